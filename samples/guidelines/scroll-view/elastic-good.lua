-- scroll-view/elastic
-- Content gives a little when it is pulled past its end.
-- Good: nothing is found. The give says that this is the end. Content that stops dead feels as if the touch were not heard.

local screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "feed", contentSize = { 390, 3000 } },
}
screen.feed:drag { by = { 0, 200 } } :settle()
