-- Spins of a wheel of any length until rest: detent run samples/bench/spin.lua -- ROWS SPINS [strokes]
-- "strokes": to rows further away than one flick reaches.
local rows, spins, far = tonumber(arg[1] or 100), tonumber(arg[2] or 10), arg[3] == "strokes"
local screen = detent.screen {
  detent.pickerView { id = "picker", components = { { count = rows, title = function(row) return "Row " .. row end } } },
}
local picker, middle = screen.picker, rows // 2
for n = 1, spins do
  picker.selection = { middle }
  local by = far and 45 or 1 + n % 20
  picker:spin { by = by }:settle()
  assert(picker:row(1) == middle + by)
  assert(picker:value(1) == "Row " .. middle + by)
end
