-- page-control/position
-- A page control is centred at the bottom of what it pages.
-- Bad: the rule says what is marked --!. People look for the dots in one place. Elsewhere they are taken for decoration, or not found.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", frame = { 20, 800, 120, 26 }, numberOfPages = 4 }, --! its middle is 115 pt left of the middle of the screen
}
