-- Scroll views that do not page: which events come, in which order, and where the content rests.

-- A screen of one scroll view; answers the view and the list of everything that it told.
local function scroll(options, settings)
  local description = settings or {}
  if not description.device then description.size = description.size or { 320, 480 } end
  options.id = "list"
  options.contentSize = options.contentSize or { 320, 2000 }
  description[1] = detent.scrollView(options)
  local screen = detent.screen(description)
  local list, names = screen.list, {}
  for _, name in ipairs {
    "didScroll", "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
    "didEndDecelerating", "didEndScrollingAnimation",
  } do
    list:on(name, function()
      if name ~= "didScroll" or names[#names] ~= "didScroll" then names[#names + 1] = name end
    end)
  end
  return list, names, screen
end

local function clear(list) for index = #list, 1, -1 do list[index] = nil end end

-- Drags the content so that its offset is `y`, and leaves the finger down.
local function dragTo(list, y)
  local finger = list:touch {}
  local sign = y > list.contentOffset.y and -1 or 1
  finger:move { by = { 0, sign * 10 }, over = 0.02 }
  for _ = 1, 30 do
    if math.abs(list.contentOffset.y - y) < 0.2 then break end
    finger:move { by = { 0, list.contentOffset.y - y }, over = 0.05 }
  end
  assert.near(y, list.contentOffset.y, 0.5)
  return finger
end

--## O16 A drag that stops before the lift has no deceleration
local list, names = scroll {}
local velocity, target, decelerates
list:on("willEndDragging", function(e) velocity, target = e.velocity, e.targetContentOffset end)
list:on("didEndDragging", function(e) decelerates = e.willDecelerate end)
list:drag { by = { 0, -150 }, over = 0.3, hold = 0.5 }
local offset = list.contentOffset
list:on("didScroll", function() error "nothing moves after the lift" end)
detent.settle()
detent.wait(1)
assert.same({ "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging" }, names)
assert.same({ x = 0, y = 0 }, velocity)
assert.same(offset, target)
assert.same(offset, list.contentOffset)
assert.is_false(decelerates)

--## O17 Scrolling by code is no drag and no deceleration
local list, names = scroll { contentSize = { 1600, 480 } }
local last = 0
list:on("didScroll", function(e)
  assert.is_true(e.contentOffset.x >= last)
  assert.is_false(list.isDragging or list.isDecelerating)
  last = e.contentOffset.x
end)
list:setContentOffset({ 640, 0 }, { animated = true })
detent.settle()
assert.equal(640, last)
assert.same({ "didScroll", "didEndScrollingAnimation" }, names)

--## O17 A jump is one didScroll
local list, names = scroll { contentSize = { 1600, 480 }, contentOffset = { 640, 0 } }
local count = 0
list:on("didScroll", function() count = count + 1 end)
list:setContentOffset { 0, 0 }
detent.settle()
assert.equal(1, count)
assert.same({ "didScroll" }, names)

--## O24 Let go beyond the edge, the view rests where it said it would
for _, speed in ipairs { 0, 1200 } do
  local list = scroll { contentSize = { 320, 3000 } }
  local target
  list:on("willEndDragging", function(e) target = e.targetContentOffset end)
  local finger = dragTo(list, -60)
  if speed == 0 then
    finger:hold(0.3)
  else
    finger:move { by = { 0, -20 }, over = 20 / speed }
  end
  finger:up():settle()
  assert.same(target, list.contentOffset)
  if speed == 0 then assert.equal(0, target.y) else assert.is_true(target.y > 0) end
end

--## O25 An offset set during a fling ends the fling
local list, names = scroll { contentSize = { 320, 20000 }, contentOffset = { 0, 4000 } }
list:swipe { to = "down", speed = 2000 }:wait(0.1)
assert.is_true(list.isDecelerating)
list.contentOffset = { 0, 0 }
assert.same({ x = 0, y = 0 }, list.contentOffset)
assert.is_false(list.isDecelerating)
detent.wait(3)
assert.same({ x = 0, y = 0 }, list.contentOffset)
assert.equal("didScroll", names[#names])
assert.equal("didEndDecelerating", names[#names - 1])

--## U68 Drag, stop, lift
local list, names = scroll {}
list:drag { by = { 0, -100 } }:settle()
assert.same({ "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging" }, names)

--## U69 A fling decelerates between its two events only
local list, names = scroll {}
local states = {}
for _, name in ipairs { "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating" } do
  list:on(name, function()
    states[#states + 1] = name .. " " .. tostring(list.isDecelerating) .. " " .. tostring(list.isDragging)
  end)
end
list:swipe { to = "up" }
assert.is_true(list.isDecelerating)
detent.settle()
assert.is_false(list.isDecelerating)
assert.same({
  "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didScroll",
  "didEndDecelerating",
}, names)
assert.same({
  "willEndDragging false true", "didEndDragging true false", "willBeginDecelerating true false",
  "didEndDecelerating false false",
}, states)

--## U70 A fling that a finger catches and lets go ends at the lift
local list, names = scroll { contentSize = { 320, 20000 } }
list:swipe { to = "up", speed = 3000 }:wait(0.1)
local offset = list.contentOffset
local reads, moves
list:on("didEndDragging", function(e) reads, moves = list.isDecelerating, e.willDecelerate end)
local finger = list:touch {}
detent.wait(0)
clear(names)
finger:hold(0.3)
assert.same(offset, list.contentOffset)
assert.equal("tracking", list.phase)
finger:up():settle()
assert.same({ "didEndDragging", "didEndDecelerating" }, names)
assert.is_true(reads)
assert.is_false(moves)
assert.same(offset, list.contentOffset)

--## U70 A finger that catches a fling and goes on begins a drag
local list, names = scroll { contentSize = { 320, 20000 } }
list:swipe { to = "up", speed = 3000 }:wait(0.1)
clear(names)
list:drag { by = { 0, -50 } }:settle()
-- The way since the last frame.
assert.equal("didScroll", table.remove(names, 1))
assert.same({ "didEndDecelerating", "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging" }, names)

--## U70 A touch that stops something is no tap
local list = scroll { contentSize = { 320, 20000 } }
local taps = 0
list:on("tap", function() taps = taps + 1 end)
list:swipe { to = "up", speed = 3000 }:wait(0.1)
list:tap()
assert.equal(0, taps)
list:tap()
assert.equal(1, taps)

--## U71 The velocity is the finger's, in points per second
local list = scroll {}
local velocity
list:on("willEndDragging", function(e) velocity = e.velocity end)
local motion = list:swipe { to = "up", distance = 120, speed = 900 }
assert.near(900, velocity.y, 0.5)
assert.equal(0, velocity.x)
assert.near(900, motion.achieved.speed, 0.5)
assert.near(120, motion.achieved.distance, 0.001)

--## U72 A target that a handler sets is met exactly
local list = scroll { contentSize = { 320, 20000 }, contentOffset = { 0, 1000 } }
list:on("willEndDragging", function(e) e.targetContentOffset = { x = 0, y = 1777 } end)
list:swipe { to = "up" }:settle()
assert.equal(1777, list.contentOffset.y)
list:swipe { to = "down" }:settle()
assert.equal(1777, list.contentOffset.y)
list:drag { by = { 0, 40 } }:settle()
assert.equal(1777, list.contentOffset.y)

--## U73 A target out of range is moved into it
local list = scroll {}
local given
list:on("willEndDragging", function(e)
  e.targetContentOffset = { x = 500, y = 99999 }
  given = e.targetContentOffset
end)
list:swipe { to = "up" }:settle()
assert.same({ x = 0, y = 1520 }, given)
assert.same(given, list.contentOffset)

--## A target can be set until the handler waits
--! too late
local list = scroll {}
list:on("willEndDragging", function(e)
  detent.wait(0.1)
  e.targetContentOffset = { x = 0, y = 0 }
end)
list:swipe { to = "up" }:settle()

--## Only willEndDragging has a target
--! only willEndDragging has targetContentOffset
local list = scroll {}
list:on("didEndDragging", function(e) e.targetContentOffset = { x = 0, y = 0 } end)
list:swipe { to = "up" }:settle()

--## U74 A fling of 1,000 pt/s covers 494.01 pt, at the fast rate 98.01
for rate, way in pairs { normal = 494.01, fast = 98.01 } do
  local list = scroll({ contentSize = { 320, 20000 }, decelerationRate = rate }, { size = { 320, 480 }, scale = 10 })
  local start
  list:on("willEndDragging", function() start = list.bounds.y end)
  list:swipe { to = "up", distance = 100, speed = 1000 }:settle()
  assert.near(way, list.bounds.y - start, 0.02)
end

--## U75 Into an edge without bounces: it stops there, with one end
local list, names = scroll { bounces = false }
list.contentOffset = { 0, 1400 }
clear(names)
list:on("didScroll", function(e) assert.is_true(e.contentOffset.y <= 1520) end)
list:swipe { to = "up", speed = 3000, distance = 50 }:settle()
assert.equal(1520, list.contentOffset.y)
local ends = 0
for _, name in ipairs(names) do if name == "didEndDecelerating" then ends = ends + 1 end end
assert.equal(1, ends)

--## U76 Pulled 100 pt past the edge of 960 pt, the content shows 52.02
local list = scroll({ contentSize = { 640, 3000 } }, { size = { 640, 960 }, scale = 10 })
local finger = list:touch { at = { 320, 400 } }
finger:move { by = { 0, 10 }, over = 0.05 }
finger:move { by = { 0, 100 }, over = 0.2 }
assert.near(-52.02, list.bounds.y, 0.01)
finger:hold(0.2)
finger:up():settle()
assert.equal(0, list.contentOffset.y)

--## U77 Content that fits cannot be dragged
local list, names = scroll { contentSize = { 320, 300 } }
list:drag { by = { 0, -100 } }:settle()
list:swipe { to = "up" }:settle()
assert.same({}, names)
assert.same({ x = 0, y = 0 }, list.contentOffset)

--## U77 Content that fits and always bounces can
local list, names = scroll { contentSize = { 320, 300 }, alwaysBounceVertical = true }
list:drag { by = { 0, -100 } }
assert.is_true(list.contentOffset.y > 0)
detent.settle()
assert.equal(0, list.contentOffset.y)
assert.equal("willBeginDragging", names[1])

--## U78 Always bouncing without bounces moves nothing
local list, names = scroll { contentSize = { 320, 300 }, alwaysBounceVertical = true, bounces = false }
list:drag { by = { 0, -100 } }:settle()
assert.same({}, names)

--## U79 Bounces stands for both axes
local list = scroll {}
list.bouncesVertically = false
assert.is_false(list.bounces)
assert.is_true(list.bouncesHorizontally)
list.bounces = true
assert.is_true(list.bouncesVertically)
assert.is_true(list.bounces)
list.bouncesHorizontally = false
assert.is_false(list.bounces)

--## U84 Right after an animated call the offset is the old one
local list, names = scroll {}
list:setContentOffset({ 0, 700 }, { animated = true })
assert.equal(0, list.contentOffset.y)
assert.equal("animating", list.phase)
detent.settle()
assert.equal(700, list.contentOffset.y)
assert.same({ "didScroll", "didEndScrollingAnimation" }, names)

--## U84 A second animated call takes over; each tells its end
local list, names = scroll {}
list:setContentOffset({ 0, 700 }, { animated = true })
detent.wait(0.1)
list:setContentOffset({ 0, 200 }, { animated = true })
detent.settle()
assert.equal(200, list.contentOffset.y)
assert.same({ "didScroll", "didEndScrollingAnimation", "didScroll", "didEndScrollingAnimation" }, names)

--## U85 Animated to where it is: nothing
local list, names = scroll { contentOffset = { 0, 300 } }
list:setContentOffset({ 0, 300 }, { animated = true })
list.contentOffset = { 0, 300 }
detent.settle()
assert.same({}, names)

--## U86 An offset beyond the content is taken as it is
local list, names = scroll {}
list.contentOffset = { 0, 5000 }
assert.equal(5000, list.contentOffset.y)
detent.settle()
detent.wait(1)
assert.equal(5000, list.contentOffset.y)
assert.same({ "didScroll" }, names)
list:drag { by = { 0, 50 } }:settle()
assert.equal(1520, list.contentOffset.y)

--## U109 What is read lies on a device pixel
for scale, offset in pairs { [1] = 4, [2] = 4, [3] = 11 / 3 } do
  local list = scroll({}, { size = { 320, 480 }, scale = scale })
  list.contentOffset = { 0, 3.8 }
  assert.near(offset, list.contentOffset.y, 1e-9)
end

--## The offset set again inside didScroll does not run in circles
local list = scroll {}
local count = 0
list:on("didScroll", function(e)
  count = count + 1
  list.contentOffset = e.contentOffset
end)
list.contentOffset = { 0, 300 }
detent.settle()
assert.equal(1, count)
assert.equal(300, list.contentOffset.y)

--## An offset set inside didScroll ends the fling there
local list, names = scroll { contentSize = { 320, 20000 } }
list:on("didScroll", function(e)
  if list.isDecelerating and e.contentOffset.y > 400 then list.contentOffset = { 0, 300 } end
end)
list:swipe { to = "up", speed = 2000 }:settle()
assert.equal(300, list.contentOffset.y)
assert.is_false(list.isDecelerating)

--## An offset set inside didScroll during a drag: the finger goes on from there
local list = scroll { contentSize = { 320, 20000 } }
local once = true
list:on("didScroll", function()
  if once then
    once = false
    list.contentOffset = { 0, 5000 }
  end
end)
list:drag { by = { 0, -110 }, over = 0.3 }:settle()
assert.is_true(list.contentOffset.y > 5050)
assert.is_true(list.contentOffset.y < 5110)

--## Two handlers that move it to and fro at one instant are stopped by name
--! they cause each other
local list = scroll {}
list:on("didScroll", function(e) list.contentOffset = { 0, e.contentOffset.y == 100 and 200 or 100 } end)
list.contentOffset = { 0, 100 }
detent.settle()

--## Setting the offset in willEndDragging ends the motion
local list, names = scroll { contentSize = { 320, 20000 } }
list:on("willEndDragging", function() list.contentOffset = { 0, 50 } end)
list:swipe { to = "up", speed = 2000 }:settle()
assert.equal(50, list.contentOffset.y)
assert.equal("didEndDragging", names[#names])

--## An offset, then a target set in willEndDragging: the target, from the offset
local list = scroll { contentSize = { 320, 20000 } }
list:on("willEndDragging", function(e)
  list.contentOffset = { 0, 3000 }
  e.targetContentOffset = { x = 0, y = 3500 }
end)
list:swipe { to = "up", speed = 2000 }
assert.equal(3000, list.contentOffset.y)
detent.settle()
assert.equal(3500, list.contentOffset.y)

--## Content that shrinks in willEndDragging: the view rests inside it
local list = scroll { contentSize = { 320, 20000 }, contentOffset = { 0, 4000 } }
list:on("willEndDragging", function() list.contentSize = { 320, 1000 } end)
list:swipe { to = "up", speed = 2000 }:settle()
assert.equal(520, list.contentOffset.y)

--## Content that shrinks under a resting view, finger or not
local list = scroll { contentSize = { 320, 2000 }, contentOffset = { 0, 1400 } }
list.contentSize = { 320, 1200 }
assert.equal(720, list.contentOffset.y)
local finger = list:touch {}
finger:hold(0.05)
list.contentSize = { 320, 800 }
assert.equal(320, list.contentOffset.y)
finger:up():settle()
list.contentSize = { 320, 100 }
assert.equal(0, list.contentOffset.y)

--## Content that shrinks during an animated scroll: it ends inside
local list, names = scroll {}
list:setContentOffset({ 0, 1500 }, { animated = true })
detent.wait(0.1)
list.contentSize = { 320, 1000 }
detent.settle()
assert.equal(520, list.contentOffset.y)
assert.near(0.3, detent.time, 0.01)
assert.same({ "didScroll", "didEndScrollingAnimation" }, names)

--## Content that shrinks during a fling: it ends inside, with one end
local list, names = scroll { contentSize = { 320, 20000 } }
list:swipe { to = "up", speed = 3000 }:wait(0.05)
clear(names)
list.contentSize = { 320, 800 }
detent.settle()
assert.equal(320, list.contentOffset.y)
assert.equal("didEndDecelerating", names[#names])

--## Content that shrinks during a drag: it comes back at the lift
local list = scroll { contentOffset = { 0, 1000 } }
local finger = list:touch {}
finger:move { by = { 0, -50 }, over = 0.1 }
list.contentSize = { 320, 600 }
finger:hold(0.2)
finger:up():settle()
assert.equal(120, list.contentOffset.y)

--## O27 The directional lock holds what clearly began along one axis
local function corner(lock)
  local list = scroll({
    contentSize = { 2000, 2000 }, contentOffset = { 500, 500 }, isDirectionalLockEnabled = lock,
  }, { size = { 300, 300 } })
  return list, list:touch { at = { 200, 200 } }
end
local list, finger = corner(true)
finger:move { by = { -40, -2 }, over = 0.1 }
finger:move { by = { -40, -60 }, over = 0.1 }
finger:hold(0.2)
finger:up():settle()
assert.equal(500, list.contentOffset.y)
assert.is_true(list.contentOffset.x > 500)
local list, finger = corner(true)
finger:move { by = { -30, -30 }, over = 0.1 }
finger:move { by = { -10, -60 }, over = 0.1 }
finger:up():settle()
assert.is_true(list.contentOffset.y > 500)
assert.is_true(list.contentOffset.x > 500)
local list, finger = corner(false)
finger:move { by = { -40, -2 }, over = 0.1 }
finger:move { by = { -40, -60 }, over = 0.1 }
finger:up():settle()
assert.is_true(list.contentOffset.y > 500)
assert.is_true(list.contentOffset.x > 500)

--## A view that does not scroll ignores fingers and obeys code
local list, names = scroll { isScrollEnabled = false }
list:swipe { to = "up" }:settle()
assert.same({}, names)
list.contentOffset = { 0, 100 }
assert.equal(100, list.contentOffset.y)

--## Scrolling switched off during a drag ends the drag
local list, names = scroll {}
local finger = list:touch {}
finger:move { by = { 0, -100 }, over = 0.1 }
list.isScrollEnabled = false
local offset = list.contentOffset
finger:move { by = { 0, -50 }, over = 0.1 }
assert.errors(function() finger:up() end, "the system has taken this finger away")
detent.settle()
assert.same(offset, list.contentOffset)
assert.same({ "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging" }, names)

--## A touch on an animated scroll stops it and says so
local list, names = scroll {}
list:setContentOffset({ 0, 1000 }, { animated = true })
detent.wait(0.1)
local offset = list.contentOffset
local finger = list:touch {}
finger:hold(0.2)
finger:up():settle()
assert.same({ "didScroll", "didEndScrollingAnimation" }, names)
assert.same(offset, list.contentOffset)

--## Caught beyond an edge, the content returns when the finger lifts
local list, names = scroll {}
list:swipe { to = "down", speed = 2000 }:wait(0.02)
assert.equal("bouncing", list.phase)
local finger = list:touch {}
finger:hold(0.3)
assert.is_true(list.contentOffset.y < 0)
finger:up():settle()
assert.equal(0, list.contentOffset.y)
assert.equal("didEndDecelerating", names[#names])

--## Frames change no outcome: the record is the same with and without handlers of didScroll
local function run(listens, rate)
  detent.frameRate = rate
  local began = detent.time
  local screen = detent.screen {
    size = { 320, 480 },
    detent.scrollView { id = "list", contentSize = { 320, 20000 }, isPagingEnabled = true },
    detent.pageControl { id = "dots", pairedWith = "list" },
  }
  local list = screen.list
  if listens then list:on("didScroll", function() end) end
  list:swipe { to = "up", speed = 1500 }:wait(0.1)
  list:tap()
  list:swipe { to = "up" }:settle()
  screen.dots:tap "next":settle()
  list:setContentOffset({ 0, 5000 }, { animated = true })
  detent.settle()
  local lines = {}
  for _, event in ipairs(detent.events { since = began, source = list }) do
    if event.name ~= "didScroll" then
      local target = event.targetContentOffset
      lines[#lines + 1] = string.format(
        "%.6f %s %s %s", event.time - began, event.name, event.page or "", target and target.y or "")
    end
  end
  return lines
end
local quiet = run(false, 120)
assert.is_true(#quiet > 10)
assert.same(quiet, run(true, 120))
assert.same(quiet, run(true, 60))
assert.same(quiet, run(true, 7))

--## An earlier moment reads as it read then
local list, names, screen = scroll { contentSize = { 320, 20000 } }
local read = {}
local function look() read[#read + 1] = { detent.time, list.contentOffset.y, list.phase, list.velocity.y } end
list:on("willEndDragging", function(e) e.targetContentOffset = { x = 0, y = 2000 } end)
list:swipe { to = "up" }
for _ = 1, 20 do
  detent.wait(0.0371)
  look()
end
detent.wait(0.0371)
list:setContentOffset({ 0, 50 }, { animated = true })
for _ = 1, 12 do
  detent.wait(0.0371)
  look()
end
detent.settle()
detent.wait(1)
for _, then_ in ipairs(read) do
  local past = screen:at(then_[1]).list
  assert.equal(then_[2], past.contentOffset.y)
  assert.equal(then_[3], past.phase)
  assert.equal(then_[4], past.velocity.y)
end

--## An earlier moment cannot be changed
--! read-only
local list, names, screen = scroll {}
detent.wait(1)
screen:at(0.5).list.contentOffset = { 0, 10 }

--## A button in a scroll view hears of the touch after 0.15 s
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView {
    id = "list", contentSize = { 320, 2000 },
    detent.button { id = "buy", title = "Buy", frame = { 50, 100, 120, 44 } },
  },
}
local list, buy, heard = screen.list, screen.buy, {}
for _, name in ipairs { "touchDown", "touchUpInside", "touchCancel" } do
  buy:on(name, function(e) heard[#heard + 1] = name end)
end
local finger = buy:touch {}
finger:hold(0.149)
assert.is_false(buy.isHighlighted)
finger:hold(0.002)
assert.is_true(buy.isHighlighted)
assert.same({ "touchDown" }, heard)
finger:move { by = { 0, -60 }, over = 0.2 }
assert.equal(0, list.contentOffset.y)
finger:up():settle()
assert.same({ "touchDown", "touchCancel" }, heard)
clear(heard)
buy:tap()
assert.same({ "touchDown", "touchUpInside" }, heard)
assert.is_false(buy.isHighlighted)
clear(heard)
buy:drag { by = { 0, -60 }, over = 0.1 }:settle()
assert.same({}, heard)
assert.is_true(list.contentOffset.y > 0)
list.contentOffset = { 0, 0 }
list.delaysContentTouches = false
local finger = buy:touch {}
detent.wait(0)
assert.same({ "touchDown" }, heard)
finger:up()

--## A finger on a button and another that drags below it: each gets its end
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView {
    id = "list", contentSize = { 320, 2000 },
    detent.button { id = "buy", title = "Buy", frame = { 50, 100, 120, 44 } },
  },
}
local list, buy, heard = screen.list, screen.buy, {}
for _, name in ipairs { "touchDown", "touchUpInside", "touchCancel" } do
  buy:on(name, function(e) heard[#heard + 1] = name end)
end
local first = buy:touch {}
first:hold(0.2)
list:drag { by = { 0, -60 }, from = { 160, 400 } }
assert.is_true(list.contentOffset.y > 0)
first:up():settle()
assert.equal(2, #heard)
assert.is_false(buy.isHighlighted)
assert.is_false(list.isTracking)

--## A button that one finger presses does not hear of another
local screen = detent.screen {
  size = { 320, 480 }, detent.button { id = "buy", title = "Buy", frame = { 50, 100, 120, 44 } },
}
local buy, heard = screen.buy, {}
for _, name in ipairs { "touchDown", "touchUpInside", "touchCancel" } do
  buy:on(name, function(e) heard[#heard + 1] = name end)
end
local first = buy:touch { at = { 10, 10 } }
detent.wait(0)
local second = buy:touch { at = { 100, 10 } }
second:up()
assert.same({ "touchDown" }, heard)
assert.is_true(buy.isHighlighted)
buy:tap()
first:up()
assert.same({ "touchDown", "touchUpInside" }, heard)

--## A long press comes after half a second, unless the finger moves
local screen = detent.screen { size = { 320, 480 }, detent.view { id = "card", frame = { 10, 10, 300, 300 } } }
local card, heard = screen.card, {}
card:on("longPress", function(e) heard[#heard + 1] = string.format("long %.3f", detent.time) end)
card:on("tap", function() heard[#heard + 1] = "tap" end)
card:press { hold = 0.6 }
assert.same({ "long 0.500" }, heard)
card:press { hold = 0.49 }
assert.same({ "long 0.500", "tap" }, heard)
card:drag { by = { 30, 0 }, hold = 1 }
assert.equal(2, #heard)

--## Nested and crossed: the axis that the drag begins along decides
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView {
    id = "outer", contentSize = { 320, 2000 },
    detent.scrollView { id = "inner", frame = { 0, 0, 320, 300 }, isPagingEnabled = true, numberOfPages = 3 },
  },
}
local outer, inner = screen.outer, screen.inner
inner:swipe { to = "left" }:settle()
assert.equal(2, inner.page)
assert.equal(0, outer.contentOffset.y)
inner:swipe { to = "up", distance = 120 }:settle()
assert.equal(2, inner.page)
assert.is_true(outer.contentOffset.y > 100)
assert.is_false(inner.isTracking)
assert.is_false(outer.isTracking)

--## O28 An inner pager at its end passes the next swipe on to the outer one
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView {
    id = "outer", isPagingEnabled = true, numberOfPages = 3, page = 2,
    detent.scrollView {
      id = "inner", frame = { 320, 0, 320, 480 }, isPagingEnabled = true, numberOfPages = 3, page = 2,
    },
  },
}
local outer, inner = screen.outer, screen.inner
inner:swipe { to = "left" }:settle()
assert.equal(3, inner.page)
assert.equal(2, outer.page)
inner:swipe { to = "left" }:settle()
assert.equal(3, outer.page)
assert.equal(640, inner.contentOffset.x)
outer.page = 2
inner:swipe { to = "right" }:settle()
assert.equal(2, inner.page)
assert.equal(2, outer.page)

--## Two fingers on nested views: when both have lifted, nobody is held
local screen = detent.screen {
  size = { 320, 480 },
  detent.scrollView {
    id = "outer", contentSize = { 320, 2000 },
    detent.scrollView { id = "inner", frame = { 0, 0, 320, 300 }, isPagingEnabled = true, numberOfPages = 3 },
  },
}
local outer, inner = screen.outer, screen.inner
local first = inner:touch { at = { 250, 100 } }
local second = inner:touch { at = { 250, 200 } }
first:move { by = { -60, 0 }, over = 0.1 }
assert.equal("dragging", inner.phase)
assert.is_false(outer.isTracking)
local third = inner:touch { at = { 100, 150 } }
detent.wait(0)
assert.is_false(outer.isTracking)
first:up()
second:up()
third:up():settle()
assert.equal("idle", inner.phase)
assert.equal("idle", outer.phase)
local first = outer:touch { at = { 250, 400 } }
first:move { by = { 0, -60 }, over = 0.1 }
local second = inner:touch { at = { 250, 100 } }
detent.wait(0)
assert.is_false(inner.isTracking)
first:up()
second:up():settle()
assert.equal("idle", outer.phase)
assert.equal("idle", inner.phase)

--## A drag that begins while code scrolls under the resting finger ends the animation and takes over
local s = detent.screen { size = { 400, 800 }, detent.scrollView { id = "v", contentSize = { 400, 3000 } } }
local finger = s.v:touch()
finger:hold(0.1)
s.v:setContentOffset({ 0, 5000 }, { animated = true })
detent.wait(0.05)
finger:move { by = { 0, -60 }, over = 0.1 }
assert.equal("dragging", s.v.phase)
finger:hold(0.2)
finger:up()
detent.settle()
assert(s.v.contentOffset.y <= 2200, "rests inside the range")
assert.events(s.v, {
  "didScroll*", "didEndScrollingAnimation", "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging",
})
