-- A flow: onboarding, a details screen that is pushed, a sheet with two detents, all from links.
-- Run it: scripts/detent run samples/flow.lua

local flow = detent.flow {
  id = "app", start = "welcome",
  screens = {
    welcome = detent.screen {
      detent.scrollView { id = "pager", place = "fill", isPagingEnabled = true, numberOfPages = 3,
        showsHorizontalScrollIndicator = false },
      detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
      detent.button { id = "begin", title = "Begin", place = { above = "dots", gap = 16 } },
    },
    details = detent.screen {
      detent.navigationBar { id = "bar", title = "Your trip" },
      detent.list { id = "days", rows = { count = 7, height = 60 }, rowTitles = { "Monday", "Tuesday", "Wednesday" } },
    },
    day = detent.screen {
      detent.label { id = "title", text = "Tuesday", place = "top", margins = { top = 24 } },
      detent.button { id = "done", title = "Done", place = "bottom" },
    },
  },
  links = {
    { from = "welcome", to = "details", trigger = "begin" },
    { from = "details", to = "day", trigger = "days", as = "sheet", detents = { "medium", "large" } },
    { from = "day", by = "dismiss", trigger = "done" },
  },
}

step "A tap on Begin pushes the details"
local seen = {}
flow:on("didPush", function(e) seen[#seen + 1] = e.from.id .. " → " .. e.to.id end)
flow.welcome.begin:tap()
assert.equal("details", flow.screen.id)
flow:settle()
assert.same({ "welcome → details" }, seen)
assert.equal(103, flow.details.safeArea.top)

step "A touch during the transition would not be heard; now the row is"
flow.details.days:tap { at = { 200, 103 + 60 + 30 } }
flow:settle()
assert.equal("day", flow.screen.id)
assert.equal("medium", flow.presentation.detent)

step "Pulled up, the sheet grows"
flow.day:swipe { to = "up", from = { 196, 100 }, distance = 90 }:settle()
flow:settle()
assert.equal("large", flow.presentation.detent)
note(detent.why(flow, "where the sheet goes").outcome)

step "Done dismisses it"
flow.day.done:tap()
flow:settle()
assert.equal("details", flow.screen.id)
assert.is_nil(flow.presented)

step "A swipe from the leading edge goes back, half-heartedly first"
flow:swipeBack { distance = 100, speed = 200 }:settle()
assert.equal("details", flow.screen.id)
flow:swipeBack {}:settle()
assert.equal("welcome", flow.screen.id)

step "On the first page nothing lies below: the pager has the finger to itself"
flow.welcome.pager:swipe { to = "next" }:settle()
assert.equal(2, flow.welcome.pager.page)
