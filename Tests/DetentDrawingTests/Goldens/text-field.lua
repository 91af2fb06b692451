detent.screen { size = { 200, 80 }, detent.textField { text = "A detent is a notch", frame = { 16, 16, 168, 48 } } }
