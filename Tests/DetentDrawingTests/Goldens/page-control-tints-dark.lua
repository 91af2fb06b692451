detent.screen { size = { 200, 60 }, appearance = "dark",
  detent.pageControl { id = "dots", numberOfPages = 5, page = 2, place = "center", pageIndicatorTintColor = "systemGray3", currentPageIndicatorTintColor = "systemOrange" } }
