local screen = detent.screen { size = { 360, 300 },
  detent.datePicker { id = "date", datePickerMode = "time", date = "2024-05-14T15:50", frame = { 140, 16, 80, 34 } } }
screen.date:open()
