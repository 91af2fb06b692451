local screen = detent.screen { size = { 360, 420 }, now = "2024-05-22T09:00", appearance = "dark",
  detent.datePicker { id = "date", datePickerMode = "date", date = "2024-05-14T15:50", frame = { 100, 16, 160, 34 } } }
screen.date:open()
