--@ overlay=hit-areas
detent.screen { size = { 200, 200 }, detent.label { text = "Not this one", frame = { 16, 10, 168, 21 } },
  detent.button { title = "This", frame = { 16, 60, 168, 44 } }, detent.pageControl { numberOfPages = 3, place = "bottom" } }
