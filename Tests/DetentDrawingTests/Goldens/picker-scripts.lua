detent.screen { size = { 340, 236 },
  detent.pickerView { id = "picker", frame = { 10, 10, 320, 216 }, components = { { "Страница", "페이지", "صفحة", "第二页", "עמוד" } }, selection = { 3 } } }
