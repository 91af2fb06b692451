-- Paging scroll views: where they rest, what a page is, what survives a change.

-- A screen of the pager's own size with one pager on it; answers the pager and the list of its page changes.
local function pages(options, settings)
  local description = settings or {}
  if not description.device then description.size = description.size or { 320, 480 } end
  options.id = "pager"
  if options.isPagingEnabled == nil then options.isPagingEnabled = true end
  description[1] = detent.scrollView(options)
  local screen = detent.screen(description)
  local pager, heard = screen.pager, {}
  pager:on("pageChanged", function(e) heard[#heard + 1] = e.page end)
  return pager, heard, screen
end

-- Every signal of a view but didScroll, as a list that fills by itself.
local function record(view)
  local names = {}
  for _, name in ipairs {
    "pageChanged", "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
    "didEndDecelerating", "didEndScrollingAnimation",
  } do
    view:on(name, function() names[#names + 1] = name end)
  end
  return names
end

-- Drags the content so that its offset is `x`, whatever the slop took, and leaves the finger down.
local function dragTo(pager, x, at)
  local finger = pager:touch { at = at }
  local sign = x > pager.contentOffset.x and -1 or 1
  finger:move { by = { sign * 10, 0 }, over = 0.02 }
  finger:move { by = { pager.contentOffset.x - x, 0 }, over = 0.3 }
  assert.near(x, pager.contentOffset.x, 0.5)
  return finger
end

--## O10 The page is the nearest one, whatever binary division says
local pager = pages({ numberOfPages = 5 }, { size = { 1080 / 2.625, 700 }, scale = 2.625 })
local width = 1080 / 2.625
pager.bounds = { width + width + width, 0, width, 700 }
assert.equal(4, pager.page)
local pager = pages({ numberOfPages = 10 }, { size = { 901 / 3, 700 } })
local width, offset = 901 / 3, 0
for _ = 1, 7 do offset = offset + width end
pager.bounds = { offset, 0, width, 700 }
assert.equal(8, pager.page)
local pager = pages { numberOfPages = 5 }
pager.contentOffset = { 159, 0 }
assert.equal(1, pager.page)
pager.contentOffset = { 161, 0 }
assert.equal(2, pager.page)

--## O11 The gap between pages counts for the stride
local pager = pages({ numberOfPages = 30 }, { size = { 395, 667 } })
for page, offset in pairs { [19] = 7110, [20] = 7505, [21] = 7900 } do
  pager:scrollToPage(page, { animated = false })
  assert.equal(offset, pager.contentOffset.x)
  assert.equal(page, pager.page)
end

--## O12 Without speed the nearest page wins, a flick turns one page
local pager = pages({ numberOfPages = 5 }, { size = { 300, 600 } })
local finger = dragTo(pager, 190, { 280, 300 })
finger:hold(0.5)
finger:up():settle()
assert.equal(300, pager.contentOffset.x)
pager.page = 1
local finger = dragTo(pager, 120, { 280, 300 })
finger:hold(0.5)
finger:up():settle()
assert.equal(0, pager.contentOffset.x)

--## O12 The hardest flick turns one page, and the same one back
local pager = pages({ numberOfPages = 10, page = 3 }, { size = { 375, 600 } })
pager:swipe { to = "left", distance = 60, speed = 6000 }:settle()
assert.equal(4, pager.page)
assert.equal(1125, pager.contentOffset.x)
pager:swipe { to = "right", distance = 60, speed = 6000 }:settle()
assert.equal(3, pager.page)
assert.equal(750, pager.contentOffset.x)

--## O14 The last page may be a part of one and can still be reached
local pager, heard = pages({ contentSize = { 3140, 400 } }, { size = { 728, 400 } })
assert.equal(5, pager.numberOfPages)
local offsets = {}
for _ = 1, 5 do
  pager:swipe { to = "left" }:settle()
  offsets[#offsets + 1] = pager.contentOffset.x
end
assert.same({ 728, 1456, 2184, 2412, 2412 }, offsets)
assert.same({ 2, 3, 4, 5 }, heard)
assert.equal(5, pager.page)

--## O15 The announced target is where the view will rest, backward and at the end
local pager, heard = pages { numberOfPages = 5, page = 3 }
local target
pager:on("willEndDragging", function(e) target = e.targetContentOffset.x end)
pager:swipe { to = "right" }:settle()
assert.equal(320, target)
assert.equal(320, pager.contentOffset.x)
pager.page = 5
detent.settle()
heard[1], heard[2], heard[3] = nil, nil, nil
pager:swipe { to = "left", speed = 1500 }:settle()
assert.equal(1280, target)
assert.equal(1280, pager.contentOffset.x)
assert.same({}, heard)

--## O18 A page that is there at the start is state, a repeated one nothing, a jump visits no pages
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 7, page = 4 },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
local pager, dots, heard = screen.pager, screen.dots, {}
pager:on("pageChanged", function(e) heard[#heard + 1] = e.page end)
dots:on("valueChanged", function(e) heard[#heard + 1] = -e.page end)
assert.equal(4, pager.page)
assert.equal(4, dots.page)
assert.equal(960, pager.contentOffset.x)
pager.page = 4
pager:scrollToPage(4)
detent.settle()
assert.same({}, heard)
assert.events(pager, {})
pager.page = 7
detent.settle()
assert.same({ 7 }, heard)
assert.equal(2240 - 320, pager.contentOffset.x)

--## O19 The reader stays with the page being read while others go
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView { id = "pager", isPagingEnabled = true, pageKeys = { "A", "B", "C", "D" }, page = 3 },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
local pager, dots = screen.pager, screen.dots
local function is(key, page, count)
  assert.equal(key, pager.currentKey)
  assert.equal(page, pager.page)
  assert.equal(count, pager.numberOfPages)
  assert.equal((page - 1) * 320, pager.contentOffset.x)
  assert.equal(page, dots.page)
  assert.equal(count, dots.numberOfPages)
  assert.equal("idle", pager.phase)
end
dots:on("valueChanged", function() error "nobody touched it" end)
is("C", 3, 4)
pager.pageKeys = { "B", "C", "D" }
is("C", 2, 3)
pager.pageKeys = { "B", "C" }
is("C", 2, 2)
pager.pageKeys = { "B" }
is("B", 1, 1)
detent.settle()

--## O20 A rotation keeps the page, not the offset
local pager, heard, screen = pages({ numberOfPages = 5, page = 4 }, { device = "iPhone SE 3" })
assert.equal(1125, pager.contentOffset.x)
screen:rotate "landscape"
assert.equal(2001, pager.contentOffset.x)
assert.equal(4, pager.page)
screen:rotate "portrait"
assert.equal(1125, pager.contentOffset.x)
detent.settle()
assert.same({}, heard)

--## O20 A page that is a share of the viewport keeps its place too
local pager, heard, screen = pages({ numberOfPages = 6, pageSize = "80%", page = 4 }, { size = { 400, 400 } })
assert.equal(960, pager.contentOffset.x)
screen.size = { 600, 400 }
assert.equal(1440, pager.contentOffset.x)
assert.equal(4, pager.page)
detent.settle()
assert.same({}, heard)

--## U80 However hard the fling, one page
local pager = pages { numberOfPages = 9 }
for page = 2, 4 do
  pager:swipe { to = "next", distance = 150, speed = 20000 }:settle()
  assert.equal(page, pager.page)
end

--## U81 Let go at 49 % it returns, at 51 % it goes on; both move
local pager = pages({ numberOfPages = 3 }, { size = { 300, 600 } })
local moved = {}
pager:on("didEndDragging", function(e) moved[#moved + 1] = e.willDecelerate end)
for offset, rest in pairs { [147] = 0, [153] = 300 } do
  pager.page = 1
  local finger = dragTo(pager, offset, { 280, 300 })
  finger:hold(0.3)
  finger:up():settle()
  assert.equal(rest, pager.contentOffset.x)
end
assert.same({ true, true }, moved)

--## U82 Let go exactly on a page, nothing is left to move
local pager = pages({ numberOfPages = 3, page = 2 }, { size = { 300, 600 } })
local names, moves = record(pager)
pager:on("didEndDragging", function(e) moves = e.willDecelerate end)
local finger = pager:touch { at = { 150, 300 } }
finger:move { by = { -50, 0 }, over = 0.1 }
finger:move { by = { 40, 0 }, over = 0.1 }
assert.equal(300, pager.contentOffset.x)
finger:hold(0.3)
finger:up():settle()
assert.is_false(moves)
assert.same({ "willBeginDragging", "willEndDragging", "didEndDragging" }, names)

--## U83 Two and a half pages: the last rest is the content's end
local pager = pages { contentSize = { 800, 480 } }
for _, offset in ipairs { 320, 480, 480 } do
  pager:swipe { to = "next" }:settle()
  assert.equal(offset, pager.contentOffset.x)
end
assert.equal(3, pager.page)
pager:swipe { to = "previous" }:settle()
assert.equal(320, pager.contentOffset.x)

--## A release from beyond the first page comes back to it
local pager = pages { numberOfPages = 3 }
local names = record(pager)
pager:drag { by = { 200, 0 } }:settle()
assert.equal(0, pager.contentOffset.x)
assert.same(
  { "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating" }, names)

--## Read from right to left, pages lie the other way and the words follow
local pager, heard = pages({ numberOfPages = 4 }, { locale = "he", size = { 320, 480 } })
assert.equal(960, pager.contentOffset.x)
pager:swipe { to = "right" }:settle()
assert.equal(2, pager.page)
assert.equal(640, pager.contentOffset.x)
pager:swipe { to = "next" }:settle()
pager:swipe { to = "previous" }:settle()
pager:swipe { to = "left" }:settle()
assert.same({ 2, 3, 2, 1 }, heard)
pager.page = 4
assert.equal(0, pager.contentOffset.x)

--## From right to left a pager begins at its first page, whatever gives it its pages
for _, options in ipairs { { numberOfPages = 3 }, { contentSize = { 960, 480 } }, { contentSize = { 960, 480 }, numberOfPages = 3 } } do
  options.id, options.isPagingEnabled, options.frame = "pager", true, { 0, 0, 320, 480 }
  local pager = detent.screen { size = { 320, 480 }, locale = "ar", detent.scrollView(options) }.pager
  assert.equal(1, pager.page)
  assert.equal(640, pager.contentOffset.x)
end

--## From right to left fewer pages than the content had are no place to be lost in
local pager = detent.screen { size = { 320, 480 }, locale = "ar", detent.scrollView {
  id = "pager", isPagingEnabled = true, contentSize = { 960, 480 }, numberOfPages = 1 } }.pager
pager:tap()
assert.equal(1, pager.page)

--## The layout direction turns: the page stays, the offset is mirrored
local pager, heard, screen = pages { numberOfPages = 4, page = 2 }
screen.layoutDirection = "rightToLeft"
assert.equal(2, pager.page)
assert.equal(640, pager.contentOffset.x)
screen.locale = "de_DE"
assert.equal(640, pager.contentOffset.x)
detent.settle()
assert.same({}, heard)

--## The direction turns during a scroll: it ends at the page where it was heading
local pager, heard, screen = pages { numberOfPages = 6, page = 1 }
pager:scrollToPage(5)
detent.wait(0.1)
screen.layoutDirection = "rightToLeft"
detent.settle()
assert.equal(5, pager.page)
assert.equal(320, pager.contentOffset.x)

--## A locale of the same direction stops nothing
local pager, heard, screen = pages { numberOfPages = 6 }
pager:scrollToPage(5)
detent.wait(0.1)
screen.locale = "fr_FR"
assert.equal("animating", pager.phase)
detent.settle()
assert.equal(5, pager.page)

--## Vertical pages
local pager, heard = pages { numberOfPages = 4, pageAxis = "vertical" }
assert.same({ width = 320, height = 1920 }, pager.contentSize)
pager:swipe { to = "up" }:settle()
assert.same({ x = 0, y = 480 }, pager.contentOffset)
pager:swipe { to = "next" }:settle()
pager:swipe { to = "down" }:settle()
pager:swipe { to = "left", distance = 100 }:settle()
assert.same({ 2, 3, 2 }, heard)

--## Vertical content that overflows is paged downward by itself
local pager = pages { contentSize = { 320, 1440 } }
assert.equal("vertical", pager.pageAxis)
assert.equal(3, pager.numberOfPages)
pager:swipe { to = "next" }:settle()
assert.equal(2, pager.page)

--## No pages: nothing to read, nothing to turn, nothing breaks
local pager, heard = pages { numberOfPages = 0 }
assert.is_nil(pager.page)
assert.equal(0, pager.numberOfPages)
pager:swipe { to = "next", distance = 100 }:settle()
pager:nextPage()
pager.page = 3
pager.numberOfPages = 3
assert.equal(1, pager.page)
pager.page = 3
pager.numberOfPages = 0
assert.is_nil(pager.page)
assert.equal(0, pager.contentOffset.x)

--## No pages: going to one is an error
--! there is no page 1: there are no pages
local pager = pages { numberOfPages = 0 }
pager:scrollToPage(1)

--## One page: a swipe is no error and turns nothing
local pager, heard = pages { numberOfPages = 1 }
pager:swipe { to = "next" }:settle()
pager:nextPage()
pager:previousPage()
detent.settle()
assert.same({}, heard)
assert.equal(1, pager.page)
assert.equal(0, pager.contentOffset.x)

--## A million pages cost no more than three
local pager, heard = pages { numberOfPages = 1000000 }
pager.page = 999999
detent.settle()
pager:swipe { to = "next" }:settle()
assert.equal(1000000, pager.page)
pager:swipe { to = "next" }:settle()
assert.same({ 999999, 1000000 }, heard)
assert.equal(999999 * 320, pager.contentOffset.x)

--## An animated scroll over a million pages tells of no more than one a frame
local pager, heard = pages { numberOfPages = 1000000 }
pager:scrollToPage(1000000)
detent.settle()
assert.equal(1000000, heard[#heard])
assert.is_true(#heard <= 37)
assert.near(0.3, detent.time, 1e-6)

--## An animated scroll over a few pages tells of each
local pager, heard = pages { numberOfPages = 6 }
pager:scrollToPage(6)
detent.settle()
assert.same({ 2, 3, 4, 5, 6 }, heard)

--## The largest numbers are survived
local pager = pages { numberOfPages = 1000000000, pageSize = 1000000000 }
pager.page = 1000000000
pager:swipe { to = "previous", distance = 100 }:settle()
assert.equal(999999999, pager.page)
pager.contentOffset = { -1e12, 1e12 }
pager:drag { by = { 40, 40 } }:settle()
pager.contentSize = { 1e12, 1e12 }
pager.pageOverlap = 1e9
pager.pageSize = 1
detent.settle()

--## An overlap as long as the page leaves one resting place
local pager = pages { numberOfPages = 5, pageOverlap = 320 }
pager:swipe { to = "next", distance = 100 }:settle()
assert.equal(0, pager.contentOffset.x)
pager.page = 5
pager.pageOverlap = 0
detent.settle()

--## A viewport without extent keeps the page for later
local pager, heard, screen = pages { numberOfPages = 5, page = 3 }
screen.size = { 0, 480 }
assert.equal(3, pager.page)
pager.page = 4
pager:nextPage()
detent.settle()
assert.equal(5, pager.page)
screen.size = { 320, 480 }
assert.equal(5, pager.page)
assert.equal(1280, pager.contentOffset.x)

--## A rotation during a drag: the finger goes on with the page
local pager, heard, screen = pages({ numberOfPages = 5, page = 3 }, { device = "iPhone SE 3" })
local finger = pager:touch { at = { 200, 300 } }
finger:move { by = { -60, 0 }, over = 0.1 }
screen:rotate "landscape"
assert.equal(3, pager.page)
assert.equal("dragging", pager.phase)
finger:move { by = { 30, 0 }, over = 0.1 }
finger:hold(0.2)
finger:up():settle()
assert.equal(3, pager.page)
assert.equal(2 * 667, pager.contentOffset.x)

--## A rotation during a fling: it ends at the page where it was heading
local pager, heard, screen = pages({ numberOfPages = 5, page = 3 }, { device = "iPhone SE 3" })
local names = record(pager)
pager:swipe { to = "next", distance = 100 }:wait(0.01)
assert.equal("decelerating", pager.phase)
screen:rotate "landscape"
assert.equal(4, pager.page)
assert.equal("idle", pager.phase)
assert.equal(3 * 667, pager.contentOffset.x)
detent.settle()
assert.equal("didEndDecelerating", names[#names - 1])
assert.equal("pageChanged", names[#names])

--## A rotation during an animated scroll: the same
local pager, heard, screen = pages({ numberOfPages = 5 }, { device = "iPhone SE 3" })
local names = record(pager)
pager:scrollToPage(2)
detent.wait(0.05)
screen:rotate "landscape"
detent.settle()
assert.equal(2, pager.page)
assert.equal(667, pager.contentOffset.x)
assert.same({ "didEndScrollingAnimation", "pageChanged" }, names)

--## A count that is set to what it is stops nothing and moves nothing
local pager = pages { numberOfPages = 5 }
pager:swipe { to = "next" }:wait(0.05)
local velocity = pager.velocity.x
pager.numberOfPages = 5
pager.pageOverlap = 0
pager.pageSize = nil
assert.equal("decelerating", pager.phase)
assert.equal(velocity, pager.velocity.x)
detent.settle()
pager.contentOffset = { 100, 0 }
pager.numberOfPages = 5
assert.equal(100, pager.contentOffset.x)

--## Keys set to what they are stop nothing
local pager = pages { pageKeys = { "a", "b", "c" } }
pager:swipe { to = "next" }:wait(0.05)
pager.pageKeys = { "a", "b", "c" }
assert.equal("decelerating", pager.phase)
detent.settle()
assert.equal("b", pager.currentKey)

--## Pages put in front of the reader during a fling: still the page that was flung to
local pager = pages { pageKeys = { "a", "b", "c" } }
pager:swipe { to = "next" }:wait(0.05)
pager.pageKeys = { "x", "y", "a", "b", "c" }
detent.settle()
assert.equal("b", pager.currentKey)
assert.equal(4, pager.page)
assert.equal(3 * 320, pager.contentOffset.x)

--## The page that a fling is heading for goes away: the following one, else the one before
local pager = pages { pageKeys = { "a", "b", "c" } }
pager:swipe { to = "next" }:wait(0.05)
pager.pageKeys = { "a", "c" }
detent.settle()
assert.equal("c", pager.currentKey)
pager:swipe { to = "previous" }:settle()
pager:swipe { to = "next" }:wait(0.05)
pager.pageKeys = { "a" }
detent.settle()
assert.equal("a", pager.currentKey)

--## Keys removed under a finger: the drag goes on from the page that is left
local pager = pages { pageKeys = { "a", "b", "c" }, page = 2 }
local finger = pager:touch { at = { 300, 300 } }
finger:move { by = { -60, 0 }, over = 0.1 }
pager.pageKeys = { "b", "c" }
assert.equal("b", pager.currentKey)
assert.equal("dragging", pager.phase)
finger:move { by = { -200, 0 }, over = 0.2 }
finger:hold(0.2)
finger:up():settle()
assert.equal("c", pager.currentKey)

--## All keys go and come
local pager = pages { pageKeys = { "a", "b", "c" }, page = 2 }
pager.pageKeys = {}
assert.is_nil(pager.currentKey)
assert.is_nil(pager.page)
pager.pageKeys = { "d", "e" }
assert.equal("d", pager.currentKey)

--## Content of a size of its own has no keys
local pager = pages { pageKeys = { "a", "b", "c" }, page = 2 }
pager.contentSize = { 640, 480 }
assert.same({}, pager.pageKeys)
assert.is_nil(pager.currentKey)
assert.equal(2, pager.numberOfPages)

--## Keys that can be seen
local pager = pages { pageKeys = { "a", "b", "c" }, page = 2 }
assert.same({ "b" }, pager.visibleKeys)
pager.contentOffset = { 400, 0 }
assert.same({ "b", "c" }, pager.visibleKeys)

--## Pages a gesture may turn can be limited
local pager = pages({ numberOfPages = 9, pageSize = 80, maxPagesPerGesture = 1 })
pager:drag { by = { -250, 0 } }:settle()
assert.equal(2, pager.page)
pager.maxPagesPerGesture = nil
pager:drag { by = { -250, 0 } }:settle()
assert.equal(5, pager.page)

--## A target set while paging is honoured, clamped and exact
local pager, heard = pages { numberOfPages = 5 }
local target = { x = 100.4, y = 0 }
pager:on("willEndDragging", function(e)
  e.targetContentOffset = target
  target = e.targetContentOffset
end)
pager:swipe { to = "next" }:settle()
assert.near(100.333, target.x, 0.001)
assert.equal(target.x, pager.contentOffset.x)
target = { x = 1e9, y = -50 }
pager:swipe { to = "next" }:settle()
assert.same({ x = 1280, y = 0 }, target)
assert.same(target, pager.contentOffset)

--## A target at the offset itself stops the view where it is let go
local pager = pages { numberOfPages = 5 }
local names = record(pager)
pager:on("willEndDragging", function(e) e.targetContentOffset = pager.contentOffset end)
pager:swipe { to = "next", distance = 100 }:settle()
assert.equal(90, pager.contentOffset.x)
assert.same({ "willBeginDragging", "willEndDragging", "didEndDragging" }, names)

--## Every target of a pixel is met exactly, however near
local pager = pages({ numberOfPages = 3 }, { size = { 300, 600 }, scale = 3 })
local way
pager:on("willEndDragging", function(e)
  e.targetContentOffset = { x = pager.bounds.x + way, y = 0 }
  way = e.targetContentOffset.x
end)
for _, distance in ipairs { 0, 1 / 6, -1 / 6, 0.17, 0.34, 1 } do
  way = distance
  pager.page = 1
  pager:drag { by = { -100 - 1 / 6, 0 } }:settle()
  assert.equal(way, pager.contentOffset.x)
end

--## An offset set in willEndDragging takes the place of the release
local pager = pages { numberOfPages = 5 }
local names = record(pager)
pager:on("willEndDragging", function() pager.contentOffset = { 640, 0 } end)
pager:swipe { to = "next" }:settle()
assert.equal(640, pager.contentOffset.x)
assert.equal(3, pager.page)
assert.same({ "willBeginDragging", "willEndDragging", "pageChanged", "didEndDragging" }, names)

--## An animated scroll begun in willEndDragging takes the place of the release
local pager = pages { numberOfPages = 5 }
local names = record(pager)
local moves
pager:on("willEndDragging", function(e)
  e.targetContentOffset = pager.contentOffset
  pager:scrollToPage(4)
end)
pager:on("didEndDragging", function(e) moves = e.willDecelerate end)
pager:swipe { to = "next", distance = 100 }
assert.equal("animating", pager.phase)
detent.settle()
assert.is_false(moves)
assert.equal(4, pager.page)
assert.equal(960, pager.contentOffset.x)
assert.equal("didEndScrollingAnimation", names[#names])

--## Pages that change in willEndDragging: the view rests on the page that it was on
local pager = pages { numberOfPages = 5 }
pager:on("willEndDragging", function() pager.numberOfPages = 2 end)
pager:swipe { to = "next" }:settle()
assert.equal(0, pager.contentOffset.x % 320)
assert.equal(pager.contentOffset.x / 320 + 1, pager.page)

--## Two fingers: the drag ends with the last one, without a jump
local pager = pages({ numberOfPages = 5 }, { size = { 300, 600 } })
local names = record(pager)
local first = pager:touch { at = { 250, 200 } }
first:move { by = { -60, 0 }, over = 0.1 }
local before = pager.contentOffset.x
local second = pager:touch { at = { 100, 400 } }
detent.wait(0.05)
assert.equal(before, pager.contentOffset.x)
second:move { by = { -40, 0 }, over = 0.1 }
assert.near(before + 20, pager.contentOffset.x, 0.5)
before = pager.contentOffset.x
first:up()
assert.equal(before, pager.contentOffset.x)
assert.equal("dragging", pager.phase)
second:move { by = { -30, 0 }, over = 0.1 }
assert.near(before + 30, pager.contentOffset.x, 0.5)
second:hold(0.2)
second:up():settle()
assert.equal(0, pager.contentOffset.x)
assert.same(
  { "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating" }, names)

--## Two fingers down before either moves: the content follows their middle
local pager = pages({ numberOfPages = 5 }, { size = { 300, 600 } })
local first = pager:touch { at = { 250, 200 } }
local second = pager:touch { at = { 250, 400 } }
first:move { by = { -110, 0 }, over = 0.2 }
assert.near(50, pager.contentOffset.x, 0.5)
first:up()
second:hold(0.2)
second:up():settle()
assert.equal(0, pager.contentOffset.x)

--## A cancelled drag has no speed: the nearest page
local pager = pages { numberOfPages = 5 }
local names = record(pager)
local finger = pager:touch { at = { 300, 200 } }
finger:move { by = { -100, 0 }, over = 0.05 }
finger:cancel():settle()
assert.equal(0, pager.contentOffset.x)
assert.equal("willEndDragging", names[2])

--## Hidden while dragged: the drag is cancelled and comes to rest on a page
local pager = pages { numberOfPages = 5 }
local names = record(pager)
local finger = pager:touch { at = { 300, 200 } }
finger:move { by = { -100, 0 }, over = 0.1 }
pager.isHidden = true
detent.settle()
assert.errors(function() finger:up() end, "the system has taken this finger away")
assert.equal(0, pager.contentOffset.x)
assert.equal("idle", pager.phase)
assert.equal("didEndDecelerating", names[#names])

--## Closing a screen while it moves is quiet
local pager, heard, screen = pages { numberOfPages = 5 }
pager:on("didEndDecelerating", function() error "it is gone" end)
pager:swipe { to = "next", distance = 80 }:wait(0.02)
screen:close()
detent.settle()
detent.wait(2)
assert.same({}, heard)

--## A closed screen's pager is an error
--! its screen was closed
local pager, heard, screen = pages { numberOfPages = 5 }
pager:swipe { to = "next" }:wait(0.02)
screen:close()
print(pager.page)

--## Closing a screen under a finger takes the finger away
local pager, heard, screen = pages { numberOfPages = 5 }
local finger = pager:touch { at = { 300, 200 } }
finger:move { by = { -100, 0 }, over = 0.1 }
screen:close()
assert.errors(function() finger:up() end, "the system has taken this finger away")
detent.settle()

--## A new screen takes the fingers away from the one before
local pager, heard, screen = pages { numberOfPages = 5 }
local finger = pager:touch { at = { 300, 200 } }
finger:move { by = { -100, 0 }, over = 0.1 }
local other = detent.screen { id = "other", size = { 320, 480 } }
detent.settle()
assert.equal("idle", pager.phase)
assert.equal(0, pager.contentOffset.x)
assert.errors(function() finger:up() end, "the system has taken this finger away")

--## A gesture on a screen that is not shown is an error
--! is not on the shown screen
local pager, heard, screen = pages { numberOfPages = 5 }
detent.screen { id = "other", size = { 320, 480 } }
pager:swipe { to = "next" }

--## A page on a view that does not page is an error
--! does not page
local pager = pages { isPagingEnabled = false, contentSize = { 1000, 480 } }
pager.page = 2

--## A pager's children are its pages
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView {
    id = "pager", isPagingEnabled = true,
    detent.view { id = "first", detent.label { id = "words", text = "Hello" } },
    detent.view { id = "second" },
  },
}
assert.equal(2, screen.pager.numberOfPages)
assert.same({ x = 320, y = 0, width = 320, height = 480 }, screen.second.frame)
screen.size = { 480, 320 }
assert.same({ x = 480, y = 0, width = 480, height = 320 }, screen.second.frame)
