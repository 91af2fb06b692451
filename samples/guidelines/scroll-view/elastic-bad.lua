-- scroll-view/elastic
-- Content gives a little when it is pulled past its end.
-- Bad: the rule says what is marked --!. The give says that this is the end. Content that stops dead feels as if the touch were not heard.

detent.screen { size = { 390, 844 },
  detent.scrollView { id = "feed", contentSize = { 390, 3000 }, bounces = false }, --! nothing gives at its ends when it scrolls vertically (bounces is false)
}
