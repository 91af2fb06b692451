-- scroll-view/page-overlap
-- Pages of continuous content overlap a little.
-- Good: nothing is found. A line of text or a strip of the picture that stays in sight tells a reader where to go on.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "text", isPagingEnabled = true, contentSize = { 390, 12000 }, pageOverlap = 20, showsVerticalScrollIndicator = true,
    detent.textField { id = "words", isEditable = false, frame = { 0, 0, 390, 12000 }, text = "once upon a time" },
  },
}
