-- page-control/prominent-role
-- Only the control by which people get around on a screen has a lasting background.
-- Good: nothing is found. A background that is always there says: this is the way through the app. Two such ways compete.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4, backgroundStyle = "prominent", intent = { role = "primary" } },
}
