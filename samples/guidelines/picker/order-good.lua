-- picker/order
-- The rows of a picker follow an order that people can foresee.
-- Good: nothing is found. Most rows are out of sight. Who knows the order knows which way to turn the wheel.

detent.screen { size = { 390, 844 },
  detent.pickerView { id = "fruit", components = { { "Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig" } } },
}
