-- scroll-view/duplicate-indicator
-- Where dots show the page, the scroll indicator of the same axis stays away.
-- Bad: the rule says what is marked --!. Two signs for one thing look like two controls.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5 }, --! pageControl "dots" shows the page, and a horizontal scroll indicator does too
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
