-- page-control/flat-list
-- The pages of a page control are one ordered list on one level.
-- Good: nothing is found. Dots say that the pages lie side by side. A push says that one lies behind the other; both cannot be true.

local screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
screen.pager:swipe { to = "next" } :settle()
screen.pager:scrollToPage(5, { animated = true })
