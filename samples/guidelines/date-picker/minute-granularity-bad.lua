-- date-picker/minute-granularity
-- Minutes are offered no finer than they are needed.
-- Bad: the rule says what is marked --!. Four quarters of an hour are chosen faster than one minute out of sixty.

detent.screen { size = { 390, 844 },
  detent.datePicker { id = "start", intent = { purpose = "scheduling" } }, --! it schedules something, to the minute
}
