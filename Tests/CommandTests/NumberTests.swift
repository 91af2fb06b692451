import Testing

/// Numbers that are none, in every place that takes one. The script loops over the places; each wrong value must raise
/// an error with the caller's line that says what was got.
@Suite struct NumberTests {
  static let script =
    Case.screen + """
      local progress = detent.timerProgress { preferredDuration = 5 }
      local finger = pager:touch {}
      finger:up():settle()
      screen.pointer = true
      local motion = pager:swipe { to = "next" }
      motion:settle()
      local function never() end
      local function makeAnew()
        screen:close()
        screen = detent.screen { pointer = true,
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
          detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" } }
        pager, dots = screen.pager, screen.dots
      end
      local function fresh(kind, option) return function(v) detent.screen { detent[kind] { [option] = v } } end end
      local places = {
        ["dots.numberOfPages"] = function(v) dots.numberOfPages = v end,
        ["dots.page"] = function(v) dots.page = v end,
        ["dots.frame"] = function(v) dots.frame = { 0, v, 10, 10 } end,
        ["dots.frame.width"] = function(v) dots.frame = { x = 0, y = 0, width = v, height = 1 } end,
        ["dots:size"] = function(v) dots:size(v) end,
        ["dots:setIndicatorImage"] = function(v) dots:setIndicatorImage("star", v) end,
        ["dots:indicatorImage"] = function(v) dots:indicatorImage(v) end,
        ["dots:currentPageIndicatorImage"] = function(v) dots:currentPageIndicatorImage(v) end,
        ["dots:setCurrentPageIndicatorImage"] = function(v) dots:setCurrentPageIndicatorImage("star", v) end,
        ["dots:scrub to"] = function(v) dots:scrub { to = v } end,
        ["dots:scrub from"] = function(v) dots:scrub { from = v, to = 1 } end,
        ["dots:scrub over"] = function(v) dots:scrub { to = 1, over = v } end,
        ["dots:click page"] = function(v) dots:click { page = v } end,
        ["screen.size"] = function(v) screen.size = { v, 100 } end,
        ["screen:at"] = function(v) screen:at(v) end,
        ["pager.contentOffset"] = function(v) pager.contentOffset = { v, 0 } end,
        ["pager.contentSize"] = function(v) pager.contentSize = { 100, v } end,
        ["pager.contentInset"] = function(v) pager.contentInset = { left = v } end,
        ["pager.contentInset all"] = function(v) pager.contentInset = v end,
        ["pager.bounds"] = function(v) pager.bounds = { v, 0, 100, 100 } end,
        ["pager.numberOfPages"] = function(v) pager.numberOfPages = v end,
        ["pager.page"] = function(v) pager.page = v end,
        ["pager.pageSize"] = function(v) pager.pageSize = v end,
        ["pager.pageOverlap"] = function(v) pager.pageOverlap = v end,
        ["pager.maxPagesPerGesture"] = function(v) pager.maxPagesPerGesture = v end,
        ["pager.decelerationRate"] = function(v) pager.decelerationRate = v end,
        ["pager:scrollToPage"] = function(v) pager:scrollToPage(v) end,
        ["pager:setContentOffset"] = function(v) pager:setContentOffset({ 0, v }) end,
        ["pager:swipe distance"] = function(v) pager:swipe { to = "left", distance = v } end,
        ["pager:swipe speed"] = function(v) pager:swipe { to = "left", speed = v } end,
        ["pager:swipe from"] = function(v) pager:swipe { to = "left", from = { v, 100 } } end,
        ["pager:drag by"] = function(v) pager:drag { by = { v, 0 } } end,
        ["pager:drag to"] = function(v) pager:drag { to = { v, 0 } } end,
        ["pager:drag over"] = function(v) pager:drag { by = { -10, 0 }, over = v } end,
        ["pager:drag hold"] = function(v) pager:drag { by = { -10, 0 }, hold = v } end,
        ["pager:press hold"] = function(v) pager:press { hold = v } end,
        ["pager:tap at"] = function(v) pager:tap { at = { 10, v } } end,
        ["pager:click at"] = function(v) pager:click { at = { v, 10 } } end,
        ["pager:touch at"] = function(v) pager:touch { at = { v, 10 } }:up() end,
        ["progress.currentProgress"] = function(v) progress.currentProgress = v end,
        ["progress.preferredDuration"] = function(v) progress.preferredDuration = v end,
        ["progress:setDuration"] = function(v) progress:setDuration(v, 1) end,
        ["progress:setDuration page"] = function(v) progress:setDuration(1, v) end,
        ["progress:duration"] = function(v) progress:duration(v) end,
        ["motion:wait"] = function(v) motion:wait(v) end,
        ["detent.wait"] = function(v) detent.wait(v) end,
        ["detent.waitUntil within"] = function(v) detent.waitUntil(function() return true end, { within = v }) end,
        ["detent.after"] = function(v) detent.after(v, never):cancel() end,
        ["detent.every"] = function(v) detent.every(v, never):cancel() end,
        ["detent.frameRate"] = function(v) detent.frameRate = v end,
        ["detent.events since"] = function(v) detent.events { since = v } end,
        ["detent.progress"] = function(v) detent.progress { currentProgress = v } end,
        ["detent.timerProgress"] = function(v) detent.timerProgress { preferredDuration = v } end,
        ["detent.timerProgress durations"] = function(v) detent.timerProgress { preferredDuration = 1, durations = { v } } end,
        ["assert.near tolerance"] = function(v) assert.near(1, 1, v) end,
        ["assert.settles within"] = function(v) assert.settles(pager, { within = v }) end,
        ["screen size"] = function(v) detent.screen { size = { v, 1 } } end,
        ["screen scale"] = function(v) detent.screen { size = { 1, 1 }, scale = v } end,
        ["screen safeArea"] = function(v) detent.screen { size = { 1, 1 }, safeArea = { top = v } } end,
        ["new numberOfPages"] = fresh("pageControl", "numberOfPages"),
        ["new page"] = fresh("pageControl", "page"),
        ["new pager page"] = fresh("scrollView", "page"),
        ["new margins"] = fresh("label", "margins"),
        ["new size"] = function(v) detent.screen { detent.label { size = { v, 1 } } } end,
        ["new frame"] = function(v) detent.screen { detent.label { frame = { v, 1, 1, 1 } } } end,
        ["new gap"] = function(v)
          detent.screen { detent.label { id = "a" }, detent.label { place = { below = "a", gap = v } } }
        end,
      }
      local wrong = { 0/0, 1/0, -1/0, "3", true, print, coroutine.create(print), { {} } }
      local huge = { 2^53, math.mininteger, math.maxinteger, 1e308, -1e308, 1.5, -0.0, 5e-324, -1 }
      local checked = 0
      local function try(name, value)
        makeAnew()
        local ok, message = pcall(places[name], value)
        if not ok then
          assert.matches("^x.lua:%d+: ", message)
          assert.is_true(#message < 600, message)
        end
        checked = checked + 1
        return ok, message
      end
      for name in pairs(places) do
        for _, value in ipairs(wrong) do
          local ok, message = try(name, value)
          assert.is_false(ok, name .. " took " .. tostring(value))
          assert.matches("got .", message)
        end
        for _, value in ipairs(huge) do try(name, value) end
      end
      detent.settle()
      print("checked " .. checked)

      """

