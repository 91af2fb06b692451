-- picker/long-list
-- A very long list is a list, not a wheel.
-- Bad: the rule says what is marked --!. A list can take the whole screen, and a table has an index that leads to the right letter at once.

detent.screen { size = { 390, 844 },
  detent.pickerView { id = "track", components = { { count = 301, title = function(row) return "Track " .. row end } } }, --! a list of 301 different rows
}
