-- Anything at any time done to pickers, chosen by chance (the same every run): nothing breaks, everything rests on rows.

-- Does `count` random things to two pickers, one of them in a zooming scroll view in a pager; `seed` chooses which.
local function anything(seed, count)
  math.randomseed(seed)
  local function any(list) return list[math.random(#list)] end
  local flags, counts = { true, false }, { 0, 1, 2, 7, 30, 1000 }
  local rows = 30
  local function component()
    return any {
      function() return { "a", "b", "c", 4 } end,
      function() return { count = function() return rows end, title = function(row) return "row " .. row end } end,
      function() return { from = 0, to = any { 0, 11, 59 }, wrapsAround = any(flags), width = any { 20, 90, nil } } end,
      function() return function() local list = {} for row = 1, math.min(rows, 50) do list[row] = "r" .. row end return list end end,
      function() return { count = any(counts), rowHeight = any { 10, 32, 70 },
        view = function(row) return any(flags) and detent.label { text = "v" .. row } or nil end } end,
    }()
  end
  local function components()
    local list = {}
    for index = 1, math.random(0, 4) do list[index] = component() end
    return list
  end
  local screen = detent.screen {
    size = { 390, 844 }, pointer = true, keyboard = "hardware", layoutDirection = any { "leftToRight", "rightToLeft" },
    detent.scrollView { id = "pager", frame = { 0, 0, 390, 500 }, isPagingEnabled = true,
      detent.scrollView { id = "photo", contentSize = { 390, 900 }, maximumZoomScale = 3, zoomItem = "form",
        detent.view { id = "form", frame = { 0, 0, 390, 900 },
          detent.pickerView { id = "inner", frame = { 20, 60, 350, 216 }, components = components() } } },
      detent.view {} },
    detent.pickerView { id = "outer", frame = { 0, 520, 390, 216 }, components = { component(), component() } },
  }
  local pickers, fingers = { screen.outer, screen.inner, screen.outer }, {}
  local keys = { "upArrow", "downArrow", "leftArrow", "rightArrow", "pageUp", "pageDown", "home", "end", "space" }
  local things = {
    function() any(pickers):spin { component = math.random(1, 3), by = math.random(-20, 20) } end,
    function() any(pickers):spin { component = math.random(1, 3), to = math.random(1, 30) } end,
    function() any(pickers):spin { component = math.random(1, 3), speed = any { -4000, -400, 30, 300, 900, 5000 } } end,
    function() any(pickers):tapRow { component = math.random(1, 3), row = math.random(1, 12) } end,
    function() any(pickers):tap { at = { math.random(0, 349), math.random(0, 215) } } end,
    function() any(pickers):drag { by = { math.random(-150, 150), math.random(-150, 150) }, over = math.random() / 3 } end,
    function() any(pickers):wheel { by = { 0, math.random(-300, 300) }, momentum = any(flags) and 900 or nil } end,
    function() any(pickers):increment(math.random(1, 3)) end,
    function() any(pickers):focus() end,
    function() any(pickers):key(any(keys)) end,
    function() any(pickers):type(any { "a", "r", "ro", "1", "" }) end,
    function() if #fingers < 4 then fingers[#fingers + 1] = any(pickers):touch { at = { math.random(0, 349), 108 } } end end,
    function()
      if #fingers > 0 then any(fingers):move { by = { math.random(-60, 60), math.random(-90, 90) }, over = any { 0, 0.1 } } end
    end,
    function() if #fingers > 0 then table.remove(fingers, math.random(#fingers)):up() end end,
    function() if #fingers > 0 then table.remove(fingers, math.random(#fingers)):cancel() end end,
    function() any(pickers):select { component = math.random(1, 3), row = math.random(1, 9), animated = any(flags) } end,
    function() any(pickers).selection = { math.random(-3, 40), math.random(-3, 40) } end,
    function() rows = any(counts) any(pickers):reload(any { 1, 2, nil }) end,
    function() any(pickers).components = components() end,
    function() any(pickers).isHidden = math.random() < 0.2 end,
    function() any(pickers).isEnabled = math.random() < 0.8 end,
    function() screen.outer.frame = any { { 0, 520, 390, 216 }, { 0, 520, 390, 216 }, { 0, 520, 0, 0 }, { 30, 400, 200, 90 } } end,
    function() screen.photo.zoomScale = any { 1, 1, 2.5 } end,
    function() screen.photo:pinch { scale = any { 0.5, 2 }, over = 0.2 } end,
    function() screen.pager:swipe { to = any { "left", "right" } } end,
    function() screen.layoutDirection = any { "leftToRight", "rightToLeft" } end,
    function() detent.wait(math.random() * any { 0.01, 0.1, 1 }) end,
  }
  for _ = 1, 3 do
    for index = 1, 15 do things[#things + 1] = things[index] end
  end

  local calm = false
  for _, picker in ipairs { screen.outer, screen.inner } do
    picker:on("didSelectRow", function(e)
      assert.is_true(e.row >= 1 and e.row <= picker:numberOfRows(e.component))
      assert.equal(picker:row(e.component), e.row)
      if not calm and math.random() < 0.3 then pcall(any(things)) end
    end)
  end
  for _ = 1, count do pcall(any(things)) end
  calm = true
  detent.wait(2)
  for _, finger in ipairs(fingers) do pcall(finger.up, finger) end
  detent.settle()
  for _, picker in ipairs { screen.outer, screen.inner } do
    for index = 1, picker.numberOfComponents do
      assert.equal("idle", picker:phase(index))
      assert.equal(picker:row(index), picker:rowNear(index))
    end
  end
end

--## Pickers: anything at any time, 1
anything(1, 250)

--## Pickers: anything at any time, 2
anything(2, 250)

--## Pickers: anything at any time, 3
anything(3, 250)

--## Pickers: anything at any time, 4
anything(4, 250)

--## Pickers: anything at any time, 5
anything(5, 250)

--## Pickers: anything at any time, 6
anything(6, 250)

--## Pickers: anything at any time, 7
anything(7, 250)

--## Pickers: anything at any time, 8
anything(8, 250)

--## Pickers: anything at any time, 9
anything(9, 250)

--## Pickers: anything at any time, 10
anything(10, 250)

