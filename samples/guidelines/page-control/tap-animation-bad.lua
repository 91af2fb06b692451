-- page-control/tap-animation
-- A tap on a page control slides to the next page.
-- Bad: the rule says what is marked --!. The slide shows where the new page lies, and that it is a neighbour of the old one.

local screen
screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", numberOfPages = 5, --! a tap jumped to page 2 without a slide
    on = { valueChanged = function(e) screen.pager:scrollToPage(e.page, { animated = false }) end } },
}
screen.dots:tap "next"
