-- detent/without-effect
-- What a scroll view is given for zooming and for pages takes effect.
-- Good: nothing is found. Limits of a scale without anything that zooms, and pages on which nothing rests, look like a promise.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "photo", maximumZoomScale = 4, zoomItem = "picture",
    detent.image { id = "picture", frame = { 0, 0, 390, 844 } },
  },
}
