local screen = detent.screen { size = { 200, 200 }, detent.scrollView { id = "pager", isPagingEnabled = true, pageAxis = "vertical", numberOfPages = 3 } }
screen.pager.contentOffset = { 0, 60 }
