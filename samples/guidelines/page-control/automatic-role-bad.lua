-- page-control/automatic-role
-- A page control that is the main way around a screen has a lasting background.
-- Bad: the rule says what is marked --!. The automatic and the minimal style are for page controls that are not the main way around.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4, intent = { role = "primary" } }, --! it is the main way around, but its style is automatic
}
