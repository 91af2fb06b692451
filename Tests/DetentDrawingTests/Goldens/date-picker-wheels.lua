detent.screen { size = { 340, 236 },
  detent.datePicker { id = "date", preferredDatePickerStyle = "wheels", date = "2024-05-14T15:50", frame = { 10, 10, 320, 216 } } }
