-- What new users stumbled over, and what it does now.

-- A screen of 400 × 600 with a view of that size that shows its photo twice as large; `children` lie in the photo.
local function zoomed(children)
  children.id, children.frame = "photo", { 0, 0, 400, 600 }
  return detent.screen {
    size = { 400, 600 },
    detent.scrollView {
      id = "view", frame = { 0, 0, 400, 600 }, zoomItem = "photo", maximumZoomScale = 4, zoomScale = 2,
      detent.view(children),
    },
  }
end

-- A pager of 400 × 600 with the given children and options.
local function pages(options)
  options.id, options.isPagingEnabled, options.frame = "pager", true, { 0, 0, 400, 600 }
  return detent.screen {
    size = { 400, 700 }, detent.scrollView(options), detent.pageControl { id = "dots", pairedWith = "pager" },
  }
end

--## Touches inside a zoomed item are told in the touched component's own points
local screen = zoomed { detent.view { id = "spot", frame = { 20, 30, 100, 100 } } }
local places = {}
for _, name in ipairs { "tap", "longPress" } do screen.spot:on(name, function(e) places[name] = e.at end) end
screen.spot:tap { at = { 10, 20 } }
screen.spot:press { at = { 90, 95 }, hold = 0.6 }
assert.same({ x = 10, y = 20 }, places.tap)
assert.same({ x = 90, y = 95 }, places.longPress)

--## A finger's goal inside a zoomed item counts in the component's own points
local screen = zoomed { detent.view { id = "spot", frame = { 20, 30, 100, 100 } } }
local place
screen.spot:on("longPress", function(e) place = e.at end)
local finger = screen.spot:touch { at = { 10, 10 } }
finger:move { to = { 12, 13 } }
detent.wait(0.6)
finger:up()
assert.same({ x = 12, y = 13 }, place)

--## A page control inside a zoomed item is hit where it is seen
local screen = zoomed { detent.pageControl { id = "dots", frame = { 5, 100, 190, 26 }, numberOfPages = 5 } }
local dots = screen.dots
dots:tap "next"
assert.equal(2, dots.page)
dots:scrub { from = 2, to = 5 }
assert.equal(5, dots.page)
dots:tap "previous"
assert.equal(4, dots.page)

