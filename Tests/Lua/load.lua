--## A file with one screen answers that screen
local card = detent.load "card.xib"
assert.equal("card", card.id)
assert.same({ width = 320, height = 400 }, card.size)
assert.equal(5, card.reminder.minuteInterval)
assert.equal(600, card.reminder.countDownDuration)
assert.same({ x = 0, y = 60, width = 320, height = 216 }, card.reminder.frame)
card.reminder:spin { wheel = "minute", by = 1 }
detent.settle()
assert.equal(900, card.reminder.countDownDuration)

--## Views beside the only screen are asked for by name
local offers = detent.load "dock.storyboard"
assert.equal("offers", offers.id)
local banner = detent.load("dock.storyboard", { scene = "banner" })
assert.same({ width = 300, height = 90 }, banner.size)

--## Dots in a cell that code makes are judged by that cell, and by a person
local offers = detent.load "dock.storyboard"
local found = offers:audit "page-control/position"
assert.equal("review", found[1].verdict)
assert.equal(
  "its pairedWith is not known; as it stands: it stands 267 pt above the bottom of what it scrolls with",
  found[1].message)

--## Ways between screens make it a flow, in which a person gets around
local flow = detent.load "tour.storyboard"
assert.equal("welcome", flow.screen.id)
assert.equal("iPhone 16", flow.welcome.device)
flow.welcome.begin:tap()
flow:settle()
assert.equal("trip", flow.screen.id)
flow.trip.days:tap { at = { 200, 103 + 30 } }
flow:settle()
assert.equal("day", flow.screen.id)
assert.equal("sheet", flow.presentation.as)
flow.day.done:tap()
flow:settle()
assert.equal("trip", flow.screen.id)

--## The second row leads nowhere
local flow = detent.load "tour.storyboard"
flow.welcome.begin:tap()
flow:settle()
flow.trip.days:tap { at = { 200, 103 + 90 } }
flow:settle()
assert.equal("trip", flow.screen.id)

--## One scene alone can be asked for
local screen = detent.load("tour.storyboard", { scene = "welcome" })
assert.is_nil(screen.flow)
assert.equal("Welcome", screen.navigationBar.title)
assert.equal(3, screen.pager.numberOfPages)
screen.pager:swipe { to = "next" } :settle()
assert.equal(2, screen.pager.page)

--## Frames that the file leaves to constraints are worked out
local screen = detent.load("tour.storyboard", { scene = "welcome" })
local frame = screen.dots.frame
assert.near(393 / 2, frame.x + frame.width / 2, 1 / 6 + 1e-9) -- edges lie on pixels
assert.equal(711, frame.y)

--## What the file cannot tell is not judged until a script says it
local screen = detent.load("tour.storyboard", { scene = "welcome" })
assert.same({}, screen:audit "page-control/page-count")
screen.dots.pairedWith = screen.pager
screen.dots.numberOfPages = 4
detent.wait(0.1)
local found = screen:audit "page-control/page-count"
assert.equal(1, #found)
assert.equal("fail", found[1].verdict)
assert.equal("tour.storyboard", found[1].file)
assert.equal(39, found[1].line)

--## A count that only the file gives is for a person to judge
local screen = detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", place = "bottom", numberOfPages = 14, unknown = { "numberOfPages" } },
}
local found = screen:audit "page-control/too-many"
assert.equal("review", found[1].verdict)
assert.matches("^its numberOfPages is not known; as it stands: 14 pages", found[1].message)
screen.dots.numberOfPages = 14
detent.wait(0.1)
assert.equal("fail", screen:audit "page-control/too-many"[1].verdict)

--## Actions are kept for the rules: a control that hears the wrong event
local screen = detent.screen { size = { 390, 844 },
  detent.datePicker { id = "when", actions = { touchUpInside = { "pick:", "log:" } } },
}
local found = screen:audit "detent/event-wiring"
assert.equal("its action is wired to touchUpInside, which it never sends", found[1].message)

--## A scene that is not there
--! detent.load: tour.storyboard has no scene "welcom": did you mean "welcome"? (there are: welcome, trip, day)
detent.load("tour.storyboard", { scene = "welcom" })

--## A file that is not there
--! detent.load: there is no file "Main.storyboard" below the script's folder or a --root
detent.load "Main.storyboard"

--## A file from which no screens are read
--! detent.load: load.lua: no kind of file from which screens are read
detent.load "load.lua"

--## A property that there is not cannot be unknown
--! option "unknown": a pageControl has no "numberOfPage": did you mean "numberOfPages"?
detent.screen { detent.pageControl { unknown = { "numberOfPage" } } }

--## An action is a name or a list of names
--! option "actions": valueChanged: expected a string, got 3
detent.screen { detent.pageControl { actions = { valueChanged = 3 } } }
