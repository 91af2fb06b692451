detent.screen { size = { 200, 60 }, appearance = "dark",
  detent.pageControl { id = "dots", numberOfPages = 5, page = 3, place = "center", preferredIndicatorImage = "heart.fill" } }
