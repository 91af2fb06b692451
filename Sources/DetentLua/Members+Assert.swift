import CDetentLua
import DetentCore

extension ScriptClass {
  static let assert = ScriptClass(
    .assert, "assert", isStatic: true, members: Member.checks + Member.positiveChecks,
    missingGet: { $0.chainedCheck() }, called: { $0.plainAssert() })
  static let assertNot = ScriptClass(
    .assertNot, "assert.is_not", isStatic: true, members: Member.checks, missingGet: { $0.chainedCheck() })
}

extension Member {
  /// The checks of luassert's core. The callback is the same for a check and its negation: its class tells them apart.
  /// Names are also understood with words before them (`assert.is_not_nil`, `assert.are.same`): see `CheckName`.
  static let checks: [Member] = [
    check("equal", "(expected, got, message?)", "Lua's ==: a table equals only itself.", { $0.check(Check.equal) }),
    check("equals", "(expected, got, message?)", "The same as `equal`.", { $0.check(Check.equal) }),
    check(
      "same", "(expected, got, message?)", "Equal contents; says each path at which tables differ.",
      { $0.check(Check.same) }),
    check(
      "near", "(expected, got, tolerance, message?)", "Numbers, or tables of numbers, within the tolerance.",
      { $0.check(Check.near) }),
    check("is_true", "(got, message?)", "Exactly true.", { $0.check(Check.isTrue) }),
    check("is_false", "(got, message?)", "Exactly false.", { $0.check(Check.isFalse) }),
    check("is_nil", "(got, message?)", "Exactly nil.", { $0.check(Check.isNil) }),
    check("truthy", "(got, message?)", "Neither false nor nil.", { $0.check(Check.truthy) }),
    check("falsy", "(got, message?)", "False or nil.", { $0.check(Check.falsy) }),
    check("is_boolean", "(got, message?)", "Its type.", { $0.check { Check.type($0, "boolean") } }),
    check("is_number", "(got, message?)", "Its type.", { $0.check { Check.type($0, "number") } }),
    check("is_string", "(got, message?)", "Its type.", { $0.check { Check.type($0, "string") } }),
    check("is_table", "(got, message?)", "Its type.", { $0.check { Check.type($0, "table") } }),
    check("is_function", "(got, message?)", "Its type.", { $0.check { Check.type($0, "function") } }),
    check(
      "is_userdata", "(got, message?)", "Its type: a component, a motion, an event.",
      { $0.check { Check.type($0, "userdata") } }),
    check("is_thread", "(got, message?)", "Its type.", { $0.check { Check.type($0, "thread") } }),
    check(
      "unique", "(list: table, deep?: boolean, message?)",
      "No value of the list comes twice; `deep` compares contents.",
      { $0.check(Check.unique) }),
    check(
      "returned_arguments", "(count, ...)", "So many values follow the count.", { $0.check(Check.returnedArguments) }),
    check(
      "matches", "(pattern, text, message?)", "A Lua pattern is found in the text.", flags: DTN_MATCHES,
      { $0.check(Check.matches) }),
    check(
      "match", "(pattern, text, message?)", "The same as `matches`.", flags: DTN_MATCHES, { $0.check(Check.matches) }),
    check(
      "error", "(function, expected?)", "It raises an error; of a text, a part suffices.", flags: DTN_PROTECTS,
      { $0.check(Check.error) }),
    check("errors", "(function, expected?)", "The same as `error`.", flags: DTN_PROTECTS, { $0.check(Check.error) }),
    check("has_error", "(function, expected?)", "The same as `error`.", flags: DTN_PROTECTS, { $0.check(Check.error) }),
  ]

  private static func check(
    _ name: String, _ options: String, _ doc: String, flags: Int = 0, _ call: @escaping dtn_fn
  ) -> Member {
    Member(name: name, call: call, flags: Int32(flags), type: options, doc: doc)
  }

  static let positiveChecks: [Member] = [
    followsGuidelines, matchesCurve, effort,
    .method(
      "settles", "(component or motion, { within = 2 })", "The component and its pair rest within so many seconds.",
      call: { $0.wait { host, call throws(ScriptError) in try host.assertSettles(call) } }),
    .method(
      "events", "(component, names)", "Exactly these events since the last call; \"didScroll*\" is one or more.",
      call: { $0.look { host, call throws(ScriptError) in try host.assertEvents(call) } }),
  ]
}

/// One check: whether it holds, and what to say if it does not (or if its negation does not).
struct Check {
  var holds: Bool
  /// Lines below "assert.equal failed".
  var details: [String]
  /// What else the caller gave: luassert's message.
  var message: LuaValue

