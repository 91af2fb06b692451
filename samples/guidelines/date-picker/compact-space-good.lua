-- date-picker/compact-space
-- Where there is little room, a date picker is compact.
-- Good: nothing is found. A calendar or wheels that are always there push everything else of a form out of sight.

detent.screen { size = { 390, 844 },
  detent.textField { id = "title", frame = { 20, 100, 350, 40 }, text = "Lunch" },
  detent.datePicker { id = "start", frame = { 20, 160, 350, 44 }, preferredDatePickerStyle = "compact" },
}
