-- picker/short-list
-- A picker is for lists of medium length.
-- Bad: the rule says what is marked --!. Wheels take a third of the screen. A few choices need no more than a menu.

detent.screen { size = { 390, 844 },
  detent.pickerView { id = "shirt", components = { { "S", "M", "L", "XL" } } }, --! its longest list has 4 rows
}
