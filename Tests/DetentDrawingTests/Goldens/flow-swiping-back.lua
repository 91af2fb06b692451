-- Half of a back swipe: the screen behind moves along.
local list = detent.screen { id = "a", size = { 300, 240 }, detent.navigationBar { title = "Settings" }, detent.label { text = "Behind", place = "center" } }
local more = detent.screen { id = "b", size = { 300, 240 }, detent.navigationBar { title = "General" }, detent.label { text = "In front", place = "center" } }
local flow = detent.flow { start = "a", screens = { list, more } }
flow:push "b"
detent.settle()
more:touch { at = { 2, 150 } }:move { to = { 152, 150 }, over = 0.3 }
