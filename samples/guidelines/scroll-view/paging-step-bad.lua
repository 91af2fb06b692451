-- scroll-view/paging-step
-- One gesture turns no more than to the next page.
-- Bad: the rule says what is marked --!. Paging promises a fixed step. A gesture that throws people several pages on makes them lose their place.

local screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, pageAxis = "vertical", showsVerticalScrollIndicator = false, --! after the lift it went 2.5 pages on; the next page was 0.5 away
    on = { willEndDragging = function(e) e.targetContentOffset = { 0, 844 * 3 } end } },
  detent.pageControl { id = "dots", pairedWith = "pager", direction = "topToBottom", frame = { 360, 350, 26, 144 } },
}
screen.pager:swipe { to = "next", distance = 432 } :settle()
