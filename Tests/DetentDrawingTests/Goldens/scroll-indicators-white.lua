local screen = detent.screen { size = { 200, 200 }, appearance = "dark", detent.scrollView { id = "map", contentSize = { 600, 800 }, indicatorStyle = "white" } }
screen.map:flashScrollIndicators()
