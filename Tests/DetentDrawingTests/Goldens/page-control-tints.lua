detent.screen { size = { 200, 60 }, detent.pageControl { numberOfPages = 5, page = 3, place = "center",
  pageIndicatorTintColor = "#FFCC00", currentPageIndicatorTintColor = "#FF3B30" } }
