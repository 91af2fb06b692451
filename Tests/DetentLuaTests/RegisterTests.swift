import DetentCore
import DetentKit
import DetentLua
import Testing

/// Functions of the program that runs a script.
@Suite struct RegisterTests {
  private struct Refusal: Error, CustomStringConvertible {
    var description = "not today"
  }

  private func failure(_ script: String, _ function: @escaping ScriptFunction = { .list($0) }) throws -> String? {
    var session = Session()
    try session.register("app_call", function)
    return session.run(text: script, name: "x.lua").failure?.message
  }

  @Test("values go there and back") func values() throws {
    let message = try failure(
      """
      local screen = detent.screen { detent.label { id = "a" } }
      local given = { true, false, 7, 2.5, "text", {}, { 1, { x = { "deep" } } }, { name = "n", [ "b c" ] = 1 } }
      assert.same({ given }, app_call(given))
      assert.equal(screen.a, app_call(screen.a)[1])
      assert.equal(math.maxinteger, app_call(math.maxinteger)[1])
      assert.equal("integer", math.type(app_call(3)[1]))
      assert.equal(2.5, app_call(2.5)[1])
      assert.same({ 1, nil, 3 }, app_call(1, nil, 3))
      """)
    #expect(message == nil)
  }

  @Test("the program sees plain values") func seen() throws {
    var got: [ScriptValue] = []
    _ = try failure("app_call('a', 1, 1.5, nil, { x = { 1, 2 } }, {})") { arguments in
      got = arguments
      return .none
    }
    #expect(got == [.text("a"), .int(1), .number(1.5), .none, .table(["x": .list([.int(1), .int(2)])]), .list([])])
  }

  @Test(
    "what cannot be handed over is an error at the line",
    arguments: [
      ("app_call(print)", "argument 1: a function cannot be handed over"),
      ("app_call(1, { x = print })", "argument 2: x: a function cannot be handed over"),
      ("local t = {} t.t = t app_call(t)", "argument 1: t: a table that contains itself cannot be handed over"),
      ("app_call({ 1, x = 2 })", "argument 1: a table with other keys than names"),
      ("app_call({ [2] = 1 })", "argument 1: a table with other keys than names"),
      ("app_call('\\xff')", "argument 1: a string that is not UTF-8 cannot be handed over"),
      ("app_call(coroutine.create(print))", "argument 1: a userdata or thread cannot be handed over"),
      ("app_call(detent)", "argument 1: expected a component, got the module \"detent\""),
    ])
  func refused(_ script: String, _ wanted: String) throws {
    let message = try failure("\n" + script)
    #expect(message?.hasPrefix("x.lua:2: app_call: \(wanted)") == true, "\(message ?? "no error")")
  }

  @Test("what the program throws is an error that a script can catch") func thrown() throws {
    #expect(try failure("\n\napp_call()") { _ in throw Refusal() } == "x.lua:3: app_call: not today")
    let script =
      "local ok, e = pcall(function() app_call() end) assert.is_false(ok) assert.equal('x.lua:1: app_call: not today', e)"
    #expect(try failure(script) { _ in throw Refusal() } == nil)
  }

  @Test("odd answers do no harm") func answers() throws {
    let deep = (0..<200).reduce(ScriptValue.none) { inner, _ in .table(["x": inner, "y": .int(1)]) }
    #expect(try failure("app_call()") { _ in deep }?.contains("x.lua:1: ") == true)
    #expect(try failure("assert.is_true(app_call() ~= app_call())") { _ in .number(.nan) } == nil)
    for raw: UInt64 in [0, 1 << 56, 2 << 56 | 0xFFFF_FFFF, 1 << 63, .max] {
      let gone = try failure("app_call()") { _ in .table(["x": .list([.component(ComponentID(raw: raw))])]) }
      #expect(gone == "x.lua:1: app_call: answered a component that is not there")
    }
  }

  @Test(
    "names that a function cannot have",
    arguments: [
      "", "a b", "1a", "end", "détente", "print", "detent", "assert", "arg", String(repeating: "x", count: 41),
    ])
  func names(_ name: String) {
    var session = Session()
    #expect(throws: ScriptNameError.self) { try session.register(name) { _ in .none } }
  }

  @Test("a name is given once; several functions stand side by side, in every run") func several() throws {
    var session = Session()
    var count = 0
    try session.register("one") { _ in
      count += 1
      return .int(count)
    }
    try session.register("two") { _ in .text("two") }
    #expect(throws: ScriptNameError.self) { try session.register("two") { _ in .none } }
    for run in 1...3 {
      #expect(session.run(text: "assert.equal(\(run), one()) assert.equal('two', two())", name: "x").failure == nil)
    }
  }

  @Test("a result holds the stage as the script left it") func stage() throws {
    let result = Session().run(
      text: "local s = detent.screen { detent.scrollView { id = 'v', numberOfPages = 3 } } s.v.page = 2", name: "x")
    let screen = try #require(result.stage.shownScreen)
    let view = try #require(result.stage.descendants(of: screen).first { $0.kind == .scrollView })
    #expect(result.stage.scrollViews[view].offset(at: result.end).x == 393)
  }
}
