-- One frame at 390 × 844 with a pager and a page control, between two pages: what scripts/bench draws again and again.
local screen = detent.screen {
  size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5 },
  detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager", backgroundStyle = "prominent" },
}
screen.pager.contentOffset = { 140, 0 }
