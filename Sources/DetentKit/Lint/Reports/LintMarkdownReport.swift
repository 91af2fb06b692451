import DetentGuidelines

/// Tables, for a comment on a pull request.
struct LintMarkdownReport: Reporter {
  func text(for result: LintResult) -> String {
    var text = "## detent lint\n\n\(result.code == .well ? "✓" : "✗") \(result.summary)\n"
    text += table("Findings", result.findings.filter(\.isOpenFail))
    text += table("To review", result.findings.filter(\.isOpenReview))
    let faults = result.faults
    if !faults.isEmpty {
      text += "\n### Beside the findings\n\n"
      text += Markdown.table(["", "where"], faults.map { [$0.message, $0.file + ($0.line.map { ":\($0)" } ?? "")] })
    }
    let known = result.findings.filter { $0.standing != .open }
    if !known.isEmpty {
      text += "\n<details><summary>\(known.count) allowed or in the baseline</summary>\n\n"
      text += Markdown.table(
        ["rule", "component", "why"],
        known.map { [$0.finding.rule, $0.finding.path, $0.standing.reason ?? "in the baseline"] })
      text += "\n</details>\n"
    }
    return text + (result.advice.map { "\nNext: \($0)\n" } ?? "")
  }

  private func table(_ heading: String, _ findings: [LintFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    let rows = findings.map { found -> [String] in
      let place = found.file + (found.finding.line.map { ":\($0)" } ?? "")
      let suggestion = found.finding.suggestion.map { "\n→ \($0)" } ?? ""
      return [found.word, found.finding.rule, place, found.sentence + suggestion]
    }
    return "\n### \(heading)\n\n" + Markdown.table(["", "rule", "where", "what"], rows)
  }
}
