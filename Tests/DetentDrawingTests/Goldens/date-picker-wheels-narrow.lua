-- Wheels that are too wide for their picker shrink together, their texts too.
detent.screen { size = { 220, 236 }, locale = "fr_FR",
  detent.datePicker { id = "date", preferredDatePickerStyle = "wheels", date = "2025-09-24T15:50", frame = { 10, 10, 200, 216 } } }
