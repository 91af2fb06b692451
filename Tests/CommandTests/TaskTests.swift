import Testing

/// Tasks, timers and handlers used in ways that nobody should.
@Suite struct TaskTests {
  static let cases: [Case] = [
    .onScreen(
      "storm", "pager:on('pageChanged', function() pager.page = pager.page % 4 + 1 end) pager.page = 2",
      says: "x.lua:5:", "more than 10000 events at one instant", "scrollView didScroll → scrollView pageChanged"),
    Case(
      "storm of two",
      """
      local screen = detent.screen {
        detent.scrollView { id = "a", isPagingEnabled = true, numberOfPages = 9 },
        detent.scrollView { id = "b", isPagingEnabled = true, numberOfPages = 9 } }
      screen.a:on("pageChanged", function(e) screen.b.page = screen.b.page % 9 + 1 end)
      screen.b:on("pageChanged", function(e) screen.a.page = screen.a.page % 9 + 1 end)
      screen.a.page = 2
      """, ["--max-storm", "500"], says: "x.lua:", "more than 500 events at one instant", "pageChanged"),
    Case(
      "tasks that start each other", "local function f() detent.spawn(f) end f()", says: "x.lua:1:",
      "tasks wake at 0.000 s"),
    Case("yield for ever", "while true do coroutine.yield() end", says: "tasks wake at 0.000 s"),
    Case("wait for nothing for ever", "while true do detent.wait(0) end", says: "tasks wake at 0.000 s"),
    Case(
      "every microsecond", "detent.every(0.000001, function() end) detent.wait(1e9)", ["--max-steps", "50000"],
      says: "x.lua:1:", "more than 50000 events, frames and wakes"),
    Case("longer than the limit", "detent.wait(1e6)", says: "x.lua:1:", "virtual time limit of 86400 s"),
    Case("time limit given", "detent.wait(11)", ["--max-time", "10"], says: "virtual time limit of 10 s"),
    Case(
      "longest time", "detent.waitUntil(function() return false end, { within = 1e11 })",
      ["--max-time", "1e9", "--max-steps", "5000"], says: "5000 events"),
    .onScreen(
      "settle with a finger down", "pager:touch {} detent.settle()",
      says: "x.lua:5:", "nothing will ever rest", "a finger rests on scrollView \"pager\"", "lift it with :up()"),
    .onScreen(
      "settle with a finger down for ever", "pager:touch {} while true do pcall(detent.settle) end",
      ["--max-storm", "100"], says: "x.lua:5:", "more than 100 times"),
    .onScreen(
      "wait that runs out",
      "pager:swipe { to = 'next' } detent.waitUntil(function() return false end, { within = 0.1 })",
      says: "x.lua:5:", "still not true after 0.1 s", "scrollView \"pager\" is decelerating at"),
    .onScreen(
      "wait in a comparator", "table.sort({ 3, 2, 1 }, function(a, b) detent.wait(1) return a < b end)",
      says: "x.lua:5:", "detent.wait: cannot wait here"),
    .onScreen(
      "gesture in gsub", "string.gsub('abc', '.', function() pager:tap() end)",
      says: "x.lua:5:", "scrollView:tap: cannot wait here"),
    .onScreen(
      "gesture in a comparator leaves nothing behind",
      """
      pcall(table.sort, { 3, 2, 1 }, function(a, b) pager:swipe { to = "next" } return a < b end)
      detent.settle()
      assert.equal(1, pager.page)
      assert.equal(0, #detent.events())
      """, code: 0),
    Case(
      "wait in a predicate", "detent.waitUntil(function() detent.wait(1) end)", says: "x.lua:1:", "cannot wait here"),
    Case("error in a predicate", "detent.waitUntil(function()\nerror 'mine' end)", says: "x.lua:2: mine"),
    .onScreen(
      "error in a handler", "pager:on('pageChanged', function()\nlocal x = nil + 1 end) pager.page = 2",
      says: "x.lua:6: attempt to perform arithmetic on a nil value",
      "handling pageChanged of scrollView \"pager\" at 0 s"),
    Case("error in after", "detent.after(1, function()\nerror 'mine' end)", says: "x.lua:2: mine", "at 1.000 s"),
    Case(
      "error in every", "detent.every(1, function()\nerror 'mine' end) detent.wait(5)", says: "x.lua:2: mine",
      "at 1.000 s"),
    Case("error in spawn", "detent.spawn(function()\nerror 'mine' end)", says: "x.lua:2: mine"),
    .onScreen(
      "wait at a handler's end",
      """
      local done = 0
      pager:on("pageChanged", function() detent.wait(1) done = done + 1 detent.wait(1) end)
      pager.page = 2
      detent.wait(3)
      assert.equal(1, done)
      """, code: 0),
    .onScreen(
      "handlers that wait without end",
      """
      pager:on("pageChanged", function() detent.wait(1000) end)
      for i = 1, 1100 do pager.page = i % 4 + 1 detent.wait(0.001) end
      """, says: "x.lua:", "more than 1000 runs of one handler wait at once: pageChanged of scrollView"),
    Case(
      "a thousand coroutines",
      """
      local list = {}
      for i = 1, 1000 do list[i] = coroutine.wrap(function() for k = 1, 3 do detent.wait(0.01) coroutine.yield(k) end end) end
      local sum = 0
      for k = 1, 3 do for i = 1, 1000 do sum = sum + list[i]() end end
      assert.equal(6000, sum)
      """, code: 0),
    Case(
      "ten thousand tasks",
      """
      local done = 0
      for i = 1, 10000 do detent.after(i / 1000, function() detent.wait(i % 7) done = done + 1 end) end
      detent.wait(20)
      assert.equal(10000, done)
      """, code: 0),
    Case(
      "more tasks at one instant than the limit", "for i = 1, 10001 do detent.spawn(function() end) end",
      says: "x.lua:1:", "more than 10000 tasks wake at 0.000 s", "--max-storm"),
    .onScreen(
      "many that settle",
      """
      local done = 0
      for i = 1, 1000 do detent.spawn(function() detent.settle() done = done + 1 end) end
      pager:swipe { to = "next" }:settle()
      detent.wait(1)
      assert.equal(1000, done)
      """, code: 0),
    .onScreen(
      "closed inside its handler",
      """
      pager:on("pageChanged", function() screen:close() end)
      pager:on("pageChanged", function() error "a handler of a closed screen ran" end)
      pager.page = 2
      detent.wait(1)
      """, code: 0),
    .onScreen(
      "closed during a gesture",
      "detent.after(0.05, function() screen:close() end) pager:swipe { to = 'next' }:settle()",
      code: 0),
    .onScreen(
      "closed under a finger",
      """
      local finger = pager:touch {}
      screen:close()
      finger:move { by = { 1, 0 } }
      """, says: "x.lua:7:", "its screen was closed"),
    .onScreen(
      "off inside its handler",
      """
      local count, handle = 0, nil
      handle = pager:on("pageChanged", function() count = count + 1 pager:off(handle) pager:off(handle) end)
      pager.page = 2 detent.wait(1) pager.page = 3 detent.wait(1)
      assert.equal(1, count)
      """, code: 0),
    .onScreen(
      "on inside its handler",
      """
      local count = 0
      local function hear() count = count + 1 pager:on("pageChanged", hear) end
      pager:on("pageChanged", hear)
      for i = 2, 4 do pager.page = i detent.wait(1) end
      assert.equal(7, count)
      """, code: 0),
    .onScreen(
      "use after close", "screen:close() print(dots.page)", says: "x.lua:5:",
      "this pageControl is gone: its screen was closed"),
    .onScreen("set after close", "screen:close() dots.page = 2", says: "this pageControl is gone"),
    .onScreen("gesture after close", "screen:close() pager:swipe { to = 'next' }", says: "this scrollView is gone"),
    .onScreen("screen after close", "screen:close() screen:close()", says: "this screen is gone"),
    .onScreen(
      "assert after close", "screen:close() assert.settles(pager)", says: "x.lua:5:", "this scrollView is gone"),
    .onScreen(
      "motion after close", "local m = pager:swipe { to = 'next' } screen:close() m:settle() print(m.component)",
      code: 0,
      says: "scrollView (closed)"),
    .onScreen(
      "event after close",
      """
      local event
      pager:on("pageChanged", function(e) event = e end)
      pager.page = 2 detent.wait(1) screen:close()
      print(event.source, event.page)
      print(event.source.page)
      """, says: "x.lua:9:", "this scrollView is gone"),
    .onScreen(
      "past is read-only", "detent.wait(1) screen:at(0.5).pager.page = 2", says: "x.lua:5:",
      "a moment of the past cannot be changed"),
    .onScreen("future", "screen:at(1)", says: "1 s is in the future (now is 0 s)"),
    .onScreen(
      "past as an argument", "detent.wait(1) assert.settles(screen:at(0.5).pager)", says: "of an earlier moment"),
    .onScreen(
      "decision too late",
      """
      local event
      pager:on("willEndDragging", function(e) event = e end)
      pager:swipe { to = "next" }:settle()
      event.targetContentOffset = { 0, 0 }
      """, says: "x.lua:8:", "too late"),
    .onScreen(
      "decision of another event",
      "pager:on('pageChanged', function(e) e.targetContentOffset = { 0, 0 } end) pager.page = 2",
      says: "only willEndDragging has targetContentOffset; this is pageChanged"),
    Case(
      "module as a component", "assert.settles(detent)", says: "x.lua:1:",
      "expected a component, got the module \"detent\""),
    Case("timer as a component", "detent.why(detent.after(1, print))", says: "expected a component, got a timer"),
    .onScreen(
      "scroll view as a progress", "dots.progress = pager", says: "expected detent.timerProgress", "got a scrollView"),
    .onScreen("label as a pair", "dots.pairedWith = dots", says: "not with a pageControl"),
    Case(
      "two screens' pair",
      """
      local a = detent.screen { detent.scrollView { id = "v" } }
      local b = detent.screen { detent.pageControl { id = "c" } }
      b.c.pairedWith = a.v
      """, says: "x.lua:3:", "of its own screen"),
    Case("__gc", "setmetatable({}, { __gc = function() error 'x' end })", says: "x.lua:1:", "__gc is not allowed"),
    Case("__gc added later", "local m = {} setmetatable({}, m) m.__gc = function() while true do end end", code: 0),
    Case(
      "__close that raises", "local x <close> = setmetatable({}, { __close = function() error 'mine' end })",
      says: "x.lua:1: mine"),
    Case(
      "__close that waits",
      """
      do local x <close> = setmetatable({}, { __close = function() detent.wait(1) end }) end
      assert.equal(1, detent.time)
      """, code: 0),
    Case(
      "__close of an abandoned task",
      """
      detent.every(1, function()
        local x <close> = setmetatable({}, { __close = function() detent.wait(1) error 'x' end })
        detent.wait(1000)
      end)
      detent.wait(3)
      """, code: 0),
  ]

  @Test(arguments: cases) func task(_ item: Case) throws { try item.check() }
}
