local screen = detent.screen { size = { 200, 80 }, locale = "he_IL",
  detent.textField { id = "field", text = "מעצור הוא חריץ", frame = { 16, 28, 168, 24 } } }
screen.field:selectText { from = 1, to = 5 }
