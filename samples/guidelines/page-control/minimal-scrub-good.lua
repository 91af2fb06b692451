-- page-control/minimal-scrub
-- A page control without a background does not let a finger scrub.
-- Good: nothing is found. The minimal style never draws a background, so a scrubbing finger gets no sign that anything happens.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4, backgroundStyle = "minimal", allowsContinuousInteraction = false },
}
