--@ chart
local screen = detent.screen { size = { 340, 236 },
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-05-30", frame = { 10, 10, 320, 216 } } }
screen.date:spin { wheel = "month", to = "February" } :settle()
