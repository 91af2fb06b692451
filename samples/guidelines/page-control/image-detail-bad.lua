-- page-control/image-detail
-- Indicator images are simple and clear.
-- Bad: the rule says what is marked --!. An indicator is as small as a dot. Letters, holes, lines inside a shape and fine corners blur there.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4, preferredIndicatorImage = "1.circle.fill" }, --! 1.circle.fill has text and negative space
}
