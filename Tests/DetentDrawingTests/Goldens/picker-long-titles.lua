-- A title that does not fit ends with three dots.
detent.screen { size = { 340, 236 },
  detent.pickerView { id = "picker", frame = { 10, 10, 320, 216 }, components = { { "A title that is much too long for the wheel that it stands on", "Short" }, { from = 1, to = 3, width = 60 } } } }
