-- detent/without-effect
-- What a scroll view is given for zooming and for pages takes effect.
-- Bad: the rule says what is marked --!. Limits of a scale without anything that zooms, and pages on which nothing rests, look like a promise.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "photo", maximumZoomScale = 4, --! it may be zoomed to 4 times its size, but nothing in it zooms (it has no zoomItem)
    detent.image { id = "picture", frame = { 0, 0, 390, 844 } },
  },
}
