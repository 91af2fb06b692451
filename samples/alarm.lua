-- An alarm clock: a time in steps of five minutes, on wheels. What is set is rounded down to a step; the wheels of hours
-- and minutes go round, each by itself.
local screen = detent.screen {
  id = "alarm", device = "iPhone 16", timeZone = "Europe/London", now = "2026-03-09T22:18",
  detent.label { id = "title", text = "Alarm", place = "top" },
  detent.datePicker {
    id = "time", place = { below = "title", gap = 16 }, datePickerMode = "time", preferredDatePickerStyle = "wheels",
    minuteInterval = 5, intent = { purpose = "scheduling" },
  },
}
local time = screen.time

detent.step "It opens at the present, on a step of five minutes"
assert.equal("22:15:00", time.localTime)
assert.equal(12, #time.wheels[2].values)

detent.step "Half past six in the morning"
time:spin { wheel = "hour", to = 6 } :settle()
time:spin { wheel = "minute", to = 30 } :settle()
time:spin { wheel = "amPM", to = "AM" } :settle()
assert.equal("6:30 AM", time.displayedText)

detent.step "From 6:55 on by one step: the minutes begin again, the hour stays"
time.localTime = "06:55"
time:spin { wheel = "minute", by = 1 } :settle()
assert.equal("6:00 AM", time.displayedText)
