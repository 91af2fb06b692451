-- Labels in several scripts, a button, text that would be markup.
detent.screen { size = { 260, 260 },
  detent.label { id = "a", text = "Страница 2 из 5", frame = { 16, 16, 228, 21 } },
  detent.label { text = "2페이지", frame = { 16, 48, 228, 21 } },
  detent.label { text = "صفحة ٢ من ٥", frame = { 16, 80, 228, 21 } },
  detent.label { text = "第二页", frame = { 16, 112, 228, 21 } },
  detent.label { text = "<b> & \"quoted\"", frame = { 16, 144, 228, 21 } },
  detent.label { text = "A line that is too long for its frame", frame = { 16, 176, 120, 21 } },
  detent.button { title = "Continue", frame = { 16, 208, 228, 44 } } }
