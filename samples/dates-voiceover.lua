-- Date pickers without sight: VoiceOver turns wheels row by row and reads what they show; nothing here is dragged.
local screen = detent.screen {
  id = "voiceover",
  detent.datePicker {
    id = "time", place = "top", datePickerMode = "time", preferredDatePickerStyle = "wheels", date = "2026-03-08T09:59",
    accessibilityLabel = "Departure",
  },
  detent.datePicker { id = "day", place = "bottom", datePickerMode = "date", date = "2026-03-08" },
}
local time, day = screen.time, screen.day

detent.step "One minute on: the hour stays"
time:increment "minute"
detent.settle()
assert.equal("00", time:accessibilityValue "minute")
assert.equal("9", time:accessibilityValue "hour")

detent.step "An hour back, then the afternoon"
time:decrement "hour"
detent.settle()
time:increment "amPM"
detent.settle()
assert.equal("8:00 PM", time:accessibilityValue())
assert.events(time, { "valueChanged", "valueChanged", "valueChanged" })

detent.step "A compact picker is a button that opens a calendar"
day:open()
day:tapDay "2026-03-31"
day:dismiss()
assert.equal("Mar 31, 2026", day:accessibilityValue())
