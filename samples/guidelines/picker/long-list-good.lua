-- picker/long-list
-- A very long list is a list, not a wheel.
-- Good: nothing is found. A list can take the whole screen, and a table has an index that leads to the right letter at once.

detent.screen { size = { 390, 844 },
  detent.pickerView { id = "height", components = { { count = 200, title = function(row) return row .. " cm" end } } },
}
