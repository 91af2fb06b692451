/// For people at a terminal: a row of marks for each file while it runs (a line a test with --verbose), then every failure in
/// full, the slowest tests, and one last line.
struct TextReport: Reporter {
  private let console: Console
  private let style: ReportStyle
  private var file: String?
  private var width = 0
  private var results: [TestResult] = []

  init(style: ReportStyle) {
    self.style = style
    console = Console(usesColor: style.usesColor)
  }

  mutating func text(for event: TestEvent) -> String {
    switch event {
    case .began: return ""
    case .finished(let result):
      results.append(result)
      if style.isQuiet { return "" }
      return style.isVerbose ? line(result) : mark(result)
    case .ended(let summary): return end(summary)
    }
  }

  // MARK: Progress

  private mutating func mark(_ result: TestResult) -> String {
    var text = ""
    if result.test.file != file {
      text += (file == nil ? "" : "\n") + result.test.file + " "
      file = result.test.file
      width = result.test.file.count + 1
    } else if width >= 100 {
      text += "\n  "
      width = 2
    }
    width += 1
    return text + symbol(result, passed: "·")
  }

  private func symbol(_ result: TestResult, passed: String) -> String {
    switch result.outcome {
    case .passed: result.remarks.isEmpty ? console.green(passed) : "?"
    case .failed, .error: console.red("✗")
    case .pending: console.dim("○")
    }
  }

  private mutating func line(_ result: TestResult) -> String {
    var text = ""
    if result.test.file != file {
      text += console.bold(result.test.file) + "\n"
      file = result.test.file
    }
    let times = result.seconds > 0 ? "  " + console.dim(Seconds.text(result.seconds)) : ""
    text += "  \(symbol(result, passed: "✓")) \(result.test.shown)\(times)\n"
    for output in result.output { text += "      \(console.dim(output))\n" }
    return text
  }

  // MARK: The end

  private func end(_ summary: TestSummary) -> String {
    var text = file == nil || style.isVerbose ? "" : "\n"
    for (index, result) in results.filter(\.isBad).enumerated() { text += "\n" + failure(result, number: index + 1) }
    if !style.isQuiet {
      text += pending + remarks(summary)
      if results.count >= 10 { text += slowest(\.seconds, "virtual time") }
      if style.showsCPUTimes { text += slowest(\.cpuSeconds, "CPU time") }
      if let coverage = summary.coverage { text += "\n" + coverage.text }
    }
    let isWell = summary.isWell && summary.stopped == nil
    let sign = !isWell ? console.red("✗ ") : summary.count == 0 ? console.dim("○ ") : console.green("✓ ")
    return text + (text.isEmpty ? "" : "\n") + sign + Verdict.line(summary) + "\n"
  }

  private func failure(_ result: TestResult, number: Int) -> String {
    guard let failure = result.failure else { return "" }
    var lines = ["\(number)) " + console.bold(result.test.shown)]
    let message = failure.message.split(separator: "\n", omittingEmptySubsequences: false)
    let kind = failure.kind == .assertion ? "" : "\(failure.kind.rawValue): "
    lines.append(console.red("✗ ") + "\(result.place): \(kind)\(message.first ?? "")")
    lines += message.dropFirst().map { "  \($0)" }
    lines += failure.details(console)
    let output = result.output.suffix(20)
    if !output.isEmpty, !style.isVerbose {
      lines.append("  it said:")
      lines += output.map { "    \(console.dim($0))" }
    }
    if style.isVerbose, !failure.traceback.isEmpty { lines.append(console.dim(failure.traceback)) }
    if let command = failure.command { lines.append("  again:   \(command)") }
    if let capsule = result.capsule { lines.append("  replay:  detent replay \(Shell.quoted(capsule))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private var pending: String {
    let waiting = results.filter { $0.outcome == .pending }
    guard !waiting.isEmpty else { return "" }
    return "\nPending:\n"
      + waiting.map { "  \($0.test.file):\($0.test.line) \($0.test.shown)\($0.reason.map { ": \($0)" } ?? "")\n" }
      .joined()
  }

  private func remarks(_ summary: TestSummary) -> String {
    var lines = summary.remarks
    for result in results where !result.isBad {
      lines += result.remarks.map { "\(result.test.file):\(result.test.line) \(result.test.shown): \($0)" }
    }
    guard !lines.isEmpty else { return "" }
    return "\nRemarks (failures with --strict):\n" + lines.map { "  \($0)\n" }.joined()
  }

  private func slowest(_ time: KeyPath<TestResult, Double>, _ what: String) -> String {
    let slow = results.enumerated().filter { $0.element[keyPath: time] > 0 }
      .sorted { ($1.element[keyPath: time], $0.offset) < ($0.element[keyPath: time], $1.offset) }.prefix(10)
    guard !slow.isEmpty else { return "" }
    let rows = slow.map { _, result in
      let seconds = Seconds.text(result[keyPath: time])
      return String(repeating: " ", count: max(0, 12 - seconds.count)) + seconds
        + "  \(result.test.file):\(result.test.line) \(result.test.shown)\n"
    }
    return "\nSlowest, by \(what):\n" + rows.joined()
  }
}

/// For logs and screen readers: a line a test as it ends, its failure below it.
struct PlainReport: Reporter {
  var style: ReportStyle

  mutating func text(for event: TestEvent) -> String {
    switch event {
    case .began: ""
    case .finished(let result): style.isQuiet && !result.isBad ? "" : describe(result)
    case .ended(let summary):
      summary.remarks.map { "remark: \($0)\n" }.joined() + (summary.coverage?.text ?? "")
        + "\(summary.isWell ? "passed" : "failed"): \(Verdict.line(summary))\n"
    }
  }

  private func describe(_ result: TestResult) -> String {
    var lines = ["\(result.outcome.rawValue): \(result.test.file):\(result.test.line): \(result.test.shown)"]
    if let reason = result.reason { lines[0] += " (\(reason))" }
    lines += result.remarks.map { "  remark: \($0)" }
    if style.isVerbose || result.isBad { lines += result.output.map { "  said: \($0)" } }
    if let failure = result.failure {
      lines.append("  \(result.place): \(failure.kind.rawValue):")
      lines += failure.message.split(separator: "\n").map { "    \($0)" }
      lines += failure.details(Console(usesColor: false)).map { "  \($0)" }
      if let command = failure.command { lines.append("    again: \(command)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
