/// TAP: a line a test, a YAML block below each failure, the plan at the end. Versions 13 and 14 are read alike; readers of
/// 13 refuse a first line that says 14.
struct TAPReport: Reporter {
  let version: Int
  private var count = 0

  init(version: Int) { self.version = version }

  mutating func text(for event: TestEvent) -> String {
    switch event {
    case .began: return "TAP version \(version)\n"
    case .finished(let result): return line(result)
    case .ended(let summary):
      let bail = summary.stopped.map { "Bail out! \(escaped($0))\n" } ?? ""
      return "1..\(count)\n" + summary.remarks.map { "# \(onOneLine($0))\n" }.joined() + "# \(Verdict.line(summary))\n"
        + bail
    }
  }

  private mutating func line(_ result: TestResult) -> String {
    count += 1
    var line = "\(result.isBad ? "not ok" : "ok") \(count) - \(escaped("\(result.test.file): \(result.test.shown)"))"
    if result.outcome == .pending { line += " # SKIP \(escaped(result.reason ?? "pending"))" }
    return line + "\n" + (result.failure.map { block($0, result) } ?? "")
      + result.remarks.map { "# \(onOneLine("\(result.test.shown): \($0)"))\n" }.joined()
  }

  /// YAML, whose strings are written as JSON's.
  private func block(_ failure: TestFailure, _ result: TestResult) -> String {
    var lines = [
      "---", "message: \(quoted(failure.message))", "severity: \(result.outcome == .failed ? "fail" : "error")",
    ]
    lines += [
      "at:", "  file: \(quoted(failure.file ?? result.test.file))", "  line: \(failure.line ?? result.test.line)",
    ]
    for name in ["at", "moving", "changed", "decided"] {
      let texts = failure.circumstances.filter { $0.name == name }.map(\.text)
      guard !texts.isEmpty else { continue }
      lines.append("\(name == "at" ? "when" : name): \(quoted(texts.joined(separator: "; ")))")
    }
    if let command = failure.command { lines.append("again: \(quoted(command))") }
    lines.append("...")
    return lines.map { "  \($0)\n" }.joined()
  }

  private func quoted(_ text: String) -> String { JSON.text(text).line }

  private func onOneLine(_ text: String) -> String { text.split(separator: "\n").joined(separator: " ") }

  /// A description: on one line, without what would begin a directive.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in onOneLine(text) {
      if character == "#" || character == "\\" { result += "\\" }
      result.append(character)
    }
    return result
  }
}
