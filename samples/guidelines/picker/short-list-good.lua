-- picker/short-list
-- A picker is for lists of medium length.
-- Good: nothing is found. Wheels take a third of the screen. A few choices need no more than a menu.

detent.screen { size = { 390, 844 },
  detent.pickerView { id = "shirt", components = { { "XS", "S", "M", "L", "XL", "XXL" } } },
}
