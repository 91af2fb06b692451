-- An iPad with a pointer: a wheel, a trackpad with momentum, pages that a wheel turns, a click on an indicator.
-- Run it: scripts/detent run samples/trackpad.lua

local screen = detent.screen {
  id = "library",
  device = 'iPad 11"',
  detent.list { id = "books", frame = { 0, 100, 820, 400 }, rows = { count = 100, height = 60 } },
  detent.scrollView { id = "covers", frame = { 0, 500, 820, 500 }, isPagingEnabled = true, numberOfPages = 6,
    showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", place = { below = "covers", gap = 8 }, pairedWith = "covers" },
}
local books, covers, dots = screen.books, screen.covers, screen.dots

step "An iPad has a pointer"
assert.equal("pad", screen.idiom)
assert.is_true(screen.pointer)

step "A wheel moves the list at once, by what it turns, and is no drag"
books:wheel { by = { 0, 90 } }
assert.equal(90, books.contentOffset.y)
assert.equal("idle", books.phase)
assert.events(books, { "didScroll" })

step "It ends at the edges: nothing stretches"
books:wheel { by = { 0, -500 } }
assert.equal(0, books.contentOffset.y)
assert.equal("idle", books.phase)

step "Two fingers that leave the trackpad in motion let the list run on, with the events of a drag"
assert.events(books, { "didScroll" })
books:wheel { by = { 0, 60 }, momentum = 1500 }
assert.equal("decelerating", books.phase)
detent.settle()
assert(books.contentOffset.y > 600, "ran on")
assert.events(books, {
  "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging",
  "willBeginDecelerating", "didScroll*", "didEndDecelerating",
})
note(detent.why(books).outcome)

step "A wheel over pages turns one page, however little or far it is turned"
covers:wheel { by = { 20, 0 } }
detent.settle()
assert.equal(2, covers.page)
covers:wheel { by = { 2000, 0 } }
detent.settle()
assert.equal(3, covers.page)
covers:wheel { by = { -20, 0 } }
detent.settle()
assert.equal(2, dots.page)

step "Turned up and down it finds nothing to turn there"
covers:wheel { by = { 0, 100 } }
detent.settle()
assert.equal(2, covers.page)

step "A click on an indicator goes straight to its page; a tap there would turn one"
dots:click { page = 6 }
detent.settle()
assert.equal(6, covers.page)
dots:click { page = 1 }
assert.equal(1, dots.page)
detent.settle()
assert.equal(1, covers.page)
local sixth = dots.visibleIndicators[6].frame
dots:tap { at = { sixth.x + sixth.width / 2, sixth.y + sixth.height / 2 } }
detent.settle()
assert.equal(2, covers.page)

step "Beside the row a click acts as a tap"
dots:click { at = { 1, sixth.y } }
detent.settle()
assert.equal(1, covers.page)

step "Without a pointer there is nothing to click with"
screen.pointer = false
assert.error(function() dots:click { page = 2 } end, "there is no pointer on this screen")
