--@ frame
local screen = detent.screen { device = "iPhone 16", detent.label { text = "Hello", place = "center" } }
screen:rotate "landscape"
