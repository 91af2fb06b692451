-- A wheel without rows: the band alone.
detent.screen { size = { 340, 236 },
  detent.pickerView { id = "picker", frame = { 10, 10, 320, 216 }, components = { { } } } }
