local screen = detent.screen { size = { 200, 200 },
  detent.scrollView { id = "photo", maximumZoomScale = 4, zoomItem = "plan",
    detent.view { id = "plan", frame = { 0, 0, 200, 200 }, detent.label { text = "Plan", frame = { 80, 90, 60, 21 } } } } }
screen.photo.zoomScale = 2
