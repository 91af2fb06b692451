-- Rows that cannot be chosen are dimmed.
detent.screen { size = { 340, 236 },
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-05-14T15:50", minimumDate = "2024-05-13", maximumDate = "2024-06-15", frame = { 10, 10, 320, 216 } } }
