-- date-picker/minute-granularity
-- Minutes are offered no finer than they are needed.
-- Good: nothing is found. Four quarters of an hour are chosen faster than one minute out of sixty.

detent.screen { size = { 390, 844 },
  detent.datePicker { id = "start", minuteInterval = 15, intent = { purpose = "scheduling" } },
}
