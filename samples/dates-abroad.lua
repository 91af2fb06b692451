-- The same day in Korean, Arabic and Thai: order, digits, calendar and direction are the locale's; the date stays.
local screen = detent.screen {
  id = "abroad", now = "2026-03-08T14:05",
  detent.datePicker { id = "date", datePickerMode = "date", preferredDatePickerStyle = "wheels" },
}
local date = screen.date
local function shown()
  local texts = {}
  for _, wheel in ipairs(date.wheels) do texts[#texts + 1] = wheel.selected end
  return table.concat(texts, " ")
end

detent.step "Korean: year, month, day"
date.locale = "ko_KR"
assert.equal("2026년 3월 8일", shown())

detent.step "Arabic in Saudi Arabia: the calendar of Umm al-Qura, from right to left"
screen.locale = "ar_SA"
date.locale = nil
assert.equal("islamicUmmAlQura", date.calendar)
assert.equal("rightToLeft", screen.layoutDirection)
assert.equal(1447, date.wheels[3].value)
assert.equal(9, date.wheels[2].value)

detent.step "Ramadan has 29 or 30 days, so the wheel of days has 30 rows"
assert.equal(30, date.wheels[1].numberOfRows)

detent.step "Thai: the Buddhist calendar"
screen.locale = "th_TH"
assert.equal("8 มีนาคม 2569", shown())
date:spin { wheel = "month", to = "เมษายน" } :settle()
assert.equal("2026-04-08", date.localDate)
assert.events(date, { "valueChanged" })
