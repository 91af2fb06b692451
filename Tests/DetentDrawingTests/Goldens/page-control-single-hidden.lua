detent.screen { size = { 200, 60 },
  detent.pageControl { id = "dots", numberOfPages = 1, place = "center", hidesForSinglePage = true } }
