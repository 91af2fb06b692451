-- The screen that a person sees, for code that has made none of its own.

--## There is none before the first one is made
assert.is_nil(detent.shownScreen)

--## It is the last one that was made or shown
local first = detent.screen { id = "first" }
local second = detent.screen { id = "second" }
assert.equal("second", detent.shownScreen.id)
first:show()
assert.equal(first, detent.shownScreen)
second:show()
assert.equal(second, detent.shownScreen)

--## In a flow it is the screen in front
local flow = detent.flow { start = "home",
  screens = {
    home = detent.screen { detent.button { id = "go", title = "Go" } },
    more = detent.screen { detent.label { id = "l", text = "More" } },
  },
  links = { { from = "home", to = "more", trigger = "go" } } }
flow.home.go:tap()
flow:settle()
assert.equal("more", detent.shownScreen.id)

--## A finger of the script's own touches what is shown
local screen = detent.screen { detent.button { id = "go", title = "Go", frame = { 100, 100, 100, 44 } } }
local taps = 0
screen.go:on("touchUpInside", function() taps = taps + 1 end)
detent.shownScreen:touch { at = { 150, 120 } }:up()
assert.equal(1, taps)
