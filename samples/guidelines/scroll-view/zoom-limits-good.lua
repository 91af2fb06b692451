-- scroll-view/zoom-limits
-- Content can be zoomed as far as makes sense, and no further.
-- Good: nothing is found. One letter as large as the screen helps nobody, nor does a picture as small as a stamp.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "photo", maximumZoomScale = 40, zoomItem = "picture",
    detent.image { id = "picture", frame = { 0, 0, 390, 844 } },
  },
}
