-- page-control/prominent-role
-- Only the control by which people get around on a screen has a lasting background.
-- Bad: the rule says what is marked --!. A background that is always there says: this is the way through the app. Two such ways compete.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4, backgroundStyle = "prominent", intent = { role = "secondary" } }, --! its background is always there, though it is not the main way around (its role is secondary)
}
