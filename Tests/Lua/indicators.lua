-- Scroll indicators: where, how long, how clear, and when they show.

-- A screen of 400 × 600 with a scroll view of that size.
local function scroller(options)
  options.id = "view"
  options.contentSize = options.contentSize or { 400, 4000 }
  return detent.screen { size = { 400, 600 }, detent.scrollView(options) }.view
end

--## Place and length in range and in overscroll (motion.md item 8)
local view = scroller {}
local function bar(offset)
  view.contentOffset = { 0, offset }
  return view.verticalScrollIndicator
end
local expected = {
  { 0, 3, 89.1 }, { 1700, 255.45, 89.1 }, { 3400, 507.9, 89.1 }, { -30, 3, 59.1 }, { -100, 3, 8 }, { 3420, 527.9, 69.1 },
}
for _, row in ipairs(expected) do
  local got = bar(row[1])
  assert.near(row[2], got.start, 1e-6)
  assert.near(row[3], got.length, 1e-6)
end
view.contentSize = { 400, 100000 }
assert.near(283.6841, bar(50000).start, 1e-4)
assert.near(36, bar(50000).length, 1e-9)
assert.near(16, bar(-20).length, 1e-9)

--## An axis that cannot scroll has none, nor one that is switched off
local view = scroller {}
assert.is_nil(view.horizontalScrollIndicator)
assert.truthy(view.verticalScrollIndicator)
view.showsVerticalScrollIndicator = false
assert.is_nil(view.verticalScrollIndicator)
view.showsVerticalScrollIndicator = true
view.contentSize = { 400, 600 }
assert.is_nil(view.verticalScrollIndicator)

--## Content that fits shows one while it is pulled past an edge
local view = scroller { contentSize = { 400, 300 }, alwaysBounceVertical = true }
local finger = view:touch { at = { 200, 300 } }
finger:move { by = { 0, 60 }, over = 0.1 }
assert.is_true(view.verticalScrollIndicator.isVisible)
finger:up():settle()
assert.is_nil(view.verticalScrollIndicator)

--## Shown when a drag begins, gone 0.3 s after the last motion
local view = scroller {}
assert.is_false(view.verticalScrollIndicator.isVisible)
local finger = view:touch { at = { 200, 500 } }
finger:hold(0.1)
assert.is_false(view.verticalScrollIndicator.isVisible)
finger:move { by = { 0, -100 }, over = 0.1 }
assert.equal(1, view.verticalScrollIndicator.alpha)
finger:hold(3)
assert.equal(1, view.verticalScrollIndicator.alpha)
finger:up()
assert.equal(1, view.verticalScrollIndicator.alpha)
detent.wait(0.05)
assert.equal(1, view.verticalScrollIndicator.alpha)
detent.wait(0.125)
assert.near(0.5, view.verticalScrollIndicator.alpha, 1e-5)
detent.wait(0.125)
assert.equal(0, view.verticalScrollIndicator.alpha)
assert.is_false(view.verticalScrollIndicator.isVisible)

--## Shown through a fling, fading from its end
local view = scroller {}
view:swipe { to = "up", speed = 1500 }
detent.wait(0.5)
assert.equal("decelerating", view.phase)
assert.equal(1, view.verticalScrollIndicator.alpha)
local stop
view:on("didEndDecelerating", function(e) stop = e.time end)
detent.settle()
assert.equal(stop, detent.time)
assert.equal(1, view.verticalScrollIndicator.alpha)
detent.wait(0.175)
assert.near(0.5, view.verticalScrollIndicator.alpha, 1e-4)
detent.wait(0.2)
assert.equal(0, view.verticalScrollIndicator.alpha)

--## A fling that a finger stops: shown until it lifts
local view = scroller {}
view:swipe { to = "up", speed = 1500 }
detent.wait(0.2)
local finger = view:touch { at = { 200, 300 } }
finger:hold(1)
assert.equal(1, view.verticalScrollIndicator.alpha)
finger:up()
detent.wait(0.175)
assert.near(0.5, view.verticalScrollIndicator.alpha, 1e-4)

--## A fling that code stops: fading from there
local view = scroller {}
view:swipe { to = "up", speed = 1500 }
detent.wait(0.2)
view.contentOffset = { 0, 100 }
detent.wait(0.175)
assert.near(0.5, view.verticalScrollIndicator.alpha, 1e-4)

--## An offset set by code shows nothing
local view = scroller {}
view.contentOffset = { 0, 500 }
assert.equal(0, view.verticalScrollIndicator.alpha)
view:setContentOffset({ 0, 1000 }, { animated = true })
detent.wait(0.1)
assert.equal(0, view.verticalScrollIndicator.alpha)

--## Flashed: 0.75 s, then the fade; both axes, without events
local view = scroller { contentSize = { 900, 4000 } }
view:flashScrollIndicators()
assert.equal(1, view.verticalScrollIndicator.alpha)
assert.equal(1, view.horizontalScrollIndicator.alpha)
detent.wait(0.75)
assert.equal(1, view.verticalScrollIndicator.alpha)
detent.wait(0.125)
assert.near(0.5, view.verticalScrollIndicator.alpha, 1e-5)
assert.near(0.5, view.horizontalScrollIndicator.alpha, 1e-5)
detent.wait(0.125)
assert.is_false(view.verticalScrollIndicator.isVisible)
assert.same({}, detent.events { source = view })

