detent.screen { size = { 200, 100 }, detent.textField { text = "A detent is a notch that a wheel comes to rest in", frame = { 16, 16, 168, 70 } } }
