/// Annotations for GitHub Actions: workflow commands that mark lines of a pull request.
struct GitHubReport: Reporter {
  mutating func text(for event: TestEvent) -> String {
    switch event {
    case .began: return ""
    case .finished(let result): return annotations(result)
    case .ended(let summary):
      return summary.remarks.map { "::warning::\(data($0))\n" }.joined()
        + (summary.isWell ? "::notice::" : "::error::") + data(Verdict.line(summary)) + "\n"
    }
  }

  private func annotations(_ result: TestResult) -> String {
    guard let failure = result.failure else {
      return result.remarks.map {
        command("warning", result.test.file, result.test.line, result.test.shown, $0)
      }.joined()
    }
    let lines =
      [failure.message] + failure.circumstances.map { "\($0.name): \($0.text)" }
      + (failure.command.map { ["again: \($0)"] } ?? [])
    return command(
      "error", failure.file ?? result.test.file, failure.line ?? result.test.line, result.test.shown,
      lines.joined(separator: "\n"))
  }

  private func command(_ name: String, _ file: String, _ line: Int, _ title: String, _ text: String) -> String {
    "::\(name) file=\(property(file)),line=\(max(1, line)),title=\(property(title))::\(data(text))\n"
  }

  private func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let code = table[scalar] { result += code } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
