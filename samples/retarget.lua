-- An app that decides where a scroll rests: the handler of willEndDragging moves the target to the start of a section.
-- Run it: scripts/detent run samples/retarget.lua

local sections = { 0, 700, 1650, 2300, 4000 }

local function nearest(y)
  local best = sections[1]
  for _, start in ipairs(sections) do
    if math.abs(start - y) < math.abs(best - y) then best = start end
  end
  return best
end

local screen = detent.screen {
  id = "article",
  device = "iPhone SE 3",
  detent.scrollView {
    id = "text",
    contentSize = { 375, 5000 },
    on = {
      willEndDragging = function(e)
        e.targetContentOffset = { 0, nearest(e.targetContentOffset.y) }
      end,
    },
  },
}
local text = screen.text

step "A flick slows down to the start of a section"
text:swipe { to = "up", speed = 1500 }
assert.equal("decelerating", text.phase)
detent.settle()
assert.equal(700, text.contentOffset.y)

step "A slow drag is drawn there too"
text:drag { by = { 0, -520 } }:settle()
assert.equal(1650, text.contentOffset.y)

step "The events come in UIKit's order"
assert.events(text, {
  "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didScroll*", "didEndDecelerating",
  "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didScroll*", "didEndDecelerating",
})

step "Where was it half a second ago?"
note(("offset %g at %g s"):format(screen:at(detent.time - 0.5).text.contentOffset.y, detent.time - 0.5))
