-- assert.effort: the fewest gestures with which a person reaches a value.
local function years(first, last)
  local list = {}
  for year = first, last do list[#list + 1] = tostring(year) end
  return list
end

local function screenWith(component)
  return detent.screen { device = "iPhone 16", component }
end

local function picker(components)
  return screenWith(detent.pickerView { id = "picker", frame = { 20, 100, 300, 216 }, components = components }).picker
end

local function datePicker(options)
  options.id, options.frame = "date", options.frame or { 20, 100, 320, 216 }
  return screenWith(detent.datePicker(options)).date
end

--## A value that is there takes no gesture
assert.equal(0, assert.effort(picker { { "a", "b", "c" } }, { value = "a", gestures = 0 }))

--## A row in sight takes one tap, whatever the time
assert.equal(1, assert.effort(picker { { "a", "b", "c" } }, { value = "c", gestures = 1 }))

--## A row far away takes as many flicks as a finger needs
local far = picker { years(1, 2000) }
assert.equal(1, assert.effort(far, { value = "60", gestures = 1 }))
local flicks = assert.effort(far, { value = "1500", gestures = 40 })
assert.is_true(flicks > 2 and flicks < 40, flicks)
-- Flicks that run out, each as fast as a finger can, are a way too: it must not be shorter.
local flicksOut = 0
while far.selection[1] < 1500 and flicksOut < 40 do
  far:spin { speed = 6000 }:settle()
  flicksOut = flicksOut + 1
end
assert.is_true(flicks <= flicksOut, flicksOut)

--## Too many gestures fail, with the way that was found
--! it takes: 2 gestures
assert.effort(picker { { "a", "b", "c" }, { "1", "2", "3" } }, { value = { "c", "3" }, gestures = 1 })

--## Too much time fails, with the time that it takes
--! allowed:  9 gestures, 0.1 s
assert.effort(picker { { "a", "b", "c" } }, { value = "c", gestures = 9, seconds = 0.1 })

--## Time alone may be limited
assert.equal(1, assert.effort(picker { { "a", "b", "c" } }, { value = "c", seconds = 1 }))

--## One component of several, by value or by row
local both = picker { { "a", "b", "c" }, { "1", "2", "3" } }
assert.equal(1, assert.effort(both, { component = 2, value = "3", gestures = 1 }))
assert.equal(1, assert.effort(both, { component = 2, row = 2, gestures = 1 }))

--## The search leaves everything as it was
local still = picker { { "a", "b", "c" } }
local heard = 0
still:on("didSelectRow", function() heard = heard + 1 end)
assert.effort(still, { value = "c", gestures = 1 })
assert.equal("a", still.values[1])
assert.equal(0, heard)

--## Wheels of a picker do not mind each other: their gestures add up, however many there are
local four = picker { years(1, 400), years(1, 2000), { "a", "b" }, years(1, 60) }
local function wheel(component, row) return assert.effort(four, { component = component, row = row, gestures = 40 }) end
local alone = wheel(1, 300) + wheel(2, 1500) + wheel(3, 2) + wheel(4, 30)
assert.equal(alone, assert.effort(four, { value = { "300", "1500", "b", "30" }, gestures = 40 }))

--## Wheels together may take too many gestures
--! it takes: 4 gestures
assert.effort(picker { years(1, 60), years(1, 60), { "a", "b" }, { "a", "b" } },
  { value = { "30", "30", "b", "b" }, gestures = 3 })

--## A time limit may leave a slower way with fewer gestures out
--! allowed:  9 gestures, 1 s
assert.effort(picker { years(1, 60), years(1, 60) }, { value = { "60", "60" }, gestures = 9, seconds = 1 })

--## Keys of a hardware keyboard count, where the picker has the focus
local keys = screenWith(detent.pickerView {
  id = "picker", frame = { 20, 100, 300, 216 }, components = { years(1, 10000) } })
keys.keyboard = "hardware"
keys.picker:focus()
assert.equal(1, assert.effort(keys.picker, { value = "10000", gestures = 1 }))

--## A date on wheels takes a gesture a wheel
local date = datePicker { datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-05-14" }
assert.equal(3, assert.effort(date, { value = "1985-12-31", gestures = 3 }))
assert.equal(1, assert.effort(date, { value = "2024-05-16", gestures = 1 }))

--## A date beyond the limits cannot be reached
--! no way with up to
assert.effort(
  datePicker {
    datePickerMode = "date", preferredDatePickerStyle = "wheels", date = "2024-05-14", maximumDate = "2024-12-31" },
  { value = "2025-01-01", gestures = 2 })

--## A day of a calendar takes a tap, another month one more for each
local inline = datePicker {
  datePickerMode = "date", preferredDatePickerStyle = "inline", date = "2024-05-14", frame = { 20, 100, 320, 350 } }
assert.equal(1, assert.effort(inline, { value = "2024-05-30", gestures = 1 }))
assert.equal(3, assert.effort(inline, { value = "2024-07-30", gestures = 3 }))

--## A compact picker is opened first
local compact = datePicker {
  datePickerMode = "date", preferredDatePickerStyle = "compact", date = "2024-05-14", frame = { 20, 100, 200, 40 } }
assert.equal(2, assert.effort(compact, { value = "2024-05-30", gestures = 2 }))
assert.is_false(compact.isOpen)

--## A countdown is told in seconds
local timer = datePicker { datePickerMode = "countDownTimer", countDownDuration = 60 }
assert.equal(2, assert.effort(timer, { value = 3 * 3600 + 20 * 60, gestures = 2 }))

--## A page control is scrubbed where it may be, else tapped page by page
local dots = screenWith(detent.pageControl { id = "dots", frame = { 0, 100, 390, 30 }, numberOfPages = 6 }).dots
assert.equal(1, assert.effort(dots, { value = 6, gestures = 1 }))
dots.allowsContinuousInteraction = false
assert.equal(5, assert.effort(dots, { value = 6, gestures = 5 }))

--## A pager takes a swipe a page
local pager = screenWith(detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6 }).pager
assert.equal(3, assert.effort(pager, { value = 4, gestures = 3 }))

--## A pager read from right to left too
local arabic = detent.screen {
  device = "iPhone 16", locale = "ar", detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6 } }
