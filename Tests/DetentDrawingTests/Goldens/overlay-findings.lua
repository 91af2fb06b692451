--@ overlay=findings
-- The pager fills the screen, so its tags stand inside it.
detent.screen { size = { 200, 200 }, detent.scrollView { isPagingEnabled = true, numberOfPages = 3 },
  detent.pageControl { numberOfPages = 3, place = "bottom" }, detent.button { title = "Go", frame = { 20, 120, 44, 44 } } }
