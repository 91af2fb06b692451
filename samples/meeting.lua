-- A meeting in another zone: the date is an instant, a zone only shows it. On the night when the clocks go forward an hour
-- is missing, and the wheel says so.
local screen = detent.screen {
  id = "meeting", timeZone = "Europe/Berlin", now = "2026-03-27T09:00",
  detent.datePicker { id = "here", place = "top", preferredDatePickerStyle = "wheels", date = "2026-03-29T01:30" },
  detent.datePicker { id = "there", place = "bottom", preferredDatePickerStyle = "wheels", timeZone = "America/New_York" },
}
local here, there = screen.here, screen.there
here:on("valueChanged", function() there.date = here.date end)
there.date = here.date
assert.equal("2026-03-28T20:30:00-04:00", there.date)

detent.step "Half past two does not exist in Berlin on this day"
here:spin { wheel = "hour", to = 2 } :settle()
assert.equal("2026-03-29T03:30:00+02:00", here.date)
assert.equal("3", here.wheels[2].selected)
assert.matches("does not exist in Europe/Berlin", detent.why(here).outcome)
assert.equal("2026-03-28T21:30:00-04:00", there.date)

detent.step "A day later is not always 24 hours later"
here.date = "2026-03-28T12:00"
here:spin { wheel = "day", by = 1 } :settle()
assert.equal("2026-03-29T12:00:00+02:00", here.date)
assert.equal("2026-03-29T06:00:00-04:00", there.date)
