-- page-control/image-purpose
-- The default indicator image is replaced only where the new one says what the pages are.
-- Good: nothing is found. A dot is read at once. Another shape makes people ask what it stands for.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4, preferredIndicatorImage = "bookmark.fill", intent = { purpose = "meaning" } },
}
