-- Turns of a date picker's wheels in a named zone: detent run samples/bench/date.lua -- ZONE TURNS
local zone, turns = arg[1] or "America/New_York", tonumber(arg[2] or "1")
local screen = detent.screen {
  timeZone = zone,
  detent.datePicker { id = "date", preferredDatePickerStyle = "wheels", date = "2026-03-08T00:30" },
}
for turn = 1, turns do
  screen.date:spin { wheel = turn % 2 == 0 and "day" or "hour", by = 1 }:settle()
end
