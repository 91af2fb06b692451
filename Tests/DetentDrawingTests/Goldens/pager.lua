detent.screen { size = { 200, 200 }, detent.scrollView { isPagingEnabled = true, numberOfPages = 3 } }
