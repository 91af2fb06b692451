detent.screen { size = { 340, 352 }, locale = "th_TH",
  detent.datePicker { id = "date", preferredDatePickerStyle = "inline", datePickerMode = "date", date = "2025-09-24T15:50", frame = { 10, 10, 320, 332 } } }
