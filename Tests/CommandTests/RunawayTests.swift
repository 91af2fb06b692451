import Testing

/// Scripts that do not stop, or eat what they get: each is ended by a limit with the line that met it.
@Suite struct RunawayTests {
  /// Endless loops in every corner; half a second of CPU time ends them.
  static let loops: [(String, String)] = [
    ("plain", "while true do end"),
    ("in pcall", "while true do pcall(function() while true do end end) end"),
    ("in a handler of xpcall", "xpcall(error, function() while true do end end)"),
    ("after a handler of xpcall", "while true do xpcall(error, function() while true do end end) end"),
    ("in a coroutine", "coroutine.wrap(function() while true do end end)()"),
    ("in many coroutines", "while true do coroutine.resume(coroutine.create(function() while true do end end)) end"),
    ("in __close", "do local x <close> = setmetatable({}, { __close = function() while true do end end }) end"),
    (
      "in __close after an error",
      """
      pcall(function()
        local x <close> = setmetatable({}, { __close = function() while true do end end })
        error 'x'
      end)
      """
    ),
    (
      "in __close of a coroutine",
      """
      local co = coroutine.create(function()
        local x <close> = setmetatable({}, { __close = function() while true do end end })
        coroutine.yield()
      end)
      coroutine.resume(co)
      coroutine.close(co)
      """
    ),
    ("in __index", "local t = setmetatable({}, { __index = function() while true do end end }) print(t.x)"),
    ("in __tostring", "print(setmetatable({}, { __tostring = function() while true do end end }))"),
    ("in __tostring of an error", "error(setmetatable({}, { __tostring = function() while true do end end }))"),
    ("in a comparator", "table.sort({ 3, 2, 1 }, function() while true do end end)"),
    ("in gsub", "string.gsub('abc', '.', function() while true do end end)"),
    ("in a predicate", "detent.waitUntil(function() while true do end end)"),
    ("in load", "load(function() while true do end end)"),
    ("in load's pieces", "load(function() return ' ' end)"),
    ("in assert.error", "while true do assert.error(function() while true do end end) end"),
    ("goto", "::again:: goto again"),
    ("pairs over growing", "local t = { 1 } while true do for k in pairs(t) do t[#t % 100 + 1] = k end end"),
  ]

  /// Those of them that allocate: a signal reaches them whatever holds signals back.
  static let allocating = ["in load's pieces", "pairs over growing"]

  @Test(arguments: loops.indices.filter { !Sanitizer.holdsSignals || allocating.contains(loops[$0].0) })
  func loopEnds(_ index: Int) throws {
    let (name, script) = Self.loops[index]
    try Case(name, script, ["--max-cpu", "0.3"], says: "CPU time").check()
  }

  @Test(arguments: loops.indices) func loopEndsByInstructions(_ index: Int) throws {
    let (name, script) = Self.loops[index]
    try Case(name, script, ["--max-instructions", "300000", "--max-cpu", "0"], says: "300000 instructions").check()
  }

  static let later: [Case] = [
    Case(
      "loop in a handler", Case.screen + "pager:on('pageChanged', function() while true do end end)\npager.page = 2",
      ["--max-cpu", "0.3"], says: "x.lua:5:", "CPU time", "handling pageChanged of scrollView \"pager\""),
    Case(
      "loop in after", "detent.after(1, function()\nwhile true do end end)", ["--max-cpu", "0.3"], says: "x.lua:2:",
      "CPU time"),
  ]

  @Test(.signalEndsLoop, arguments: later) func loopThatBeginsLaterEnds(_ item: Case) throws { try item.check() }

