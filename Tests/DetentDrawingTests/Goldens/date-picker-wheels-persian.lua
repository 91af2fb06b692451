-- The longest day of the year stays within the band.
detent.screen { size = { 340, 236 }, locale = "fa_IR",
  detent.datePicker { id = "date", preferredDatePickerStyle = "wheels", date = "2025-05-20T15:50", frame = { 10, 10, 320, 216 } } }
