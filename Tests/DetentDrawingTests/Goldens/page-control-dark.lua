detent.screen { size = { 200, 60 }, appearance = "dark",
  detent.pageControl { numberOfPages = 5, page = 2, place = "center", backgroundStyle = "prominent" } }
