-- date-picker/compact-space
-- Where there is little room, a date picker is compact.
-- Bad: the rule says what is marked --!. A calendar or wheels that are always there push everything else of a form out of sight.

detent.screen { size = { 390, 800 },
  detent.textField { id = "title", frame = { 20, 100, 350, 40 }, text = "Lunch" },
  detent.datePicker { id = "start", frame = { 20, 160, 350, 448 }, preferredDatePickerStyle = "inline" }, --! it takes 56 % of the height beside other fields
}
