-- A flight: the return cannot lie before the departure. Each picker's handler moves the other one's limit; what a limit
-- moves sends no event, so nothing goes round in circles.
local screen = detent.screen {
  id = "flight", now = "2026-07-01T10:00",
  detent.label { id = "title", text = "Flight", place = "top" },
  detent.datePicker {
    id = "departure", place = { below = "title", gap = 24 }, datePickerMode = "date", date = "2026-07-10",
    minimumDate = "2026-07-01",
  },
  detent.datePicker {
    id = "arrival", place = { below = "departure", gap = 24 }, datePickerMode = "date", date = "2026-07-12",
    tintColor = "systemOrange",
  },
}
local departure, arrival = screen.departure, screen.arrival
departure:on("valueChanged", function() arrival.minimumDate = departure.date end)
arrival.minimumDate = departure.date

detent.step "The departure moves behind the return, which follows in silence"
departure:open()
departure:tapDay "2026-07-20"
departure:dismiss()
assert.equal("Jul 20, 2026", departure.displayedText)
assert.equal("Jul 20, 2026", arrival.displayedText)
assert.events(departure, { "editingDidBegin", "valueChanged", "editingDidEnd" })
assert.events(arrival, {})

detent.step "Days before the departure are dimmed; a tap on one does nothing"
arrival:open()
arrival:tapDay "2026-07-19"
assert.equal("2026-07-20", arrival.localDate)
arrival:tapMonth "next"
arrival:tapDay "2026-08-02"
arrival:dismiss()
assert.equal("Aug 2, 2026", arrival.displayedText)
