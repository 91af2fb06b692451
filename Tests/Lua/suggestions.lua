-- What a message suggests for words of other tools.

local function built()
  return detent.screen {
    detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 },
    detent.pageControl { id = "dots", numberOfPages = 3 },
    detent.button { id = "button", title = "words", place = "center" },
    detent.pickerView { id = "picker", components = { { "a", "b" } } },
    detent.list { id = "rows", rows = { count = 3, height = 44 } },
  }
end

-- What stands behind ": use " or "did you mean " in the message of what fails.
local function suggested(run)
  local ok, message = pcall(run)
  assert.is_false(ok)
  return (message:match(": use (.*)$") or message:match(": write (.*)$") or message):gsub(" %([ti][ht].*", "")
end

-- Each word of a list gets the suggestion beside it.
local function all(words, run)
  for word, wanted in pairs(words) do assert.equal(wanted, (suggested(function() run(word) end)), word) end
end

--## Options of components
local function options(kind, words)
  all(words, function(word) detent.screen { detent[kind] { [word] = 1 } } end)
end
options("pageControl", {
  tint = '"tintColor"', color = '"pageIndicatorTintColor"', activeColor = '"currentPageIndicatorTintColor"',
  background = '"backgroundStyle"', opacity = '"isHidden"', alpha = '"isHidden"', position = '"place"',
})
options("scrollView", { isPaging = '"isPagingEnabled"', tabViewStyle = '"isPagingEnabled"', background = '"backgroundColor"' })
options("button", { label = '"title"', onTap = "on = { touchUpInside = function() … end }" })
options("datePicker", { WheelDatePickerStyle = '"preferredDatePickerStyle"' })
options("pickerView", { selectedRow = '"selection" (counts from 1)' })

--## Values of options
all({ ["wheel style"] = '"wheels"', WheelDatePickerStyle = '"wheels"', graphical = '"inline"' }, function(word)
  detent.screen { detent.datePicker { preferredDatePickerStyle = word } }
end)

--## Components
all({
  UIPageViewController = '"scrollView"', carousel = '"scrollView"', stack = '"view"', toggle = '"button"',
}, function(word) return detent[word] {} end)

--## Methods
local screen = built()
local function methods(id, words) all(words, function(word) screen[id][word](screen[id]) end) end
methods("pager", {
  next = 'swipe { to = "next" }', goToPage = '"scrollToPage"', setPage = '"scrollToPage"', scrollTo = '"scrollToPage"',
  zoom = "pinch { scale = 2 }", doubleTap = "tap, twice", longPress = '"press"', swipeLeft = 'swipe { to = "left" }',
  settle = "detent.settle", wait = "detent.wait",
})
methods("dots", { next = 'tap "next"', setPage = "page = …", settle = "detent.settle" })
methods("picker", {
  selectRow = "select { component = 1, row = 2 } (counts from 1)", selectedRow = '"row" (counts from 1)',
})

--## A word of another tool is not taken for a misspelt one of yet another tool
local ok, message = pcall(function() built().button:next() end)
assert.is_false(ok)
assert.matches('button has no member "next"$', message)

--## Properties
local screen = built()
assert.equal('"selection" (counts from 1)', suggested(function() screen.picker.selectedRow = 1 end))

--## Events
local screen = built()
for id, wanted in pairs { button = '"touchUpInside"', dots = '"valueChanged"', picker = '"didSelectRow"' } do
  for _, word in ipairs { "tap", "click", "press" } do
    assert.equal(wanted, (suggested(function() screen[id]:on(word, print) end)))
  end
end

--## Options of gestures
local screen = built()
assert.equal('"speed"', suggested(function() screen.pager:swipe { velocity = 3 } end))
assert.equal('"to"', suggested(function() screen.pager:swipe { direction = "left" } end))
assert.equal('"over"', suggested(function() screen.pager:drag { by = { 3, 3 }, duration = 3 } end))
assert.equal('"hold"', suggested(function() screen.button:press { duration = 3 } end))
assert.equal('"component"', suggested(function() screen.picker:spin { column = 1 } end))
assert.equal('swipe { to = "next" }', suggested(function() screen.pager:swipe "next" end))
assert.equal('swipe { to = "left" }', suggested(function() screen.pager:swipe "left" end))

--## Colours
local screen = built()
all({
  red = '"systemRed"', Red = '"systemRed"', gray = '"systemGray"', grey = '"systemGray"', blue = '"systemBlue"',
  ["#F00"] = '"#FF0000"', ["#1aC"] = '"#11aaCC"',
}, function(word) screen.dots.tintColor = word end)
