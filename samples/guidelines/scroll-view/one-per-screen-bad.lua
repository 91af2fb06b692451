-- scroll-view/one-per-screen (preset hig-2022)
-- Scroll views beside each other scroll different ways.
-- Bad: the rule says what is marked --!. People swipe with large gestures and easily move the view next to the one they mean.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "left", frame = { 0, 0, 195, 844 }, contentSize = { 195, 2000 } },
  detent.scrollView { id = "right", frame = { 195, 0, 195, 844 }, contentSize = { 195, 2000 } }, --! it scrolls vertically, and so does scrollView "left" beside it
}
