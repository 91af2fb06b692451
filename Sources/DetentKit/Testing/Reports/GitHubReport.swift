/// Annotations for GitHub Actions: workflow commands that mark lines of a pull request.
struct GitHubReport: Reporter {
  mutating func text(for event: TestEvent) -> String {
    switch event {
    case .began: return ""
    case .finished(let result): return annotations(result)
    case .ended(let summary):
      return summary.remarks.map { "::warning::\(Annotation.data($0))\n" }.joined()
        + (summary.isWell ? "::notice::" : "::error::") + Annotation.data(Verdict.line(summary)) + "\n"
    }
  }

  private func annotations(_ result: TestResult) -> String {
    guard let failure = result.failure else {
      return result.remarks.map {
        Annotation(
          level: .warning, file: result.test.file, line: result.test.line, title: result.test.shown, text: $0
        ).command
      }.joined()
    }
    let lines =
      [failure.message] + failure.circumstances.map { "\($0.name): \($0.text)" }
      + (failure.command.map { ["again: \($0)"] } ?? [])
    return Annotation(
      level: .error, file: failure.file ?? result.test.file, line: failure.line ?? result.test.line,
      title: result.test.shown, text: lines.joined(separator: "\n")
    ).command
  }
}
