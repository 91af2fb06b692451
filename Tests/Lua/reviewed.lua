-- What a strict reviewer found, and what it does now.

--## Reading changes nothing: the past is kept however often it is asked for
local screen = detent.screen { detent.scrollView { id = "v", contentSize = { 100, 5000 } } }
detent.wait(1)
screen.v.contentOffset = { 0, 70 }
local handler = screen.v:on("didScroll", function() end)
detent.waitUntil(function() return detent.time > 20 and detent.frameRate == 120 and screen:at(0.5) end, { within = 30 })
assert.equal(-59, screen:at(0.5).v.contentOffset.y)
assert.equal(70, screen:at(1.5).v.contentOffset.y)

--## A screen that fails leaves no clock behind
assert.errors(function() detent.screen { now = "2030-01-01T00:00", device = "none" } end, "there is no device")
assert.errors(function() detent.screen { now = "2030-01-01T00:00", detent.label { page = 1 } } end, "label")
detent.screen { now = "2026-03-29T01:30" }
assert.equal("2026-03-29 01:30", os.date "%Y-%m-%d %H:%M")

--## A misspelt option names its component, its line and the nearest name
local _, problem = pcall(function()
  detent.screen {
    detent.pageControl { id = "dots", currentPage = 1 },
  }
end)
assert.matches('pageControl "dots" %(line 21%): pageControl has no option "currentPage": use "page" %(counts from 1%)', problem)
assert.errors(function()
  detent.screen { detent.scrollView { id = "v", isPagingEnabld = true } }
end, 'scrollView has no option "isPagingEnabld": did you mean "isPagingEnabled"?')
assert.errors(function() detent.screen { detent.view { id = "v", 5 } } end, 'view "v" (line 28): expected components')
assert.errors(function() detent.screen { detent.label { width = 100 } } end, 'label has no option "width": use "frame"')

