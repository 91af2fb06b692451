-- There is more room above the button.
local screen = detent.screen { size = { 360, 420 },
  detent.datePicker { id = "date", datePickerMode = "date", date = "2024-05-14T15:50", frame = { 100, 370, 160, 34 } } }
screen.date:open()
