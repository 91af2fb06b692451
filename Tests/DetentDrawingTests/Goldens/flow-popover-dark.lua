-- Nothing behind it is made darker: its grey, a line and a shadow set it off.
local map = detent.screen { id = "map", size = { 500, 400 }, appearance = "dark",
  detent.button { id = "choose", title = "Choose", frame = { 400, 40, 80, 44 } } }
local place = detent.screen { id = "place", size = { 500, 400 }, appearance = "dark",  detent.label { text = "Place", place = "center" } }
local flow = detent.flow { start = "map", screens = { map, place } }
flow:present("place", { as = "popover", anchor = "choose", adapts = false })
detent.settle()
