-- scroll-view/apparent
-- One can see that there is more content than fits.
-- Bad: the rule says what is marked --!. Scroll indicators hide when nothing moves. What looks complete is not scrolled.

detent.screen { size = { 390, 800 },
  detent.list { id = "rows", rows = { count = 40, height = 80 } }, --! 2400 pt more are there vertically, and nothing shows it
}
