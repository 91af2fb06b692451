--@ frame
detent.screen { device = "iPhone 17", appearance = "dark", detent.label { text = "Hello", place = "center" } }
