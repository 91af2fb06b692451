-- Swipes on a pager of any length: detent run samples/bench/swipes.lua -- PAGES SWIPES
local pages, swipes = tonumber(arg[1] or 100), tonumber(arg[2] or 10)
local screen = detent.screen {
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = pages },
  detent.pageControl { id = "dots", pairedWith = "pager" },
}
local middle = pages // 2
for _ = 1, swipes do
  screen.pager.page = middle
  screen.pager:swipe { to = "next" }:settle()
  assert(screen.dots.page == middle + 1)
end
