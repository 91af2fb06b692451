-- page-control/too-many
-- A page control has no more indicators than a person can count at a glance.
-- Good: nothing is found. A long row of dots says neither how many pages there are nor which one is shown, and every page costs a swipe.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 8 },
}
