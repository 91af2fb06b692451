-- date-picker/minute-interval
-- The minute interval divides an hour evenly.
-- Good: nothing is found. UIKit takes another interval for 1, so that people choose from rows that nobody meant.

detent.screen { size = { 390, 844 },
  detent.datePicker { id = "start", datePickerMode = "time", minuteInterval = 15 },
}
