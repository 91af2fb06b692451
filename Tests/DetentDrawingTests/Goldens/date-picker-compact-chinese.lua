detent.screen { size = { 280, 60 }, locale = "zh_CN",
  detent.datePicker { id = "date", date = "2024-05-14T15:50", place = "center" } }
