-- A finger has turned the wheel of days by a row and a half.
local screen = detent.screen { size = { 340, 236 },
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-05-14T15:50", frame = { 10, 10, 320, 216 } } }
screen.date:touch { at = { 160, 108 } }:move { by = { 0, -48 }, over = 0.1 }
