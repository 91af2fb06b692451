detent.screen { size = { 340, 236 },
  detent.pickerView { id = "picker", frame = { 10, 10, 320, 216 }, components = { { "Apples", "Bananas", "Cherries", "Dates", "Elderberries" } }, selection = { 3 } } }
