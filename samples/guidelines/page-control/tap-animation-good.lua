-- page-control/tap-animation
-- A tap on a page control slides to the next page.
-- Good: nothing is found. The slide shows where the new page lies, and that it is a neighbour of the old one.

local screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
screen.dots:tap "next"
