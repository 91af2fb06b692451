-- page-control/list-alternative
-- Many pages can also be reached from a list or a grid.
-- Good: nothing is found. Turning pages one after another tires, and few people know that a finger can run over the dots.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4 },
}
