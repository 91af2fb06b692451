-- scroll-view/auto-scroll-excess
-- Content scrolls no further than it takes to show what is meant.
-- Bad: the rule says what is marked --!. Every point that content moves by itself costs people the place where they were reading.

local screen
screen = detent.screen { size = { 390, 844 },
  detent.scrollView { id = "page", contentSize = { 390, 4000 }, --! for a selection that was in sight it scrolled 200 pt
    detent.view { frame = { 0, 700, 390, 400 } },
    detent.view { frame = { 0, 700, 390, 400 } },
    detent.textField { id = "text", frame = { 20, 300, 300, 30 }, text = "hello",
      on = { selectionChanged = function() screen.page:setContentOffset({ 0, 200 }, { animated = true }) end } },
  },
}
screen.text:find "hello"
detent.settle()
