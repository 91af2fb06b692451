-- scroll-view/paging-step
-- One gesture turns no more than to the next page.
-- Good: nothing is found. Paging promises a fixed step. A gesture that throws people several pages on makes them lose their place.

local screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
screen.pager:swipe { to = "next", speed = 4000 } :settle()