--## U103 withScrollIndicatorsShown shows the axes that moved
local view = scroller { contentSize = { 900, 4000 } }
view:withScrollIndicatorsShown(function() view.contentOffset = { 100, 0 } end)
assert.equal(1, view.horizontalScrollIndicator.alpha)
assert.equal(0, view.verticalScrollIndicator.alpha)
detent.wait(0.875)
assert.near(0.5, view.horizontalScrollIndicator.alpha, 1e-5)

--## U103 With an animation, until its end
local view = scroller { contentSize = { 900, 4000 } }
view:withScrollIndicatorsShown(function() view:setContentOffset({ 0, 1000 }, { animated = true }) end)
assert.equal(0, view.horizontalScrollIndicator.alpha)
detent.wait(0.29)
assert.equal(1, view.verticalScrollIndicator.alpha)
detent.settle()
detent.wait(0.175)
assert.near(0.5, view.verticalScrollIndicator.alpha, 1e-4)
-- The next animation is an ordinary one again.
detent.wait(1)
view:setContentOffset({ 0, 0 }, { animated = true })
detent.wait(0.1)
assert.equal(0, view.verticalScrollIndicator.alpha)

--## U103 Only what the function moved counts, nested too; nothing moved shows nothing
local view = scroller { contentSize = { 900, 4000 } }
view.contentOffset = { 50, 50 }
view:withScrollIndicatorsShown(function() end)
assert.equal(0, view.horizontalScrollIndicator.alpha)
assert.equal(0, view.verticalScrollIndicator.alpha)
view:withScrollIndicatorsShown(function()
  view.contentOffset = { 50, 80 }
  view:withScrollIndicatorsShown(function() end)
end)
assert.equal(0, view.horizontalScrollIndicator.alpha)
assert.equal(1, view.verticalScrollIndicator.alpha)

--## U103 The function may wait
local view = scroller {}
view:withScrollIndicatorsShown(function()
  detent.wait(1)
  view.contentOffset = { 0, 80 }
end)
assert.equal(1, detent.time)
assert.equal(1, view.verticalScrollIndicator.alpha)

--## U103 Its error comes through
--! no such luck
local view = scroller {}
view:withScrollIndicatorsShown(function() error("no such luck") end)

--## U103 Nothing to run is an error
--! expects a function
scroller {}:withScrollIndicatorsShown(nil)

--## U104 Both insets at once, and read as one while they agree
local view = scroller { contentSize = { 900, 4000 } }
view.scrollIndicatorInsets = { top = 10, left = 4, bottom = 20, right = 0 }
local insets = { top = 10, left = 4, bottom = 20, right = 0 }
assert.same(insets, view.verticalScrollIndicatorInsets)
assert.same(insets, view.horizontalScrollIndicatorInsets)
assert.same(insets, view.scrollIndicatorInsets)
assert.equal(13, view.verticalScrollIndicator.start)
assert.near((600 - 30 - 6) * (600 - 30) / 4000, view.verticalScrollIndicator.length, 1e-9)
assert.equal(7, view.horizontalScrollIndicator.start)
view.verticalScrollIndicatorInsets = { top = 1 }
assert.error(function() return view.scrollIndicatorInsets end, "different insets")
assert.equal(1, view.verticalScrollIndicatorInsets.top)

--## The track keeps out of the unsafe parts, unless told not to
local screen = detent.screen {
  size = { 400, 800 }, safeArea = { top = 50, bottom = 30 },
  detent.scrollView { id = "view", contentSize = { 400, 4000 } },
}
local view = screen.view
assert.is_true(view.automaticallyAdjustsScrollIndicatorInsets)
assert.equal(53, view.verticalScrollIndicator.start)
assert.near((720 - 6) * 720 / 4000, view.verticalScrollIndicator.length, 1e-9)
view.automaticallyAdjustsScrollIndicatorInsets = false
assert.equal(3, view.verticalScrollIndicator.start)

--## Styles
local view = scroller {}
assert.equal("default", view.indicatorStyle)
view.indicatorStyle = "white"
assert.equal("white", view.indicatorStyle)
assert.error(function() view.indicatorStyle = "red" end, "expected one of")

--## Settings with the screen
local view = scroller {
  indicatorStyle = "black", scrollIndicatorInsets = 5, automaticallyAdjustsScrollIndicatorInsets = false,
}
assert.equal("black", view.indicatorStyle)
assert.equal(5, view.scrollIndicatorInsets.left)
assert.is_false(view.automaticallyAdjustsScrollIndicatorInsets)

--## A moment of the past reads as it read then
local view = scroller {}
view:flashScrollIndicators()
detent.wait(2)
assert.equal(0, view.verticalScrollIndicator.alpha)
assert.equal(1, view.screen:at(0.5).view.verticalScrollIndicator.alpha)
