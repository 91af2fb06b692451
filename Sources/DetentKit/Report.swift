import DetentCore
import DetentLua

/// The end of a run as people read it: what failed, where, and what was going on; then one last line.
struct Report {
  var result: Session.Result
  var console: Console
  var isVerbose: Bool
  var seed: UInt64

  static func code(of result: Session.Result) -> ExitCode {
    switch result.failure?.kind {
    case nil: .well
    case .assertion: .verdict
    case .error, .limit: .script
    case .interrupted: .interrupted
    }
  }

  mutating func print(isQuiet: Bool) {
    guard let failure = result.failure else {
      if !isQuiet { console.out(console.green("✓ ") + counts) }
      return
    }
    for line in describe(failure) { console.error(line) }
    if !isQuiet { console.out(console.red("✗ ") + counts) }
  }

  var counts: String {
    let events = (0..<result.trace.count).count { result.trace[$0].what.signal != nil }
    let parts = [plural(result.assertions, "assertion"), plural(result.steps, "step"), plural(events, "event")]
    return "\(result.name): \(parts.joined(separator: ", ")), \(Text.seconds(result.end)) of virtual time, seed \(seed)"
  }

  private func plural(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  func describe(_ failure: ScriptFailure) -> [String] {
    let kind =
      failure.kind == .assertion
      ? "failed" : failure.kind == .limit ? "limit" : failure.kind == .interrupted ? "interrupted" : "error"
    var message = Text.unsteered(failure.message)
    if failure.kind == .interrupted, message.hasSuffix(": interrupted") { message.removeLast(": interrupted".count) }
    var lines = [message == kind ? console.red("✗ \(kind)") : console.red("✗ \(kind): ") + message]
    lines += excerpt(of: failure)
    var circumstances = "  at \(Text.seconds(failure.time))"
    if let step = result.lastStep { circumstances += ", in step \"\(Text.unsteeredLine(step))\"" }
    if let event = failure.event { circumstances += ", \(event)" }
    lines.append(console.dim(circumstances))
    if isVerbose, !failure.traceback.isEmpty { lines.append(console.dim(failure.traceback)) }
    return lines
  }

  /// The lines of the script around the one that failed.
  private func excerpt(of failure: ScriptFailure) -> [String] {
    guard let place = MessagePlace(failure.message, files: [result.name]) else { return [] }
    let lines = Excerpt(of: result.source, around: place.line).drawn(console)
    return lines.isEmpty ? [] : [""] + lines + [""]
  }
}

/// The nearest word to a misspelt one on the command line.
enum Spelling {
  static func hint(_ word: String, among words: [String]) -> String { NameSuggestion.hint(word, among: words) }
}
