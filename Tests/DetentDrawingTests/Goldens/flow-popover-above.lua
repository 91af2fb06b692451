-- With more room above its anchor a popover stands there, and its arrow points down.
local map = detent.screen { id = "map", size = { 500, 400 },
  detent.button { id = "choose", title = "Choose", frame = { 210, 330, 80, 44 } } }
local place = detent.screen { id = "place", size = { 500, 400 }, backgroundColor = "systemYellow", detent.label { text = "Place", place = "center" } }
local flow = detent.flow { start = "map", screens = { map, place } }
flow:present("place", { as = "popover", anchor = "choose", adapts = false })
detent.settle()
