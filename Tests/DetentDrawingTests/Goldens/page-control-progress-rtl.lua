-- The capsule fills from the right.
local screen = detent.screen { size = { 200, 60 }, layoutDirection = "rightToLeft",
  detent.pageControl { id = "dots", numberOfPages = 5, page = 2, place = "center" } }
local progress = detent.timerProgress { preferredDuration = 5 }
screen.dots.progress = progress
progress:resumeTimer()
detent.wait(2)
