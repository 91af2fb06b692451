-- A minute of virtual time on three screens, with a swipe every two seconds: for what a report of it weighs.
local screens = {}
for i = 1, 3 do
  screens[i] = detent.screen {
    id = "screen" .. i,
    device = "iPhone 16",
    detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6 },
    detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
  }
end
for second = 0, 58, 2 do
  local screen = screens[second // 20 + 1]
  screen:show()
  detent.wait(second - detent.time)
  screen.pager:swipe { to = screen.pager.page < 6 and "next" or "previous" } :settle()
end
detent.wait(60 - detent.time)
