detent.screen { size = { 340, 352 }, now = "2024-05-22T09:00", locale = "ru_RU",
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "inline", date = "2024-05-14T15:50", frame = { 10, 10, 320, 332 } } }
