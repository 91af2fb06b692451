--@ chart
local screen = detent.screen {
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
  detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
}
screen.pager:swipe { to = "next" } :settle()
detent.wait(0.3)
screen.pager:drag { by = { -120, 0 }, over = 0.3 } :settle()
detent.wait(0.3)
screen.pager:swipe { to = "next", speed = 3000 }
detent.wait(0.1)
screen.pager:swipe { to = "previous" } :settle()
screen.dots:tap "next"
detent.settle()
