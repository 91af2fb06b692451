-- page-control/flat-list
-- The pages of a page control are one ordered list on one level.
-- Bad: the rule says what is marked --!. Dots say that the pages lie side by side. A push says that one lies behind the other; both cannot be true.

detent.flow {
  start = "name",
  screens = {
    name = detent.screen { size = { 390, 844 },
      detent.button { id = "continue", title = "Continue" },
      detent.pageControl { id = "dots", numberOfPages = 3, page = 1 },
    },
    photo = detent.screen { size = { 390, 844 },
      detent.pageControl { id = "dots", numberOfPages = 3, page = 2 }, --! page 2 of 3 is reached from page 1 by a push, as if it were a level below
    },
  },
  links = { { from = "name", to = "photo", trigger = "continue" } },
}
