detent.screen { size = { 60, 200 },
  detent.pageControl { numberOfPages = 5, page = 4, direction = "topToBottom", place = "center", backgroundStyle = "prominent" } }
