-- Pickers: wheels of rows, what code chooses, what a person turns, what is heard of it.

-- A screen with one picker, and the events that it sends as "component:row".
local function pick(components, options)
  options = options or {}
  options.id, options.components = "picker", components
  local screen = detent.screen { keyboard = "hardware", pointer = true, detent.pickerView(options) }
  local heard = {}
  screen.picker:on("didSelectRow", function(e)
    assert.is_true(e.isUser)
    heard[#heard + 1] = e.component .. ":" .. e.row
  end)
  return screen.picker, heard, screen
end

-- A component of `count` rows that are asked for one by one.
local function rows(count, options)
  options = options or {}
  options.count, options.title = count, function(row) return "Row " .. row end
  return options
end

--## U31 Without components there is nothing to choose
local picker, heard = pick {}
assert.equal(0, picker.numberOfComponents)
assert.same({}, picker.selection)
assert.same({}, picker.values)
picker:drag { by = { 0, -100 } }:settle()
picker:tap()
assert.same({}, heard)

--## U31 A picker of which nobody said anything has no components
local screen = detent.screen { detent.pickerView { id = "picker" } }
assert.equal(0, screen.picker.numberOfComponents)
screen.picker:reload()

--## An untouched picker has the first row chosen
local picker = pick { { "a", "b" }, { "c" }, {} }
assert.same({ 1, 1, false }, picker.selection)
assert.equal(3, picker.numberOfComponents)
assert.same({ 2, 1, 0 }, { picker:numberOfRows(1), picker:numberOfRows(2), picker:numberOfRows(3) })
assert.is_nil(picker:row(3))
assert.is_nil(picker:value(3))

--## It is 320 points wide and 216 high, rows are 32 high and share the width
local picker, _, screen = pick { { "a" }, { "b" } }
assert.same({ width = 320, height = 216 }, { width = picker.frame.width, height = picker.frame.height })
assert.same({ width = 160, height = 32 }, picker:rowSize(1))
screen:rotate "landscape"
assert.equal(162, picker.frame.height)

--## Widths are as given, the others share the rest; the row of wheels is centred
local picker = pick { { "a", width = 100 }, { "b" }, { "c", width = 60 } }
assert.equal(160, picker:rowSize(2).width)
assert.equal(100, picker:visibleRows(2)[1].frame.x)
assert.equal(260, picker:visibleRows(3)[1].frame.x)
local narrow = pick { { "a", width = 100 }, { "b", width = 60 } }
assert.equal(80, narrow:visibleRows(1)[1].frame.x)

--## Right to left the first component lies at the right
local screen = detent.screen {
  locale = "ar_EG", detent.pickerView { id = "picker", components = { { "a", "b" }, { "c", "d" } } },
}
assert.equal(160, screen.picker:visibleRows(1)[1].frame.x)
assert.equal(0, screen.picker:visibleRows(2)[1].frame.x)
screen.picker:spin { component = 2, by = 1 }:settle()
assert.same({ 1, 2 }, screen.picker.selection)

--## U32 Code that selects sends nothing, animated or not
local picker, heard = pick { rows(10) }
picker:select { row = 7 }
assert.equal(7, picker:row(1))
picker:select { row = 2, animated = true }
assert.equal(2, picker:row(1))
assert.equal(7, picker:rowNear(1))
assert.equal("animating", picker:phase(1))
detent.settle()
assert.equal(2, picker:rowNear(1))
picker.selection = { 9 }
assert.equal(9, picker:rowNear(1))
assert.same({}, heard)
assert.near(0.3, detent.time, 1e-6)

--## U33 An assigned selection is pinned
local picker = pick { rows(10), {} }
picker.selection = { 999, 5 }
assert.same({ 10, false }, picker.selection)
picker.selection = { -3, false }
assert.same({ 1, false }, picker.selection)

--## U33 A row that does not exist cannot be selected
--! component 1 has no row 999: the rows are 1 to 10
local picker = pick { rows(10) }
picker:select { row = 999 }

--## U33 Nor be spun to
--! component 1 has no row 11: the rows are 1 to 10
local picker = pick { rows(10) }
picker:spin { to = 11 }

--## U33 Nor be reached by so many rows
--! component 1 has no row 0: the rows are 1 to 10
local picker = pick { rows(10) }
picker:spin { by = -1 }

--## U34 A component that does not exist is an error
--! there is no component 3: the components are 1 to 2
local picker = pick { { "a" }, { "b" } }
picker:select { component = 3, row = 1 }

--## U34 Where there are several, one has to be named
--! component is missing (the components are 1 to 2)
local picker = pick { { "a" }, { "b" } }
picker:spin { by = 0 }

--## U34 In a picker without components there is none
--! there is no component 1: there are no components
pick({}):row(1)

--## U35 A flick sends one event, after the stop
local picker, heard = pick { rows(50) }
local time
picker:on("didSelectRow", function(e) time = e.time end)
local spin = picker:spin { speed = 900 }
assert.equal("decelerating", picker:phase(1))
assert.same({}, heard)
detent.wait(0.3)
assert.same({}, heard)
spin:settle()
assert.equal(1, #heard)
assert.equal("1:" .. picker:row(1), heard[1])
assert.is_true(picker:row(1) > 10)
assert.equal(detent.time, time)

--## O32 A long spin is one event, and the rows that pass are not told
local picker, heard = pick { rows(20) }
local passed = {}
picker:spin { speed = 600 }
local first = picker:rowNear(1)
repeat
  passed[picker:rowNear(1)] = true
  assert.equal(1, picker:row(1))
  detent.wait(0.02)
until picker:phase(1) == "idle"
assert.is_true(picker:row(1) > 3)
assert.same({ "1:" .. picker:row(1) }, heard)
for row = first, picker:row(1) do assert.is_true(passed[row]) end

--## U36 While a wheel turns the old row is read
local picker = pick { rows(50) }
picker:spin { speed = 900 }
detent.wait(0.2)
assert.equal(1, picker:row(1))
assert.same({ 1 }, picker.selection)
assert.equal("Row 1", picker:value(1))
assert.is_true(picker:rowNear(1) > 3)

--## U37 Two wheels at once: two events, in the order in which they stop
local picker, heard = pick { rows(100), rows(100) }
detent.spawn(function() picker:spin { component = 1, speed = 2000 } end)
detent.spawn(function() picker:spin { component = 2, speed = 500 } end)
detent.wait(0.4)
assert.equal("decelerating", picker:phase(1))
assert.equal("decelerating", picker:phase(2))
detent.settle()
assert.same({ "2:" .. picker:row(2), "1:" .. picker:row(1) }, heard)

--## U37 Two fingers of a script's own
local picker, heard = pick { rows(9), rows(9) }
local left = picker:touch { at = { 80, 108 } }
local right = picker:touch { at = { 240, 108 } }
left:move { by = { 0, -42 }, over = 0.1 }
right:move { by = { 0, -74 }, over = 0.1 }
right:hold(0.2)
right:up()
left:up()
detent.settle()
assert.same({ "2:3", "1:2" }, heard)

--## U38 Fewer rows after a reload: the last one is chosen, no event
local count = 10
local picker, heard = pick { { count = function() return count end, title = function(row) return "r" .. row end } }
picker.selection = { 8 }
count = 5
assert.equal(10, picker:numberOfRows(1))
picker:reload()
assert.equal(5, picker:numberOfRows(1))
assert.same({ 5 }, picker.selection)
assert.equal(5, picker:rowNear(1))
assert.same({}, heard)

--## U39 No rows after a reload: nothing is chosen; rows again: the first
local titles = { "a", "b", "c" }
local picker, heard = pick { function() return titles end }
picker.selection = { 3 }
titles = {}
picker:reload()
assert.is_nil(picker:row(1))
assert.is_nil(picker:rowNear(1))
titles = { "x", "y" }
picker:reload(1)
assert.equal(1, picker:row(1))
assert.equal("x", picker:value(1))
assert.same({}, heard)

--## U40 A view beats an attributed title, that beats a title; what is beaten is not asked
local asked = {}
local function answer(name, value)
  return function(row)
    asked[name] = (asked[name] or 0) + 1
    return value(row)
  end
end
local picker = pick {
  { count = 3, title = answer("title", function(row) return "plain " .. row end),
    attributedTitle = answer("attributed", function(row) return { text = "red " .. row, color = "#FF3B30" } end) },
  { count = 3, title = answer("title", function(row) return "plain" end),
    attributedTitle = answer("attributed 2", function(row) return "red" end),
    view = answer("view", function(row) return detent.label { text = "view " .. row } end) },
}
assert.equal("red 2", picker:title(1, 2))
assert.equal("#FF3B30", picker:visibleRows(1)[1].color)
assert.equal("red 1", picker:value(1))
assert.is_nil(picker:title(2, 2))
assert.equal("view 2", picker:rowView(2, 2).text)
assert.equal("label", picker:rowView(2, 2).kind)
assert.equal("view 1", picker:value(2))
assert.is_nil(asked.title)
assert.is_nil(asked["attributed 2"])

--## U41 The view of a row that cannot be seen is nil
local picker = pick { { count = 100, view = function(row) return detent.image { image = "flag." .. row } end } }
assert.equal("flag.2", picker:rowView(1, 2).image)
assert.is_nil(picker:rowView(1, 50))
picker.selection = { 50 }
assert.equal("flag.50", picker:rowView(1, 50).image)
assert.is_nil(picker:rowView(1, 2))

--## U42 A flick far past the last row rests on the last row
local picker, heard = pick { rows(10) }
picker.selection = { 5 }
picker:spin { speed = 5000 }:settle()
assert.equal(10, picker:row(1))
picker:spin { speed = -9000 }:settle()
assert.equal(1, picker:row(1))
assert.same({ "1:10", "1:1" }, heard)

--## U42 Dragged past an end it stretches and comes back, and nothing is said
local picker, heard = pick { rows(10) }
local finger = picker:touch()
finger:move { by = { 0, 80 }, over = 0.2 }
assert.equal("dragging", picker:phase(1))
assert.equal(1, picker:rowNear(1))
assert.is_true(picker:visibleRows(1)[1].frame.y > 92)
assert.is_true(picker:visibleRows(1)[1].frame.y < 92 + 70)
finger:hold(0.2):up()
detent.settle()
assert.equal(92, picker:visibleRows(1)[1].frame.y)
assert.same({}, heard)

--## U43 A spin that comes back to its row sends nothing
local picker, heard = pick { rows(10) }
picker.selection = { 5 }
picker:drag { by = { 0, -25 } }:settle()
assert.equal(5, picker:row(1))
local finger = picker:touch()
finger:move { by = { 0, -90 }, over = 0.2 }
assert.equal(8, picker:rowNear(1))
finger:move { by = { 0, 80 }, over = 0.2 }
finger:hold(0.2):up()
detent.settle()
assert.equal(5, picker:row(1))
assert.same({}, heard)

--## U44 A reload of one component asks nothing about another
local asked = { 0, 0 }
local function counted(n)
  return { count = function() asked[n] = asked[n] + 1 return 3 end, title = function() asked[n] = asked[n] + 1 return "x" end }
end
local picker = pick { counted(1), counted(2) }
asked = { 0, 0 }
picker:reload(2)
assert.equal(0, asked[1])
assert.is_true(asked[2] > 0)

--## U45 A wheel that is grabbed while it turns tells only where it stops in the end
local picker, heard = pick { rows(200) }
picker:spin { speed = 2000 }
detent.wait(0.3)
picker:spin { speed = 1500 }
detent.wait(0.3)
local finger = picker:touch()
detent.wait(1)
assert.equal("tracking", picker:phase(1))
assert.same({}, heard)
finger:up()
detent.settle()
assert.same({ "1:" .. picker:row(1) }, heard)

--## U45 Grabbed and brought back to the chosen row: no event
local picker, heard = pick { rows(200) }
picker:spin { speed = 1500 }
detent.wait(0.2)
picker:spin { to = 1 }:settle()
assert.equal(1, picker:row(1))
assert.equal(1, picker:rowNear(1))
assert.same({}, heard)

--## O29 Dependent wheels: a row that is gone is not remembered
local cities = { France = { "Paris", "Lyon", "Nice", "Lille" }, Monaco = { "Monte-Carlo" } }
local country = "France"
local picker, heard = pick { { "France", "Monaco" }, function() return cities[country] end }
picker:on("didSelectRow", function(e)
  if e.component ~= 1 then return end
  country = picker:value(1)
  picker:reload(2)
end)
picker.values = { "France", "Lille" }
assert.same({ 1, 4 }, picker.selection)
picker:spin { component = 1, value = "Monaco" }:settle()
assert.same({ "Monaco", "Monte-Carlo" }, picker.values)
assert.equal(1, picker:row(2))
picker:spin { component = 1, value = "France" }:settle()
assert.same({ "France", "Paris" }, picker.values)
assert.same({ "1:2", "1:1" }, heard)

--## Dependent wheels: the second turns while the first is chosen, and reports once, inside its new rows
local count = 40
local picker, heard = pick { { "many", "few" }, { count = function() return count end, title = function(r) return "" .. r end } }
picker:on("didSelectRow", function(e)
  if e.component ~= 1 then return end
  count = e.row == 1 and 40 or 5
  picker:reload(2)
end)
detent.spawn(function() picker:spin { component = 1, by = 1 } end)
picker:spin { component = 2, speed = 1200 }
detent.settle()
assert.same({ 2, 5 }, picker.selection)
assert.same({ "1:2", "2:5" }, heard)

--## A wheel whose rows vanish while it turns stops
local titles = { "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l" }
local picker, heard = pick { function() return titles end }
picker:spin { speed = 700 }
detent.wait(0.1)
titles = {}
picker:reload()
assert.equal("idle", picker:phase(1))
detent.settle()
assert.same({ false }, picker.selection)
assert.same({}, heard)

--## A reload with the same rows disturbs neither a drag nor a spin
local picker, heard = pick { rows(50) }
local finger = picker:touch()
finger:move { by = { 0, -60 }, over = 0.2 }
local y = picker:visibleRows(1)[1].frame.y
picker:reload()
assert.equal(y, picker:visibleRows(1)[1].frame.y)
finger:up()
detent.settle()
picker:spin { speed = 900 }
detent.wait(0.3)
picker:reload()
assert.equal("decelerating", picker:phase(1))
detent.settle()
assert.equal(2, #heard)

--## O30 A wheel without rows cannot be turned, and reports nothing
local picker, heard = pick { { "a", "b" }, {} }
assert.is_nil(picker:row(2))
picker:drag { from = { 240, 160 }, by = { 0, -100 } }:settle()
picker:spin { component = 2, speed = 800 }:settle()
picker:tap { at = { 240, 108 } }
picker:increment(2)
picker:reload()
detent.settle()
assert.is_nil(picker:row(2))
assert.same({ 1, false }, picker.selection)
assert.same({}, heard)

--## O31 Neither code nor a reload is a choice of a person
local picker, heard = pick { rows(10) }
picker:select { row = 8 }
picker:select { row = 3, animated = true }
detent.settle()
picker:reload()
assert.equal(3, picker:row(1))
assert.same({}, heard)
picker:spin { to = 5 }:settle()
assert.same({ "1:5" }, heard)

--## O31 Before the first layout the last row can be chosen as any other
local picker = pick({ rows(10) }, { selection = { 10 } })
assert.equal(10, picker:row(1))
assert.equal(10, picker:rowNear(1))
assert.equal(92, picker:visibleRows(1)[4].frame.y)

--## A spin by rows is one gesture and rests exactly there
local picker, heard = pick { rows(100) }
for by = 1, 30 do
  picker:select { row = 40 }
  picker:spin { by = by }:settle()
  assert.equal(40 + by, picker:row(1))
  picker:spin { by = -by }:settle()
  assert.equal(40, picker:row(1))
end
assert.equal(60, #heard)
assert.equal(60, #detent.events { name = "gesture", source = picker })

--## A far row takes several strokes, and is one event
local picker, heard = pick { rows(1000000) }
picker:spin { to = 700 }:settle()
assert.same({ "1:700" }, heard)
local lifts = 0
for _, e in ipairs(detent.events { name = "touch", source = picker }) do lifts = lifts + 1 end
assert.is_true(lifts > 20)
assert.equal(1, #detent.events { name = "gesture", source = picker })

--## What is too far for a person says so
--! that is too far for a person
local picker = pick { rows(1000000) }
picker:spin { to = 999999 }

--## A spin to the row where it is turns nothing
local picker, heard = pick { rows(5) }
picker:spin { to = 1 }:settle()
assert.equal(1, picker:row(1))
assert.same({}, heard)

--## High rows are dragged one after the other
local picker, heard = pick { rows(20, { rowHeight = 120 }) }
picker:spin { by = 2 }:settle()
picker:spin { by = 9 }:settle()
picker:spin { by = -11 }:settle()
assert.same({ "1:3", "1:12", "1:1" }, heard)

--## A tap on a row that can be seen brings it to the middle in 0.3 s
local picker, heard = pick { rows(20) }
picker:tapRow { row = 3 }
local start = detent.time
assert.equal("animating", picker:phase(1))
detent.settle()
assert.near(0.3, detent.time - start, 1e-6)
picker:tapRow { row = 1 }:settle()
picker:tapRow { row = 4 }:settle()
picker:tapRow { row = 3 }:settle()
assert.same({ "1:3", "1:1", "1:4", "1:3" }, heard)

--## A tap on the chosen row, or beside the rows, does nothing
local picker, heard = pick { rows(20) }
picker:tap()
assert.equal("on the row in the middle: nothing", detent.why(picker).outcome)
picker:tap { at = { 160, 20 } }
assert.equal("beside the rows: nothing", detent.why(picker).outcome)
picker:tap { at = { 160, 150 } }
assert.equal("on row 2: it comes to the middle", detent.why(picker).outcome)
detent.settle()
assert.same({ "1:2" }, heard)

--## A row that cannot be seen cannot be tapped
--! row 12 cannot be seen: rows 1 to 4 can
local picker = pick { rows(20) }
picker:tapRow { row = 12 }

--## A tap that stops a wheel is no tap on a row
local picker, heard = pick { rows(100) }
picker:spin { speed = 1500 }
detent.wait(0.2)
picker:tap { at = { 160, 190 } }
detent.settle()
assert.same({ "1:" .. picker:row(1) }, heard)
assert.equal("where to rest", detent.why(picker).question)

--## A pointer clicks on rows, and its wheel turns whole rows that add up
local picker, heard = pick { rows(50) }
picker:click { at = { 160, 140 } }:settle()
assert.equal(2, picker:row(1))
picker:wheel { by = { 0, 10 } }
detent.settle()
assert.equal(3, picker:row(1))
picker:wheel { by = { 0, 64 } }
picker:wheel { by = { 0, 64 } }
detent.settle()
assert.equal(7, picker:row(1))
picker:wheel { by = { 0, -5000 } }
detent.settle()
assert.same({ "1:2", "1:3", "1:7", "1:1" }, heard)

--## A trackpad that is let go acts as a finger
local picker, heard = pick { rows(50) }
picker:wheel { by = { 0, 40 }, momentum = 800 }
assert.equal("decelerating", picker:phase(1))
detent.settle()
assert.equal(1, #heard)
assert.is_true(picker:row(1) > 8)

--## Arrows, page keys, home and end turn the focused wheel
local picker, heard = pick { rows(50), rows(50) }
picker:focus()
assert.equal(1, picker.focusedComponent)
local function press(key)
  picker:key(key)
  detent.settle()
  return picker.selection
end
assert.same({ 2, 1 }, press "downArrow")
assert.same({ 1, 1 }, press "upArrow")
assert.same({ 1, 1 }, press "upArrow")
assert.same({ 6, 1 }, press "pageDown")
assert.same({ 50, 1 }, press "end")
assert.same({ 45, 1 }, press "pageUp")
assert.same({ 1, 1 }, press "home")
assert.same({ 1, 1 }, press "leftArrow")
assert.same({ 1, 1 }, press "rightArrow")
assert.equal(2, picker.focusedComponent)
assert.same({ 1, 2 }, press "downArrow")
assert.same({ 1, 2 }, press "space")
assert.equal(7, #heard)

--## Keys in quick succession add up to one event
local picker, heard = pick { rows(50) }
picker:focus()
for _ = 1, 5 do picker:key "downArrow" end
detent.settle()
assert.same({ "1:6" }, heard)

--## Without the focus keys do nothing
local picker, heard = pick { rows(50) }
picker:key "downArrow"
detent.settle()
assert.same({}, heard)
assert.equal("the view has not got the focus, so the key does nothing", detent.why(picker).outcome)

--## Right to left the left arrow goes to the next wheel
local screen = detent.screen {
  locale = "he_IL", keyboard = "hardware", detent.pickerView { id = "picker", components = { { "a" }, { "b" } } },
}
screen.picker:focus()
screen.picker:key "leftArrow"
assert.equal(2, screen.picker.focusedComponent)

--## Typing turns to the next row that begins so, whatever the case
local picker, heard = pick { { "Austria", "Belgium", "Bulgaria", "Croatia", "Česko", "Österreich" } }
picker:focus()
picker:type "bul"
detent.settle()
assert.equal("Bulgaria", picker:value(1))
picker:type "öst"
detent.settle()
assert.equal("Österreich", picker:value(1))
detent.wait(2)
picker:type "b"
picker:type "e"
detent.settle()
assert.equal("Belgium", picker:value(1))
detent.wait(2)
picker:type "zz"
detent.settle()
assert.equal('no row begins with "zz"', detent.why(picker).outcome)
assert.same({ "1:3", "1:6", "1:2" }, heard)

--## Typing asks rows that a function gives
local picker = pick { rows(5000) }
picker:focus()
picker:type "row 4321"
detent.settle()
assert.equal(4321, picker:row(1))

--## Typing needs the focus
--! has not got the focus: focus it first
pick({ { "a" } }):type "a"

--## Typing needs a keyboard
--! there is no hardware keyboard
local screen = detent.screen { detent.pickerView { id = "picker", components = { { "a" } } } }
screen.picker:type "a"

--## VoiceOver steps one row, with an event, and none at the ends
local picker, heard = pick { { "Small", "Medium", "Large", accessibilityLabel = "Size" }, rows(3) }
picker:decrement(1)
detent.settle()
picker:increment(1)
detent.settle()
assert.equal("Medium, 2 of 3", picker:accessibilityValue(1))
picker:increment(2)
detent.settle()
assert.same({ "1:2", "2:2" }, heard)
assert.equal("Size", picker.components[1].accessibilityLabel)

--## wrapsAround: after the last row comes the first
local picker, heard = pick { { from = 0, to = 59, wrapsAround = true } }
picker.values = { 58 }
picker:spin { by = 3 }:settle()
assert.equal(1, picker:value(1))
picker:spin { value = 57 }:settle()
assert.equal(57, picker:value(1))
picker:spin { by = 120 }:settle()
assert.equal(57, picker:value(1))
picker:spin { speed = 3000 }:settle()
assert.is_true(picker.components[1].wrapsAround)
assert.equal(3, #heard)
local row = picker:row(1)
picker:increment()
detent.settle()
assert.equal(row % 60 + 1, picker:row(1))

--## wrapsAround: rows are seen on both sides of the first
local picker = pick { { from = 1, to = 10, wrapsAround = true } }
local seen = {}
for _, row in ipairs(picker:visibleRows(1)) do seen[#seen + 1] = row.title end
assert.same({ "8", "9", "10", "1", "2", "3", "4" }, seen)
picker:tapRow { value = 9 }:settle()
assert.equal(9, picker:value(1))

--## Values are titles unless they are given, numbers stay numbers
local picker = pick {
  { "S", "M", "L", values = { "small", "medium", "large" } }, { 5, 10, 15 }, { from = 0.1, to = 0.5, step = 0.1 },
  { count = 4, title = function(row) return row .. " kg" end, value = function(row) return row * 10 end },
}
assert.same({ "small", 5, 0.1, 10 }, picker.values)
picker.values = { "large", 15, 0.3, 40 }
assert.same({ 3, 3, 3, 4 }, picker.selection)
assert.equal("10", picker:title(2, 2))
assert.equal("0.3", picker:title(3, 3))
assert.equal("medium", picker:value(1, 2))
picker:select { component = 2, value = 5.0 }
assert.equal(1, picker:row(2))

--## A range goes down, too, and can have titles of its own
local picker = pick {
  { from = 10, to = 0, step = -2 }, { from = 0, to = 55, step = 5, title = function(row) return (row - 1) * 5 .. " min" end },
}
assert.equal(6, picker:numberOfRows(1))
assert.equal(8, picker:value(1, 2))
assert.equal("15 min", picker:title(2, 4))
assert.equal(15, picker:value(2, 4))

--## A value that no row has is an error with the nearest one
--! component 1 has no row with the value "Pariss" (a string): did you mean "Paris"?
pick({ { "Paris", "Lyon" } }).values = { "Pariss" }

--## A million rows are as good as ten: a title is asked for when it is needed
local asked = 0
local picker = pick {
  { count = 1000000, title = function(row) asked = asked + 1 return "Row " .. row end },
}
assert.is_true(asked <= 2000)
picker:spin { by = 3 }:settle()
assert.is_true(asked <= 2000)
assert.equal("Row 500000", picker:title(1, 500000))
assert.equal("Row 500000", picker:title(1, 500000))
assert.is_true(asked <= 2001)
picker.selection = { 1000000 }
assert.equal("Row 1000000", picker:value(1))

--## In a scroll view the wheel takes the drags up and down, the view those beside it
local screen = detent.screen {
  size = { 390, 600 },
  detent.scrollView { id = "form", contentSize = { 390, 2000 },
    detent.pickerView { id = "picker", frame = { 35, 100, 320, 216 }, components = { rows(20) } } },
}
screen.picker:spin { by = 2 }:settle()
assert.equal(3, screen.picker:row(1))
assert.equal(0, screen.form.contentOffset.y)
assert.equal('pickerView "picker" takes the drag up: a wheel lies below the finger',
  detent.why(screen.form, "who takes the drag").outcome)
screen.picker:spin { to = 1 }:settle()
screen.picker:drag { by = { 0, 60 } }:settle()
assert.equal(0, screen.form.contentOffset.y)
screen.form:drag { from = { 100, 500 }, by = { 0, -60 } }:settle()
assert.is_true(screen.form.contentOffset.y > 0)
screen.picker:spin { by = 12 }:settle()
assert.equal(13, screen.picker:row(1))

--## A drag sideways on a wheel turns the pager around it
local screen = detent.screen {
  size = { 390, 600 },
  detent.scrollView { id = "pager", isPagingEnabled = true,
    detent.view { detent.pickerView { id = "picker", components = { rows(20) } } }, detent.view {} },
}
screen.picker:drag { by = { -250, 20 } }:settle()
assert.equal(2, screen.pager.page)
assert.equal(1, screen.picker:row(1))
screen.pager.page = 1
screen.picker:drag { by = { 20, -106 } }:settle()
assert.equal(1, screen.pager.page)
assert.equal(4, screen.picker:row(1))

--## A second finger on a wheel does nothing
local picker, heard = pick { rows(20) }
local first = picker:touch { at = { 160, 120 } }
local second = picker:touch { at = { 160, 60 } }
second:move { by = { 0, 100 }, over = 0.2 }
first:move { by = { 0, -42 }, over = 0.2 }
second:up()
first:hold(0.2):up()
detent.settle()
assert.same({ "1:2" }, heard)

--## The system takes the finger away: the wheel goes to the nearest row
local picker, heard = pick { rows(20) }
local finger = picker:touch()
finger:move { by = { 0, -70 }, over = 0.05 }
finger:cancel()
detent.settle()
assert.same({ "1:3" }, heard)

--## Hidden while it spins it goes on; hidden under a finger it lets go
local picker, heard = pick { rows(100) }
picker:spin { speed = 1500 }
picker.isHidden = true
detent.settle()
assert.equal(1, #heard)
picker.isHidden = false
local finger = picker:touch()
finger:move { by = { 0, -42 }, over = 0.2 }
picker.isHidden = true
detent.settle()
assert.equal(2, #heard)
assert.is_false(finger.isDown)

--## A hidden picker cannot be spun
--! is hidden
local picker = pick { rows(10) }
picker.isHidden = true
picker:spin { by = 1 }

--## Nor a disabled one
--! is disabled
local picker = pick { rows(10) }
picker.isEnabled = false
picker:increment()

--## Code that selects under a finger moves the wheel, the finger goes on from there
local picker, heard = pick { rows(50) }
local finger = picker:touch()
finger:move { by = { 0, -42 }, over = 0.2 }
picker:select { row = 20, animated = true }
assert.equal(20, picker:rowNear(1))
finger:move { by = { 0, -64 }, over = 0.2 }
finger:hold(0.2):up()
detent.settle()
assert.same({ "1:22" }, heard)

--## Code that selects during a spin ends it without an event
local picker, heard = pick { rows(50) }
picker:spin { speed = 1500 }
detent.wait(0.1)
picker.selection = { 30 }
assert.equal("idle", picker:phase(1))
detent.settle()
assert.equal(30, picker:rowNear(1))
assert.same({}, heard)

--## New components begin anew
local picker, heard, screen = pick { rows(50) }
picker:spin { speed = 1500 }
picker.components = { { "a", "b" }, { "c" } }
detent.settle()
assert.same({ 1, 1 }, picker.selection)
assert.same({}, heard)
assert.equal("b", picker:title(1, 2))

--## Why a wheel rests where it does
local picker = pick { rows(50) }
local spin = picker:spin { speed = 900 }:settle()
local why = spin.decision
assert.equal("where to rest", why.question)
assert.equal(250, why.threshold)
assert.near(650, why.margin, 0.5)
assert.matches("a flick: by itself it would stop nearest to row %d+, so it slows down onto that", why.outcome)
assert.near(900, spin.achieved.speed, 0.5)
picker:drag { by = { 0, -30 } }:settle()
assert.matches("slower than a flick, so the nearest row wins: row %d+", detent.why(picker).outcome)
picker:spin { speed = 4000 }:settle()
assert.equal("a flick to the wheel's end: it rests on row 50", detent.why(picker).outcome)

--## The trace tells of motions, drags, gestures, selections and reloads
local picker = pick { { "a", "b", "c" } }
picker:spin { by = 1 }:settle()
picker:tapRow { row = 3 }:settle()
picker.selection = { 1 }
picker:reload()
local names = {}
for _, name in ipairs { "gesture", "dragged", "moved", "didSelectRow", "changed", "reloaded" } do
  names[#names + 1] = #detent.events { name = name, source = picker }
end
assert.same({ 2, 1, 1, 2, 1, 1 }, names)
assert.same({ 1 }, detent.events({ name = "changed", source = picker })[1].value)

--## An earlier moment can be asked for
local picker, _, screen = pick { { "a", "b", "c" }, rows(3000) }
picker:spin { component = 2, speed = 900 }:settle()
local row = picker:row(2)
local past = screen:at(0.4).picker
assert.equal(1, past:row(2))
assert.equal("decelerating", past:phase(2))
assert.is_true(past:rowNear(2) > 1 and past:rowNear(2) < row)
assert.equal("a", past:title(1, 1))
assert.equal("Row 5", past:title(2, 5))
assert.is_nil(past:title(2, 1500))
assert.equal("Row 1500", picker:title(2, 1500))

--## A wait that runs out says which wheel still turns
--! component 2 of pickerView "picker" is decelerating at
local picker = pick { { "a" }, rows(1000) }
picker:spin { component = 2, speed = 2000 }
detent.waitUntil(function() return false end, { within = 0.1 })

--## One that touches only tells nothing of other wheels: a settled picker rests
local picker = pick { rows(10), rows(10) }
local motion = picker:spin { component = 1, speed = 400 }
assert.is_false(picker:phase(1) == "idle")
motion:settle()
assert.equal("idle", picker:phase(1))

--## Handlers that select and reload at every event do not go round in a circle
local picker, heard = pick { rows(10), rows(10) }
picker:on("didSelectRow", function(e)
  picker.selection = { e.row, e.row }
  picker:reload()
  picker:select { component = 2, row = 1, animated = true }
end)
picker:spin { component = 1, by = 3 }:settle()
assert.same({ "1:4" }, heard)
assert.same({ 4, 1 }, picker.selection)

--## A handler may wait, and later events come meanwhile
local picker = pick { rows(10), rows(10) }
local order = {}
picker:on("didSelectRow", function(e)
  detent.wait(2)
  order[#order + 1] = e.component .. ":" .. e.row .. ":" .. picker:row(e.component)
end)
picker:spin { component = 1, by = 1 }
picker:spin { component = 1, by = 1 }
detent.wait(5)
assert.same({ "1:2:3", "1:3:3" }, order)

--## A function that answers titles is asked again at reload only
local asked = 0
local picker = pick { function() asked = asked + 1 return { "a", "b" } end }
assert.equal(1, asked)
assert.equal("b", picker:title(1, 2))
picker:reload()
assert.equal(2, asked)

--## A title function that raises names its row and line
--! no such city
pick { { count = 3, title = function(row) if row == 2 then error "no such city" end return "x" end } }

--## A title function that answers no text
--! row 1 of component 1: title answered: expected a string, got nil
pick { { count = 3, title = function() end } }

--## A row function cannot wait
--! cannot wait
pick { { count = 3, title = function() detent.wait(1) return "x" end } }

--## A row function cannot reload
--! a row function cannot reload
local picker
picker = pick { { count = 5000, title = function(row) if row == 3000 then picker:reload() end return "x" end } }
picker:title(1, 3000)

--## A row function cannot set components: whoever asks for the row, the error names the line
local picker, evil
local function title(row)
  if evil then picker.components = {} end
  return "r" .. row
end
local function value(row)
  if evil then picker.components = {} end
  return row
end
local function fill(options)
  evil = false
  picker = pick { options, options }
  picker:select { component = 1, row = 2500 }
  picker:select { component = 2, row = 2500 }
  picker:focus()
  evil = true
end
local asking = {
  visibleRows = function() return picker:visibleRows(1) end,
  values = function() return picker.values end,
  title = function() return picker:title(2, 2000) end,
  reload = function() picker:reload() end,
  type = function() picker:type "r3000" end,
  accessibilityValue = function() return picker:accessibilityValue(1) end,
  select = function() picker:select { component = 2, value = "r2501" } end,
  spin = function() picker:spin { component = 2, value = "r2501" } end,
  tapRow = function() picker:tapRow { component = 2, value = "r2501" } end,
  assigned = function() picker.values = { "r2501", "r2500" } end,
}
for name, ask in pairs(asking) do
  fill { count = 5000, title = title }
  local ok, message = pcall(ask)
  assert.is_false(ok, name)
  assert.matches("picker.lua:%d+: pickerView.components: a row function cannot set components", message)
  assert.equal(2, picker.numberOfComponents)
end
fill { count = 5000, value = value }
for _, ask in ipairs { asking.values, asking.select, asking.spin, asking.assigned } do
  assert.matches("a row function cannot set components", select(2, pcall(ask)))
end

--## A function that answers titles cannot set components either
local picker, evil
local function titles()
  if evil then picker.components = { { "a" } } end
  return { "q", "w" }
end
picker = pick { titles, titles }
evil = true
assert.matches("component 1: .*: a row function cannot set components", select(2, pcall(picker.reload, picker)))
assert.equal(2, picker.numberOfComponents)

--## A row function that closes the screen while the rows are being set
--! a row function closed the screen of this picker
local screen = detent.screen { detent.pickerView { id = "picker" } }
screen.picker.components = { { count = 1, title = function(row) screen:close() return "r" .. row end } }

--## Row functions that ask each other for ever
--! row functions ask each other for ever
local picker
picker = pick { { count = 5000, title = function(row) if row > 1000 and row < 4000 then return picker:title(1, row) end return "x" end } }
picker:title(1, 3000)

--## A row function cannot build a screen
--! a row function cannot build a screen
pick { { count = 1, title = function() detent.screen {} return "x" end } }

--## A view function answers a component
--! view answered: expected a component such as detent.label
local picker = pick { { count = 1, view = function() return "Paris" end } }
picker:rowView(1, 1)

--## A count that is negative
--! component 1: count: a count cannot be negative, got -1
pick { { count = -1 } }

--## A count that is no number
--! component 1: count: expected a whole number, got NaN
pick { { count = 0 / 0 } }

--## A count that is too large
--! component 1: count: expected a whole number up to 1000000000
pick { { count = 1e12 } }

--## A count that a function answers
--! component 1: count answered: expected a whole number, got "many" (a string)
pick { { count = function() return "many" end } }

--## Titles are given once
--! component 1: give the rows once: titles, or count, or from and to
pick { { "a", count = 3 } }

--## A title that is a table
--! component 2: row 2: expected a string, got a table
pick { { "a" }, { "b", {} } }

--## Titles with a gap
--! component 1: expected titles at 1, 2, 3
pick { { "a", nil, "c" } }

--## One list of titles is not a list of components
--! component 1: expected a list of titles, or a table such as { count = 60, title = … }, got "a" (a string)
pick { "a", "b" }

--## An option that a component does not have
--! there is no option "wraps": use "wrapsAround"
pick { { "a", wraps = true } }

--## A range whose step leads away
--! step 5 does not lead from 10 to 0
pick { { from = 10, to = 0, step = 5 } }

--## A value for each row
--! values: expected one for each of the 2 rows, got 3
pick { { "a", "b", values = { 1, 2, 3 } } }

--## A function inside what a function answers
--! its function answered functions
pick { function() return { count = 3, title = function() return "x" end } end }

--## Apple's name of the row counts from 0
--! pickerView has no member "selectedRow": use "row" (counts from 1)
print(pick({ { "a" } }).selectedRow)

--## A spin needs to know how far
--! give one of by (rows), to (a row), value, or speed
pick({ { "a" } }):spin {}

--## A speed of nothing is no flick
--! option "speed": expected points per second (1 or more; less than 0 turns back), got 0
pick({ { "a" } }):spin { speed = 0 }

--## A selection for each component
--! expected 2 rows, one for each component, got a list of 1
pick({ { "a" }, { "b" } }).selection = { 1 }

--## A selection that is no row
--! component 1: expected a whole number, got "a" (a string)
pick({ { "a" } }).selection = { "a" }

--## A wheel of which nothing can be seen cannot be turned
--! too little of the wheel can be seen
local screen = detent.screen {
  detent.pickerView { id = "picker", frame = { 0, 0, 320, 20 }, components = { { "a", "b" } } },
}
screen.picker:spin { by = 1 }

--## A wheel that a finger holds cannot be spun by another one
--! a finger is on the wheel already
local picker = pick { rows(9) }
picker:touch()
detent.wait(0.1)
picker:spin { by = 1 }

--## Names of other tools are answered by those of a picker
local picker = pick { { "a", "b" } }
local words = {
  dataSource = "components", delegate = "components", options = "components", selectedIndex = "row",
  numberOfRowsInComponent = "numberOfRows", itemHeight = "rowSize",
}
for name, word in pairs(words) do
  local ok, message = pcall(function() return picker[name] end)
  assert.is_false(ok)
  assert.matches('use "' .. word .. '"', message)
end
for _, name in ipairs { "change", "onChange", "rowSelected", "didSelectRowInComponent" } do
  assert.matches('use "didSelectRow"', select(2, pcall(picker.on, picker, name, print)))
end

--## An error names the option, and the way out
local picker = pick { { "Paris", "Rome" }, { "a" } }
local function refused(message, method, options)
  assert.matches(message, select(2, pcall(picker[method], picker, options)))
end
refused('option "to": expected the number of a row, got "Rome".*: write value = "Rome"', "spin", { component = 1, to = "Rome" })
refused('option "row": expected the number of a row, got "Rome".*: write value = "Rome"', "select", { component = 1, row = "Rome" })
refused('option "component": expected a whole number, got "a"', "select", { component = "a", row = 1 })
refused('option "component": there is no component 3', "tapRow", { component = 3, row = 1 })
refused('option "by": expected a whole number, got 0.5', "spin", { component = 1, by = 0.5 })
refused("component is missing", "spin", { by = 1 })
for name, value in pairs { from = 0 / 0, to = 1 / 0, step = "x" } do
  local range = { from = 0, to = 10 }
  range[name] = value
  assert.matches("component 1: " .. name .. ": expected a", select(2, pcall(function() picker.components = { range } end)))
end
assert.matches(
  "expected a number of points, at least %-1000000000000, got %-1e%+300",
  select(2, pcall(picker.wheel, picker, { by = { 0, -1e300 } })))
assert.matches(
  "a row function of a picker",
  select(2, pcall(function() pick { { count = 1, title = function() detent.wait(1) end } } end)))
