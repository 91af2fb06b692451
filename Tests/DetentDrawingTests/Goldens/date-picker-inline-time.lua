-- The button of the time stands below the calendar.
detent.screen { size = { 340, 396 },
  detent.datePicker { id = "date", preferredDatePickerStyle = "inline", date = "2024-05-14T15:50", frame = { 10, 10, 320, 376 } } }
