detent.screen { size = { 60, 200 },
  detent.pageControl { numberOfPages = 5, page = 2, direction = "bottomToTop", place = "center", backgroundStyle = "prominent" } }
