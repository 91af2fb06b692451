-- picker/separate-screen
-- A picker opens in place, not on a screen of its own.
-- Good: nothing is found. On another screen people lose sight of what they are choosing for.

detent.flow {
  start = "form",
  screens = {
    form = detent.screen { size = { 390, 844 }, detent.button { id = "open", title = "Size" } },
    sizes = detent.screen { size = { 390, 844 },
      detent.pickerView { id = "choices", place = "bottom", components = { { "XS", "S", "M", "L", "XL" } } },
    },
  },
  links = { { from = "form", to = "sizes", trigger = "open", as = "sheet" } },
}
