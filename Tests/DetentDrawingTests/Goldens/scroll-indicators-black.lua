local screen = detent.screen { size = { 200, 200 }, appearance = "light", detent.scrollView { id = "map", contentSize = { 600, 800 }, indicatorStyle = "black" } }
screen.map:flashScrollIndicators()
