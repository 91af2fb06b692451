-- page-control/automatic-role
-- A page control that is the main way around a screen has a lasting background.
-- Good: nothing is found. The automatic and the minimal style are for page controls that are not the main way around.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4, backgroundStyle = "prominent", intent = { role = "primary" } },
}
