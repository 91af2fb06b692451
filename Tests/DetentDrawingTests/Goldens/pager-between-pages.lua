local screen = detent.screen { size = { 200, 200 }, detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 } }
screen.pager.contentOffset = { 120, 0 }
