-- At the start of a long row only the trailing dots are smaller.
detent.screen { size = { 200, 60 },
  detent.pageControl { id = "dots", numberOfPages = 40, page = 1, frame = { 20, 17, 160, 26 } } }
