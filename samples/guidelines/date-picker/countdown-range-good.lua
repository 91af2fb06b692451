-- date-picker/countdown-range
-- A countdown is at most 23 hours and 59 minutes long.
-- Good: nothing is found. There are no rows for more: the picker would show another time than was asked for.

detent.screen { size = { 390, 844 },
  detent.datePicker { id = "timer", datePickerMode = "countDownTimer", countDownDuration = 3600 },
}
