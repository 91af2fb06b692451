--@ overlay=touches
local screen = detent.screen { size = { 200, 200 }, detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 } }
screen.pager:touch { at = { 160, 100 } }:move { by = { -90, 10 }, over = 0.2 }
