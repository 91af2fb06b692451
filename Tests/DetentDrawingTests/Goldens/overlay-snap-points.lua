--@ overlay=snap-points
local screen = detent.screen { size = { 200, 200 }, detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, pageSize = 80 } }
screen.pager.contentOffset = { 120, 0 }