assert.equal(3, assert.effort(arabic.pager, { value = 4, gestures = 3 }))

--## A scroll view is dragged or flicked to an offset
local list = screenWith(detent.scrollView {
  id = "list", frame = { 0, 100, 390, 400 }, contentSize = { 390, 9000 } }).list
assert.equal(1, assert.effort(list, { value = { 0, 200 }, gestures = 1 }))
assert.equal(1, assert.effort(list, { value = { 0, 2000 }, gestures = 1 }))
assert.is_true(assert.effort(list, { value = { 0, 8600 }, gestures = 9 }) > 1)

--## What cannot be touched is an error
--! is hidden
local hidden = picker { { "a", "b" } }
hidden.isHidden = true
assert.effort(hidden, { value = "b", gestures = 1 })

--## A limit is needed
--! give gestures, seconds or both
assert.effort(picker { { "a", "b" } }, { value = "b" })

--## A value is needed
--! value is missing
assert.effort(picker { { "a", "b" } }, { gestures = 1 })

--## An option that there is not
--! did you mean "gestures"?
assert.effort(picker { { "a", "b" } }, { value = "b", gesture = 1 })

--## A component without a value
--! has no value: give a picker, a page control or a scroll view
assert.effort(screenWith(detent.label { id = "label", text = "a", frame = { 0, 100, 90, 30 } }).label, { value = 1, gestures = 1 })

--## Rows are for pickers
--! row is for pickers; scrollView "pager" has none
local pager = screenWith(detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6 }).pager
assert.effort(pager, { row = 2, gestures = 1 })
