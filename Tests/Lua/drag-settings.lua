-- Settings that decide what a drag may move, and a delegate that corrects it.

local function canvas(options)
  options.id, options.frame, options.contentSize = "view", { 0, 0, 400, 600 }, { 2000, 3000 }
  return detent.screen { size = { 400, 600 }, detent.scrollView(options) }
end

--## U91 A directional lock holds a drag of 10° to its axis and lets one of 45° go both ways
local screen = canvas { isDirectionalLockEnabled = true }
local view = screen.view
view:drag { from = { 300, 300 }, by = { -200, -200 * math.tan(math.rad(10)) }, hold = 0.3 }
detent.settle()
assert.equal(0, view.contentOffset.y)
assert.is_true(view.contentOffset.x > 150)
view.contentOffset = { 0, 0 }
view:drag { from = { 300, 300 }, by = { -200 * math.tan(math.rad(10)), -200 }, hold = 0.3 }
detent.settle()
assert.equal(0, view.contentOffset.x)
assert.is_true(view.contentOffset.y > 150)
view.contentOffset = { 0, 0 }
view:drag { from = { 300, 300 }, by = { -150, -150 }, hold = 0.3 }
detent.settle()
assert.is_true(view.contentOffset.x > 100)
assert.is_true(view.contentOffset.y > 100)

--## U91 Without the lock a drag of 10° moves both axes
local screen = canvas {}
screen.view:drag { from = { 300, 300 }, by = { -200, -200 * math.tan(math.rad(10)) }, hold = 0.3 }
detent.settle()
assert.is_true(screen.view.contentOffset.y > 0)

--## U92 With isScrollEnabled false a finger moves nothing, and code still does
local screen = canvas { isScrollEnabled = false }
local view = screen.view
local heard = 0
view:on("willBeginDragging", function() heard = heard + 1 end)
view:drag { from = { 300, 300 }, by = { -200, -100 } }
detent.settle()
assert.equal(0, heard)
assert.same({ x = 0, y = 0 }, view.contentOffset)
view.contentOffset = { 50, 60 }
assert.same({ x = 50, y = 60 }, view.contentOffset)
view:setContentOffset({ 100, 0 }, { animated = true })
detent.settle()
assert.equal(100, view.contentOffset.x)

--## U92 isScrollEnabled set to false under a finger ends its drag
local screen = canvas {}
local view = screen.view
local finger = view:touch { at = { 300, 300 } }
finger:move { by = { -100, 0 }, over = 0.2 }
assert.is_true(view.isDragging)
view.isScrollEnabled = false
detent.wait(0)
assert.is_false(view.isDragging)

--## U110 A delegate may set the offset inside didScroll: the drag goes on from there, and nothing goes round for ever
local screen = canvas {}
local view = screen.view
local count = 0
view:on("didScroll", function()
  count = count + 1
  view.contentOffset = { view.contentOffset.x, 0 }
end)
view:drag { from = { 300, 300 }, by = { -200, -200 }, hold = 0.3 }
detent.settle()
assert.equal(0, view.contentOffset.y)
assert.is_true(view.contentOffset.x > 150)
assert.is_true(count > 1)

--## U110 A delegate that pins an offset set by code ends with the pinned one
local screen = canvas {}
local view = screen.view
view:on("didScroll", function()
  if view.contentOffset.x > 100 then view.contentOffset = { 100, 0 } end
end)
view.contentOffset = { 500, 0 }
detent.wait(0)
assert.equal(100, view.contentOffset.x)
