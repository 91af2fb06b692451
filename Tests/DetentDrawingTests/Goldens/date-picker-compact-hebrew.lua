detent.screen { size = { 280, 60 }, locale = "he_IL",
  detent.datePicker { id = "date", date = "2024-05-14T15:50", place = "center" } }
