-- page-control/tinted
-- The system colours the indicators.
-- Good: nothing is found. The system's colours keep the current page apart from the others, and both from what lies behind them, everywhere.

detent.screen { size = { 390, 844 },
  detent.pageControl { id = "dots", numberOfPages = 4 },
}
