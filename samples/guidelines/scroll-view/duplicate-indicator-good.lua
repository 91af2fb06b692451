-- scroll-view/duplicate-indicator
-- Where dots show the page, the scroll indicator of the same axis stays away.
-- Good: nothing is found. Two signs for one thing look like two controls.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
