-- page-control/image-kinds
-- A page control shows at most two different indicator images.
-- Good: nothing is found. Every further image is one more meaning to learn by heart, and the row looks like clutter.

local screen = detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 5 },
}
screen.dots:setIndicatorImage("location.fill", 1)
