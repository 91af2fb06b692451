import DetentGuidelines

/// Annotations of GitHub Actions: workflow commands that mark lines of a pull request.
struct LintGitHubReport: Reporter {
  func text(for result: LintResult) -> String {
    let findings = result.findings.filter { $0.standing == .open }.map { found in
      let kind = found.finding.verdict == .fail ? found.finding.severity.annotation : "note"
      return command(
        kind == "note" ? "notice" : kind, found.file, found.finding.line, title: found.finding.rule,
        found.sentence + (found.finding.suggestion.map { "\n→ \($0)" } ?? ""))
    }
    let faults = result.faults.map { command("error", $0.file, $0.line, title: $0.rule, $0.message) }
    return (findings + faults).map { $0 + "\n" }.joined()
  }

  private func command(_ kind: String, _ file: String, _ line: Int?, title: String, _ message: String) -> String {
    let place = "file=\(property(file))" + (line.map { ",line=\($0)" } ?? "")
    return "::\(kind) \(place),title=\(property(title))::\(data(message))"
  }

  /// What would end the command, escaped.
  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
