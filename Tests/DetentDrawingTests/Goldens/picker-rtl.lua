-- The first wheel is at the right.
detent.screen { size = { 340, 236 }, locale = "ar_EG",
  detent.pickerView { id = "picker", frame = { 10, 10, 320, 216 }, components = { { from = 1, to = 12, width = 80 }, { "صباحا", "مساء" } }, selection = { 5, 2 } } }
