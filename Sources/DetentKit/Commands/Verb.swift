/// One of detent's commands: its word, what help says of it, the options that it takes, and what runs it.
struct Verb: Sendable {
  var name: String
  /// What stands behind the word: "FILE…".
  var operands: String
  /// One line for the overview.
  var summary: String
  /// For `detent help NAME`, before the options.
  var about: String
  var groups: [OptionGroup] = []
  /// After the options. Made when somebody reads it: most runs do not.
  var tail: @Sendable () -> String = { "" }
  var perform: @Sendable (Arguments, Console) -> ExitCode

  /// Every command, in the order in which help lists them.
  static let all: [Verb] = [
    .run, .test, .lint, .importing, .rules, .explain, .report, .replay, .sweep, .render, .live, .initialize, .types,
    .completions, .doctor, .help,
  ]

  static func named(_ name: String) -> Verb? { all.first { $0.name == name } }

  var options: [Option] { groups.flatMap(\.options) }

  /// The page that `detent help NAME` prints.
  var help: String {
    let head = ["detent", name, operands].filter { !$0.isEmpty }.joined(separator: " ")
    let pages = groups.filter { !$0.isHidden }.map(\.help)
    return ([head, about] + pages + [tail()]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
