detent.screen { size = { 200, 60 }, appearance = "dark", detent.label { text = "Page 2 of 5", frame = { 16, 20, 168, 21 } } }
