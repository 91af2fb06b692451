-- scroll-view/pointer-auto-scroll
-- Content follows a pointer that selects past its edge.
-- Good: nothing is found. Otherwise nobody could select more than fits into the view.

local screen = detent.screen { device = "iPad 11",
  detent.scrollView { id = "page", frame = { 0, 200, 820, 500 }, contentSize = { 820, 3000 },
    detent.textField { id = "text", isEditable = false, frame = { 0, 0, 820, 3000 }, text = ("a word and one more, "):rep(900) },
  },
}
screen.text:selectByDragging { from = 1, to = { 400, 540 }, hold = 1 }
