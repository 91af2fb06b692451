local screen = detent.screen { size = { 200, 80 }, detent.textField { id = "text", text = "A detent is a notch", frame = { 16, 16, 168, 48 } } }
screen.text:focus()
screen.text.insertionPoint = 9
