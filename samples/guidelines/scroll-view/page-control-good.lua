-- scroll-view/page-control
-- A pager has a page control.
-- Good: nothing is found. Dots say how many pages there are and which one is shown.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
