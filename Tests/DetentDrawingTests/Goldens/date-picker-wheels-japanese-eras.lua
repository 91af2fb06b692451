detent.screen { size = { 340, 236 }, locale = "ja_JP",
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-05-14T15:50", calendar = "japanese", frame = { 10, 10, 320, 216 } } }
