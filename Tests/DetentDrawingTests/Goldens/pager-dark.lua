detent.screen { size = { 200, 200 }, appearance = "dark", detent.scrollView { isPagingEnabled = true, numberOfPages = 3 } }
