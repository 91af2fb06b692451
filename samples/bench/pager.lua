-- The pager scenario that scripts/bench measures: ten pages, swiped to the end and back, settled and checked at each.
-- How often: detent run samples/bench/pager.lua -- 100
local times = tonumber(arg[1] or "1")
local screen = detent.screen {
  size = { 390, 844 },
  detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 10 },
  detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" },
}
local pager, dots = screen.pager, screen.dots
for _ = 1, times do
  for page = 2, 10 do
    pager:swipe { to = "left", distance = 210, speed = 2100 }:settle()
    assert.equal(page, pager.page)
    assert.equal(page, dots.page)
  end
  for page = 9, 1, -1 do
    pager:swipe { to = "right", distance = 210, speed = 2100 }:settle()
    assert.equal(page, pager.page)
    assert.equal(page, dots.page)
  end
end
