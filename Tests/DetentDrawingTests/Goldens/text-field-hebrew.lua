-- A Hebrew text in an interface that is read from left to right: it begins at the left edge and runs within itself.
local screen = detent.screen { size = { 200, 80 },
  detent.textField { id = "field", text = "מעצור הוא חריץ", frame = { 16, 28, 168, 24 } } }
screen.field:selectText { from = 1, to = 5 }
