-- Zooming: pinches, limits, code, what happens to content and offset, events in order.

-- A screen of 400 × 600 with a view of that size and a photo of 400 × 600 in it that zooms from 1 to 4.
local function photo(options, settings)
  local description = settings or { size = { 400, 600 } }
  options = options or {}
  options.id = "view"
  options.maximumZoomScale = options.maximumZoomScale or 4
  if options.zoomItem == nil then options.zoomItem = "photo" end
  if options.zoomItem == false then options.zoomItem = nil end
  options.contentSize = options.contentSize or { 400, 600 }
  options[1] = detent.view { id = "photo", frame = { 0, 0, 400, 600 } }
  description[1] = detent.scrollView(options)
  local screen = detent.screen(description)
  return screen.view, screen
end

-- Does `count` random things to a zooming view in a pager; `seed` chooses which.
local function anything(seed, count)
  math.randomseed(seed)
  local function any(list) return list[math.random(#list)] end
  local screen = detent.screen {
    device = "iPhone 16", orientation = any { "portrait", "landscape" },
    detent.scrollView {
      id = "pager", isPagingEnabled = true, numberOfPages = 3,
      detent.scrollView { id = "one", frame = { 0, 0, 393, 800 }, zoomItem = "a", maximumZoomScale = 3,
        detent.view { id = "a", frame = { 0, 0, 393, 300 } } },
      detent.scrollView { id = "two", frame = { 393, 0, 393, 800 }, zoomItem = "b", minimumZoomScale = 0.5,
        maximumZoomScale = 2, contentAlignmentPoint = { 0.5, 0.5 }, detent.view { id = "b", place = "fill" },
        detent.view { id = "c", frame = { 10, 10, 50, 50 } } },
    },
  }
  local views, fingers, flags = { screen.one, screen.two, screen.one, screen.pager }, {}, { true, false }
  local function scale() return math.random() * 4 + 0.1 end
  local function point() return { math.random(0, 380), math.random(0, 380) } end
  local things
  things = {
    function() any(views):pinch { scale = scale(), over = any { 0, 0.1, 0.3 }, at = any(flags) and point() or nil } end,
    function() any(views):drag { by = { math.random(-150, 150), math.random(-150, 150) }, over = math.random() / 3 } end,
    function() any(views):swipe { to = any { "left", "right", "up", "down" }, distance = 100 } end,
    function() if #fingers < 4 then fingers[#fingers + 1] = any(views):touch { at = point() } end end,
    function()
      if #fingers > 0 then any(fingers):move { by = { math.random(-60, 60), math.random(-60, 60) }, over = any { 0, 0.1 } } end
    end,
    function() if #fingers > 0 then table.remove(fingers, math.random(#fingers)):up() end end,
    function() if #fingers > 0 then table.remove(fingers, math.random(#fingers)):cancel() end end,
    function() any(views).zoomScale = scale() end,
    function() any(views):setZoomScale(scale(), { animated = any(flags) }) end,
    function() any(views):zoomTo({ math.random(300), math.random(300), math.random(300), 50 }, { animated = any(flags) }) end,
    function() any(views):setContentOffset(point(), { animated = any(flags) }) end,
    function() any(views):stopScrollingAndZooming() end,
    function() any(views):flashScrollIndicators() end,
    function() any(views).bouncesZoom = any(flags) end,
    function() any(views).alwaysBounceVertical = any(flags) end,
    function() any(views).minimumZoomScale = any { 0.5, 1 } end,
    function() any(views).maximumZoomScale = any { 1, 2, 3 } end,
    function() any(views).contentSize = { math.random(900), math.random(900) } end,
    function() any(views).contentInset = math.random(-20, 50) end,
    function() any(views).contentInsetAdjustmentBehavior = any { "automatic", "scrollableAxes", "never", "always" } end,
    function() any(views).contentAlignmentPoint = { math.random(), math.random() } end,
    function() screen.one.zoomItem = any { "a", "a", nil } end,
    function() screen.two.zoomItem = any { "b", "c" } end,
    function() screen.a.frame = { 0, 0, math.random(400), math.random(800) } end,
    function() screen:rotate(any { "portrait", "landscape" }) end,
    function() any(views).isScrollEnabled = math.random() < 0.9 end,
    function() any(views):withScrollIndicatorsShown(any(things)) end,
    function() detent.wait(math.random() * any { 0.01, 0.1, 1 }) end,
  }
  for _ = 1, 4 do
    for index = 1, 6 do things[#things + 1] = things[index] end
  end
  local isOver = false
  local function disturb() if not isOver and math.random() < 0.15 then pcall(any(things)) end end
  for _, view in ipairs(views) do
    for _, name in ipairs {
      "didScroll", "didZoom", "willBeginZooming", "didEndZooming", "willBeginDragging", "willEndDragging",
      "didEndDragging", "didChangeAdjustedContentInset",
    } do view:on(name, disturb) end
  end
  for _ = 1, count do
    pcall(any(things))
    for _, view in ipairs(views) do
      local bar = view.verticalScrollIndicator
      assert.is_true(not bar or bar.alpha >= 0 and bar.alpha <= 1 and bar.length >= 0)
      assert.is_true(view.zoomScale > 0 and view.presentation.zoomScale > 0)
    end
  end
  isOver = true
  for _, finger in ipairs(fingers) do finger:up() end
  detent.wait(5)
  for _, view in ipairs(views) do
    assert.is_false(view.isZooming or view.isZoomBouncing or view.isZoomAnimating or view.isTracking)
  end
end

-- Every zoom and scroll event as a list that fills by itself; frames of one kind in a row count once, with "*".
local function record(view)
  local names = {}
  for _, name in ipairs {
    "willBeginZooming", "didZoom", "didEndZooming", "didScroll", "willBeginDragging", "didEndDragging",
    "didEndScrollingAnimation", "pageChanged", "tap",
  } do
    view:on(name, function(e)
      if names[#names] ~= name then names[#names + 1] = name end
    end)
  end
  return names
end

--## O26 A scale is confined at every assignment
local view = photo { maximumZoomScale = 3 }
view.zoomScale = 0.5
assert.equal(1, view.zoomScale)
view.zoomScale = 10
assert.equal(3, view.zoomScale)
view.zoomScale = 1
local least, most = 1, 1
for _ = 1, 200 do
  view.zoomScale = view.zoomScale * 1.1
  least, most = math.min(least, view.zoomScale), math.max(most, view.zoomScale)
  view.zoomScale = view.zoomScale / 1.1
  least, most = math.min(least, view.zoomScale), math.max(most, view.zoomScale)
end
assert.equal(1, least)
assert.is_true(most <= 3)
assert.near(1, view.zoomScale, 1e-9)

--## O26 U97 With equal limits a pinch does nothing
local view = photo { maximumZoomScale = 1 }
local names = record(view)
view:pinch { scale = 2 }:settle()
assert.equal(1, view.zoomScale)
assert.same({}, names)

--## U98 Nothing zooms without an item
local view = photo { zoomItem = false }
local names = record(view)
view:pinch { scale = 2 }:settle()
view.zoomScale = 2
view:setZoomScale(3, { animated = true })
view:zoomTo { 0, 0, 100, 100 }
detent.settle()
assert.equal(1, view.zoomScale)
assert.is_nil(view.zoomItem)
assert.same({}, names)

--## U98 Two fingers that spread on content that scrolls are no drag
local view = photo { zoomItem = false, contentSize = { 400, 2000 } }
local names = record(view)
view:pinch { scale = 2 }:settle()
assert.equal(0, view.contentOffset.y)
assert.same({}, names)

--## U99 Past the maximum and back: bouncing, then the end with the maximum
local view = photo()
local scales, states = {}, {}
view:on("didZoom", function(e) scales[#scales + 1] = e.scale end)
view:on("didEndZooming", function(e)
  states[#states + 1] = { e.scale, view.isZoomBouncing, view.zoomScale, detent.time }
end)
local start = detent.time
view:pinch { scale = 5 }
local lift = detent.time
assert.is_true(view.isZoomBouncing)
assert.is_false(view.isZooming)
assert.equal(4, view.zoomScale)
assert.same({ width = 1600, height = 2400 }, view.contentSize)
assert.near(4.439589, view.presentation.zoomScale, 1e-5)
detent.wait(0.1)
assert.near(4.155611, view.presentation.zoomScale, 1e-5)
detent.settle()
assert.is_false(view.isZoomBouncing)
assert.equal(1, #states)
assert.same({ 4, false, 4, states[1][4] }, states[1])
assert.near(0.46188, states[1][4] - lift, 1e-3)
local most = 0
for _, scale in ipairs(scales) do most = math.max(most, scale) end
assert.near(4.439589, most, 1e-5)
assert.equal(4, scales[#scales])

--## U100 Without the bounce it never passes a limit
local view = photo { bouncesZoom = false }
local most, ends = 0, 0
view:on("didZoom", function(e) most = math.max(most, e.scale) end)
view:on("didEndZooming", function(e) ends = ends + 1 end)
view:pinch { scale = 5 }
assert.is_false(view.isZoomBouncing)
assert.equal(4, most)
assert.equal(4, view.zoomScale)
assert.equal(1, ends)

--## U101 Set beyond the maximum, it is the maximum
local view = photo()
view:setZoomScale(10)
assert.equal(4, view.zoomScale)
view:setZoomScale(0.1)
assert.equal(1, view.zoomScale)

--## A pinch by two zooms by two, and its middle stays where it is
local view = photo()
view:pinch { scale = 2, at = { 100, 150 } }:settle()
assert.near(2, view.zoomScale, 1e-9)
assert.same({ x = 100, y = 150 }, view.contentOffset)
assert.same({ width = 800, height = 1200 }, view.contentSize)
view:pinch { scale = 0.75, at = { 200, 300 } }:settle()
assert.near(1.5, view.zoomScale, 1e-9)
-- The point of the photo at (200, 300) of the view was (150, 225), and still is.
assert.near(150 * 1.5 - 200, view.contentOffset.x, 0.34)
assert.near(225 * 1.5 - 300, view.contentOffset.y, 0.34)

--## Zoomed out at an edge the content stays inside its range
local view = photo()
view.zoomScale = 3
view.contentOffset = { 800, 1200 }
view:pinch { scale = 0.5, at = { 20, 20 } }:settle()
assert.near(1.5, view.zoomScale, 1e-9)
assert.is_true(view.contentOffset.x >= 0 and view.contentOffset.x <= 200)
assert.is_true(view.contentOffset.y >= 0 and view.contentOffset.y <= 300)

--## Below the minimum and back
local view = photo()
view:pinch { scale = 0.5 }
assert.is_true(view.isZoomBouncing)
assert.equal(1, view.zoomScale)
assert.near(0.781957, view.presentation.zoomScale, 1e-5)
detent.settle()
assert.equal(1, view.presentation.zoomScale)
assert.same({ x = 0, y = 0 }, view.contentOffset)

--## The events of a pinch, in order
local view = photo()
local names = {}
for _, name in ipairs { "willBeginZooming", "didZoom", "didEndZooming", "didScroll", "willBeginDragging", "tap" } do
  view:on(name, function() names[#names + 1] = name end)
end
view:pinch { scale = 2 }:settle()
assert.equal("willBeginZooming", names[1])
assert.equal("didEndZooming", names[#names])
for index = 2, #names - 1, 2 do
  assert.equal("didScroll", names[index])
  assert.equal("didZoom", names[index + 1])
end
assert.is_true(#names > 20)

--## The states of a pinch
local view = photo()
local seen = {}
view:on("willBeginZooming", function(e) seen[#seen + 1] = { e.name, view.isZooming, view.zoomScale, e.isUser } end)
view:on("didEndZooming", function(e) seen[#seen + 1] = { e.name, view.isZooming, e.scale, e.isUser } end)
view:pinch { scale = 2 }:settle()
assert.same({ "willBeginZooming", true, 1, true }, seen[1])
assert.equal("didEndZooming", seen[2][1])
assert.is_false(seen[2][2])
assert.near(2, seen[2][3], 1e-9)
assert.equal(2, #seen)

--## Frames change no outcome
local function run(listens)
  local view, screen = photo()
  if listens then
    view:on("didZoom", function() end)
    view:on("didScroll", function() end)
  end
  view:pinch { scale = 5, at = { 130, 200 } }
  detent.wait(0.1)
  view:pinch { scale = 0.3, at = { 200, 300 } }:settle()
  local result = { view.zoomScale, view.contentOffset.x, view.contentOffset.y }
  screen:close()
  return result
end
assert.same(run(false), run(true))

--## Fingers of the script's own pinch too
local view = photo()
local one = view:touch { at = { 150, 300 } }
local two = view:touch { at = { 250, 300 } }
detent.wait(0)
one:move { by = { -4, 0 } }
two:move { by = { 4, 0 } }
assert.is_false(view.isZooming)
one:move { by = { -1, 0 } }
two:move { by = { 1, 0 } }
assert.is_true(view.isZooming)
assert.near(1, view.zoomScale, 1e-9)
one:move { to = { 90, 300 } }
two:move { to = { 310, 300 } }
assert.near(2, view.zoomScale, 1e-9)
one:up()
assert.is_false(view.isZooming)
two:move { by = { 0, 50 }, over = 0.1 }
assert.near(2, view.zoomScale, 1e-9)
two:up():settle()
assert.near(2, view.zoomScale, 1e-9)
assert.is_false(view.isTracking)

--## The middle of the fingers carries the content along
local view = photo()
view.zoomScale = 2
view.contentOffset = { 200, 300 }
local one = view:touch { at = { 150, 300 } }
local two = view:touch { at = { 250, 300 } }
one:move { by = { -5, 0 } }
two:move { by = { 5, 0 } }
assert.is_true(view.isZooming)
one:move { by = { 40, 20 } }
two:move { by = { 40, 20 } }
assert.near(2, view.zoomScale, 1e-9)
assert.same({ x = 160, y = 280 }, view.contentOffset)
one:up()
two:up():settle()

--## Set by code: once, silent but for didScroll and didZoom
local view = photo()
local names = record(view)
view.zoomScale = 2
assert.same({ width = 800, height = 1200 }, view.contentSize)
assert.same({ x = 200, y = 300 }, view.contentOffset)
detent.settle()
assert.same({ "didScroll", "didZoom" }, names)
view.zoomScale = 2
detent.settle()
assert.equal(2, #names)

--## Animated by code: the values at once, the end after 0.3 s
local view = photo()
local names, time = {}, nil
for _, name in ipairs { "willBeginZooming", "didZoom", "didEndZooming", "didScroll" } do
  view:on(name, function(e)
    names[#names + 1] = name
    time = e.time
  end)
end
view:setZoomScale(3, { animated = true })
assert.is_true(view.isZoomAnimating)
assert.equal(3, view.zoomScale)
assert.near(1, view.presentation.zoomScale, 1e-9)
detent.wait(0.15)
assert.near(2, view.presentation.zoomScale, 1e-6)
assert.near(200, view.presentation.contentOffset.x, 0.34)
detent.settle()
assert.is_false(view.isZoomAnimating)
assert.same({ "willBeginZooming", "didScroll", "didZoom", "didEndZooming" }, names)
assert.near(0.3, time, 1e-9)
assert.same({ x = 400, y = 600 }, view.contentOffset)

--## zoomTo fills the view with a rectangle
local view = photo()
view:zoomTo { 100, 150, 200, 300 }
assert.equal(2, view.zoomScale)
assert.same({ x = 200, y = 300 }, view.contentOffset)
view:zoomTo { 0, 0, 10, 10 }
assert.equal(4, view.zoomScale)
assert.same({ x = 0, y = 0 }, view.contentOffset)
view:zoomTo { 300, 500, 100, 100 }
assert.equal(4, view.zoomScale)
assert.same({ x = 1200, y = 1800 }, view.contentOffset)
view:zoomTo({ 0, 0, 400, 600 }, { animated = true })
detent.settle()
assert.equal(1, view.zoomScale)
assert.same({ x = 0, y = 0 }, view.contentOffset)

--## zoomTo at the same scale scrolls there
local view = photo()
view.zoomScale = 4
view:zoomTo({ 300, 450, 1, 1 }, { animated = true })
assert.is_true(view.isScrollAnimating)
detent.settle()
assert.same({ x = 300.5 * 4 - 200, y = 450.5 * 4 - 300 }, view.contentOffset)

--## Content smaller than the view comes to lie where its alignment says
local view = photo { minimumZoomScale = 0.5, contentAlignmentPoint = { 0.5, 0.5 } }
view.zoomScale = 0.5
assert.same({ x = -100, y = -150 }, view.contentOffset)
assert.same({ x = 100, y = 150, width = 200, height = 300 }, view.screen.photo.screenFrame)
view.zoomScale = 1
assert.same({ x = 0, y = 0 }, view.contentOffset)

--## Limits that are narrowed leave the scale until it changes next
local view = photo()
view.zoomScale = 4
view.maximumZoomScale = 2
assert.equal(4, view.zoomScale)
view.zoomScale = 3
assert.equal(2, view.zoomScale)

--## Limits that cross: the least one holds
local view = photo { minimumZoomScale = 2, maximumZoomScale = 1 }
view.zoomScale = 5
assert.equal(2, view.zoomScale)

--## What is asked of scales
local view = photo()
assert.error(function() view.zoomScale = 0 end, "more than 0")
assert.error(function() view.minimumZoomScale = -1 end, "more than 0")
assert.error(function() view.zoomScale = 0 / 0 end)
assert.error(function() view.zoomItem = "photos" end, "did you mean \"photo\"")
assert.error(function() view:pinch {} end, "scale is missing")
assert.error(function() view:pinch { scale = 2, at = { 399, 599 } } end, "no room")

--## A scale given with the screen
local view = photo { zoomScale = 2 }
assert.equal(2, view.zoomScale)
assert.same({ width = 800, height = 1200 }, view.contentSize)
assert.equal("photo", view.zoomItem.id)
assert.same({ x = 0, y = 0, width = 800, height = 1200 }, view.screen.photo.screenFrame)

--## Touches reach what is zoomed where it is seen
local screen = detent.screen {
  size = { 400, 600 },
  detent.scrollView {
    id = "view", zoomItem = "photo", maximumZoomScale = 4,
    detent.view { id = "photo", frame = { 0, 0, 400, 600 }, detent.button { id = "mark", frame = { 100, 100, 50, 50 } } },
  },
}
assert.same({ width = 400, height = 600 }, screen.view.contentSize)
screen.view.zoomScale = 2
local taps = 0
screen.mark:on("touchUpInside", function() taps = taps + 1 end)
screen:tap { at = { 240 - screen.view.contentOffset.x + 20, 5 } }
assert.equal(0, taps)
screen.view.contentOffset = { 0, 0 }
assert.same({ x = 200, y = 200, width = 100, height = 100 }, screen.mark.screenFrame)
screen:tap { at = { 290, 290 } }
assert.equal(1, taps)

--## A pinch during the bounce goes on from what is seen
local view = photo()
local ends = {}
view:on("didEndZooming", function(e) ends[#ends + 1] = e.scale end)
view:pinch { scale = 5 }
detent.wait(0.05)
local shown = view.presentation.zoomScale
assert.is_true(shown > 4 and shown < 4.439589)
view:pinch { scale = 0.25 }:settle()
assert.equal(2, #ends)
assert.equal(4, ends[1])
assert.is_true(view.zoomScale < 4)
assert.near(view.zoomScale, ends[2], 1e-9)

--## A scale set under two fingers: they go on from there
local view = photo()
local one = view:touch { at = { 150, 300 } }
local two = view:touch { at = { 250, 300 } }
one:move { to = { 45, 300 } }
two:move { to = { 355, 300 } }
assert.is_true(view.isZooming)
view.zoomScale = 1
assert.equal(1, view.zoomScale)
one:move { by = { 0, 0 } }
assert.near(1, view.zoomScale, 1e-9)
one:up()
two:up():settle()
assert.near(1, view.zoomScale, 1e-9)

--## A touch that the system takes away ends the pinch
local view = photo()
local ends = 0
view:on("didEndZooming", function() ends = ends + 1 end)
local one = view:touch { at = { 150, 300 } }
local two = view:touch { at = { 250, 300 } }
one:move { to = { 100, 300 } }
two:move { to = { 300, 300 } }
one:cancel()
two:cancel()
detent.settle()
assert.equal(1, ends)
assert.near(200 / 110, view.zoomScale, 1e-9)

--## A photo inside a pager: the pinch is the photo's, the swipe the pager's until it is zoomed
local screen = detent.screen {
  size = { 400, 600 },
  detent.scrollView {
    id = "pager", isPagingEnabled = true, numberOfPages = 3,
    detent.scrollView { id = "one", frame = { 0, 0, 400, 600 }, zoomItem = "a", maximumZoomScale = 3,
      detent.view { id = "a", frame = { 0, 0, 400, 600 } } },
    detent.scrollView { id = "two", frame = { 400, 0, 400, 600 }, zoomItem = "b", maximumZoomScale = 3,
      detent.view { id = "b", frame = { 0, 0, 400, 600 } } },
  },
}
screen.one:pinch { scale = 2 }:settle()
assert.near(2, screen.one.zoomScale, 1e-9)
assert.equal(1, screen.pager.page)
assert.equal(0, screen.pager.contentOffset.x)
screen.one:drag { by = { -50, 0 } }:settle()
assert.equal(1, screen.pager.page)
assert.equal(240, screen.one.contentOffset.x)
screen.one.zoomScale = 1
screen.one:swipe { to = "left" }:settle()
assert.equal(2, screen.pager.page)
screen.two:pinch { scale = 3 }:settle()
assert.near(3, screen.two.zoomScale, 1e-9)

--## U102 Stopped in a fling it rests where it is
local view = photo { contentSize = { 400, 5000 }, zoomItem = false }
view:swipe { to = "up", speed = 2000 }
detent.wait(0.2)
local offset = view.contentOffset.y
view:stopScrollingAndZooming()
assert.equal(offset, view.contentOffset.y)
assert.equal("idle", view.phase)
detent.settle()
assert.equal(offset, view.contentOffset.y)

--## U102 Stopped in a bounce it stands at the edge
local view = photo { contentSize = { 400, 5000 }, zoomItem = false }
view:drag { by = { 0, 200 }, hold = 0.2 }
detent.wait(0.05)
assert.equal("bouncing", view.phase)
view:stopScrollingAndZooming()
assert.equal(0, view.contentOffset.y)
detent.settle()
assert.equal(0, view.contentOffset.y)

--## U102 Stopped while it pages it stands on a page
local screen = detent.screen {
  size = { 400, 600 }, detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5 },
}
local pager = screen.pager
pager:swipe { to = "left" }
detent.wait(0.1)
pager:stopScrollingAndZooming()
assert.equal(0, pager.contentOffset.x % 400)
assert.equal("idle", pager.phase)

--## U102 Stopped under a finger the drag ends
local view = photo { contentSize = { 400, 5000 }, zoomItem = false }
local ends = 0
view:on("didEndDragging", function() ends = ends + 1 end)
local finger = view:touch { at = { 200, 500 } }
finger:move { by = { 0, -200 }, over = 0.1 }
assert.is_true(view.isDragging)
view:stopScrollingAndZooming()
detent.settle()
assert.equal(1, ends)
assert.is_false(view.isTracking)
assert.equal(190, view.contentOffset.y)

--## U102 Stopped in a zoom it keeps the scale that is seen, within the limits
local view = photo()
local ends = {}
view:on("didEndZooming", function(e) ends[#ends + 1] = e.scale end)
view:setZoomScale(3, { animated = true })
detent.wait(0.15)
view:stopScrollingAndZooming()
detent.settle()
assert.near(2, view.zoomScale, 1e-6)
assert.near(view.zoomScale, ends[1], 1e-9)
view:pinch { scale = 5 }
view:stopScrollingAndZooming()
detent.settle()
assert.equal(4, view.zoomScale)
assert.same(2, #ends)
assert.equal(4, ends[2])

--## Turned, a photo that fills keeps its scale
local screen = detent.screen {
  size = { 400, 600 },
  detent.scrollView { id = "view", zoomItem = "photo", maximumZoomScale = 3,
    detent.view { id = "photo", place = "fill" } },
}
screen.view.zoomScale = 2
screen:rotate "landscape"
assert.equal(2, screen.view.zoomScale)
assert.same({ width = 1200, height = 800 }, screen.view.contentSize)

--## Anything at any time, zoomed, 1
anything(1, 300)

--## Anything at any time, zoomed, 2
anything(2, 300)

--## Anything at any time, zoomed, 3
anything(3, 300)