  static func equal(_ call: Call) throws(ScriptError) -> Check {
    let (expected, got) = (call.argument(0), call.argument(1))
    var details = ["expected: \(Show.value(expected, call.host))", "got:      \(Show.value(got, call.host))"]
    if case .table = expected, case .table = got {
      details.append("two tables are equal only if they are one and the same; `same` compares contents")
    }
    return Check(holds: Compare.isEqual(expected, got), details: details, message: call.argument(2))
  }

  static func same(_ call: Call) throws(ScriptError) -> Check {
    let (expected, got) = (call.argument(0), call.argument(1))
    let differences = Compare.differences(expected, got, call.host)
    return Check(holds: differences.isEmpty, details: differences, message: call.argument(2))
  }

  static func near(_ call: Call) throws(ScriptError) -> Check {
    let tolerance = try call.argument(2).number(in: 0...1e300, "a tolerance (0 or more) as third argument")
    let (expected, got) = (call.argument(0), call.argument(1))
    var misses: [String] = []
    try Compare.near(expected, got, tolerance, path: "", &misses, call.host)
    return Check(holds: misses.isEmpty, details: misses, message: call.argument(3))
  }

  static func isTrue(_ call: Call) throws(ScriptError) -> Check {
    one(call, "true") { if case .bool(true) = $0 { true } else { false } }
  }

  static func isFalse(_ call: Call) throws(ScriptError) -> Check {
    one(call, "false") { if case .bool(false) = $0 { true } else { false } }
  }

  static func isNil(_ call: Call) throws(ScriptError) -> Check { one(call, "nil") { $0.isNil } }

  static func truthy(_ call: Call) throws(ScriptError) -> Check { one(call, "a true value") { $0.isTruthy } }

  static func falsy(_ call: Call) throws(ScriptError) -> Check { one(call, "false or nil") { !$0.isTruthy } }

  private static func one(_ call: Call, _ wanted: String, _ holds: (LuaValue) -> Bool) -> Check {
    let got = call.argument(0)
    return Check(
      holds: holds(got), details: ["expected: \(wanted)", "got:      \(Show.value(got, call.host))"],
      message: call.argument(1))
  }

  static func type(_ call: Call, _ name: String) -> Check {
    let got = call.argument(0)
    return Check(
      holds: got.luaType == name, details: ["expected: a \(name)", "got:      \(Show.value(got, call.host))"],
      message: call.argument(1))
  }

  static func unique(_ call: Call) throws(ScriptError) -> Check {
    let list = try call.argument(0).table("a list").list
    let isDeep = if case .bool(true) = call.argument(1) { true } else { false }
    var twice: [String] = []
    for (index, value) in list.enumerated() {
      let earlier = list[..<index].firstIndex {
        isDeep ? Compare.differences($0, value, call.host).isEmpty : Compare.isEqual($0, value)
      }
      if let earlier { twice.append("[\(earlier + 1)] and [\(index + 1)] are both \(Show.value(value, call.host))") }
    }
    let details = twice.isEmpty ? ["no value comes twice"] : Array(twice.prefix(20))
    return Check(holds: twice.isEmpty, details: details, message: call.argument(isDeep ? 2 : 1))
  }

  static func returnedArguments(_ call: Call) throws(ScriptError) -> Check {
    let (expected, got) = (try call.argument(0).whole(), max(0, Int(call.pointee.count) - 1))
    return Check(
      holds: got == expected, details: ["expected: \(expected) values", "got:      \(got)"], message: .none)
  }

  /// C has matched the pattern already.
  static func matches(_ call: Call) throws(ScriptError) -> Check {
    Check(
      holds: call.argument(0).isTruthy,
      details: [
        "pattern: \(Show.value(call.argument(1), call.host))", "text:    \(Show.value(call.argument(2), call.host))",
      ],
      message: call.argument(3))
  }

  /// C has run the function already: argument 0 says whether it went well, argument 1 is its error.
  static func error(_ call: Call) throws(ScriptError) -> Check {
    let wentWell = call.argument(0).isTruthy
    let (error, expected) = (call.argument(1), call.argument(2))
    if wentWell { return Check(holds: false, details: ["expected an error; there was none"], message: .none) }
    guard !expected.isNil else {
      return Check(holds: true, details: ["expected no error", "got: \(Show.value(error, call.host))"], message: .none)
    }
    let holds =
      if case .text(let wanted) = expected, case .text(let text) = error { text.contains(wanted) } else {
        Compare.differences(expected, error, call.host).isEmpty
      }
    return Check(
      holds: holds,
      details: ["expected an error with: \(Show.value(expected, call.host))", "got: \(Show.value(error, call.host))"],
      message: .none)
  }
}

