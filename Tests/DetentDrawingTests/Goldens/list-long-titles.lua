-- A title that is wider than its row ends with three dots.
detent.screen { size = { 200, 132 },
  detent.scrollView { rows = { { count = 3, height = 44 } }, rowTitles = { "A title that is much too long for its row", "Short", "Another one that is too long" } } }
