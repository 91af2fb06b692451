-- scroll-view/zoom-limits
-- Content can be zoomed as far as makes sense, and no further.
-- Bad: the rule says what is marked --!. One letter as large as the screen helps nobody, nor does a picture as small as a stamp.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "page", maximumZoomScale = 19.5, zoomItem = "text", --! at 19.5 times its size one character is as large as the view
    detent.textField { id = "text", isEditable = false, text = "words", frame = { 0, 0, 390, 844 } },
  },
}
