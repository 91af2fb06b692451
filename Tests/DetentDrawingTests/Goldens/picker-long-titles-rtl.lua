-- Read from right to left the three dots stand at the left; a Latin title keeps its own way.
detent.screen { size = { 340, 236 }, locale = "ar_EG",
  detent.pickerView { id = "picker", frame = { 10, 10, 320, 216 }, components = {
    { "عنوان طويل جدا لا يتسع له عرض العجلة التي يقف عليها", "قصير", "A title that is much too long for its wheel" },
    { from = 1, to = 3, width = 60 } }, selection = { 2, 2 } } }
