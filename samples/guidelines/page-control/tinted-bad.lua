-- page-control/tinted
-- The system colours the indicators.
-- Bad: the rule says what is marked --!. The system's colours keep the current page apart from the others, and both from what lies behind them, everywhere.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4, currentPageIndicatorTintColor = "systemYellow" }, --! custom colours: current to other 1.14:1, current to background 1.51:1, other to background 1.72:1; the current page is hard to tell below 3:1
}
