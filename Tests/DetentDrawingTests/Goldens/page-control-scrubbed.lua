-- The background of the automatic style shows while a finger is on the dots.
local screen = detent.screen { size = { 200, 60 }, detent.pageControl { id = "dots", numberOfPages = 5, place = "center" } }
screen.dots:touch():hold(0.3)
