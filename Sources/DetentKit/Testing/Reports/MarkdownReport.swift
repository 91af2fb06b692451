/// A page for pull requests and job summaries: a table of files, then every failure.
struct MarkdownReport: Reporter {
  private var results: [TestResult] = []

  mutating func text(for event: TestEvent) -> String {
    switch event {
    case .began: return ""
    case .finished(let result):
      results.append(result)
      return ""
    case .ended(let summary): return page(summary)
    }
  }

  private func page(_ summary: TestSummary) -> String {
    var text = "# \(summary.isWell ? "✓" : "✗") Tests\n\n\(Verdict.line(summary))\n\n" + table
    let remarks =
      summary.remarks
      + results.filter { !$0.isBad }.flatMap { result in
        result.remarks.map { "\(result.test.file):\(result.test.line) \(result.test.shown): \($0)" }
      }
    if !remarks.isEmpty { text += "\n## Remarks\n\n" + remarks.map { "- \(Markdown.cell($0))\n" }.joined() }
    let bad = results.filter(\.isBad)
    if !bad.isEmpty { text += "\n## Failures\n" + bad.map(describe).joined() }
    return text + (summary.coverage?.markdown ?? "")
  }

  private var table: String {
    var files: [String] = []
    for result in results where !files.contains(result.test.file) { files.append(result.test.file) }
    return Markdown.table(
      ["file", "passed", "failed", "pending", "virtual time"],
      files.map { file in
        let inside = results.filter { $0.test.file == file }
        return [
          file, "\(inside.count { $0.outcome == .passed })", "\(inside.count(where: \.isBad))",
          "\(inside.count { $0.outcome == .pending })", Seconds.text(inside.reduce(0) { $0 + $1.seconds }),
        ]
      })
  }

  private func describe(_ result: TestResult) -> String {
    guard let failure = result.failure else { return "" }
    let lines = ["\(result.place): \(failure.message)"] + failure.details(Console(usesColor: false))
    return "\n### \(Markdown.cell(result.test.shown))\n\n" + Markdown.code(lines.joined(separator: "\n"))
      + (failure.command.map { "\n" + Markdown.code($0, "sh") } ?? "")
  }
}
