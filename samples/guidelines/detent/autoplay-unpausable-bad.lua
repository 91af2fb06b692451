-- detent/autoplay-unpausable
-- Pages that advance by themselves stop while they are touched, and with Reduce Motion.
-- Bad: the rule says what is marked --!. A page that leaves while one reads it, or moves for somebody whom motion makes ill, does harm.

local screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, showsHorizontalScrollIndicator = false }, --! a page advanced by itself while a finger was on it
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
detent.every(3, function() screen.pager:nextPage() end)
detent.wait(7)
screen.pager:press { hold = 4 }
