local screen = detent.screen { size = { 200, 60 }, detent.button { id = "go", title = "Continue", place = "center" } }
screen.go:touch()
detent.wait(0.01)
