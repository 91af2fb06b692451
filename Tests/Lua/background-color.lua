-- backgroundColor, of screens and of all that lies on them.

local screen = detent.screen { size = { 390, 844 }, backgroundColor = "#202020",
  detent.view { id = "card", frame = { 0, 600, 390, 244 }, backgroundColor = "systemGray6" },
  detent.pageControl { id = "dots", numberOfPages = 3 },
}

--## It is what was given, or nil
assert.equal("#202020", screen.backgroundColor)
assert.equal("systemGray6", screen.card.backgroundColor)
assert.is_nil(screen.dots.backgroundColor)

--## It can be changed, and taken away
screen.dots.backgroundColor = "black"
assert.equal("black", screen.dots.backgroundColor)
screen.backgroundColor = nil
assert.is_nil(screen.backgroundColor)

--## What is no colour is an error
--! expected a colour such as "#FF3B30" or "systemBlue", got "darkish"
screen.card.backgroundColor = "darkish"

--## A change changes what is judged
screen.card.backgroundColor = "white"
screen.dots.currentPageIndicatorTintColor = "#FFFFFF"
detent.wait(1)
local finding = screen:audit("page-control/tinted")[1]
assert.equal("error", finding.severity)
screen = detent.screen { size = { 390, 844 }, backgroundColor = "black",
  detent.pageControl { id = "dots", numberOfPages = 3, currentPageIndicatorTintColor = "#FFFFFF", pageIndicatorTintColor = "#666666" },
}
assert.equal("warning", screen:audit("page-control/tinted")[1].severity)
