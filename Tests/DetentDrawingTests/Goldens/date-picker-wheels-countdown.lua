detent.screen { size = { 340, 236 },
  detent.datePicker { id = "date", datePickerMode = "countDownTimer", countDownDuration = 5400, frame = { 10, 10, 320, 216 } } }
