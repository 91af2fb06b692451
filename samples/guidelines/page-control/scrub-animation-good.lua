-- page-control/scrub-animation
-- Pages do not slide while a finger scrubs.
-- Good: nothing is found. A finger runs over many dots in a moment; a slide for each of them lags behind and distracts.

local screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
screen.dots:scrub { from = 1, to = 4 }
