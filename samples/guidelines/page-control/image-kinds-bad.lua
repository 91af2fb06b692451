-- page-control/image-kinds
-- A page control shows at most two different indicator images.
-- Bad: the rule says what is marked --!. Every further image is one more meaning to learn by heart, and the row looks like clutter.

local screen = detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 5 }, --! 3 different images: the dot, location.fill and star.fill
}
screen.dots:setIndicatorImage("location.fill", 1)
screen.dots:setIndicatorImage("star.fill", 2)
