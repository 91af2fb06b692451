-- Another month than that of the date: nothing is selected. It has six weeks.
local screen = detent.screen { size = { 340, 352 }, now = "2024-05-22T09:00",
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "inline", date = "2024-05-14T15:50", frame = { 10, 10, 320, 332 } } }
screen.date:tapMonth "next"
