-- Lines begin at the right, whatever they say.
detent.screen { size = { 200, 112 }, locale = "he_IL",
  detent.textField { text = "מעצור הוא חריץ", frame = { 16, 16, 168, 24 } },
  detent.textField { text = "A detent is a notch", frame = { 16, 56, 168, 48 } } }
