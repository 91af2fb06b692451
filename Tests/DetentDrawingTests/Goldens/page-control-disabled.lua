detent.screen { size = { 200, 60 }, detent.pageControl { numberOfPages = 5, place = "center", isEnabled = false } }
