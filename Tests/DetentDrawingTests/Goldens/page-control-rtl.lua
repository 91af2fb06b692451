detent.screen { size = { 200, 60 }, locale = "ar_EG", detent.pageControl { numberOfPages = 5, place = "center" } }
