import DetentCore
import DetentDrawing
import DetentGuidelines
import DetentLua

/// What `detent run` tells its reporters: a script has run.
struct RunReport: Reportable {
  /// The page's script sees to it.
  var unsteered: RunReport { self }

  var result: Session.Result
  var seed: UInt64

  static let kinds: [ReportKind<RunReport>] = [
    ReportKind(name: "html", summary: "a page on which the run plays: screens, events, causes, curves") { _ in
      HTMLReporter()
    }
  ]

  /// nil: none was asked for.
  static func reports(_ arguments: Arguments) throws(UsageError) -> Reports<RunReport>? {
    guard !arguments.reports.isEmpty else { return nil }
    if let request = arguments.reports.first(where: { $0.path == nil && $0.kind == "html" }), !arguments.isQuiet {
      throw UsageError(message: "--report \(request.kind): give it a file (html:FILE), or say --quiet too")
    }
    return try Reports(arguments.reports, kinds: kinds, fallback: "html", style: ReportStyle())
  }
}

/// The run as one HTML page, with what the guidelines find in it.
private struct HTMLReporter: Reporter {
  func text(for event: RunReport) throws(ReportError) -> String {
    event.page(with: event.openFindings)
  }
}

extension RunReport {
  /// What the guidelines find in it and nobody has allowed.
  var openFindings: [Finding] { result.audit().findings.filter { $0.verdict != .allowed } }

  /// The page on which the run plays.
  func page(with findings: [Finding]) -> String { ReportPage(title: result.name, runs: [json(with: findings)]).html }

  /// The run as the page's script reads it.
  func json(with findings: [Finding]) -> String {
    let film = Film(of: result.stage, trace: result.trace, steps: result.stepBegins)
    return data(with: findings).json(film, of: result.stage, trace: result.trace)
  }

  func data(with findings: [Finding]) -> RunData {
    let report = Report(result: result, console: Console(usesColor: false), isVerbose: false, seed: seed)
    var data = RunData(
      name: result.name, source: String(decoding: result.source, as: UTF8.self), seed: seed,
      generator: "detent \(Detent.version)", summary: report.counts,
      failure: result.failure.map { report.describe($0).joined(separator: "\n") }, place: result.place)
    data.findings = findings.map { finding in
      RunData.Finding(
        rule: finding.rule, severity: finding.verdict == .review ? "review" : finding.severity.rawValue,
        component: finding.path, message: finding.message, suggestion: finding.suggestion ?? "", time: finding.time,
        frame: finding.frame)
    }
    return data
  }
}
