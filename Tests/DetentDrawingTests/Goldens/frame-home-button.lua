--@ frame
detent.screen { device = "iPhone SE 3", detent.label { text = "Hello", place = "center" } }
