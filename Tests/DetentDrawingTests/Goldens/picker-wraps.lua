-- The last rows stand above the first one.
detent.screen { size = { 340, 236 },
  detent.pickerView { id = "picker", frame = { 10, 10, 320, 216 }, components = { { from = 0, to = 59, wrapsAround = true } }, selection = { 1 } } }
