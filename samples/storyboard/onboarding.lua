-- The screens of a storyboard, and what its code does with them. The file itself is judged in one command:
--   scripts/detent lint samples/storyboard/Onboarding.storyboard       (what that says: report.md)
-- Run this scenario: scripts/detent run samples/storyboard/onboarding.lua

local flow = detent.load "Onboarding.storyboard"
local welcome, reminder = flow.welcome, flow.reminder

step "What the storyboard says"
assert.equal("welcome", flow.screen.id)
assert.equal(3, welcome.pager.numberOfPages)
assert.equal("Get started", welcome.begin.title)
assert.same({}, welcome:audit "page-control/page-count")

step "What the app's code adds: the dots and the pager turn each other's pages"
welcome.dots.pairedWith = welcome.pager

step "A swipe turns the page, and the dots follow"
welcome.pager:swipe { to = "next" } :settle()
assert.equal(2, welcome.dots.page)
welcome.dots:tap "next" :settle()
assert.equal(3, welcome.pager.page)
assert.follows_guidelines(welcome, "page-control/page-count")

step "Get started presents the reminder as a sheet"
welcome.begin:tap()
flow:settle()
assert.equal("reminder", flow.screen.id)
assert.equal("sheet", flow.presentation.as)

step "An interval of 7 minutes is none: the wheel shows every minute"
assert.equal(1, reminder.time.minuteInterval)
reminder.time:spin { wheel = "minute", by = 5 } :settle()
assert.equal("10:05:00", reminder.time.localTime)

step "Done goes back, to the page that was read"
reminder.done:tap()
flow:settle()
assert.equal("welcome", flow.screen.id)
assert.equal(3, welcome.dots.page)
