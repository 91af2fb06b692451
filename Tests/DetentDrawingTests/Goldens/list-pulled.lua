-- Pulled beyond its top: the rows give way, the indicator is pressed together.
local screen = detent.screen { size = { 200, 200 }, detent.scrollView { id = "list", rows = { { count = 40, height = 44 } } } }
screen.list:touch { at = { 100, 60 } }:move { to = { 100, 160 }, over = 0.2 }
