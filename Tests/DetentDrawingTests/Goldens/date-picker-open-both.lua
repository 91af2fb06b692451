-- Calendar and wheels of the time.
local screen = detent.screen { size = { 360, 640 },
  detent.datePicker { id = "date", date = "2024-05-14T15:50", frame = { 60, 16, 240, 34 } } }
screen.date:open()