--## What is recorded bears the name that scripts use
local screen = detent.screen { detent.label { id = "l" }, detent.button { id = "b" } }
screen.l.isUserInteractionEnabled = true
screen.l.text = "x"
screen.b.title = "Go"
local names = {}
for _, event in ipairs(detent.events { name = "changed" }) do names[#names + 1] = event.property end
assert.same({ "isUserInteractionEnabled", "text", "frame", "title", "frame" }, names)

--## A timer that was cancelled keeps nobody waiting
local screen = detent.screen { detent.scrollView { id = "v", contentSize = { 100, 5000 } } }
detent.after(1e6, function() end):cancel()
detent.waitUntil(function() return true end, { within = 2e5 })
screen.v:touch {}
assert.errors(function() detent.settle() end, "nothing will ever rest")

--## Many cancelled timers leave the others alone
local heard = 0
for i = 1, 1000 do
  local timer = detent.after(i, function() heard = heard + 1 end)
  if i % 10 ~= 0 then timer:cancel() end
end
for i = 1, 100 do detent.waitUntil(function() return true end, { within = 500 }) end
detent.wait(1000)
assert.equal(100, heard)

--## A condition met in time is not told that time ran out
local done = false
detent.after(1, function() done = true end)
detent.waitUntil(function() return done end, { within = 2 })
detent.wait(5)
assert.near(6, detent.time, 0.02)

--## Places that lean on each other in a circle
local function build(places)
  local children = { size = { 300, 300 } }
  for id, other in pairs(places) do
    children[#children + 1] = detent.label { id = id, place = other ~= "" and { below = other } or nil }
  end
  return detent.screen(children)
end
build { a = "b", b = "c", c = "", d = "b", e = "d" }
assert.errors(function() build { a = "b", b = "c", c = "b" } end, "leans on itself")
assert.errors(function() build { a = "a" } end, "leans on itself")
local long = { l0 = "" }
for i = 1, 5000 do long["l" .. i] = "l" .. i - 1 end
build(long)

--## Origins of long chains of causes
local screen = detent.screen { detent.scrollView { id = "v", isPagingEnabled = true, numberOfPages = 9 } }
local turns = 0
screen.v:on("pageChanged", function(e)
  turns = turns + 1
  if turns < 500 then screen.v.page = e.page % 9 + 1 end
end)
screen.v.page = 2
detent.wait(1)
local events = detent.events { name = "pageChanged" }
assert.equal(500, #events)
assert.matches("reviewed.lua:%d+$", events[500].line)

--## Lists of what is seen are not made too long
local screen = detent.screen {
  size = { 10000, 10000 },
  detent.list { id = "list", frame = { 0, 0, 100, 10000 }, rows = { count = 1000000, height = 0.01 } },
  detent.pageControl { id = "dots", frame = { 0, 0, 1e9, 30 }, numberOfPages = 1000000 },
}
assert.errors(function() return screen.list.visibleRows end, "1000000 rows are visible: more than 100000")
assert.errors(function() return screen.dots.visibleIndicators end, "indicators are visible: more than 100000")

--## A finger that the system took is not down
local screen = detent.screen { detent.scrollView { id = "v", contentSize = { 100, 5000 } } }
local finger = screen.v:touch {}
assert.is_true(finger.isDown)
detent.wait(0.1)
assert.is_true(finger.isDown)
screen.v.isHidden = true
detent.wait(0.1)
assert.is_false(finger.isDown)
assert.errors(function() finger:up() end, "the system has taken this finger away")
screen.v.isHidden = false
local other = screen.v:touch {}
screen:close()
assert.is_false(other.isDown)
assert.errors(function() other:up() end, "the system has taken this finger away")

--## The last handler of taps that goes lets touches through again
local screen = detent.screen { detent.label { id = "a", text = "a" }, detent.label { id = "b", text = "b" } }
local tap, press = screen.a:on("tap", print), screen.a:on("longPress", print)
assert.is_true(screen.a.isUserInteractionEnabled)
screen.a:off(tap)
assert.is_true(screen.a.isUserInteractionEnabled)
screen.a:off(press)
assert.is_false(screen.a.isUserInteractionEnabled)
screen.b.isUserInteractionEnabled = true
screen.b:off(screen.b:on("tap", print))
assert.is_true(screen.b.isUserInteractionEnabled)
screen.b.isUserInteractionEnabled = false
screen.b:on("tap", print)
assert.is_false(screen.b.isUserInteractionEnabled)

--## Keys are set with known options only
local screen = detent.screen { detent.scrollView { id = "v", isPagingEnabled = true, pageKeys = { "a", "b" } } }
screen.v:setPageKeys({ "b", "c" }, { animated = true })
assert.same({ "b", "c" }, screen.v.pageKeys)
assert.errors(function() screen.v:setPageKeys({ "b" }, { animate = true }) end, 'did you mean "animated"?')

--## A method takes no more arguments than it has
local screen = detent.screen { detent.scrollView { id = "v", isPagingEnabled = true, numberOfPages = 4 } }
assert.errors(function() screen.v:nextPage({}, 1) end, "scrollView:nextPage: expected at most 1 argument, got 2")
assert.errors(function() detent.settle(screen.v) end, "detent.settle: expected 0 arguments, got 1")
screen.v:nextPage(nil, nil)

--## What is near has no other fields
assert.near({ x = 1 }, { x = 1.1 }, 0.2)
assert.near({ 1, 2 }, { x = 1, y = 2 }, 0)
assert.errors(function() assert.near({ x = 1 }, { x = 1, y = 9 }, 0) end, "y: expected nil, got 9")

--## An error while indicators are shown is the function's own
local screen = detent.screen { detent.scrollView { id = "v", contentSize = { 100, 5000 } } }
local mine = { code = 7 }
local _, problem = pcall(screen.v.withScrollIndicatorsShown, screen.v, function() error(mine) end)
assert.equal(mine, problem)
_, problem = pcall(screen.v.withScrollIndicatorsShown, screen.v, function() error "once" end)
assert.matches("^%S*reviewed.lua:%d+: once$", problem)

--## A limit of a number is told when it is passed
local screen = detent.screen { detent.scrollView { id = "v", isPagingEnabled = true, numberOfPages = 3 } }
assert.errors(function() detent.wait(1e12) end, "seconds (0 or more), at most 300000000000, got")
assert.errors(function() screen.v:swipe { to = "next", distance = 1e6 } end, "points (1 or more), at most 100000, got")

--## Who waits for rest hears which finger is in the way
local screen = detent.screen { detent.label { id = "l", text = "Text" }, detent.button { id = "b", title = "Go" } }
local finger = screen.b:touch {}
assert.errors(detent.settle, 'nothing will ever rest; a finger rests on button "b"')
finger:up()
screen:touch { at = { 5, 400 } }
assert.errors(detent.settle, "nothing will ever rest; a finger rests on the screen")

--## What is no number shows without a sign
local nan = 0 / 0
assert.equal("nan|  nan|nan  |nan", string.format("%f|%5.1f|%-5g|%.3e", nan, -nan, nan, -nan))
assert.equal("nan,nan", table.concat({ nan, -nan }, ","))
assert.equal("nan nan", tostring(nan) .. " " .. tostring(-nan))

--## A screen that cannot be completed leaves nothing behind
local progress = detent.timerProgress { preferredDuration = 2 }
local screen = detent.screen { id = "kept", detent.pageControl { id = "dots", numberOfPages = 3, progress = progress } }
progress:resumeTimer()
local before = #detent.events()
for _, wrong in ipairs { { nothing = 1 }, { place = "nowhere" }, { id = "dots" } } do
  assert.is_false(pcall(detent.screen, {
    id = "broken", now = "2030-01-01T00:00",
    detent.pageControl { id = "dots", numberOfPages = 9, progress = progress },
    detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 2, detent.view(wrong) },
    on = { unheard = function() end },
  }))
end
assert.equal("kept", detent.shownScreen.id)
assert.equal(before, #detent.events())
detent.wait(2.5)
assert.equal(2, screen.dots.page)
assert.equal(2026, os.date("*t").year)
