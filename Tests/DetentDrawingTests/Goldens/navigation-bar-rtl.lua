local list = detent.screen { id = "a", size = { 300, 240 }, layoutDirection = "rightToLeft", detent.navigationBar { title = "الإعدادات" } }
local more = detent.screen { id = "b", size = { 300, 240 }, layoutDirection = "rightToLeft", detent.navigationBar { title = "عام" } }
detent.flow { start = "a", screens = { list, more } }:push "b"
detent.settle()
