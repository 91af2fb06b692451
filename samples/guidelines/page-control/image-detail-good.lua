-- page-control/image-detail
-- Indicator images are simple and clear.
-- Good: nothing is found. An indicator is as small as a dot. Letters, holes, lines inside a shape and fine corners blur there.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4, preferredIndicatorImage = "bookmark.fill" },
}
