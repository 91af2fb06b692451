-- page-control/scrub-animation
-- Pages do not slide while a finger scrubs.
-- Bad: the rule says what is marked --!. A finger runs over many dots in a moment; a slide for each of them lags behind and distracts.

local screen
screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", numberOfPages = 5, --! while a finger scrubbed, the content slid to page 2
    on = { valueChanged = function(e) screen.pager:scrollToPage(e.page, { animated = true }) end } },
}
screen.dots:scrub { from = 1, to = 3 }
