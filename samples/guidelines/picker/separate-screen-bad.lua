-- picker/separate-screen
-- A picker opens in place, not on a screen of its own.
-- Bad: the rule says what is marked --!. On another screen people lose sight of what they are choosing for.

detent.flow {
  start = "form",
  screens = {
    form = detent.screen { size = { 390, 844 }, detent.button { id = "open", title = "Size" } },
    sizes = detent.screen { size = { 390, 844 },
      detent.label { id = "title", text = "Choose a size", place = "top" },
      detent.pickerView { id = "choices", place = "bottom", components = { { "XS", "S", "M", "L", "XL" } } }, --! a push leads to a screen with nothing else to choose or fill in
    },
  },
  links = { { from = "form", to = "sizes", trigger = "open" } },
}
