-- page-control/page-count
-- A page control and the view that it is paired with agree on the pages.
-- Bad: the rule says what is marked --!. A dot without a page, or a page without a dot, is a broken promise.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", pairedWith = "pager", numberOfPages = 5 }, --! it counts 5 pages, scrollView "pager" has 4
}
