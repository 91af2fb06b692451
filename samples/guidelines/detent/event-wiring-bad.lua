-- detent/event-wiring
-- A control's action is wired to the event that it sends, and moves what it is paired with.
-- Bad: the rule says what is marked --!. A page control and a date picker say valueChanged, never touchUpInside: wired so, nothing ever happens.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", contentSize = { 390, 844 } },
  detent.pageControl { id = "dots", pairedWith = "pager", numberOfPages = 4 }, --! it has 4 pages, and scrollView "pager", which it is paired with, has nothing to scroll
}
