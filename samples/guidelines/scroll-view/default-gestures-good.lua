-- scroll-view/default-gestures
-- Content that is larger than its view scrolls by the usual gestures and keys.
-- Good: nothing is found. People know how scrolling works everywhere else, and expect it to work here.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "feed", contentSize = { 390, 3000 } },
}
