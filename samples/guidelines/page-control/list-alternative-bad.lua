-- page-control/list-alternative
-- Many pages can also be reached from a list or a grid.
-- Bad: page-control/too-many tells of it, together with this rule. Turning pages one after another tires, and few people know that a finger can run over the dots.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 11 }, --! 11 pages are reached one by one; there is no list or grid of them
}
