-- scroll-view/default-gestures
-- Content that is larger than its view scrolls by the usual gestures and keys.
-- Bad: the rule says what is marked --!. People know how scrolling works everywhere else, and expect it to work here.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "feed", contentSize = { 390, 3000 }, isScrollEnabled = false }, --! 2156 pt of its content are out of reach: a finger cannot scroll it (isScrollEnabled is false)
}
