-- A carousel that lets the neighbours peek in: pages of 80 % of the screen's width, twelve points shared.
-- Run it: scripts/detent run samples/carousel.lua

local screen = detent.screen {
  id = "shop",
  size = { 400, 800 },
  safeArea = { top = 50, bottom = 30 },
  detent.scrollView {
    id = "cards",
    frame = { 0, 200, 400, 320 },
    isPagingEnabled = true,
    pageSize = "80%",
    pageOverlap = 20,
    numberOfPages = 6,
    decelerationRate = "fast",
    showsHorizontalScrollIndicator = false,
  },
  detent.pageControl { id = "dots", place = { below = "cards", gap = 12 }, pairedWith = "cards" },
}
local cards, dots = screen.cards, screen.dots
local stride = 0.8 * 400 - 20

step "A page turn is a page less what neighbours share"
cards:swipe { to = "next", distance = 120 }:settle()
assert.equal(2, cards.page)
assert.equal(stride, cards.contentOffset.x)

step "A share of the viewport survives a rotation; the card being looked at stays"
cards:scrollToPage(4, { animated = false })
cards.frame = { 0, 200, 600, 320 }
assert.equal(4, cards.page)
assert.near(3 * (0.8 * 600 - 20), cards.contentOffset.x, 0.5)
assert.equal(4, dots.page)
cards.frame = { 0, 200, 400, 320 }

step "A slow drag rests at the nearest card, a flick at the neighbour"
cards:drag { by = { -100, 0 } }:settle()
assert.equal(4, cards.page)
cards:drag { by = { -190, 0 } }:settle()
assert.equal(5, cards.page)
cards:swipe { to = "previous", distance = 60, speed = 3000 }:settle()
assert.equal(4, cards.page)

step "The last card can be pulled past its end, and comes back"
cards.page = 6
local finger = cards:touch()
finger:move { by = { -150, 0 }, over = 0.3 }
assert(cards.contentOffset.x > 5 * stride, "stretched past the end")
finger:hold(0.2):up()
assert.settles(cards)
assert.equal(5 * stride, cards.contentOffset.x)
assert.equal(6, dots.page)
