import DetentGuidelines
import DetentLua

/// The reports that `detent lint` makes. Each is told once, when everything is known.
enum LintReports {
  /// The kind that shows a script's run, so that it is kept.
  static let page = "html"

  static let kinds: [ReportKind<LintResult>] = [
    ReportKind(name: "text", summary: "for people: findings, what to change, what to do next (default)") {
      LintTextReport(style: $0)
    },
    ReportKind(name: "json", summary: "all that is known, in the form of docs/lint-report.schema.json") { _ in
      LintJSONReport()
    },
    ReportKind(name: "sarif", summary: "SARIF 2.1.0, for code scanning") { _ in LintSARIFReport() },
    ReportKind(name: "github", summary: "annotations of GitHub Actions") { _ in LintGitHubReport() },
    ReportKind(name: "junit", summary: "JUnit XML: a suite a script, a case a rule") { _ in LintJUnitReport() },
    ReportKind(name: "markdown", summary: "tables, for a comment on a pull request") { _ in LintMarkdownReport() },
    ReportKind(name: page, summary: "a page on which the run plays, with its findings (one script, one device)") { _ in
      LintPageReport()
    },
  ]

  static func reports(_ arguments: Arguments, files: Int, devices: Int) throws(UsageError) -> Reports<LintResult> {
    if arguments.reports.contains(where: { $0.kind == page }), files != 1 || devices != 1 {
      throw UsageError(message: "--report \(page) shows one script on one device, here are \(files) on \(devices)")
    }
    let style = ReportStyle(
      usesColor: Console.isTerminal && arguments.usesColor != false, isVerbose: arguments.isVerbose,
      isQuiet: arguments.isQuiet)
    return try Reports(arguments.reports, kinds: kinds, fallback: "text", style: style)
  }
}

/// The run as one HTML page.
private struct LintPageReport: Reporter {
  func text(for result: LintResult) throws(ReportError) -> String {
    guard let file = result.files.first else { throw ReportError(message: "there is no script") }
    guard let run = file.run else {
      throw ReportError(message: "\(file.name) is no script that ran: there is nothing to play")
    }
    return RunReport(result: run, seed: result.seed).page(with: file.findings.filter(\.isOpen).map(\.finding))
  }
}

extension LintFinding {
  fileprivate var isOpen: Bool { standing == .open }
}
