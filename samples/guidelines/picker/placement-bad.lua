-- picker/placement
-- A picker stands below or beside the field that it edits, at the bottom, or in a popover.
-- Bad: the rule says what is marked --!. Close to its field, a picker needs no explanation of what it changes.

detent.screen { size = { 390, 844 },
  detent.textField { id = "field", frame = { 20, 100, 350, 40 }, text = "Berlin" },
  detent.pickerView { id = "city", frame = { 35, 157, 320, 216 }, components = { { "Aachen", "Berlin", "Celle", "Dresden", "Essen" } }, intent = { edits = "field" } }, --! it stands 17 pt away from textField "field", which it edits
}
