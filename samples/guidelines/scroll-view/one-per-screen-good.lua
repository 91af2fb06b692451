-- scroll-view/one-per-screen (preset hig-2022)
-- Scroll views beside each other scroll different ways.
-- Good: nothing is found. People swipe with large gestures and easily move the view next to the one they mean.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "cards", frame = { 0, 0, 390, 200 }, contentSize = { 2000, 200 } },
  detent.scrollView { id = "feed", frame = { 0, 200, 390, 644 }, contentSize = { 390, 2000 } },
}
