-- scroll-view/auto-scroll-missing
-- What is selected, found or typed at a hidden place comes into view.
-- Good: nothing is found. People must see what they act on.

local screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "page", contentSize = { 390, 4000 },
    detent.view { frame = { 0, 700, 390, 400 } },
    detent.textField { id = "text", frame = { 20, 3000, 300, 30 }, text = "hello" },
  },
}
screen.text:find "hello"
detent.settle()
