/// What stands behind `--report`: a kind of report and where it goes.
struct ReportRequest: Sendable, Equatable {
  var kind: String
  /// nil: standard output.
  var path: String?

  /// Reads "KIND", "KIND:FILE" or "KIND:-".
  init(_ text: String) throws(UsageError) {
    let colon = text.firstIndex(of: ":")
    kind = String(text[..<(colon ?? text.endIndex)])
    guard !kind.isEmpty else { throw UsageError(message: "--report: expected KIND or KIND:FILE, got \"\(text)\"") }
    guard let colon else { return }
    let rest = String(text[text.index(after: colon)...])
    guard !rest.isEmpty else { throw UsageError(message: "--report: \(kind): has no file behind the colon") }
    path = rest == "-" ? nil : rest
  }

  /// What two requests must not share.
  fileprivate var target: String {
    guard let path else { return "standard output" }
    let folder = Files.folder(of: path)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return Files.resolved(path) ?? (Files.resolved(folder).map { "\($0 == "/" ? "" : $0)/\(name)" } ?? path)
  }

  /// Refuses two reports on one path.
  static func check(_ requests: [ReportRequest]) throws(UsageError) {
    for (index, request) in requests.enumerated() {
      guard let other = requests[..<index].first(where: { $0.target == request.target }) else { continue }
      throw UsageError(
        message: "--report: \(other.kind) and \(request.kind) would both go to \(request.path ?? "standard output")")
    }
  }
}

extension OptionGroup {
  /// The one option for reports, shared by every command that makes some.
  static let reports = OptionGroup(options: [
    Option(
      name: "--report", value: "KIND[:FILE]", help: "makes a report; may be repeated; without FILE on standard output"
    ) { arguments, text throws(UsageError) in arguments.reports.append(try ReportRequest(text)) }
  ])

  /// For a command's help: the kinds that it knows.
  static func table<Event>(of kinds: [ReportKind<Event>]) -> String {
    let width = (kinds.map(\.name.count).max() ?? 0) + 2
    let rows = kinds.map { "  " + $0.name + String(repeating: " ", count: width - $0.name.count) + $0.summary }
    return (["Kinds of reports:", ""] + rows).joined(separator: "\n")
  }
}
