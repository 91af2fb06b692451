-- A journal in which every guideline has something to look at, and nothing to object to.
-- Run it: scripts/detent run samples/guidelines/everything.lua

step "Home, from where the tour is pushed and a place is chosen on a sheet"
local flow = detent.flow {
  id = "journal",
  start = "home",
  screens = {
    home = detent.screen {
      device = "iPhone 16",
      detent.button { id = "begin", title = "The tour" },
      detent.button { id = "where", title = "Where?", place = { below = "begin" } },
    },
    places = detent.screen {
      device = "iPhone 16",
      detent.pickerView { id = "choices", place = "bottom", components = { { "Aachen", "Berlin", "Celle", "Dresden", "Essen" } } },
    },
    tour = detent.screen {
      device = "iPhone 16",
      detent.scrollView {
        id = "pager",
        isPagingEnabled = true,
        showsHorizontalScrollIndicator = false,
        requiresBackSwipeToFail = true,
        detent.view { id = "first" },
        detent.view { id = "second" },
        detent.view { id = "third" },
        detent.view { id = "fourth" },
      },
      detent.pageControl {
        id = "dots", place = "bottom", pairedWith = "pager", backgroundStyle = "prominent",
        intent = { role = "primary", purpose = "meaning" },
      },
    },
  },
  links = {
    { from = "home", to = "places", trigger = "where", as = "sheet" },
    { from = "home", to = "tour", trigger = "begin" },
  },
}
flow.home.begin:tap()
flow:settle()

step "A tour whose pages are turned by every means"
local tour = flow.tour
tour.dots:setIndicatorImage("location.fill", 1)
tour.pager:swipe { to = "next" }:settle()
tour.dots:tap "next"
detent.settle()
tour.dots:scrub { from = 3, to = 1 }
tour.pager:drag { by = { 120, 0 } }:settle()

step "It goes on by itself, until somebody touches it"
local show = detent.every(2, function() tour.pager:nextPage() end)
detent.wait(5)
show:cancel()

step "A swipe from the edge goes home"
flow:swipeBack {}
flow:settle()
assert.equal("home", flow.screen.id)

step "An entry to fill in"
local months = { "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December" }
local years = {}
for year = 2000, 2030 do years[#years + 1] = tostring(year) end
local entry = detent.screen {
  id = "entry",
  device = "iPhone 16",
  detent.textField { id = "title", frame = { 20, 70, 353, 40 }, text = "A day at the lake" },
  detent.datePicker {
    id = "begin", frame = { 20, 120, 353, 44 }, preferredDatePickerStyle = "compact", minuteInterval = 15,
    intent = { purpose = "scheduling", edits = "title" },
  },
  detent.datePicker { id = "length", frame = { 36, 170, 320, 216 }, datePickerMode = "countDownTimer", countDownDuration = 5400 },
  detent.textField { id = "since", frame = { 20, 400, 353, 40 }, text = "March 2020" },
  detent.pickerView { id = "month", frame = { 36, 450, 320, 216 }, components = { months, years }, intent = { edits = "since" } },
}
assert.follows_guidelines(entry)

step "A long page with a photo, and a word to find in it"
local page = detent.screen {
  id = "page",
  device = 'iPad 11"',
  detent.scrollView {
    id = "body", frame = { 0, 100, 820, 900 },
    contentSize = { 820, 4000 },
    detent.scrollView {
      id = "photo", frame = { 0, 0, 820, 600 }, maximumZoomScale = 4, zoomItem = "picture",
      detent.image { id = "picture", image = "lake", frame = { 0, 0, 820, 600 } },
    },
    detent.scrollView {
      id = "cards", frame = { 0, 620, 820, 200 }, contentSize = { 1500, 200 },
      detent.view { frame = { 0, 0, 500, 200 } },
      detent.view { frame = { 500, 0, 500, 200 } },
      detent.view { frame = { 1000, 0, 500, 200 } },
    },
    detent.textField {
      id = "text", isEditable = false, frame = { 20, 840, 780, 3160 }, text = ("We swam, and then it rained. "):rep(300) .. "The end.",
    },
  },
}
page.text:find "The end"
detent.wait(2)
page.body.contentOffset = { 0, 840 }
page.text:selectByDragging { from = 1, to = { 400, 950 }, hold = 0.5 }
