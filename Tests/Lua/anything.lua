-- Anything at any time, chosen by chance (the same every run): nothing breaks, and in the end everything rests.

-- Does `count` random things to a screen of nested pagers, controls, a button and a timer; `seed` chooses which.
local function anything(seed, count)
  math.randomseed(seed)
  local function any(list) return list[math.random(#list)] end
  local screen = detent.screen {
    size = { 390, 844 }, pointer = true, layoutDirection = any { "leftToRight", "rightToLeft" },
    detent.scrollView { id = "outer", frame = { 0, 0, 390, 600 }, isPagingEnabled = true, numberOfPages = 5,
      detent.scrollView { id = "inner", frame = { 0, 50, 390, 200 }, isPagingEnabled = true,
        pageKeys = { "a", "b", "c" } },
      detent.scrollView { id = "list", frame = { 390, 50, 390, 400 }, contentSize = { 390, 3000 },
        detent.button { id = "buy", title = "Buy", frame = { 100, 100, 100, 44 } } },
    },
    detent.pageControl { id = "dots", frame = { 45, 650, 300, 44 }, pairedWith = "outer" },
    detent.pageControl { id = "more", frame = { 45, 720, 300, 44 }, pairedWith = "inner", hidesForSinglePage = true },
  }
  local progress = detent.timerProgress { preferredDuration = 0.7, resetsToInitialPageAfterEnd = true }
  local views, dots, fingers = { screen.outer, screen.inner, screen.list }, { screen.dots, screen.more }, {}
  local sides, flags = { "left", "right", "up", "down", "next", "previous" }, { true, false }
  local function point(width, height) return { math.random(0, width), math.random(0, height) } end

  local things
  things = {
    function() any(views):swipe { to = any(sides), speed = any { 100, 800, 3000 }, distance = math.random(5, 150) } end,
    function()
      any(views):drag { by = { math.random(-150, 150), math.random(-150, 150) }, over = math.random() / 3 }
    end,
    function() any(dots):tap(any { "next", "previous" }) end,
    function() any(dots):scrub { from = 1, to = 2, over = math.random() } end,
    function() any(dots):scrub { past = any { "first", "last" } } end,
    function() any(dots):increment() end,
    function() any(dots):click { at = point(299, 43) } end,
    function() if any(flags) then screen.outer.page = math.random(1, 2) end screen.buy:tap() end,
    function() screen.buy:press { hold = math.random() } end,
    function() any(views).page = math.random(-2, 9) end,
    function() any(views):setContentOffset(point(2000, 2000), { animated = any(flags) }) end,
    function() any(views):nextPage { animated = any(flags) } end,
    function() screen.outer.numberOfPages = any { 0, 1, 3, 5, 7, 9 } end,
    function() any(dots).page = math.random(-2, 9) end,
    function()
      screen.inner.pageKeys = any { { "a" }, { "c", "a", "b" }, { "x", "b", "y" }, {}, { "a", "b", "c", "d" } }
    end,
    function() any(views).isScrollEnabled = math.random() < 0.95 end,
    function() any(views).bounces = any(flags) end,
    function() any(views).pageOverlap = any { 0, 0, 40, 390 } end,
    function() any(views).pageSize = any(flags) and any { "80%", 200 } or nil end,
    function() any(views).contentInset = any { 0, 20, { top = 0, left = 44, bottom = 10, right = -30 } } end,
    function() any(views).isHidden = math.random() < 0.1 end,
    function() any(dots).isHidden = math.random() < 0.1 end,
    function() any(dots).isEnabled = math.random() < 0.9 end,
    function() any(dots).allowsContinuousInteraction = math.random() < 0.9 end,
    function() any(dots).progress = math.random() < 0.8 and progress or nil end,
    function() any(dots).pairedWith = any { "outer", "inner", "list" } end,
    function() if any(flags) then progress:resumeTimer() else progress:pauseTimer() end end,
    function() progress.currentProgress = math.random() * 2 - 0.5 end,
    function() screen.size = any { { 390, 844 }, { 844, 390 }, { 390, 844 }, { 390, 844 }, { 0, 0 } } end,
    function()
      screen.outer.frame = any { { 0, 0, 390, 600 }, { 0, 0, 390, 600 }, { 10, 10, 0, 300 }, { 0, 0, 200, 700 } }
    end,
    function() screen.layoutDirection = any { "leftToRight", "rightToLeft" } end,
    function()
      screen.list.contentSize = any { { 390, 3000 }, { 390, 3000 }, { 390, 100 }, { 2000, 2000 }, { 0, 0 } }
    end,
    function() if #fingers < 4 then fingers[#fingers + 1] = any(views):touch { at = point(300, 150) } end end,
    function()
      if #fingers == 0 then return end
      any(fingers):move { by = { math.random(-60, 60), math.random(-60, 60) }, over = any { 0, 0.1 } }
    end,
    function() if #fingers > 0 then table.remove(fingers, math.random(#fingers)):up() end end,
    function() if #fingers > 0 then table.remove(fingers, math.random(#fingers)):cancel() end end,
    function() detent.wait(math.random() * any { 0.01, 0.1, 1 }) end,
    function() detent.wait(0) end,
  }
  -- What people do comes more often than what code does.
  for _ = 1, 3 do
    for index = 1, 10 do things[#things + 1] = things[index] end
  end

  local calm = false
  local function disturb() if not calm and math.random() < 0.15 then pcall(any(things)) end end
  for _, view in ipairs(views) do
    for _, name in ipairs { "didScroll", "pageChanged", "willBeginDragging", "willEndDragging", "didEndDragging",
      "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation" } do view:on(name, disturb) end
    view:on("willEndDragging", function(e)
      if math.random() < 0.3 then e.targetContentOffset = point(3000, 3000) end
    end)
  end
  for _, control in ipairs(dots) do control:on("valueChanged", disturb) end
  progress:on("shouldAdvanceToPage", function(e) e.shouldAdvance = math.random() < 0.8 end)
  progress:on("initialProgressForPage", function(e) e.initialProgress = math.random() - 0.3 end)

  for _ = 1, count do pcall(any(things)) end
  calm = true
  progress:pauseTimer()
  detent.wait(2)
  for _, finger in ipairs(fingers) do finger:up() end
  detent.wait(5)
  for _, view in ipairs(views) do
    assert.is_false(view.isDragging)
    assert.is_false(view.isTracking)
  end
  screen:close()
end

--## Anything at any time, 1
anything(1, 300)

--## Anything at any time, 2
anything(2, 300)

--## Anything at any time, 3
anything(3, 300)

--## Anything at any time, 4
anything(4, 300)

--## Anything at any time, 5
anything(5, 300)

--## Anything at any time, 6
anything(6, 300)

--## Anything at any time, 7
anything(7, 300)

--## Anything at any time, 8
anything(8, 300)

--## Anything at any time, 9
anything(9, 300)

--## Anything at any time, 10
anything(10, 300)

--## Anything at any time, 11
anything(11, 300)

--## Anything at any time, 12
anything(12, 300)