--## Keys that put another page in the reader's place say so, and paired controls stay in step
local screen = pages { pageKeys = { "a", "b", "c" }, page = 2 }
local told = {}
screen.pager:on("pageChanged", function(e) told[#told + 1] = { e.page, e.isUser, screen.pager.currentKey } end)
screen.pager.pageKeys = { "a", "c" }
detent.settle()
assert.same({ { 2, false, "c" } }, told)
assert.equal(2, screen.dots.numberOfPages)
assert.equal(2, screen.dots.page)
screen.pager.pageKeys = { "b", "c" }
detent.settle()
assert.equal(1, #told)

--## A page that takes another's place begins with its own time
local screen = pages { pageKeys = { "a", "b", "c" }, page = 2 }
local progress = detent.timerProgress { preferredDuration = 4 }
screen.dots.progress = progress
progress:resumeTimer()
detent.wait(2)
screen.pager.pageKeys = { "a", "c" }
detent.wait(1)
assert.near(0.25, progress.currentProgress, 0.01)

--## Whatever a pager holds without frame and place is a page of it, in order
local screen = pages {
  detent.view { id = "a" }, detent.label { id = "b", text = "Two" }, detent.image { id = "c", image = "photo" },
  detent.list { id = "d", rows = { count = 100, height = 50 } }, detent.scrollView { id = "e", contentSize = { 400, 2000 } },
  detent.textField { id = "f", text = "Six" }, detent.button { id = "g", title = "Seven" },
  detent.label { id = "badge", text = "!", frame = { 10, 10, 40, 20 } }, detent.pageControl { id = "inner" },
  detent.label { id = "caption", text = "!", place = "top" },
}
assert.equal(7, screen.pager.numberOfPages)
assert.equal(7, screen.dots.numberOfPages)
for page, id in ipairs { "a", "b", "c", "d", "e", "f", "g" } do
  assert.same({ x = 400 * (page - 1), y = 0, width = 400, height = 600 }, screen[id].frame)
end
assert.equal(10, screen.badge.frame.x)
assert.is_true(screen.caption.frame.width < 100)
screen.pager.page = 7
local pressed = 0
screen.g:on("touchUpInside", function() pressed = pressed + 1 end)
screen.g:tap()
assert.equal(1, pressed)

--## Margins make a page smaller
local screen = pages { detent.view { id = "a" }, detent.view { id = "b", margins = { top = 10, left = 20 } } }
assert.same({ x = 420, y = 10, width = 380, height = 590 }, screen.b.frame)

--## Pages move with their keys; one whose key is gone is hidden until it comes back
local screen = pages {
  pageKeys = { "a", "b", "c" }, detent.view { id = "one" }, detent.label { id = "two" }, detent.view { id = "three" },
}
local pager, one, two, three = screen.pager, screen.one, screen.two, screen.three
pager.pageKeys = { "c", "x", "a" }
assert.equal(800, one.frame.x)
assert.equal(0, three.frame.x)
assert.is_true(two.isHidden)
assert.is_false(one.isHidden)
assert.equal("a", pager.currentKey)
assert.equal(800, pager.contentOffset.x)
one:tap()
pager.pageKeys = { "b", "a" }
assert.is_false(two.isHidden)
assert.equal(0, two.frame.x)
assert.equal(400, one.frame.x)
assert.is_true(three.isHidden)
pager.pageKeys = {}
for _, page in ipairs { one, two, three } do assert.is_true(page.isHidden) end
pager.pageKeys = { "c", "b", "a" }
for place, page in ipairs { three, two, one } do
  assert.is_false(page.isHidden)
  assert.equal(400 * (place - 1), page.frame.x)
end

--## A page that code hid stays hidden when its key comes back
local screen = pages { pageKeys = { "a", "b" }, detent.view { id = "one" }, detent.view { id = "two" } }
screen.pager.pageKeys = { "a" }
screen.two.isHidden = true
screen.pager.pageKeys = { "a", "b" }
assert.is_true(screen.two.isHidden)
screen.two.isHidden = false
screen.pager.pageKeys = { "a" }
screen.two.isHidden = false
assert.is_true(screen.two.isHidden)
screen.pager.pageKeys = { "b" }
assert.is_false(screen.two.isHidden)

--## A child beyond the keys has no page until there is a key for it
local screen = pages {
  pageKeys = { "a", "b" }, detent.view { id = "one" }, detent.view { id = "two" }, detent.view { id = "three" },
}
assert.is_true(screen.three.isHidden)
screen.pager.pageKeys = { "b", "a", "c" }
assert.is_false(screen.three.isHidden)
assert.equal(800, screen.three.frame.x)
screen.pager.pageKeys = { "c", "b" }
assert.equal(0, screen.three.frame.x)

--## Keys given later belong to the pages as they lie then; a mere number brings all back in order
local screen = pages { detent.view { id = "one" }, detent.view { id = "two" }, detent.view { id = "three" } }
screen.pager.pageKeys = { "a", "b", "c" }
screen.pager.pageKeys = { "c", "a" }
assert.is_true(screen.two.isHidden)
assert.equal(400, screen.one.frame.x)
screen.pager.numberOfPages = 3
for place, id in ipairs { "one", "two", "three" } do
  assert.is_false(screen[id].isHidden)
  assert.equal(400 * (place - 1), screen[id].frame.x)
end
assert.same({}, screen.pager.pageKeys)
assert.equal("frame", detent.events { source = screen.one, name = "changed" }[1].property)

--## An event that does not exist is no empty list
--! there is no event "valueChangd": did you mean "valueChanged"? (there are: valueChanged,
detent.events { name = "valueChangd" }

--## What is only recorded has a name too
for _, name in ipairs { "made", "changed", "decided", "touch", "moved", "step" } do assert.is_table(detent.events { name = name }) end

--## A question that no decision answers is an error
--! no decision answers "were to rest": did you mean "where to rest"? (there are: where to rest, who takes the drag
detent.why(pages { detent.view {} }.pager, "were to rest")

--## A misspelt word of another tool is understood
local screen = pages { detent.view {} }
assert.error(function() return screen.dots.curentPage end, 'use "page" (counts from 1)')
assert.error(function() return screen.dots.currentPage end, 'use "page" (counts from 1)')
assert.error(function() return screen.dots.numberOfPage end, 'did you mean "numberOfPages"?')
for _, word in ipairs { "pager", "UICollectionView", "collectionView", "CollectionView" } do
  assert.error(function() detent[word] {} end, 'use "scrollView"')
end
for _, word in ipairs { "table", "tableView", "UITableView" } do
  assert.error(function() detent[word] {} end, 'use "list"')
end
assert.error(function() detent.gauge {} end, "components: screen, scrollView, list")  -- luacheck: ignore

--## Comparisons need no name of their own
assert.error(function() assert.greater_than(2, 1) end, "assert(a > b) does it")  -- luacheck: ignore
assert.error(function() assert.is_lt(1, 2) end, "assert(a < b) does it")  -- luacheck: ignore

--## A wait as other tools call it
--! use detent.wait
sleep(1)  -- luacheck: ignore

--## Devices without the inch mark
assert.equal(820, detent.screen { device = "iPad 11" }.size.width)
assert.equal(1024, detent.screen { device = "iPad 13" }.size.width)

--## A nearness needs a tolerance
--! expected a tolerance (0 or more) as third argument, got nil
assert.near(1, 1.2)

--## A pinch that nothing can follow says why
local screen = detent.screen {
  size = { 400, 600 }, detent.scrollView { id = "view", contentSize = { 400, 2000 }, maximumZoomScale = 4 },
}
screen.view:pinch { scale = 2 }
detent.settle()
assert.equal("nothing zooms: zoomItem is nil", detent.why(screen.view).outcome)
assert.equal("whether the fingers zoom", detent.why(screen.view).question)
assert.equal(1, screen.view.zoomScale)
local decisions = detent.events { name = "decided", source = screen.view }
assert.equal(1, #decisions)

--## A view without content says so when it is dragged
local screen = detent.screen { size = { 400, 600 }, detent.scrollView { id = "view" } }
screen.view:drag { by = { 0, -100 } }
assert.equal('nobody can be dragged up: the contentSize of scrollView "view" is 0 × 0', detent.why(screen.view).outcome)

--## A selection that scrolls by itself is told line by line, at any frame rate
local lines = {}
for line = 1, 200 do lines[line] = ("line %03d"):format(line) end
local function ends(rate, from, by)
  local screen = detent.screen {
    size = { 400, 600 }, pointer = true,
    detent.scrollView {
      id = "view", frame = { 0, 200, 400, 200 }, contentSize = { 400, 6000 },
      detent.textField { id = "text", frame = { 0, 0, 400, 6000 }, text = table.concat(lines, "\n") },
    },
  }
  detent.frameRate = rate
  local told = {}
  if from > 1 then screen.view.contentOffset = { 0, 2000 } end
  screen.text:on("selectionChanged", function(e) told[#told + 1] = (by > 0 and e.to or e.from) // 9 + 1 end)
  screen.text:selectByDragging { from = from, by = { 0, by }, over = 0, hold = 2 }
  detent.settle()
  return told
end
for _, way in ipairs { { 1, 220 }, { 900, -130 } } do
  local slow, fast = ends(30, way[1], way[2]), ends(120, way[1], way[2])
  assert.same(slow, fast)
  assert(#slow > 20)
  -- The first few come from the pointer's own way.
  for place = 6, #slow do assert.near(1, math.abs(slow[place] - slow[place - 1]), 0) end
end
