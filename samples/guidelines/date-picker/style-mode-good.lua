-- date-picker/style-mode
-- A countdown is shown as wheels.
-- Good: nothing is found. There is no compact or inline form of a countdown: UIKit does not show one.

detent.screen { size = { 390, 844 },
  detent.datePicker { id = "timer", datePickerMode = "countDownTimer" },
}
