-- detent/event-wiring
-- A control's action is wired to the event that it sends, and moves what it is paired with.
-- Bad: the rule says what is marked --!. A date picker never says touchUpInside: wired so, nothing ever happens. A page control does, as every control that follows touches itself, but that tells of a finger and not of a page: it comes for a tap at the last page, once for a whole scrub, and not at all for VoiceOver and keys. Observed by Matt Neuburg, Programming iOS 4, chapter 11 (O'Reilly): a page control says all touch events and valueChanged, a date picker valueChanged alone. Apple documents valueChanged for both, and has wired page controls of its samples to touchUpInside.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", contentSize = { 390, 844 } },
  detent.pageControl { id = "dots", pairedWith = "pager", numberOfPages = 4 }, --! it has 4 pages, and scrollView "pager", which it is paired with, has nothing to scroll
}
