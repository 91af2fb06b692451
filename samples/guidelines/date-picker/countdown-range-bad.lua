-- date-picker/countdown-range
-- A countdown is at most 23 hours and 59 minutes long.
-- Bad: the rule says what is marked --!. There are no rows for more: the picker would show another time than was asked for.

detent.screen { size = { 390, 844 },
  detent.datePicker { id = "timer", datePickerMode = "countDownTimer", countDownDuration = 86400 }, --! a countdown of 24 h 0 min was asked for; the longest is 23 h 59 min
}
