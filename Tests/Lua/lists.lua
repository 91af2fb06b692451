-- Lists: scroll views as high as their rows.

local function list(rows, options)
  options = options or {}
  options.id, options.rows = "list", rows
  local screen = detent.screen { size = { 320, 480 }, keyboard = "hardware", detent.list(options) }
  return screen.list, screen
end

--## The content is as high as the rows, as wide as the view
local view = list { count = 100, height = 44 }
assert.same({ width = 320, height = 4400 }, view.contentSize)
assert.equal(100, view.numberOfRows)
assert.equal("scrollView", view.kind)

--## Rows are asked by height and by number
local view = list { count = 100, height = 44 }
assert.equal(1, view:rowAt(0))
assert.equal(1, view:rowAt(43.9))
assert.equal(2, view:rowAt(44))
assert.equal(100, view:rowAt(4399))
assert.is_nil(view:rowAt(4400))
assert.is_nil(view:rowAt(-1))
assert.same({ x = 0, y = 44, width = 320, height = 44 }, view:rowFrame(2))

--## Runs of several heights
local view = list { { count = 1, height = 100 }, { count = 10, height = 20 }, { count = 2, height = 50 } }
assert.equal(13, view.numberOfRows)
assert.equal(400, view.contentSize.height)
assert.equal(1, view:rowAt(99))
assert.equal(2, view:rowAt(100))
assert.equal(11, view:rowAt(299))
assert.equal(12, view:rowAt(300))
assert.same({ x = 0, y = 350, width = 320, height = 50 }, view:rowFrame(13))
assert.same({ { count = 1, height = 100 }, { count = 10, height = 20 }, { count = 2, height = 50 } }, view.rows)

--## Visible rows are those of which something can be seen
local view = list { count = 100, height = 44 }
assert.same({ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 }, view.visibleRows)
view.contentOffset = { 0, 88 }
assert.equal(3, view.visibleRows[1])
view.contentOffset = { 0, 80 }
assert.equal(2, view.visibleRows[1])
assert.equal(13, view.visibleRows[#view.visibleRows])
view.contentOffset = { 0, -480 }
assert.same({}, view.visibleRows)

--## A million rows cost what is visible
local view = list { count = 1000000, height = 44 }
assert.equal(44000000, view.contentSize.height)
view:scrollToRow(1000000, { animated = false })
assert.equal(44000000 - 480, view.contentOffset.y)
assert.equal(11, #view.visibleRows)
assert.equal(1000000, view:rowAt(44000000 - 0.5))
view:swipe { to = "down", speed = 3000 } :settle()
assert.is_true(view.contentOffset.y < 44000000 - 480)

--## scrollToRow brings a row to the top, the middle, the bottom, or just into view
local view = list { count = 100, height = 40 }
local function go(row, place)
  view:scrollToRow(row, { at = place, animated = false })
  return view.contentOffset.y
end
assert.equal(400, go(11, "top"))
assert.equal(400 - 220, go(11, "middle"))
assert.equal(0, go(11, "bottom"))
assert.equal(840 - 480, go(21, "none"))
assert.equal(840 - 480, go(15, "none"))
assert.equal(160, go(5, "none"))
assert.equal(4000 - 480, go(100, "top"))
assert.equal(0, go(1, "middle"))

--## scrollToRow is animated unless told otherwise
local view = list { count = 100, height = 40 }
view:scrollToRow(50, { at = "top" })
assert.equal("animating", view.phase)
detent.settle()
assert.equal(1960, view.contentOffset.y)

--## Page keys move a screenful less one row
local view = list { count = 100, height = 40 }
view:focus()
view:key "pageDown"
detent.settle()
assert.equal(440, view.contentOffset.y)
view:key "pageDown"
detent.settle()
assert.equal(880, view.contentOffset.y)
view:key "pageUp"
detent.settle()
assert.equal(440, view.contentOffset.y)

--## The row that stays is the one at the edge, whatever its height
local view = list { { count = 4, height = 110 }, { count = 4, height = 60 }, { count = 90, height = 40 } }
view:focus()
view:key "pageDown"
detent.settle()
assert.equal(480 - 60, view.contentOffset.y)

--## A row larger than the view: a whole screenful
local view = list { count = 10, height = 1000 }
view:focus()
view:key "pageDown"
detent.settle()
assert.equal(480, view.contentOffset.y)

--## VoiceOver scrolls as the page keys do and says which rows are there
local view = list { count = 100, height = 40 }
local said = {}
view:on("accessibilityScrolled", function(e) said[#said + 1] = e.announcement end)
view:accessibilityScroll "up"
detent.settle()
assert.equal(440, view.contentOffset.y)
assert.same({ "rows 12 to 23 of 100" }, said)

--## Rows may change: what is shown stays inside
local view = list { count = 100, height = 40 }
view.contentOffset = { 0, 3000 }
view.rows = { count = 20, height = 40 }
assert.equal(800 - 480, view.contentOffset.y)
view.rows = nil
assert.is_nil(view.numberOfRows)
assert.same({}, view.visibleRows)

--## No rows
local view = list { count = 0, height = 40 }
assert.equal(0, view.numberOfRows)
assert.same({}, view.visibleRows)
assert.equal("rows 0 of 0", view.accessibilityScrollStatus)
view:swipe { to = "up" } :settle()
assert.equal(0, view.contentOffset.y)

--## A list without rows is an error
--! rows is missing
detent.screen { size = { 320, 480 }, detent.list { id = "list" } }

--## A row that does not exist is an error
--! the rows are 1 to 100
list({ count = 100, height = 44 }):scrollToRow(101)

--## Heights are more than nothing
--! rows: option "height": expected points
list { count = 5, height = 0 }

--## A pager has no rows
--! has no rows
local screen = detent.screen { size = { 320, 480 }, detent.scrollView { id = "view", numberOfPages = 3 } }
screen.view:rowFrame(1)

--## A gap stands above a run of rows: a section's header
local screen = detent.screen { size = { 390, 844 },
  detent.list { id = "form", rows = { { count = 2, height = 44, gap = 35.5 }, { count = 1, height = 60, gap = 20 } } },
}
local form = screen.form
assert.same({ { count = 2, height = 44, gap = 35.5 }, { count = 1, height = 60, gap = 20 } }, form.rows)
assert.equal(35.5 + 88 + 20 + 60, form.contentSize.height)
assert.is_nil(form:rowAt(35))
assert.equal(1, form:rowAt(35.5))
assert.equal(2, form:rowAt(123))
assert.is_nil(form:rowAt(123.5))
assert.equal(3, form:rowAt(143.5))
assert.equal(143.5, form:rowFrame(3).y)
local chosen = {}
form:on("didSelectRow", function(e) chosen[#chosen + 1] = e.row end)
form:tap { at = { 100, 20 } }
form:tap { at = { 100, 40 } }
form:tap { at = { 100, 130 } }
form:tap { at = { 100, 150 } }
assert.same({ 1, 3 }, chosen)

--## A gap is points
--! expected points (0 to 1000000)
detent.screen { detent.list { rows = { count = 1, height = 44, gap = -1 } } }
