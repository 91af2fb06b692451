-- scroll-view/page-control
-- A pager has a page control.
-- Bad: the rule says what is marked --!. Dots say how many pages there are and which one is shown.

local screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 2 }, --! it has 2 pages and no page control
}
screen.pager:flashScrollIndicators()
