-- In the dark a sheet is lifted off the ground by its grey.
local map = detent.screen { id = "map", size = { 300, 500 }, appearance = "dark", detent.label { text = "Map", place = "center" } }
local place = detent.screen { id = "place", size = { 300, 500 }, appearance = "dark", detent.label { text = "Place", place = "center" } }
local flow = detent.flow { start = "map", screens = { map, place } }
flow:present("place", { as = "sheet", detents = { "medium", "large" } })
detent.settle()
