import CDetentLua
import DetentCore

extension ScriptClass {
  static let assert = ScriptClass(
    .assert, "assert", isStatic: true, members: Member.assertions(negated: false) + Member.assertOnly,
    called: { $0.plainAssert() })
  static let assertNot = ScriptClass(
    .assertNot, "assert.is_not", isStatic: true, members: Member.assertions(negated: true))
}

extension Member {
  /// The checks of luassert's core. The callback is the same for a check and its negation: its class tells them apart.
  static func assertions(negated: Bool) -> [Member] {
    let names: [(String, String, Int32, dtn_fn)] = [
      ("equal", "(expected, got, message?)", 0, { $0.check(Check.equal) }),
      ("equals", "(expected, got, message?)", 0, { $0.check(Check.equal) }),
      ("same", "(expected, got, message?)", 0, { $0.check(Check.same) }),
      ("near", "(expected, got, tolerance, message?)", 0, { $0.check(Check.near) }),
      ("is_true", "(got, message?)", 0, { $0.check(Check.isTrue) }),
      ("is_false", "(got, message?)", 0, { $0.check(Check.isFalse) }),
      ("is_nil", "(got, message?)", 0, { $0.check(Check.isNil) }),
      ("truthy", "(got, message?)", 0, { $0.check(Check.truthy) }),
      ("is_truthy", "(got, message?)", 0, { $0.check(Check.truthy) }),
      ("falsy", "(got, message?)", 0, { $0.check(Check.falsy) }),
      ("is_falsy", "(got, message?)", 0, { $0.check(Check.falsy) }),
      ("matches", "(pattern, text, message?)", Int32(DTN_MATCHES), { $0.check(Check.matches) }),
      ("match", "(pattern, text, message?)", Int32(DTN_MATCHES), { $0.check(Check.matches) }),
      ("error", "(function, expected?)", Int32(DTN_PROTECTS), { $0.check(Check.error) }),
      ("errors", "(function, expected?)", Int32(DTN_PROTECTS), { $0.check(Check.error) }),
      ("has_error", "(function, expected?)", Int32(DTN_PROTECTS), { $0.check(Check.error) }),
    ]
    return names.map { name, options, flags, call in
      Member(
        name: name, call: call, flags: flags, type: options,
        doc: negated ? "Fails where assert.\(name) holds." : "luassert's \(name).")
    }
  }

  static let assertOnly: [Member] = [
    followsGuidelines,
    .reading(
      "is_not", "assert", "The negated checks.", get: { $0.look { _, _ throws(ScriptError) in .object(.assertNot, 0) } }
    ),
    .reading(
      "are_not", "assert", "The negated checks.",
      get: { $0.look { _, _ throws(ScriptError) in .object(.assertNot, 0) } }
    ),
    .reading(
      "has_no", "assert", "The negated checks.", get: { $0.look { _, _ throws(ScriptError) in .object(.assertNot, 0) } }
    ),
    .reading(
      "is", "assert", "The checks themselves.", get: { $0.look { _, _ throws(ScriptError) in .object(.assert, 0) } }),
    .reading(
      "are", "assert", "The checks themselves.", get: { $0.look { _, _ throws(ScriptError) in .object(.assert, 0) } }),
    .reading(
      "has", "assert", "The checks themselves.", get: { $0.look { _, _ throws(ScriptError) in .object(.assert, 0) } }),
    .method("is_not_nil", "(got, message?)", "Fails for nil.", call: { $0.check(Check.isNil, negated: true) }),
    .method(
      "settles", "(component or motion, { within = 2 })", "The component and its pair rest within so many seconds.",
      call: {
        $0.park { host, call throws(ScriptError) in try host.assertSettles(call) }
      }),
    .method(
      "events", "(component, names)", "Exactly these events since the last call; \"didScroll*\" is one or more.",
      call: {
        $0.look { host, call throws(ScriptError) in try host.assertEvents(call) }
      }),
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
  func check(_ check: (Call) throws(ScriptError) -> Check, negated: Bool? = nil) -> Int32 {
    let host = host
    host.assertionCount += 1
    let isNegated = negated ?? (pointee.class_index == ClassIndex.assertNot.rawValue)
    do {
      let result = try check(self)
      guard result.holds == isNegated else { return answer(.nothing) }
      return failAssertion(memberTitle, result, isNegated: isNegated && negated == nil)
    } catch { return fail("\(memberTitle): \(error.message)") }
  }

  private func failAssertion(_ title: String, _ check: Check, isNegated: Bool) -> Int32 {
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
