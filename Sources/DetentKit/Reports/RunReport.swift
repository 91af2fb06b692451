import DetentGuidelines

/// What `detent run` tells its reporters: a script has run.
struct RunReport {
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
    event.page(with: event.result.audit().findings.filter { $0.verdict != .allowed })
  }
}
