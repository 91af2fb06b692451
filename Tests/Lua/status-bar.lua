-- A tap on the status bar.

local function list(id, options)
  options = options or {}
  options.id = id
  options.contentSize = options.contentSize or { 300, 3000 }
  return detent.scrollView(options)
end

local function down(view, y)
  view.contentOffset = { 0, y or 1000 }
  return view
end

--## A tap scrolls to the top: asked, moved, told, without didEndScrollingAnimation
local screen = detent.screen { size = { 320, 480 }, list("view") }
local view = down(screen.view)
local names = {}
for _, name in ipairs { "shouldScrollToTop", "didScrollToTop", "didEndScrollingAnimation" } do
  view:on(name, function(e)
    names[#names + 1] = e.name
    assert.is_true(e.isUser)
  end)
end
screen:tapStatusBar()
assert.same({ "shouldScrollToTop" }, names)
assert.equal("animating", view.phase)
detent.settle()
assert.same({ "shouldScrollToTop", "didScrollToTop" }, names)
assert.equal(0, view.contentOffset.y)

--## The top lies above the content by the inset
local screen = detent.screen { size = { 320, 480 }, list("view", { contentInset = { top = 44 } }) }
down(screen.view)
screen:tapStatusBar()
detent.settle()
assert.equal(-44, screen.view.contentOffset.y)

--## U93 Two views with scrollsToTop on an iPhone: none scrolls, and why says so
local screen = detent.screen {
  size = { 640, 480 }, list("left", { frame = { 0, 0, 320, 480 } }), list("right", { frame = { 320, 0, 320, 480 } }),
}
down(screen.left)
down(screen.right)
screen:tapStatusBar()
detent.settle()
assert.equal(1000, screen.left.contentOffset.y)
assert.equal(1000, screen.right.contentOffset.y)
assert.matches("none of several", detent.why(screen.left).outcome)
screen.left.scrollsToTop = false
screen:tapStatusBar()
detent.settle()
assert.equal(1000, screen.left.contentOffset.y)
assert.equal(0, screen.right.contentOffset.y)

--## A hidden view and one outside the screen do not count
local screen = detent.screen {
  size = { 320, 480 }, list("view"), list("hidden", { isHidden = true }), list("away", { frame = { 400, 0, 300, 400 } }),
}
down(screen.view)
screen:tapStatusBar()
detent.settle()
assert.equal(0, screen.view.contentOffset.y)

--## On an iPad the view closest to the status bar is asked, even if it refuses
local screen = detent.screen {
  size = { 800, 1000 }, idiom = "pad",
  list("low", { frame = { 0, 500, 800, 500 } }), list("high", { frame = { 0, 20, 800, 400 } }),
}
down(screen.low)
down(screen.high)
screen:tapStatusBar()
detent.settle()
assert.equal(0, screen.high.contentOffset.y)
assert.equal(1000, screen.low.contentOffset.y)
screen.high.contentOffset = { 0, 500 }
screen.high.scrollsToTop = false
screen:tapStatusBar()
detent.settle()
assert.equal(500, screen.high.contentOffset.y)
assert.equal(1000, screen.low.contentOffset.y)

--## U94 shouldScrollToTop answered with false: nothing, and no didScrollToTop
local screen = detent.screen { size = { 320, 480 }, list("view") }
local view, told = down(screen.view), 0
view:on("shouldScrollToTop", function(e)
  assert.is_true(e.shouldScrollToTop)
  e.shouldScrollToTop = false
end)
view:on("didScrollToTop", function() told = told + 1 end)
screen:tapStatusBar()
detent.settle()
assert.equal(0, told)
assert.equal(1000, view.contentOffset.y)

--## The answer comes too late after a wait
--! too late
local screen = detent.screen { size = { 320, 480 }, list("view") }
down(screen.view):on("shouldScrollToTop", function(e)
  detent.wait(0.1)
  e.shouldScrollToTop = false
end)
screen:tapStatusBar()
detent.settle()

--## At the top already nothing happens, and nobody is asked
local screen = detent.screen { size = { 320, 480 }, list("view") }
local asked = 0
screen.view:on("shouldScrollToTop", function() asked = asked + 1 end)
screen.view:on("didScrollToTop", function() asked = asked + 1 end)
screen:tapStatusBar()
detent.settle()
assert.equal(0, asked)

--## A finger that catches the motion ends it: the top was not reached, so nobody is told
local screen = detent.screen { size = { 320, 480 }, list("view") }
local view, told = down(screen.view), 0
view:on("didScrollToTop", function() told = told + 1 end)
screen:tapStatusBar()
detent.wait(0.1)
view:drag { by = { 0, -20 } } :settle()
assert.equal(0, told)
assert.is_true(view.contentOffset.y > 0)

--## The tap stops a fling
local screen = detent.screen { size = { 320, 480 }, list("view") }
local view = screen.view
view:swipe { to = "up", speed = 2000 }
assert.is_true(view.isDecelerating)
screen:tapStatusBar()
assert.is_false(view.isDecelerating)
detent.settle()
assert.equal(0, view.contentOffset.y)

--## A screen that is not shown has no status bar to tap
--! is not the shown screen
local first = detent.screen { size = { 320, 480 }, list("view") }
detent.screen { size = { 320, 480 } }
first:tapStatusBar()

--## An iPhone in landscape shows no status bar
--! no status bar
local screen = detent.screen { device = "iPhone 16", orientation = "landscape", list("view") }
screen:tapStatusBar()
