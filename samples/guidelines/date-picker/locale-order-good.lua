-- date-picker/locale-order
-- Day, month and year stand in the order of the language.
-- Good: nothing is found. Who reads 3.4. as the fourth of March chooses the wrong day.

local days, years = {}, {}
for i = 1, 31 do days[i] = tostring(i) end
for i = 1, 20 do years[i] = tostring(2010 + i) end
local months = { "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December" }
detent.screen { size = { 390, 844 }, locale = "en_US",
  detent.pickerView { id = "born", components = { months, days, years } },
}
