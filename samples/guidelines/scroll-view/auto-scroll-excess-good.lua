-- scroll-view/auto-scroll-excess
-- Content scrolls no further than it takes to show what is meant.
-- Good: nothing is found. Every point that content moves by itself costs people the place where they were reading.

local screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "page", contentSize = { 390, 4000 },
    detent.view { frame = { 0, 700, 390, 400 } },
    detent.textField { id = "text", frame = { 20, 3000, 300, 30 }, text = "hello" },
  },
}
screen.text:find "hello"
detent.settle()
