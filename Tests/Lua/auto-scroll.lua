-- Scrolling by itself: text that is found, selected, typed and acted on comes into view, only as far as needed.

local height = 20.333

-- Two hundred numbered lines in a scroll view of 320 by 480 on a taller screen, so that a pointer can leave it.
local function article(settings)
  local lines = {}
  for line = 1, 200 do lines[line] = string.format("line %03d", line) end
  local description = { size = { 320, 800 }, pointer = true, keyboard = "hardware" }
  for name, value in pairs(settings or {}) do description[name] = value end
  description[#description + 1] = detent.scrollView {
    id = "view", frame = { 0, 100, 320, 480 }, contentSize = { 320, 200 * height },
    detent.textField { id = "text", frame = { 0, 0, 320, 200 * height }, text = table.concat(lines, "\n") },
  }
  local screen = detent.screen(description)
  return screen.text, screen.view, screen
end

-- What was revealed, as "reason@offset".
local function record(view)
  local list = {}
  view:on("revealed", function(e) list[#list + 1] = e.reason end)
  return list
end

--## Text makes lines of a fixed height
local text = article()
assert.equal(200, text.numberOfLines)
assert.equal(1, text.insertionPoint)
assert.is_nil(text.selection)
text.insertionPoint = 10
assert.near(height, text:selectionFrame().y, 0.01)
assert.near(height, text:selectionFrame().height, 0.01)

--## Long lines break at spaces, at the field's width
local screen = detent.screen {
  size = { 320, 480 },
  detent.textField { id = "text", frame = { 0, 0, 85, 200 }, text = "one two three four abcdefghijklmnop" },
}
assert.equal(4, screen.text.numberOfLines)
screen.text.frame = { 0, 0, 320, 200 }
assert.equal(1, screen.text.numberOfLines)

--## find selects the next place and scrolls to it, just far enough
local text, view = article()
local revealed = record(view)
assert.same({ from = 892, to = 899 }, text:find "LINE 100")
assert.same({ from = 892, to = 899 }, text.selection)
assert.equal(0, view.contentOffset.y)
assert.equal("animating", view.phase)
detent.settle()
assert.near(100 * height - 480, view.contentOffset.y, 0.51)
assert.same({ "selection" }, revealed)

--## find goes on behind the selection and round at the end
local text = article()
assert.equal(1, text:find("line").from)
assert.equal(10, text:find("line").from)
text.insertionPoint = 200 * 9
assert.equal(1, text:find("line").from)
assert.is_nil(text:find "paragraph")
assert.equal(1, text.selection.from)

--## A selection of which part is visible already stays where it is
local text, view = article()
view.contentOffset = { 0, 10 }
text:selectText { from = 1, to = 8 }
detent.settle()
assert.equal(10, view.contentOffset.y)
text:selectText { from = 1, to = 1700 }
detent.settle()
assert.equal(10, view.contentOffset.y)

--## Code that sets the selection or the insertion point out of sight selects and reveals
local text, view = article()
local revealed = record(view)
local changes = {}
text:on("selectionChanged", function(e) changes[#changes + 1] = { e.from, e.to, e.isUser } end)
text.selection = { from = 1000, to = 1004 }
detent.settle()
assert.same({ { 1000, 1004, false } }, changes)
assert.is_true(view.contentOffset.y > 0)
text.insertionPoint = 1
detent.settle()
assert.equal(0, view.contentOffset.y)
assert.same({ 1, 0, false }, changes[2])
assert.same({ "selection", "selection" }, revealed)

--## Typing at a hidden insertion point reveals it
local text, view = article()
text:tap { at = { 0, 5 } }
assert.is_true(text.isFocused)
view.contentOffset = { 0, 2000 }
local revealed = record(view)
text:type "x"
assert.equal(0, view.contentOffset.y)
assert.same({ "typing" }, revealed)
assert.equal("x", text.text:sub(1, 1))
assert.equal(2, text.insertionPoint)
text:type "y"
assert.same({ "typing" }, revealed)

--## Typing that leads out of sight follows, a line at a time
local text, view = article()
text:focus()
text.insertionPoint = 1
for _ = 1, 30 do text:type "\n" end
assert.near(31 * height - 480, view.contentOffset.y, height)
assert.is_true(view.contentOffset.y > 0)

--## Who does not edit cannot type
--! tap it or focus it first
local text = article()
text:type "x"

--## Text to read cannot be typed into
--! isEditable is false
local text = article()
text.isEditable = false
text:focus()
text:type "x"

--## Acting on a selection that was scrolled away reveals it before the action
local text, view = article()
text:selectText { from = 10, to = 17 }
view.contentOffset = { 0, 3000 }
local order = {}
view:on("revealed", function(e) order[#order + 1] = e.name .. " " .. e.reason end)
text:on("editAction", function(e)
  order[#order + 1] = e.name .. " " .. e.action
  assert.near(height, view.contentOffset.y, 0.51)
end)
text:editAction "copy"
assert.same({ "revealed action", "editAction copy" }, order)
text:editAction "delete"
assert.same({ "revealed action", "editAction copy", "editAction delete" }, order)
assert.equal("line 001\n\nline 003", text.text:sub(1, 18))

--## A pointer that selects within the view scrolls nothing
local text, view = article()
text:selectByDragging { from = 1, to = { 60, 100 }, hold = 1 } :settle()
assert.equal(0, view.contentOffset.y)
assert.equal(1, text.selection.from)
assert.is_true(text.selection.to > 30)

--## Past the edge the view follows the pointer, and the selection the view
local text, view = article()
text:selectByDragging { from = 1, to = { 60, 500 }, over = 0.1, hold = 1 } :settle()
local slow, reached = view.contentOffset.y, text.selection.to
assert.is_true(slow > 150 and slow < 250, tostring(slow))
assert.is_true(reached > 300)
assert.equal("idle", view.phase)

--## The further past the edge, the faster
local text, view = article()
text:selectByDragging { from = 1, to = { 60, 500 }, over = 0.1, hold = 1 } :settle()
local slow = view.contentOffset.y
view.contentOffset = { 0, 0 }
text:selectByDragging { from = 1, to = { 60, 540 }, over = 0.1, hold = 1 } :settle()
assert.is_true(view.contentOffset.y > 2 * slow)
assert.matches("past the edge", detent.why(view).outcome)

--## It ends at the end of the content, and goes back when the pointer is above
local text, view = article()
text:selectByDragging { from = 1, to = { 60, 650 }, over = 0.1, hold = 30 } :settle()
assert.near(200 * height - 480, view.contentOffset.y, 0.51)
text:selectByDragging { from = 1700, to = { 60, view.contentOffset.y - 90 }, over = 0.1, hold = 30 } :settle()
assert.equal(0, view.contentOffset.y)
assert.equal(1699, text.selection.to)

--## Following a pointer has no end callback; asking for frames changes nothing
local function run(frames)
  local text, view = article()
  local ends = 0
  view:on("didEndScrollingAnimation", function() ends = ends + 1 end)
  if frames then view:on("didScroll", function() end) end
  text:selectByDragging { from = 1, to = { 60, 520 }, over = 0.1, hold = 0.7 } :settle()
  assert.equal(0, ends)
  return { view.contentOffset.y, text.selection.to }
end
assert.same(run(false), run(true))

--## Keys in a field that is edited move the insertion point and reveal it
local text, view = article()
text:focus()
text:key "end"
detent.settle()
assert.near(200 * height - 480, view.contentOffset.y, 0.51)
text:key "home"
detent.settle()
assert.equal(0, view.contentOffset.y)
text:key "rightArrow"
assert.equal(2, text.insertionPoint)
text:key "downArrow"
assert.equal(11, text.insertionPoint)
text:key "space"
assert.equal("l ine", text.text:sub(10, 14))

--## The keys of text to read scroll, the space bar too
local text, view = article()
text.isEditable = false
text:focus()
view:key "space"
detent.settle()
assert.near(480 - height, view.contentOffset.y, 0.51)

--## Editing begins and ends with the focus
local screen = detent.screen {
  size = { 320, 480 },
  detent.textField { id = "one", frame = { 0, 0, 320, 40 } }, detent.textField { id = "two", frame = { 0, 50, 320, 40 } },
}
local names = {}
for _, id in ipairs { "one", "two" } do
  for _, name in ipairs { "editingDidBegin", "editingDidEnd" } do
    screen[id]:on(name, function() names[#names + 1] = id .. " " .. name end)
  end
end
screen.one:tap()
screen.two:tap()
assert.same({ "one editingDidBegin", "one editingDidEnd", "two editingDidBegin" }, names)

--## Views around views reveal too, the inner one first
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView {
    id = "outer", contentSize = { 320, 3000 },
    detent.scrollView {
      id = "inner", frame = { 0, 1000, 320, 300 }, contentSize = { 320, 2000 },
      detent.textField { id = "text", frame = { 0, 0, 320, 2000 }, text = ("word\n"):rep(90) },
    },
  },
}
screen.text.insertionPoint = 90 * 5
detent.settle()
assert.is_true(screen.inner.contentOffset.y > 0)
assert.is_true(screen.outer.contentOffset.y > 500)
local frame = screen.text.screenFrame
assert.is_true(frame.y + screen.text:selectionFrame().y < 480)

--## Right to left a field's lines begin at its right edge
local screen = detent.screen {
  size = { 320, 480 }, locale = "he_IL",
  detent.textField { id = "text", frame = { 0, 0, 300, 60 }, text = "מעצור הוא חריץ\nA notch" },
}
local text = screen.text
assert.near(300, text:selectionFrame().x + text:selectionFrame().width, 0.01)
text.insertionPoint = 15 -- behind the Hebrew line: at its left end
local left = text:selectionFrame().x
assert.is_true(left < 220)
text:tap { at = { left - 20, 10 } }
assert.equal(15, text.insertionPoint)
text:tap { at = { 298, 10 } }
assert.equal(1, text.insertionPoint)
-- A Latin line ends at the right edge, and still runs from left to right.
text:tap { at = { 299, 30 } }
assert.equal(23, text.insertionPoint)
text:tap { at = { 100, 30 } }
assert.equal(16, text.insertionPoint)

--## In a Hebrew text the left arrow goes on, in an English one back
local function after(word, key)
  local screen = detent.screen {
    size = { 320, 480 }, keyboard = "hardware", detent.textField { id = "text", frame = { 0, 0, 300, 60 }, text = word },
  }
  screen.text:focus()
  screen.text.insertionPoint = 3
  screen.text:key(key)
  return screen.text.insertionPoint
end
assert.equal(4, after("מעצור", "leftArrow"))
assert.equal(2, after("מעצור", "rightArrow"))
assert.equal(2, after("notch", "leftArrow"))
assert.equal(4, after("notch", "rightArrow"))

--## A Hebrew text in an English interface begins at the left edge and runs from its right end
local screen = detent.screen {
  size = { 320, 480 }, detent.textField { id = "text", frame = { 0, 0, 300, 60 }, text = "מעצור הוא" },
}
screen.text:selectText { from = 1, to = 5 }
local word = screen.text:selectionFrame()
screen.text.insertionPoint = 10
assert.near(0, screen.text:selectionFrame().x, 0.01)
assert.is_true(word.x > 10)
screen.text:tap { at = { word.x + word.width - 1, 10 } }
assert.equal(1, screen.text.insertionPoint)

--## In a pager the page with the text comes, and rests on its page
local function pager(width)
  return detent.screen {
    size = { width, 600 }, keyboard = "hardware",
    detent.scrollView {
      id = "pager", isPagingEnabled = true, numberOfPages = 4,
      detent.textField { id = "first", frame = { 95, 100, 100, 40 }, text = "alpha" },
      detent.textField { id = "last", frame = { 3 * width + 20, 100, width - 40, 40 }, text = "needle" },
    },
    detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
  }
end
for _, width in ipairs { 320, 390, 820 } do
  local screen = pager(width)
  screen.last:find "needle"
  detent.settle()
  assert.equal(3 * width, screen.pager.contentOffset.x)
  assert.equal(4, screen.pager.page)
  assert.equal(4, screen.dots.page)
end
local screen = pager(390)
screen.first:focus()
screen.pager.page = 3
screen.first:type "z"
detent.settle()
assert.equal(0, screen.pager.contentOffset.x)
assert.equal(1, screen.dots.page)
screen.pager:scrollRectToVisible { 390 + 60, 0, 390, 100 }
assert.equal(390, screen.pager.contentOffset.x)
assert.equal(2, screen.pager.page)

--## In a pager that pages down, and in one read from right to left
local screen = detent.screen {
  size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, pageAxis = "vertical", numberOfPages = 3 },
}
screen.pager:scrollRectToVisible { 20, 1700, 10, 300 }
assert.equal(2 * 844, screen.pager.contentOffset.y)
local screen = detent.screen {
  size = { 300, 600 }, layoutDirection = "rightToLeft",
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 },
}
assert.equal(600, screen.pager.contentOffset.x)
screen.pager:scrollRectToVisible { 10, 10, 50, 50 }
assert.equal(0, screen.pager.contentOffset.x)
assert.equal(3, screen.pager.page)
