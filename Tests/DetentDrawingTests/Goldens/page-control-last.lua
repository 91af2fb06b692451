detent.screen { size = { 200, 60 },
  detent.pageControl { id = "dots", numberOfPages = 40, page = 40, frame = { 20, 17, 160, 26 } } }
