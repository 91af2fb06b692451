detent.screen { size = { 200, 60 }, appearance = "dark", detent.button { title = "Continue", place = "center", tintColor = "systemGreen" } }
