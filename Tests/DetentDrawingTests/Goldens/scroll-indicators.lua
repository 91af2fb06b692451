-- One for each axis.
local screen = detent.screen { size = { 200, 200 }, detent.scrollView { id = "map", contentSize = { 600, 800 } } }
screen.map.contentOffset = { 100, 300 }
screen.map:flashScrollIndicators()
