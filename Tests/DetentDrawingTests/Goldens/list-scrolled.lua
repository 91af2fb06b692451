-- The scroll indicator shows while the list moves.
local screen = detent.screen { size = { 200, 200 }, detent.scrollView { id = "list", rows = { { count = 40, height = 44 } } } }
screen.list:touch { at = { 100, 150 } }:move { to = { 100, 60 }, over = 0.2 }
