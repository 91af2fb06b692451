-- A picker of three wheels while a finger holds the first one between two rows.
local screen = detent.screen {
  size = { 340, 236 },
  detent.pickerView {
    id = "picker", frame = { 10, 10, 320, 216 },
    components = {
      { "Austria", "Belgium", "Croatia", "Denmark", "Estonia", "Finland", "Greece", "Hungary" },
      { from = 1, to = 12, wrapsAround = true, width = 60 },
      { "AM", "PM", width = 80 },
    },
    selection = { 4, 1, 2 },
  },
}
screen.picker:touch { at = { 90, 108 } }:move { by = { 0, -26 }, over = 0.1 }
