-- A selection that is dragged past the edge of what can be seen: the page follows, faster the further the pointer is.
-- Run it: scripts/detent run samples/selection-drag.lua

local paragraph = "The tide came in before noon. Nobody had counted on it. The boats lay dry, and the harbour slept. "

local screen = detent.screen {
  id = "reader",
  device = 'iPad 11"',
  detent.scrollView {
    id = "page",
    frame = { 0, 200, 820, 500 },
    contentSize = { 820, 3000 },
    detent.textField { id = "text", text = paragraph:rep(140), isEditable = false, frame = { 10, 0, 800, 3000 } },
  },
}
local page, text = screen.page, screen.text

step "A drag inside the view selects and scrolls nothing"
text:selectByDragging { from = 1, to = { 400, 300 } }:settle()
assert.equal(1, text.selection.from)
assert(text.selection.to > 1000, "some lines are selected")
assert.equal(0, page.contentOffset.y)

step "Held 20 points below the edge, the page follows at 200 points per second"
local before = text.selection.to
text:selectByDragging { from = 1, to = { 400, 520 }, hold = 2 }
assert.near(400, page.contentOffset.y, 10)
assert(text.selection.to > before, "the selection grows with what comes into view")
local why = detent.why(page, "whether to scroll after the pointer")
assert.equal(200, why.inputs.speed)
note(why.outcome)

step "Twice as far it is twice as fast"
page.contentOffset = { 0, 0 }
text:selectByDragging { from = 1, to = { 400, 540 }, hold = 2 }
assert.near(800, page.contentOffset.y, 20)

step "When the finger lifts the page stands still, and the selection reaches to the edge"
local rest = page.contentOffset.y
detent.wait(1)
assert.equal(rest, page.contentOffset.y)
local selected = text:selectionFrame()
assert.equal(0, selected.y)
assert.near(rest + 540, selected.y + selected.height, 25)

step "At the end of the text there is nothing left to follow"
page.contentOffset = { 0, 2400 }
text:tap { at = { 400, 2600 } }
local first = text.insertionPoint
text:selectByDragging { from = first, to = { 400, 2400 + 600 }, hold = 3 }
assert.equal(3000 - 500, page.contentOffset.y)
assert.equal(first, text.selection.from)

step "Upwards it works the same: the first selected character moves, the last one stays"
page.contentOffset = { 0, 1000 }
text:tap { at = { 400, 1200 } }
local last = text.insertionPoint - 1
text:selectByDragging { from = last + 1, to = { 400, 1000 - 30 }, hold = 1 }
assert.near(700, page.contentOffset.y, 10)
assert.equal(last, text.selection.to)
assert(text.selection.from < last - 1000, "it reaches up to the edge")
