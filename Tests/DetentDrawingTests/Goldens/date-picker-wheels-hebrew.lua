detent.screen { size = { 340, 236 }, locale = "he_IL",
  detent.datePicker { id = "date", preferredDatePickerStyle = "wheels", date = "2025-09-24T15:50", frame = { 10, 10, 320, 216 } } }
