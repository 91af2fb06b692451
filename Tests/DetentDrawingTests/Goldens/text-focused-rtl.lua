-- The insertion point stands behind the text: at its left.
local screen = detent.screen { size = { 200, 80 }, locale = "he_IL",
  detent.textField { id = "field", text = "מעצור", frame = { 16, 28, 168, 24 } } }
screen.field:focus()
screen.field.insertionPoint = 6
