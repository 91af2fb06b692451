-- page-control/position
-- A page control is centred at the bottom of what it pages.
-- Good: nothing is found. People look for the dots in one place. Elsewhere they are taken for decoration, or not found.

detent.screen { device = "iPhone 16",
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
}
