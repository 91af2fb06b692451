-- Onboarding: four full-screen pages with a page control at the bottom.
-- Run it: scripts/detent run samples/onboarding.lua

local screen = detent.screen {
  id = "welcome",
  device = "iPhone 16",
  detent.scrollView {
    id = "pager",
    isPagingEnabled = true,
    numberOfPages = 4,
    showsHorizontalScrollIndicator = false,
  },
  detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager", backgroundStyle = "prominent", intent = { role = "primary" } },
}
local pager, dots = screen.pager, screen.dots

step "The first page is shown"
assert.equal(1, pager.page)
assert.equal("page 1 of 4", dots.accessibilityValue)

step "A flick turns one page, however hard it is"
pager:swipe { to = "next", speed = 4000 }:settle()
assert.equal(2, pager.page)
assert.equal(2, dots.page)

step "A slow drag that ends before half-way comes back"
local drag = pager:drag { by = { -120, 0 } }
drag:settle()
assert.equal(2, dots.page)
note(detent.why(pager).outcome)

step "A tap beside the current dot scrolls to the next page"
dots:tap "next"
assert.equal("animating", pager.phase)
detent.settle()
assert.equal(3, pager.page)

step "A finger that scrubs over the dots turns pages without sliding"
local turns = {}
dots:on("valueChanged", function(e)
  turns[#turns + 1] = e.page
  assert.equal("continuous", dots.interactionState)
  assert.equal("idle", pager.phase)
end)
dots:scrub { from = 3, to = 1 }
assert.same({ 2, 1 }, turns)
assert.equal(1, pager.page)

step "Past the last page nothing is left to turn"
pager:scrollToPage(4)
detent.settle()
pager:swipe { to = "next" }:settle()
assert.equal(4, dots.page)
