import DetentCore
import DetentDrawing
import DetentLua

/// `detent report diff A B`: two runs side by side, in words and as a page.
struct DiffCommand {
  var arguments: Arguments
  var console: Console

  /// A script that has run, or a trace that was saved.
  private struct Side {
    var run: ComparedRun
    /// nil: a trace, which cannot be drawn.
    var result: Session.Result?
  }

  mutating func run() throws(UsageError) -> ExitCode {
    guard arguments.files.count == 3 else { throw UsageError(message: "expected: diff A B (scripts, or saved traces)") }
    let (a, b) = (try side(arguments.files[1]), try side(arguments.files[2]))
    let comparison = RunComparison(a.run, b.run)
    try checkReports(a, b)
    tell(comparison, a.run, b.run)
    let code = max(comparison.differences.isEmpty ? .well : .verdict, writePage(comparison, a, b))
    return console.outputFailed ? max(code, .output) : code
  }

  private func side(_ path: String) throws(UsageError) -> Side {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: 1 << 30) } catch { throw UsageError(message: error.description) }
    guard bytes.first != UInt8(ascii: "{") else { return Side(run: try ComparedRun(trace: bytes, name: path)) }
    Running.note("running \(path)")
    var session = arguments.session
    session.keepsSteps = true
    let result = session.run(source: bytes, name: path, folder: Files.folder(of: path))
    return Side(run: ComparedRun(result), result: result)
  }

  private func checkReports(_ a: Side, _ b: Side) throws(UsageError) {
    for report in arguments.reports {
      guard report.kind == "html", report.path != nil else {
        throw UsageError(message: "--report: diff makes one kind of report: html:FILE")
      }
      guard a.result != nil, b.result != nil else {
        throw UsageError(message: "--report html: a saved trace cannot be drawn; give two scripts")
      }
    }
    try ReportRequest.check(arguments.reports)
  }

  private mutating func tell(_ comparison: RunComparison, _ a: ComparedRun, _ b: ComparedRun) {
    let count = comparison.differences.count
    guard count > 0 else {
      console.out(console.green("✓ ") + "\(a.name) and \(b.name) do the same")
      return
    }
    if !arguments.isQuiet {
      for (time, text) in comparison.differences {
        let stamp = Text.seconds(time)
        console.out(
          console.dim(String(repeating: " ", count: max(0, 9 - stamp.count)) + stamp) + "  " + Text.unsteered(text))
      }
    }
    console.out(console.red("✗ ") + "\(a.name) and \(b.name): \(count) difference\(count == 1 ? "" : "s")")
  }

  private func writePage(_ comparison: RunComparison, _ a: Side, _ b: Side) -> ExitCode {
    guard !arguments.reports.isEmpty, let first = a.result, let second = b.result else { return .well }
    let seed = arguments.session.options.seed
    let runs = [first, second].map { RunReport(result: $0, seed: seed).json(with: []) }
    var page = ReportPage(title: "\(first.name) and \(second.name)", runs: runs)
    page.add(differences: comparison.differences)
    for path in arguments.reports.compactMap(\.path) {
      do { try Files.writeWhole(path, page.html) } catch {
        console.error("detent report: the page could not be written: \(error.description)")
        return .output
      }
    }
    return .well
  }
}
