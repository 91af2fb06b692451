-- The second page comes from the left.
local screen = detent.screen { size = { 200, 200 }, layoutDirection = "rightToLeft", detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 } }
screen.pager:touch { at = { 60, 100 } }:move { by = { 90, 0 }, over = 0.2 }
