local screen = detent.screen { size = { 200, 60 },
  detent.pageControl { id = "dots", numberOfPages = 5, page = 3, place = "center", preferredCurrentPageIndicatorImage = "star.fill" } }
screen.dots:setIndicatorImage("location.fill", 1)
