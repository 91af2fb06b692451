/// Turns what happens in a run into text, piece by piece.
///
/// A reporter is only told: what it answers goes to its output, and nothing that it does can change a verdict.
protocol Reporter<Event> {
  associatedtype Event

  /// What the report gains by an event; may be nothing.
  mutating func text(for event: Event) throws(ReportError) -> String
}

/// What reports are told.
protocol Reportable {
  /// The same with U+FFFD for each character that steers what shows it: a terminal, a page, a reader of logs.
  var unsteered: Self { get }
}

/// Why a report could not be made or written.
struct ReportError: Error {
  var message: String
}

/// A kind of report that a command can make.
struct ReportKind<Event>: Sendable {
  /// The word before ":" in `--report`.
  var name: String
  /// One line for help.
  var summary: String
  /// Whether its text is useful while the run goes on: it is then written at once, else as a whole at the end.
  var isStream = false
  var make: @Sendable (ReportStyle) -> any Reporter<Event>
}

/// How a report is to look.
struct ReportStyle: Sendable {
  /// Only ever true for a terminal.
  var usesColor = false
  var isVerbose = false
  var isQuiet = false
  /// CPU times are never the same twice, so they are told only when asked for.
  var showsCPUTimes = false
}
