local screen = detent.screen { size = { 200, 200 }, appearance = "dark", detent.scrollView { id = "list", rows = { { count = 40, height = 44 } } } }
screen.list:flashScrollIndicators()
