detent.screen { size = { 200, 60 }, detent.button { title = "Continue", place = "center", isEnabled = false } }
