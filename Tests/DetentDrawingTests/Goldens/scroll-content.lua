-- Children move with the content and are cut at the edge.
local screen = detent.screen { size = { 200, 200 }, detent.scrollView { id = "form", contentSize = { 200, 400 },
  detent.label { text = "Name", frame = { 16, 40, 168, 21 } }, detent.button { title = "Save", frame = { 16, 180, 168, 44 } } } }
screen.form.contentOffset = { 0, 30 }
