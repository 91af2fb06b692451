-- date-picker/style-mode
-- A countdown is shown as wheels.
-- Bad: the rule says what is marked --!. There is no compact or inline form of a countdown: UIKit does not show one.

detent.screen { size = { 390, 844 },
  detent.datePicker { id = "timer", datePickerMode = "countDownTimer", preferredDatePickerStyle = "compact" }, --! countDownTimer cannot be compact
}