  static let others: [Case] = [
    Case(
      "pathological pattern", "string.find(string.rep('a', 1e5), '.-.-.-b')", says: "x.lua:1:", "pattern took more than"
    ),
    Case("pattern by method", "(string.rep('a', 1e5)):match('.-.-.-b')", says: "x.lua:1:", "pattern took more than"),
    Case("pattern in gsub", "string.gsub(string.rep('a', 1e5), '.-.-.-b', '')", says: "pattern took more than"),
    Case("pattern in assert.matches", "assert.matches('.-.-.-b', string.rep('a', 1e5))", says: "x.lua:1:"),
    Case("deep pattern", "string.find('a', string.rep('(', 2e5))", says: "x.lua:1:", "too many captures"),
    Case("rep of nothing", "string.rep('', 1e10)", code: 0),
    Case("rep too long", "string.rep('x', 1e10)", says: "x.lua:1:"),
    Case("rep with separator", "string.rep('', 1e10, 'x')", says: "x.lua:1:"),
    Case("format", "string.format('%99999d', 1)", says: "x.lua:1:"),
    Case(
      "huge concat", "table.concat(setmetatable({}, { __len = function() return 1e15 // 1 | 0 end }))", says: "x.lua:1:"
    ),
    Case("huge concat range", "table.concat({}, '', 1, math.maxinteger)", says: "x.lua:1:"),
    Case(
      "huge move", "table.move({}, 1, 1e15 // 1 | 0, 2, setmetatable({}, { __newindex = function() end }))",
      ["--max-cpu", "0.3"], says: "x.lua:1:"),
    Case(
      "huge insert", "table.insert(setmetatable({}, { __len = function() return math.maxinteger - 1 end }), 1, 2)",
      ["--max-cpu", "0.3"], says: "x.lua:1:"),
    Case("huge unpack", "table.unpack({}, 1, 1e8 // 1 | 0)", says: "x.lua:1:", "too many results"),
    Case(
      "huge sort", "table.sort(setmetatable({}, { __len = function() return 1e15 // 1 | 0 end }))", says: "x.lua:1:"),
    Case(
      "comparator that lies", "local t = {} for i = 1, 1000 do t[i] = i end table.sort(t, function() return true end)",
      code: 0),
    Case(
      "bomb by rep", "local s = 'x' while true do s = s:rep(2) end", says: "x.lua:1:", "256 MB of memory",
      "--max-memory"),
    Case("bomb by concat", "local s = 'x' while true do s = s .. s end", says: "x.lua:1:", "256 MB of memory"),
    Case(
      "bomb by tables", "local t = {} while true do t[#t + 1] = {} end", ["--max-memory", "16"], says: "x.lua:1:",
      "16 MB"),
    Case(
      "bomb by strings", "local t = {} for i = 1, 1e9 do t[i] = 'x' .. i end", ["--max-memory", "16"], says: "x.lua:1:"),
    Case(
      "bomb by coroutines", "local t = {} while true do t[#t + 1] = coroutine.create(print) end",
      ["--max-memory", "16"], says: "x.lua:1:", "16 MB of memory"),
    Case(
      "bomb in pcall", "local t = {} while true do pcall(function() while true do t[#t + 1] = {} end end) end",
      ["--max-memory", "16", "--max-cpu", "1"], says: "x.lua:1:"),
    Case(
      "bomb by notes", "while true do note(string.rep('x', 1e6)) end", ["--max-memory", "16"], says: "x.lua:1:",
      "16 MB of text and tables"),
    .onScreen(
      "bomb by events", "while true do dots.isHidden = not dots.isHidden end", ["--max-events", "20000"],
      says: "x.lua:5:", "20000 events in one run (--max-events"),
    .onScreen("bomb by fingers", "while true do pager:touch {} end", ["--max-cpu", "1"], says: "x.lua:5:"),
    Case("bomb by timers", "while true do detent.after(1, print) end", ["--max-cpu", "1"], says: "x.lua:1:"),
    Case(
      "ten million components", "local t = {} for i = 1, 1e7 do t[i] = detent.label {} end detent.screen(t)",
      ["--max-memory", "64"], says: "x.lua:1:", "64 MB of memory"),
    Case(
      "too many components", "local t = {} for i = 1, 2e4 do t[i] = detent.label {} end detent.screen(t)",
      ["--max-components", "10000"], says: "x.lua:1:", "more than 10000 components (--max-components"),
    Case(
      "screens without end", "while true do detent.screen {} end", ["--max-components", "1000"], says: "1000 components"
    ),
    Case(
      "typing over a thousand million rows", rows("{ from = 1, to = 1e9 }") + "p:type '1e'", ["--max-cpu", "0.3"],
      says: "x.lua:2:", "CPU time"),
    Case(
      "typing over a thousand million rows, counted", rows("{ from = 1, to = 1e9 }") + "pcall(p.type, p, '1e')",
      ["--max-instructions", "300000", "--max-cpu", "0"], says: "x.lua:2:", "300000 instructions"),
    Case("typing over rows without titles", rows("{ count = 1e9 }") + "p:type 'x'", code: 0),
    Case("typing letters over numbers", rows("{ from = 1, to = 1e9 }") + "p:type 'x'", code: 0),
    Case(
      "a value among a thousand million rows",
      // The row function stands on line 1, the call that asks it on line 2: either may be what runs.
      rows("{ count = 1e9, value = function(row) return row end }") + "p:select { value = 'x' }", ["--max-cpu", "0.3"],
      says: "x.lua:", "CPU time"),
    Case("recursion", "local function f() return 1 + f() end f()", says: "x.lua:1:", "stack overflow"),
    Case(
      "recursion of metamethods", "local t = setmetatable({}, { __index = function(t, k) return t[k] end }) print(t.x)",
      says: "x.lua:1:", "overflow"),
    Case("recursion of pcall", "local function f() local ok, e = pcall(f) error(e, 0) end f()", says: "x.lua:1:"),
    Case("recursion of coroutines", "local function f() coroutine.wrap(f)() end f()", says: "x.lua:1:"),
    Case(
      "recursion of tostring",
      "local t t = setmetatable({}, { __tostring = function() return tostring(t) end }) print(t)",
      says: "x.lua:1:"),
    Case(
      "an error that names the last line of all", "error('x.lua:9223372036854775807: boom', 0)",
      says: "x.lua:9223372036854775807: boom"),
    Case("recursion of assert.error", "local function f() assert.error(f) end f()", code: 0),
    Case("recursion of the parser", "load(string.rep('(', 1e6))() ", says: "x.lua:1:"),
    Case(
      "tables 10,000 deep", "local t = {} for i = 1, 10000 do t = { t } end assert.same(t, t)", says: "x.lua:1:",
      "100 deep"),
    Case("table in itself", "local t = {} t[1] = t detent.screen { t }", says: "x.lua:1:"),
    Case(
      "a table that contains itself is shown", "local t = {} t.t = t assert.same(t, { t = 1 })", code: 1,
      says: "a table that contains itself"),
    Case(
      "large tables are compared",
      """
      local a, b = {}, {}
      for i = 1, 20000 do a["k" .. i] = i b["k" .. i] = i end
      assert.same(a, b)
      b.k7 = "seven"
      assert.same(a, b)
      """, code: 1, says: "k7: expected 7, got \"seven\""),
  ]

  /// A picker `p` of one component, which has the focus: the first line of a script.
  private static func rows(_ component: String) -> String {
    "local p = detent.screen { keyboard = 'hardware', detent.pickerView { id = 'p', components = { \(component) } } }.p "
      + "p:focus()\n"
  }

  @Test(arguments: others) func ends(_ item: Case) throws { try item.check() }
}
