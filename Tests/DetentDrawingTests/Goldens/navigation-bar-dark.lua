local list = detent.screen { id = "a", size = { 300, 240 }, detent.navigationBar { title = "Settings" } }
local more = detent.screen { id = "b", size = { 300, 240 }, appearance = "dark", detent.navigationBar { title = "General", tintColor = "systemOrange" } }
detent.flow { start = "a", screens = { list, more } }:push "b"
detent.settle()
