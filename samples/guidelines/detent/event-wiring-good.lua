-- detent/event-wiring
-- A control's action is wired to the event that it sends, and moves what it is paired with.
-- Good: nothing is found. A page control and a date picker say valueChanged, never touchUpInside: wired so, nothing ever happens.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
