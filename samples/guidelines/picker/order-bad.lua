-- picker/order
-- The rows of a picker follow an order that people can foresee.
-- Bad: the rule says what is marked --!. Most rows are out of sight. Who knows the order knows which way to turn the wheel.

local names = {}
for i = 1, 20 do names[i] = string.char(65 + i * 7 % 20) .. "ville" end
detent.screen { size = { 390, 844 },
  detent.pickerView { id = "city", components = { names } }, --! its 20 rows follow no order: "Bville" stands behind "Oville"
}
