-- detent.so in a stock interpreter: what differs from a run of the command. Run by scripts/test-module.
local before = coroutine.create(function(wait) wait(0.25) return "fine" end)  -- made before the module is there
local hooked = 0
debug.sethook(function() hooked = hooked + 1 end, "", 1000)

local detent = require "detent"
local check = require "detent.assert"

local function fails(text, call)
  local fine, message = pcall(call)
  assert(not fine, "no error, wanted: " .. text)
  assert(tostring(message):find(text, 1, true), message)
end

-- The text with the place of the line that calls this.
local function here(text) return ("stock.lua:%d: %s"):format(debug.getinfo(2, "l").currentline, text) end

local function pager(count)
  local screen = detent.screen {
    device = "iPhone 16",
    detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = count or 4 },
    detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
  }
  return screen.pager, screen.dots, screen
end

-- The main chunk waits by running the loop inside its call; the clock is virtual.
local start = detent.time
detent.wait(10)
assert(detent.time == start + 10)
assert(_G.step == nil and assert(1) == 1, "the module sets no globals")

-- A coroutine of the script's own, older than the module, waits as well; so does a comparator.
local fine, answer = coroutine.resume(before, detent.wait)
assert(fine and answer == "fine" and coroutine.status(before) == "dead")
local list = { 3, 1, 2 }
table.sort(list, function(a, b) detent.wait(0.01) return a < b end)
assert(list[1] == 1 and list[3] == 3)

-- Handlers are tasks: they wait beside the main chunk, and not in coroutines of their own.
local view, dots, screen = pager()
local order = {}
dots:on("valueChanged", function() order[#order + 1] = "heard" detent.wait(0.5) order[#order + 1] = "later" end)
dots:tap "next"
order[#order + 1] = "main"
detent.wait(1)
assert(table.concat(order, " ") == "heard main later", table.concat(order, " "))
local inner
view:on("didEndDecelerating", function()
  inner = table.pack(coroutine.resume(coroutine.create(function() detent.wait(1) end)))
end)
view:swipe { to = "next" }:settle()
assert(inner[1] == false and inner[2]:find("cannot wait here", 1, true), inner[2])

-- A predicate may not wait; waitUntil and timers work.
fails("cannot wait here", function() detent.waitUntil(function() detent.wait(1) end) end)
local ticks = 0
local timer = detent.every(0.5, function() ticks = ticks + 1 end)
detent.waitUntil(function() return ticks == 3 end, { within = 5 })
timer:cancel()
fails("still not true after 0.5 s", function() detent.waitUntil(function() return false end, { within = 0.5 }) end)

-- Errors stand at the caller's line; a handler's error comes out of the wait that it interrupted, once.
fails(here "scrollView:swipe: option \"to\"", function() view:swipe { to = "nxt" } end)
fails("use ':' for methods", function() view.swipe { to = "next" } end)
local handle, place = dots:on("valueChanged", function() error("in the handler") end), here "in the handler"
fails(place, function() dots:tap "previous" detent.wait(1) end)
dots:off(handle)
dots:tap "next"
detent.settle()
fails("nothing will ever rest", function() view:touch() detent.settle() end)
screen:close()
fails("is gone: its screen was closed", function() return view.page end)

-- Detent's own assertions, and causes with the file's name.
local other, otherDots = pager(3)
local cause = here ""
other:swipe { to = "next" }:settle()
check.equal(2, other.page)
fails("assert.equal failed", function() check.equal(3, other.page) end)
local line = tonumber(cause:match("%d+")) + 1
assert(detent.why(other).at:find("stock.lua:" .. line, 1, true), detent.why(other).at)
check.events(other, { "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging", "willBeginDecelerating", "pageChanged",
  "didScroll*", "didEndDecelerating" })

-- Guidelines judge here too, with a rule of the script's own.
local crowded = detent.screen {
  size = { 390, 844 }, detent.pageControl { id = "dots", numberOfPages = 25, frame = { 135, 810, 120, 26 } } }
fails("page-control/too-many", function() check.follows_guidelines(crowded.dots, "page-control/*") end)
assert(crowded:audit()[1].rule == "page-control/too-many", crowded:audit()[1].rule)
crowded.dots:allow("page-control/too-many", "it is a test")
check.follows_guidelines(crowded)
local _, tapped, tappedScreen = pager(3)
detent.rule {
  id = "house/no-taps", title = "Nobody taps", severity = "error",
  see = function(event)
    if event.name == "valueChanged" and event.source == tapped then return { component = tapped, message = "tapped" } end
  end,
}
tapped:tap "next"
local judged = tappedScreen:audit("house/*")
assert(#judged == 1 and judged[1].message == "tapped" and judged[1].severity == "error", #judged)
fails("house/no-taps", function() check.follows_guidelines(tapped) end)

-- Date pickers know locales and zones; their wheels, limits and calendars are the command's.
local dates = detent.screen {
  device = "iPhone 16", locale = "de_DE", timeZone = "Europe/Berlin",
  detent.datePicker {
    id = "date", frame = { 20, 100, 320, 216 }, preferredDatePickerStyle = "wheels", datePickerMode = "date",
    date = "2024-02-28", maximumDate = "2024-12-31" },
  detent.datePicker { id = "fast", frame = { 20, 400, 320, 216 }, calendar = "hebrew", date = "2024-02-28" },
}
local changes = 0
dates.date:on("valueChanged", function() changes = changes + 1 end)
dates.date:spin { wheel = "day", by = 1 }:settle()
assert(dates.date.localDate == "2024-02-29" and changes == 1, dates.date.localDate)
assert(dates.date.date == "2024-02-29T00:00:00+01:00", dates.date.date)
dates.date:spin { wheel = "year", to = 2023 }:settle()
assert(dates.date.localDate == "2023-02-28", dates.date.localDate)
fails("spin", function() dates.date:spin { wheel = "hour", by = 1 } end)
assert(dates.fast.calendar == "hebrew")
assert(check.effort(dates.date, { value = "2023-03-05", gestures = 2 }) == 2)

-- Foreign userdata and coroutines are told apart from components.
fails("expected", function() other.zoomItem = io.stdout end)
fails("expected", function() otherDots.pairedWith = coroutine.create(print) end)
fails("expected a table such as", function() detent.screen(io.stdout) end)
assert(hooked > 0 and debug.gethook(), "the hook of somebody's debugger is left alone")

-- Much garbage, then a finalizer that runs when the state closes, after the module or before.
for _ = 1, 200 do local _, _, gone = pager(2) gone:close() end
collectgarbage()
setmetatable({}, { __gc = function() pcall(function() return other.page end) pcall(detent.wait, 1) end })
print("stock lua: ok")
