--@ sheet=7 overlay=touches
-- More moments than a row holds: the arrow at its end points down.
local screen = detent.screen { size = { 200, 200 }, detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 } }
screen.pager:drag { by = { -140, 0 }, over = 0.3, hold = 0 } :settle()
detent.wait(1.2 - detent.time)
