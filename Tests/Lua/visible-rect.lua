-- scrollRectToVisible: the smallest scroll that shows a rectangle.

local function content(options)
  options = options or {}
  options.id = "view"
  options.contentSize = options.contentSize or { 320, 2000 }
  local screen = detent.screen { size = { 320, 480 }, detent.scrollView(options) }
  return screen.view, screen
end

-- The names of the events that a view sends, as a list that fills by itself.
local function record(view)
  local names = {}
  for _, name in ipairs { "didEndScrollingAnimation", "didScroll" } do
    view:on(name, function(e) names[#names + 1] = e.name end)
  end
  return names
end

--## O22 It scrolls just far enough, and not at all when the area is visible
local view = content()
for _, case in ipairs {
  { rect = { 0, 600, 320, 100 }, offset = 220 },
  { rect = { 0, 300, 320, 50 }, offset = 220 },
  { rect = { 0, 100, 320, 50 }, offset = 100 },
  { rect = { 0, 1990, 320, 10 }, offset = 1520 },
  { rect = { 0, 0, 0, 0 }, offset = 1520 },
} do
  view:scrollRectToVisible(case.rect)
  assert.equal(case.offset, view.contentOffset.y)
end

--## U87 A visible rectangle: nothing, and no end callback
local view = content()
local names = record(view)
view:scrollRectToVisible({ 0, 0, 320, 480 }, { animated = true })
detent.wait(1)
assert.same({}, names)
assert.equal("idle", view.phase)

--## U88 Below the fold bottom edges coincide, above it top edges
local view = content()
view:scrollRectToVisible { 0, 1000, 320, 30 }
assert.equal(1030, view.contentOffset.y + 480)
view:scrollRectToVisible { 0, 500, 320, 30 }
assert.equal(500, view.contentOffset.y)

--## U89 Of a rectangle larger than the viewport the top left is shown
local view = content { contentSize = { 2000, 2000 } }
view:scrollRectToVisible { 700, 800, 900, 1000 }
assert.same({ x = 700, y = 800 }, view.contentOffset)

--## U90 A rectangle outside the content: nothing; one partly outside: the part inside
local view = content()
view:scrollRectToVisible { 0, 2100, 320, 50 }
view:scrollRectToVisible { 400, 600, 50, 50 }
assert.equal(0, view.contentOffset.y)
view:scrollRectToVisible { 0, 1900, 320, 500 }
assert.equal(1520, view.contentOffset.y)

--## Animated, the offset moves in time and the end is told once
local view = content()
local names = record(view)
view:scrollRectToVisible({ 0, 600, 320, 100 }, { animated = true })
assert.equal(0, view.contentOffset.y)
assert.equal("animating", view.phase)
detent.settle()
assert.equal(220, view.contentOffset.y)
assert.equal("didEndScrollingAnimation", names[#names])
local ends = 0
for _, name in ipairs(names) do if name == "didEndScrollingAnimation" then ends = ends + 1 end end
assert.equal(1, ends)

--## Insets cover content: what lies under them is not visible
local view = content { contentInset = { top = 100, bottom = 80 } }
view:scrollRectToVisible { 0, 600, 320, 100 }
assert.equal(600 + 100, view.contentOffset.y + 480 - 80)
view:scrollRectToVisible { 0, 200, 320, 50 }
assert.equal(200, view.contentOffset.y + 100)
view:scrollRectToVisible { 0, 0, 320, 10 }
assert.equal(-100, view.contentOffset.y)

--## A rectangle that is no rectangle is an error at the caller's line
local view = content()
assert.error(function() view:scrollRectToVisible { 0, 0, -1, 5 } end)
assert.error(function() view:scrollRectToVisible { 0, 0, 0 / 0, 5 } end)
assert.error(function() view:scrollRectToVisible({ 0, 0, 1, 1 }, { animate = true }) end)
