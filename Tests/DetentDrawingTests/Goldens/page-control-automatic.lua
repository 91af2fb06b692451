detent.screen { size = { 200, 60 }, detent.pageControl { numberOfPages = 5, page = 2, place = "center" } }
