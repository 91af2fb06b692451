detent.screen { size = { 280, 60 }, appearance = "dark",
  detent.datePicker { id = "date", date = "2024-05-14T15:50", place = "center" } }
