-- Anything that people and code do to a flow, in any order, at any time. What is refused is refused with words; the
-- invariants of the stage, and what a reader of the trace knows, are checked behind every section.

local function walk(seed, steps, options)
  math.randomseed(seed)
  local function pick(list) return list[math.random(#list)] end
  local function make(...)
    local screen = { device = options.device, layoutDirection = options.layoutDirection }
    for _, child in ipairs { ... } do screen[#screen + 1] = child end
    return detent.screen(screen)
  end
  local function bar() return detent.navigationBar { id = "bar", title = "Bar" } end
  local function tabs(n) return detent.tabBar { id = "tabs", items = { "A", "B" }, selectedItem = n } end
  local flow = detent.flow {
    id = "flow", start = "a",
    screens = {
      a = make(tabs(1), detent.button { id = "go", title = "Go" }),
      b = make(bar(), detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3, place = "fill" }),
      c = make(bar(), tabs(2), detent.list { id = "list", rows = { count = 60, height = 44 } }),
      d = make(detent.scrollView { id = "text", contentSize = { 300, 3000 } }, detent.button { id = "done", title = "Done" }),
      e = make(detent.label { id = "label", text = "Hello" }),
    },
    links = {
      { from = "a", to = "b", trigger = "go" },
      { from = "a", to = "c", trigger = "tabs", item = 2, by = "tab" },
      { from = "c", to = "a", trigger = "tabs", item = 1, by = "tab" },
      { from = "c", to = "d", trigger = "list", as = "sheet", detents = { "medium", "large" } },
      { from = "d", by = "dismiss", trigger = "done" },
    },
  }
  local ids = { "a", "b", "c", "d", "e" }
  local function point() return { math.random(1, 300), math.random(1, 400) } end
  local acts = {
    function() flow:push(pick(ids), { animated = pick { true, false } }) end,
    function() flow:pop { animated = pick { true, false } } end,
    function() flow:pop { to = pick(ids) } end,
    function() flow:replace(pick(ids)) end,
    function() flow:selectTab(pick { "a", "c" }) end,
    function()
      flow:present(pick(ids), { as = pick { "sheet", "fullScreen" }, animated = pick { true, false } })
    end,
    function() flow:present(pick(ids), { detents = pick { { "medium" }, { "medium", "large" } } }) end,
    function() flow:dismiss { animated = pick { true, false } } end,
    function() flow:swipeBack { distance = math.random(20, 300), speed = math.random(50, 3000) } end,
    function() flow.screen:swipe { to = pick { "up", "down", "left", "right" }, distance = math.random(30, 400), speed = math.random(100, 4000) } end,
    function() flow.screen:tap { at = point() } end,
    function() flow[pick(ids)]:tap { at = point() } end,
    function()
      local finger = flow.screen:touch { at = { pick { 3, 150 }, math.random(30, 300) } }
      finger:move { by = { math.random(-100, 200), math.random(-200, 200) }, over = math.random() / 4 }
      if pick { true, false } then finger:up() else finger:cancel() end
    end,
    function() detent.wait(math.random()) end,
    function() flow:settle() end,
    function() flow.screen:rotate(pick { "portrait", "landscape" }) end,
    function() flow.screen.isModalInPresentation = pick { true, false } end,
    function() flow.screen.reduceMotion = pick { true, false } end,
    function() flow.isBackSwipeEnabled = pick { true, true, false } end,
    function() flow.b.pager.requiresBackSwipeToFail = pick { true, false } end,
    function() flow.b.bar.isHidden = pick { true, false } end,
    function() flow.c.tabs:tap { item = pick { 1, 2 } } end,
    function() flow.b.bar:tap "back" end,
  }
  local done, refused = 0, 0
  for _ = 1, steps do
    if pcall(pick(acts)) then done = done + 1 else refused = refused + 1 end
  end
  flow:settle()
  assert.is_nil(flow.transition)
  assert(done > steps / 10, "almost everything was refused")
  if options.closes then flow:close() end
end

--## Anything at any time on a phone
for seed = 1, 3 do walk(seed, 250, { device = "iPhone 16", closes = seed < 3 }) end

--## From right to left
for seed = 4, 6 do walk(seed, 250, { device = "iPhone 16", layoutDirection = "rightToLeft", closes = seed < 6 }) end

--## On an iPad
for seed = 7, 9 do walk(seed, 250, { device = "iPad 11\"", closes = seed < 9 }) end
