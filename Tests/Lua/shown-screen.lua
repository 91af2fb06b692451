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

--## The version of iOS may be set later: pickers are as they were then
local screen = detent.screen { size = { 320, 480 }, detent.datePicker { id = "date", place = "top" } }
assert.equal("compact", screen.date.datePickerStyle)
screen.date:open()
screen.os = "13.2"
assert.equal("13.2", screen.os)
assert.equal("wheels", screen.date.datePickerStyle)
assert.is_false(screen.date.isOpen)
assert.equal(320, screen.date.frame.width)
assert.is_true(#screen.date.wheels > 0)
assert.equal("18.0", screen:at(0).os)
assert.error(function() screen.os = "newest" end, "expected a version")

--## The safe area may be set later; bars come on top
local screen = detent.screen {
  size = { 320, 480 }, detent.navigationBar { id = "bar" }, detent.label { id = "text", text = "x", place = "top" },
}
screen.safeArea = { top = 20, bottom = 10 }
assert.same({ top = 64, left = 0, bottom = 10, right = 0 }, screen.safeArea)
assert.equal(20, screen.bar.frame.y)
assert.equal(64, screen.text.frame.y)
screen.safeArea = { top = 20, bottom = 10 }
assert.equal(64, screen.safeArea.top)

--## Scale and idiom stay
--! read-only
detent.screen {}.scale = 2

--## A long text is no wider than its room
local text = ("a long text "):rep(20)
local screen = detent.screen {
  device = "iPhone SE 3", detent.label { id = "text", text = text, place = "top", margins = { left = 20, right = 20 } },
  detent.button { id = "button", title = text, place = "center" },
}
assert.same({ 20, screen.size.width - 40 }, { screen.text.frame.x, screen.text.frame.width })
assert.same({ 0, screen.size.width }, { screen.button.frame.x, screen.button.frame.width })
screen.text.text = "x"
assert.is_true(screen.text.frame.width < 20)

--## Frames read in whole pixels
local screen = detent.screen {
  device = "iPhone 16", detent.label { id = "one", text = "Hello you", place = "top" },
  detent.label { id = "two", text = "Hello", place = { below = "one", gap = 0 } },
  detent.pageControl { id = "dots", numberOfPages = 3 },
}
local function isWhole(frame)
  for _, side in ipairs { "x", "y", "width", "height" } do
    assert.near(math.floor(frame[side] * 3 + 0.5), frame[side] * 3, 1e-9)
  end
end
for _, id in ipairs { "one", "two", "dots" } do
  isWhole(screen[id].frame)
  isWhole(screen[id].screenFrame)
end
