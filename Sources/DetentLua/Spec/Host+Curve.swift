import CDetentLua
public import DetentCore

/// Who keeps curves that have been reviewed: filled by whoever knows files.
public protocol CurveKeeping: AnyObject {
  /// What differs between a curve and the one that is kept under the name, in words; nothing when they agree within the
  /// tolerance, in points, or when the curve has just been written.
  func differences(_ curve: RecordedCurve, named name: String, tolerance: Double) -> [String]
}

extension Member {
  static let matchesCurve = method(
    "matches_curve", "(component, name, { tolerance = 0.5 })",
    "It moved as the curve of that name says, since the test began or the last such call (docs/testing.md).",
    call: { $0.look { host, call throws(ScriptError) in try host.assertCurve(call) } })
}

extension Host {
  fileprivate func assertCurve(_ call: Call) throws(ScriptError) -> Reply {
    assertionCount += 1
    let id = try call.argument(0).living(on: stage.pointee)
    let name = try call.argument(1).text()
    let isPlain = name.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || " _-".utf8.contains(byte)
    }
    guard isPlain, !name.isEmpty, name.utf8.count <= 80 else {
      throw ScriptError("a curve's name is made of letters, digits, spaces, - and _, got \(Quote.text(name))")
    }
    let options = try Options(call.argument(2), allowed: ["tolerance"])
    let tolerance =
      try options.read("tolerance") { value throws(ScriptError) in
        try value.number(in: 0...1000, "points (0 or more)")
      } ?? 0.5
    guard let curves else { throw ScriptError("curves belong to tests: run this file with `detent test`") }
    guard let curve = stage.pointee.curve(of: id, since: curveMark) else {
      throw ScriptError(
        "\(stage.pointee.title(of: id)) has done nothing that a curve could show (it must be a scroll view, a page control or a"
          + " picker with wheels, all the time the same, and have moved within \(Quote.number(RecordedCurve.longest)) s)"
      )
    }
    curveMark = stage.pointee.trace.count
    let differences = curves.differences(curve, named: name, tolerance: tolerance)
    guard !differences.isEmpty else { return .nothing }
    let title = "assert.matches_curve failed: \(stage.pointee.title(of: id)) against \(Quote.text(name))"
    let text = ([title] + differences.map { "  \($0)" }).joined(separator: "\n")
    lastAssertion = text
    throw ScriptError(text)
  }
}
