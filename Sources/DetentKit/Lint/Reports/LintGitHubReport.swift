import DetentGuidelines

/// Annotations of GitHub Actions.
struct LintGitHubReport: Reporter {
  func text(for result: LintResult) -> String {
    let findings = result.findings.filter { $0.standing == .open }.map(annotation)
    let faults = result.faults.map {
      Annotation(level: .error, file: $0.file, line: $0.line, title: $0.rule, text: $0.message)
    }
    return (findings + faults).map(\.command).joined()
  }

  private func annotation(_ found: LintFinding) -> Annotation {
    let suggestion = found.finding.suggestion.map { "\n→ \($0)" } ?? ""
    return Annotation(
      level: found.finding.verdict == .fail ? level(found.finding.severity) : .notice, file: found.file,
      line: found.finding.line, title: found.finding.rule, text: found.sentence + suggestion)
  }

  private func level(_ severity: Severity) -> Annotation.Level {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .advice: .notice
    }
  }
}
