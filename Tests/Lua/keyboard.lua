-- Keys, wheel and trackpad, VoiceOver's page scroll, Reduce Motion.

local function screenWith(view, settings)
  local description = { size = { 320, 480 }, keyboard = "hardware" }
  for name, value in pairs(settings or {}) do description[name] = value end
  view.id = "view"
  description[#description + 1] = detent.scrollView(view)
  local screen = detent.screen(description)
  return screen.view, screen
end

local function press(view, key, options)
  view:key(key, options)
  detent.settle()
  return view.contentOffset
end

--## U105 Keys scroll a view that has the focus
local view = screenWith { contentSize = { 1000, 4000 } }
view:focus()
assert.is_true(view.isFocused)
assert.equal(40, press(view, "downArrow").y)
assert.equal(0, press(view, "upArrow").y)
assert.equal(40, press(view, "rightArrow").x)
assert.equal(0, press(view, "leftArrow").x)
assert.near(480 - 20.333, press(view, "pageDown").y, 0.01)
assert.equal(3520, press(view, "end").y)
assert.equal(0, press(view, "home").y)

--## U105 Not without the focus, and not with the flag off
local view = screenWith { contentSize = { 320, 4000 } }
assert.equal(0, press(view, "pageDown").y)
assert.matches("not got the focus", detent.why(view).outcome)
view:focus()
view.allowsKeyboardScrolling = false
assert.equal(0, press(view, "pageDown").y)
assert.matches("allowsKeyboardScrolling", detent.why(view).outcome)

--## A key is an animated change of offset: told at the end, by a person
local view = screenWith { contentSize = { 320, 4000 } }
view:focus()
local ends = {}
view:on("didEndScrollingAnimation", function(e) ends[#ends + 1] = e.isUser end)
view:key "pageDown"
assert.equal("animating", view.phase)
assert.equal(0, view.contentOffset.y)
detent.settle()
assert.same({ true }, ends)

--## Keys that follow each other add up
local view = screenWith { contentSize = { 320, 4000 } }
view:focus()
for _ = 1, 5 do view:key "downArrow" end
detent.settle()
assert.equal(200, view.contentOffset.y)

--## At the end nothing moves
local view = screenWith { contentSize = { 320, 4000 } }
view:focus()
view:key "upArrow"
assert.equal("idle", view.phase)
assert.matches("ends there", detent.why(view).outcome)

--## There must be a hardware keyboard
--! no hardware keyboard
local view = screenWith({ contentSize = { 320, 4000 } }, { keyboard = "onscreen" })
view:focus()
view:key "pageDown"

--## A key that does not exist
--! did you mean "pageDown"?
local view = screenWith { contentSize = { 320, 4000 } }
view:key "pagedown"

--## Pagers move by a page, home and end to the first and last
local view = screenWith { isPagingEnabled = true, numberOfPages = 5 }
view:focus()
press(view, "rightArrow")
assert.equal(2, view.page)
press(view, "pageDown")
assert.equal(3, view.page)
press(view, "leftArrow")
assert.equal(2, view.page)
press(view, "end")
assert.equal(5, view.page)
press(view, "pageDown")
assert.equal(5, view.page)
press(view, "home")
assert.equal(1, view.page)
press(view, "downArrow")
assert.equal(1, view.page)

--## Arrows point where the page lies: right to left, left is forward
local view = screenWith({ isPagingEnabled = true, numberOfPages = 5 }, { layoutDirection = "rightToLeft" })
view:focus()
press(view, "leftArrow")
assert.equal(2, view.page)
press(view, "pageDown")
assert.equal(3, view.page)
press(view, "rightArrow")
assert.equal(2, view.page)
press(view, "end")
assert.equal(5, view.page)

--## The space bar turns pages where text is read, with shift back
local screen = detent.screen {
  size = { 320, 480 }, keyboard = "hardware",
  detent.scrollView {
    id = "view", contentSize = { 320, 4000 },
    detent.label { id = "text", text = "Once upon a time", frame = { 0, 0, 320, 20 } },
  },
}
local view = screen.view
view:focus()
local down = press(view, "space").y
assert.is_true(down > 400)
assert.equal(0, press(view, "space", { shift = true }).y)

--## Without text the space bar does nothing
local view = screenWith { contentSize = { 320, 4000 } }
view:focus()
assert.equal(0, press(view, "space").y)
assert.matches("no text", detent.why(view).outcome)

--## pageOverlap is what a page key leaves in sight
local view = screenWith { contentSize = { 320, 4000 }, pageOverlap = 80 }
view:focus()
assert.equal(400, press(view, "pageDown").y)

--## A view that has nothing to scroll that way hands the key outward
local screen = detent.screen {
  size = { 320, 480 }, keyboard = "hardware",
  detent.scrollView {
    id = "outer", contentSize = { 320, 4000 },
    detent.scrollView { id = "shelf", frame = { 0, 0, 320, 100 }, contentSize = { 2000, 100 } },
  },
}
screen.shelf:focus()
screen.shelf:key "downArrow"
detent.settle()
assert.equal(40, screen.outer.contentOffset.y)
screen.shelf:key "rightArrow"
detent.settle()
assert.equal(40, screen.shelf.contentOffset.x)

--## A wheel moves the offset at once and ends at the edge
local view = screenWith({ contentSize = { 320, 1000 } }, { pointer = true })
local offsets = {}
view:on("didScroll", function(e)
  offsets[#offsets + 1] = e.contentOffset.y
  assert.is_true(e.isUser)
end)
view:wheel { by = { 0, 100 } }
assert.equal(100, view.contentOffset.y)
assert.equal("idle", view.phase)
view:wheel { by = { 0, 5000 } }
assert.equal(520, view.contentOffset.y)
view:wheel { by = { 0, 10 } }
assert.equal(520, view.contentOffset.y)
assert.same({ 100, 520 }, offsets)

--## A wheel needs a pointer
--! no pointer
local view = screenWith { contentSize = { 320, 1000 } }
view:wheel { by = { 0, 100 } }

--## A trackpad let go in motion decelerates, in the order of a drag
local view = screenWith({ contentSize = { 320, 10000 } }, { pointer = true })
local names = {}
for _, name in ipairs { "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating" } do
  view:on(name, function(e) names[#names + 1] = e.name end)
end
view:wheel { by = { 0, 100 }, momentum = 1000 }
detent.settle()
assert.same({ "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating" }, names)
assert.near(594.01, view.contentOffset.y, 0.5)

--## Over pages a wheel turns one, a trackpad snaps
local view = screenWith({ isPagingEnabled = true, numberOfPages = 5 }, { pointer = true })
view:wheel { by = { 30, 0 } }
detent.settle()
assert.equal(2, view.page)
view:wheel { by = { 100, 0 }, momentum = 2000 }
detent.settle()
assert.equal(3, view.page)
assert.equal(640, view.contentOffset.x)

--## The wheel goes to the innermost view with room, then to the one around it
local screen = detent.screen {
  size = { 320, 480 }, pointer = true,
  detent.scrollView {
    id = "outer", contentSize = { 320, 4000 },
    detent.scrollView { id = "inner", frame = { 0, 0, 320, 300 }, contentSize = { 320, 350 } },
  },
}
screen.inner:wheel { by = { 0, 200 } }
assert.equal(50, screen.inner.contentOffset.y)
assert.equal(0, screen.outer.contentOffset.y)
screen.inner:wheel { by = { 0, 60 } }
assert.equal(60, screen.outer.contentOffset.y)
screen.outer.contentOffset = { 0, 0 }
screen.inner.transfersVerticalScrollingToParent = false
screen.inner:wheel { by = { 0, 60 } }
assert.equal(0, screen.outer.contentOffset.y)

--## VoiceOver turns a page and announces it
local view, screen = screenWith { isPagingEnabled = true, numberOfPages = 5 }
local said = {}
view:on("accessibilityScrolled", function(e)
  said[#said + 1] = e.announcement
  assert.is_true(e.isUser)
end)
assert.equal("page 1 of 5", view.accessibilityScrollStatus)
view:accessibilityScroll "left"
detent.settle()
assert.equal(2, view.page)
view:accessibilityScroll "next"
detent.settle()
view:accessibilityScroll "right"
detent.settle()
assert.same({ "page 2 of 5", "page 3 of 5", "page 2 of 5" }, said)
assert.equal("page 2 of 5", view.accessibilityScrollStatus)

--## At the end nothing moves and nothing is announced
local view = screenWith { isPagingEnabled = true, numberOfPages = 2, page = 2 }
local said = 0
view:on("accessibilityScrolled", function() said = said + 1 end)
view:accessibilityScroll "next"
detent.settle()
assert.equal(0, said)
assert.equal(2, view.page)
assert.matches("ends there", detent.why(view).outcome)

--## Free content goes by screenfuls less a line, and counts them as pages
local view = screenWith { contentSize = { 320, 1399 } }
assert.equal("page 1 of 3", view.accessibilityScrollStatus)
view:accessibilityScroll "up"
detent.settle()
assert.near(459.667, view.contentOffset.y, 0.01)
assert.equal("page 2 of 3", view.accessibilityScrollStatus)
view:accessibilityScroll "up"
detent.settle()
assert.equal("page 3 of 3", view.accessibilityScrollStatus)
assert.equal(919, view.contentOffset.y)

--## Reduce Motion: an animated page turn jumps and fades in, one didScroll, the end after the fade
local view, screen = screenWith({ isPagingEnabled = true, numberOfPages = 5 }, { reduceMotion = true })
local names = {}
for _, name in ipairs { "didScroll", "pageChanged", "didEndScrollingAnimation" } do
  view:on(name, function(e) names[#names + 1] = e.name end)
end
view:scrollToPage(3)
assert.equal(640, view.contentOffset.x)
assert.equal(3, view.page)
detent.wait(0.1)
assert.same({ "didScroll", "pageChanged" }, names)
assert.is_true(view.isScrollAnimating)
detent.settle()
assert.same({ "didScroll", "pageChanged", "didEndScrollingAnimation" }, names)
assert.near(0.3, detent.time, 1e-6)

--## Reduce Motion: a page control's turn, a key and VoiceOver fade too
local screen = detent.screen {
  size = { 320, 480 }, reduceMotion = true, keyboard = "hardware",
  detent.scrollView { id = "view", isPagingEnabled = true, numberOfPages = 5 },
  detent.pageControl { id = "dots", pairedWith = "view" },
}
local view, dots = screen.view, screen.dots
dots:tap "next"
assert.equal(320, view.contentOffset.x)
assert.equal(2, dots.page)
detent.settle()
view:focus()
view:key "pageDown"
assert.equal(640, view.contentOffset.x)
detent.settle()
view:accessibilityScroll "next"
assert.equal(960, view.contentOffset.x)
detent.settle()
assert.equal(4, dots.page)

--## Reduce Motion leaves drags and plain animated offsets as they are
local view = screenWith({ isPagingEnabled = true, numberOfPages = 5 }, { reduceMotion = true })
view:setContentOffset({ 320, 0 }, { animated = true })
assert.equal(0, view.contentOffset.x)
detent.settle()
view:swipe { to = "next" }
assert.equal("decelerating", view.phase)
detent.settle()
assert.equal(3, view.page)

--## A key of a screen goes to whatever has the focus
local view, screen = screenWith { contentSize = { 1000, 4000 } }
view:focus()
screen:key "downArrow"
detent.settle()
assert.equal(40, view.contentOffset.y)

--## Without a focus a key of a screen does nothing, and says so
local view, screen = screenWith { contentSize = { 1000, 4000 } }
screen:key "downArrow"
detent.settle()
assert.equal(0, view.contentOffset.y)
assert.matches("nothing on the screen has the focus", detent.why(screen).outcome)

--## Text typed on a screen goes to the field or the picker that has the focus
local screen = detent.screen {
  size = { 320, 480 }, keyboard = "hardware",
  detent.textField { id = "name", frame = { 0, 0, 300, 40 }, text = "" },
  detent.pickerView { id = "fruit", frame = { 0, 100, 320, 216 }, components = { { "Apples", "Bananas", "Cherries" } } },
  detent.datePicker {
    id = "date", frame = { 0, 320, 320, 150 }, datePickerMode = "time", preferredDatePickerStyle = "wheels",
    date = "2024-05-14T15:50",
  },
}
screen.name:tap()
screen:type "Bo"
screen:type "b"
assert.equal("Bob", screen.name.text)
screen.fruit:focus()
screen:type "ch"
detent.settle()
assert.equal(3, screen.fruit.selection[1])
screen.date:focus()
screen:type "10:30"
assert.matches("10:30", screen.date.displayedText)

--## Text typed on a screen where nothing has the focus
--! nothing has the keyboard's focus: tap a text field, or focus a component
local _, screen = screenWith { contentSize = { 1000, 4000 } }
screen:type "a"

--## Text typed where something has the focus that takes none
--! scrollView "view" has the focus, and takes no text
local view, screen = screenWith { contentSize = { 1000, 4000 } }
view:focus()
screen:type "a"
