/// The kinds of reports that `detent test` makes.
enum TestReports {
  static let kinds: [ReportKind<TestEvent>] = [
    ReportKind(
      name: "text", summary: "for people: progress, failures in full, the slowest (the default)", isStream: true
    ) {
      TextReport(style: $0)
    },
    ReportKind(
      name: "plain", summary: "for logs and screen readers: a line a test, no marks, no colours", isStream: true
    ) {
      PlainReport(style: $0)
    },
    ReportKind(name: "tap", summary: "TAP 14, the Test Anything Protocol", isStream: true) { _ in
      TAPReport(version: 14)
    },
    ReportKind(name: "tap13", summary: "the same, for readers that know TAP 13 only (prove)", isStream: true) { _ in
      TAPReport(version: 13)
    },
    ReportKind(name: "junit", summary: "JUnit's XML, which most CI systems read") { _ in JUnitReport() },
    ReportKind(name: "json", summary: "everything, as one JSON object (docs/test-report.schema.json)") { _ in
      JSONReport()
    },
    ReportKind(name: "jsonl", summary: "the same as JSON Lines, while it runs", isStream: true) { _ in JSONLinesReport()
    },
    ReportKind(name: "github", summary: "annotations for GitHub Actions", isStream: true) { _ in GitHubReport() },
    ReportKind(name: "markdown", summary: "a page for pull requests and job summaries") { _ in MarkdownReport() },
    ReportKind(name: "html", summary: "a page on which the tests that failed play: screens, events, causes") { _ in
      TestPageReport()
    },
  ]
}

/// The last line of a run.
enum Verdict {
  static func line(_ summary: TestSummary) -> String {
    var parts = [summary.count == 0 ? "no tests" : "\(summary.passed) passed"]
    if summary.failed > 0 { parts.append("\(summary.failed) failed") }
    if summary.errors > 0 { parts.append("\(summary.errors) with errors") }
    if summary.pending > 0 { parts.append("\(summary.pending) pending") }
    if summary.notRun > 0 { parts.append("\(summary.notRun) not run") }
    let remarks = summary.failingRemarks
    if remarks > 0 {
      parts.append(
        remarks == 1 ? "1 remark counted as a failure (--strict)" : "\(remarks) remarks counted as failures (--strict)")
    }
    var line = parts.joined(separator: ", ")
    if let stopped = summary.stopped { line += ", stopped: \(stopped)" }
    line += " (\(summary.assertions) assertion\(summary.assertions == 1 ? "" : "s"), \(Seconds.text(summary.seconds))"
    if summary.cpuSeconds > 0 { line += " of virtual time, \(Seconds.text(summary.cpuSeconds)) of CPU time" }
    return line + (summary.cpuSeconds > 0 ? "" : " of virtual time") + ", seed \(summary.seed))"
  }
}

/// Times as reports show them.
enum Seconds {
  /// "1.250 s"
  static func text(_ seconds: Double) -> String { "\(plain(seconds)) s" }

  /// "1.250"
  static func plain(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds.magnitude < 1e12 else { return "0.000" }
    let thousandths = Int64((seconds * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}

extension TestResult {
  /// Where it failed, or else where the test stands.
  var place: String {
    guard let failure, let file = failure.file, let line = failure.line else { return "\(test.file):\(test.line)" }
    return "\(file):\(line)"
  }

  /// What went wrong, on one line.
  var headline: String { failure?.message.split(separator: "\n").first.map(String.init) ?? "" }
}

extension TestFailure {
  /// What was going on, in lines of a name and what it says.
  var circumstances: [(name: String, text: String)] {
    var at = Seconds.text(time)
    if let step { at += ", in step \"\(step)\"" }
    if let event { at += ", \(event)" }
    if let part { at += ", in \(part)" }
    var lines = kind == .crash || kind == .load ? [] : [("at", at)]
    lines += moving.map { ("moving", $0) }
    lines += changes.map { ("changed", $0) }
    if let decision { lines.append(("decided", decision)) }
    return lines
  }

  /// Everything but the message, as plain lines.
  func details(_ console: Console) -> [String] {
    var lines: [String] = []
    if !excerpt.lines.isEmpty { lines += [""] + excerpt.drawn(console) + [""] }
    var last = ""
    for (name, text) in circumstances {
      let label = name == last ? "" : "\(name):"
      lines.append("  " + label + String(repeating: " ", count: 9 - label.count) + text)
      last = name
    }
    return lines + notes.map { "  \($0)" }
  }
}
