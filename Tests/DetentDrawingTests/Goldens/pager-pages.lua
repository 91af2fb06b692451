-- Pages that hold something are not drawn as cards.
local screen = detent.screen { size = { 200, 200 }, detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 2,
  detent.view { detent.label { text = "First", place = "center" } }, detent.view { detent.label { text = "Second", place = "center" } } } }
screen.pager.contentOffset = { 50, 0 }
