-- A picture gallery in Arabic: the first picture is at the right, and everything that means "next" goes to the left.
-- Run it: scripts/detent run samples/gallery-rtl.lua

local screen = detent.screen {
  id = "gallery",
  device = 'iPad 11"',
  locale = "ar_EG",
  detent.scrollView { id = "pictures", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", frame = { 260, 1100, 300, 44 }, pairedWith = "pictures" },
}
local pictures, dots = screen.pictures, screen.dots
local width = pictures.frame.width

step "The first picture lies at the right end of the content"
assert.equal("rightToLeft", screen.layoutDirection)
assert.equal(1, pictures.page)
assert.equal(4 * width, pictures.contentOffset.x)

step "A finger that moves to the right shows the next picture"
pictures:swipe { to = "right" }:settle()
assert.equal(2, pictures.page)
assert.equal(2, dots.page)

step "The left side of the dots leads on, the right side back"
dots:tap { at = { 5, 22 } }
detent.settle()
assert.equal(3, dots.page)
dots:tap { at = { 295, 22 } }
detent.settle()
assert.equal(2, dots.page)

step "Reader's words need no thinking: next is next"
pictures:swipe { to = "next" }:settle()
dots:tap "next"
detent.settle()
assert.equal(4, pictures.page)

step "The iPad's pointer picks one indicator"
dots:click { page = 1 }
detent.settle()
assert.equal(1, pictures.page)

step "VoiceOver counts as people do"
dots:increment()
detent.settle()
assert.equal("page 2 of 5", dots.accessibilityValue)
assert.equal(2, pictures.page)
