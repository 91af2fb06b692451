-- What a strict reviewer found, and what it does now.

--## Reading changes nothing: the past is kept however often it is asked for
local screen = detent.screen { detent.scrollView { id = "v", contentSize = { 100, 5000 } } }
detent.wait(1)
screen.v.contentOffset = { 0, 70 }
local handler = screen.v:on("didScroll", function() end)
detent.waitUntil(function() return detent.time > 20 and detent.frameRate == 120 and screen:at(0.5) end, { within = 30 })
assert.equal(0, screen:at(0.5).v.contentOffset.y)
assert.equal(70, screen:at(1.5).v.contentOffset.y)

--## An error after an empty assertion message is an error
pcall(assert, false, "")
error "real"
--! real

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
assert.matches('pageControl "dots" %(line 28%): pageControl has no option "currentPage": use "page" %(counts from 1%)', problem)
assert.errors(function()
  detent.screen { detent.scrollView { id = "v", isPagingEnabld = true } }
end, 'scrollView has no option "isPagingEnabld": did you mean "isPagingEnabled"?')
assert.errors(function() detent.screen { detent.view { id = "v", 5 } } end, 'view "v" (line 35): expected components')

--## What is recorded bears the name that scripts use
local screen = detent.screen { detent.label { id = "l" }, detent.button { id = "b" } }
screen.l.isUserInteractionEnabled = true
screen.l.text = "x"
screen.b.title = "Go"
local names = {}
for _, event in ipairs(detent.events { name = "changed" }) do names[#names + 1] = event.property end
assert.same({ "isUserInteractionEnabled", "text", "title" }, names)

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
