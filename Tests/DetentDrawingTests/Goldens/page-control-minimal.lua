-- The minimal style has no background, not even under a finger.
local screen = detent.screen { size = { 200, 60 },
  detent.pageControl { id = "dots", numberOfPages = 5, page = 1, place = "center", backgroundStyle = "minimal" } }
screen.dots:touch():hold(0.3)