  @Test func everyPlace() throws { try Case("numbers", Self.script, code: 0, says: "checked 1").check() }

  static let cases: [Case] = [
    .onScreen(
      "NaN", "dots.numberOfPages = 0/0", says: "x.lua:5:", "pageControl.numberOfPages", "a whole number, got NaN"),
    .onScreen("infinity", "pager.pageOverlap = 1/0", says: "x.lua:5:", "a finite number, got infinity"),
    .onScreen("fraction", "dots.page = 1.5", says: "x.lua:5:", "expected a whole number, got 1.5"),
    .onScreen("string for number", "dots.page = '2'", says: "expected a whole number, got \"2\" (a string)"),
    .onScreen("2^53", "dots.page = 2^53", says: "expected a whole number up to 1000000000"),
    .onScreen("nil", "dots.numberOfPages = nil", says: "expected a whole number, got nil"),
    .onScreen(
      "page that does not exist", "pager:scrollToPage(9)", says: "x.lua:5:", "there is no page 9: the pages are 1 to 4"),
    .onScreen("page 0", "pager:scrollToPage(0)", says: "there is no page 0"),
    .onScreen("scrub to no page", "dots:scrub { to = 7 }", says: "x.lua:5:", "there is no page 7"),
    .onScreen("image for no page", "dots:setIndicatorImage('a', 5)", says: "there is no page 5"),
    .onScreen("page of none", "dots.numberOfPages = 0 dots:indicatorImage(1)", says: "there are no pages"),
    .onScreen("negative size", "dots.frame = { 0, 0, -1, 5 }", says: "cannot be negative"),
    .onScreen("three numbers", "dots.frame = { 0, 0, 5 }", says: "expected a rectangle such as"),
    .onScreen("field misspelt", "pager.contentOffset = { x = 1, z = 2 }", says: "there is \"z\""),
    .onScreen("boolean", "pager.bounces = 1", says: "expected true or false, got 1"),
    Case("negative wait", "detent.wait(-1)", says: "x.lua:1:", "seconds (0 or more), got -1"),
    Case("NaN wait", "detent.wait(0/0)", says: "x.lua:1:", "got NaN"),
    Case("no function", "detent.after(1, 5)", says: "expected a function, got 5"),
    Case("every never", "detent.every(0, print)", says: "expected more than 0 seconds"),
    .onScreen(
      "pinned",
      """
      dots.page = 99 assert.equal(4, dots.page)
      dots.page = -5 assert.equal(1, dots.page)
      dots.numberOfPages = -3 assert.equal(0, dots.numberOfPages) assert.is_nil(dots.page)
      dots.pairedWith = nil
      dots.numberOfPages = 1e9 dots.page = 1e9 assert.equal(1000000000, dots.page)
      """, code: 0),
    .onScreen(
      "far geometry",
      """
      dots.frame = { -1e12, -1e12, 1e12, 1e12 }
      pager.frame = { 0, 0, 1e-300, 1e12 } pager.numberOfPages = 1e9 pager.page = 1e9
      pager.frame = { 0, 0, 100, 100 } pager.contentSize = { 1e12, 1e12 }
      pager.pageSize = 1 pager.pageOverlap = 0.9999999999
      pager:setContentOffset({ 1e12, -1e12 }, { animated = true }) detent.settle()
      screen.size = { 1e12, 1e12 } detent.settle() screen.size = { 0, 0 } detent.settle()
      """, code: 0),
  ]

  @Test(arguments: cases) func number(_ item: Case) throws { try item.check() }
}
