--@ 0.2
-- Under Reduce Motion screens fade into each other.
local map = detent.screen { id = "map", size = { 300, 500 }, reduceMotion = true, detent.label { text = "Map", place = "center" } }
local place = detent.screen { id = "place", size = { 300, 500 }, reduceMotion = true, detent.label { text = "Place", place = "center" } }
local flow = detent.flow { start = "map", screens = { map, place } }
flow:push "place"