extension LuaValue {
  var isTruthy: Bool {
    switch self {
    case .none, .bool(false): false
    default: true
    }
  }
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// Runs a check; one that does not hold raises its text, which ends the run as a failed assertion.
  /// One that does answers its arguments, as luassert's do.
  func check(_ check: (Call) throws(ScriptError) -> Check) -> Int32 {
    let host = host
    host.assertionCount += 1
    let isNegated = pointee.class_index == ClassIndex.assertNot.rawValue
    do {
      let result = try check(self)
      guard result.holds == isNegated else { return answerArguments() }
      return failAssertion(checkTitle, result)
    } catch { return fail("\(memberTitle): \(error.message)") }
  }

  private func answerArguments() -> Int32 {
    let member = ScriptClasses[pointee.class_index].members[Int(pointee.member)]
    guard member.flags & Int32(DTN_PROTECTS | DTN_MATCHES) == 0 else { return answer(.nothing) }
    pointee.results_arguments = 1
    return Int32(DTN_OK)
  }

  /// "assert.is_true", "assert.is_not.nil".
  private var checkTitle: String {
    guard pointee.class_index == ClassIndex.assertNot.rawValue else { return memberTitle }
    let name = ScriptClasses[pointee.class_index].members[Int(pointee.member)].name
    return "assert.is_not.\(CheckName.core(of: name))"
  }

  private func failAssertion(_ title: String, _ check: Check) -> Int32 {
    var lines = ["\(title) failed"]
    if case .text(let message) = check.message { lines[0] += ": \(message)" }
    lines += check.details.map { "  " + $0 }
    return failAssertion(lines)
  }

  /// Raises a failed assertion; what moves at this moment is said with it.
  func failAssertion(_ lines: [String]) -> Int32 {
    let moving = host.stage.pointee.movingDescriptions
    let hint = moving.isEmpty ? [] : ["  (\(moving.joined(separator: ", ")): settle first?)"]
    let text = (lines + hint).joined(separator: "\n")
    host.lastAssertion = text.isEmpty ? nil : text
    return fail(text)
  }

  /// `assert(value, message)`: answers its arguments, or fails with the message.
  func plainAssert() -> Int32 {
    let host = host
    host.assertionCount += 1
    guard pointee.count > 0 else { return fail("assert: expected a value") }
    if argument(0).isTruthy {
      pointee.results_arguments = 1
      return Int32(DTN_OK)
    }
    switch argument(1) {
    case .none: return failAssertion(["assertion failed: got \(Show.value(argument(0), host))"])
    case .text(let message): return failAssertion([message])
    case let other: return failAssertion(["assertion failed: \(Show.value(other, host))"])
    }
  }
}

extension Host {
  /// `assert.settles(x, { within })`
  func assertSettles(_ call: Call) throws(ScriptError) -> (Reply, Park) {
    assertionCount += 1
    let component: ComponentID
    if case .object(let object) = call.argument(0), object.classIndex == ClassIndex.motion.rawValue {
      component = try motion(at: object.id).component
    } else {
      component = try call.argument(0).living(on: stage.pointee)
    }
    let options = try Options(call.argument(1), allowed: ["within"])
    let within = try options.read("within", { value throws(ScriptError) in try value.seconds() }) ?? 2
    return (.nothing, .rested(component, within: within))
  }

  private func motion(at id: UInt64) throws(ScriptError) -> MotionHandle {
    guard id < UInt64(motions.count) else { throw ScriptError("this motion is over") }
    return motions[Int(id)]
  }

  /// `assert.events(x, { … })`
  func assertEvents(_ call: Call) throws(ScriptError) -> Reply {
    assertionCount += 1
    let id = try call.argument(0).living(on: stage.pointee)
    let names = Signal.sent(by: id.kind).map(\.rawValue)
    let expected = try call.argument(1).table("a list of events").list.map { value throws(ScriptError) -> String in
      let text = try value.text()
      let name = text.hasSuffix("*") ? String(text.dropLast()) : text
      guard names.contains(name) else {
        throw ScriptError("\(id.kind.name) has no event \(Quote.text(name))\(Suggest.hint(name, among: names))")
      }
      return text
    }
    let got = stage.pointee.eventNames(of: id, from: eventMarks[id] ?? 0)
    eventMarks[id] = stage.pointee.trace.count
    guard !EventPattern.fits(expected, got) else { return .nothing }
    let text = (["assert.events failed for \(stage.pointee.title(of: id))"] + EventPattern.difference(expected, got))
      .joined(separator: "\n")
    lastAssertion = text
    throw ScriptError(text)
  }
}
