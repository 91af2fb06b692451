-- A birthday on the leap day. Wheels never rest on a day that does not exist, and say why they moved on.
local screen = detent.screen {
  id = "birthday", now = "2026-05-01T12:00",
  detent.datePicker {
    id = "born", datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-02-29",
    maximumDate = "2026-05-01",
  },
}
local born = screen.born

detent.step "A common year has no 29 February"
born:spin { wheel = "year", to = 2023 } :settle()
assert.equal("2023-02-28", born.localDate)
assert.equal("29 February 2023 does not exist; rests on 28 February", detent.why(born).outcome)

detent.step "The day that was given up is forgotten"
born:spin { wheel = "year", to = 2024 } :settle()
assert.equal("2024-02-28", born.localDate)
born:spin { wheel = "day", to = 29 } :settle()
assert.equal("2024-02-29", born.localDate)

detent.step "Nobody was born tomorrow: the wheel springs back to the limit"
born:spin { wheel = "year", to = 2027 } :settle()
assert.equal("2026-05-01", born.localDate)

assert.events(born, { "valueChanged", "valueChanged", "valueChanged", "valueChanged" })
