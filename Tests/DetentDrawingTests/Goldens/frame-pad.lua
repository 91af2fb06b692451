--@ frame
detent.screen { device = "iPad 11\"", detent.label { text = "Hello", place = "center" } }
