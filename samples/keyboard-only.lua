-- An iPad with a hardware keyboard and no finger: keys go where the focus is, and scroll what it has room for.
-- Run it: scripts/detent run samples/keyboard-only.lua

local screen = detent.screen {
  id = "mail",
  device = 'iPad 11"',
  keyboard = "hardware",
  detent.list { id = "inbox", frame = { 0, 100, 300, 600 }, rows = { count = 100, height = 60 } },
  detent.scrollView {
    id = "message",
    frame = { 300, 100, 520, 600 },
    contentSize = { 520, 5000 },
    detent.textField { id = "body", text = ("Dear you, "):rep(500), isEditable = false, frame = { 0, 0, 520, 5000 } },
  },
  detent.scrollView { id = "photos", frame = { 0, 700, 820, 400 }, isPagingEnabled = true, numberOfPages = 6,
    showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", place = { below = "photos", gap = 8 }, pairedWith = "photos" },
}
local inbox, message, photos, dots = screen.inbox, screen.message, screen.photos, screen.dots
inbox:flashScrollIndicators()
message:allow("scroll-view/default-gestures", "below, keys are switched off to show who takes them then")

-- Presses a key and waits until what it moved rests.
local function press(component, name, options)
  component:key(name, options)
  detent.settle()
end

step "Without the focus a key goes nowhere"
assert.is_false(inbox.isFocused)
press(inbox, "pageDown")
assert.equal(0, inbox.contentOffset.y)

step "In a list an arrow scrolls 40 points, a page key a screenful less a row"
inbox:focus()
press(inbox, "downArrow")
assert.equal(40, inbox.contentOffset.y)
press(inbox, "pageDown")
assert.equal(40 + 600 - 60, inbox.contentOffset.y)
press(inbox, "pageUp")
press(inbox, "upArrow")
assert.equal(0, inbox.contentOffset.y)

step "Keys that are pressed quickly add up"
for _ = 1, 5 do inbox:key "downArrow" end
detent.settle()
assert.equal(5 * 40, inbox.contentOffset.y)

step "End and Home lead to the ends"
press(inbox, "end")
assert.equal(100 * 60 - 600, inbox.contentOffset.y)
press(inbox, "home")
assert.equal(0, inbox.contentOffset.y)

step "The space bar pages through text that is there to be read, with shift it goes back; a list leaves it alone"
press(inbox, "space")
assert.equal(0, inbox.contentOffset.y)
message:focus()
assert.is_false(inbox.isFocused)
press(message, "space")
local screenful = message.contentOffset.y
assert(screenful > 500 and screenful < 600, "a screenful less a line")
press(message, "space", { shift = true })
assert.equal(0, message.contentOffset.y)

step "In a pager keys turn pages, and the dots follow"
photos:focus()
press(photos, "rightArrow")
assert.equal(2, dots.page)
press(photos, "pageDown")
assert.equal(3, dots.page)
press(photos, "end")
assert.equal(6, dots.page)
press(photos, "home")
assert.equal(1, dots.page)

step "An app can take the keys away from a view"
message.allowsKeyboardScrolling = false
message:focus()
press(message, "pageDown")
assert.equal(0, message.contentOffset.y)
note(detent.why(message).outcome)
