-- The arrow points at the button, out of the middle of the popover that has no room there.
local map = detent.screen { id = "map", size = { 500, 400 },
  detent.button { id = "choose", title = "Choose", frame = { 400, 40, 80, 44 } } }
local place = detent.screen { id = "place", size = { 500, 400 }, detent.label { text = "Place", place = "center" } }
local flow = detent.flow { start = "map", screens = { map, place } }
flow:present("place", { as = "popover", anchor = "choose", adapts = false })
detent.settle()
