-- A text comes into view before something happens to it: a find, typing at a hidden insertion point, an action on a
-- selection that was scrolled away.
-- Run it: scripts/detent run samples/find-in-text.lua

local paragraph = "The tide came in before noon. Nobody had counted on it. The boats lay dry, and the harbour slept.\n"

local screen = detent.screen {
  id = "notes",
  device = "iPhone 16",
  detent.scrollView {
    id = "page",
    frame = { 0, 100, 393, 600 },
    contentSize = { 393, 3600 },
    detent.textField { id = "text", text = paragraph:rep(40) .. "The lighthouse burns.", frame = { 16, 0, 361, 3600 } },
  },
}
local page, text = screen.page, screen.text

local reasons = {}
page:on("revealed", function(e) reasons[#reasons + 1] = e.reason end)

-- Whether the selection or the insertion point lies in the part of the page that is shown.
local function isSeen()
  local what, seen = text:selectionFrame(), page.bounds
  return what.y >= seen.y and what.y + what.height <= seen.y + seen.height
end

step "Find selects a word; one that can be seen moves nothing"
local word = text:find "tide"
assert.same({ from = 5, to = 8 }, word)
assert.equal(0, page.contentOffset.y)
assert.same({}, reasons)

step "A word far below is scrolled into view, as far as is needed and in sight"
text:find "lighthouse"
assert.equal("animating", page.phase)
assert.is_false(isSeen())
detent.settle()
assert.is_true(isSeen())
local rest = text:selectionFrame()
assert.near(rest.y + rest.height - page.bounds.height, page.contentOffset.y, 0.5)
assert.same({ "selection" }, reasons)
assert.is_nil(text:find "submarine")

step "After the last place a find begins again at the top"
assert.equal(5, text:find("tide").from)
detent.settle()
assert.near(0, page.contentOffset.y, 0.5)

step "Typing goes to the insertion point, and the page jumps there first"
text:focus()
text.insertionPoint = 1
page:swipe { to = "up", speed = 3000 }:settle()
assert.is_false(isSeen())
reasons = {}
text:type "Monday. "
assert.equal("Monday. The tide", text.text:sub(1, 16))
assert.equal(9, text.insertionPoint)
assert.is_true(isSeen())
assert.equal("idle", page.phase)
assert.same({ "typing" }, reasons)

step "An action on a selection that was scrolled away brings it back before anything changes"
text:selectText { from = 1, to = 8 }
page:swipe { to = "up", speed = 3000 }:settle()
assert.is_false(isSeen())
reasons = {}
text:on("editAction", function() assert.is_true(isSeen()) end)
text:editAction "delete"
assert.equal("The tide", text.text:sub(1, 8))
assert.is_nil(text.selection)
assert.same({ "action" }, reasons)
