-- page-control/image-purpose
-- The default indicator image is replaced only where the new one says what the pages are.
-- Bad: the rule says what is marked --!. A dot is read at once. Another shape makes people ask what it stands for.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4, preferredIndicatorImage = "diamond.fill", intent = { purpose = "decoration" } }, --! diamond.fill takes the place of the dot as a decoration
}
