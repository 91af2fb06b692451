-- scroll-view/auto-scroll-missing
-- What is selected, found or typed at a hidden place comes into view.
-- Bad: the rule says what is marked --!. People must see what they act on.

local screen
screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "page", contentSize = { 390, 4000 }, --! what was selected at y = 3000 is out of sight again
    on = { revealed = function() detent.after(0.8, function() screen.page.contentOffset = { 0, 0 } end) end },
    detent.view { frame = { 0, 700, 390, 400 } },
    detent.textField { id = "text", frame = { 20, 3000, 300, 30 }, text = "hello" },
  },
}
screen.text:find "hello"
detent.settle()
