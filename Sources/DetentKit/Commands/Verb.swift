/// One of detent's commands: its word, what help says of it, the options that it takes, and what runs it.
struct Verb: Sendable {
  var name: String
  /// What stands behind the word: "FILE…".
  var operands: String
  /// One line for the overview.
  var summary: String
  /// For `detent help NAME`, before the options.
  var about: String
  /// Made when somebody asks: a run of one command needs no other one's options.
  private let makeGroups: @Sendable () -> [OptionGroup]
  /// After the options. Made when somebody reads it: most runs do not.
  private let tail: @Sendable () -> String
  let perform: @Sendable (Arguments, Console) -> ExitCode

  init(
    name: String, operands: String, summary: String, about: String,
    groups: @autoclosure @escaping @Sendable () -> [OptionGroup] = [], tail: @escaping @Sendable () -> String = { "" },
    perform: @escaping @Sendable (Arguments, Console) -> ExitCode
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.about = about
    makeGroups = groups
    self.tail = tail
    self.perform = perform
  }

  /// Every command, in the order in which help lists them.
  static let all: [Verb] = [
    .run, .test, .lint, .importing, .rules, .explain, .report, .replay, .sweep, .render, .live, .initialize, .types,
    .completions, .doctor, .help,
  ]

  static func named(_ name: String) -> Verb? { all.first { $0.name == name } }

  var groups: [OptionGroup] { makeGroups() }
  var options: [Option] { groups.flatMap(\.options) }

  func option(_ name: String) -> Option? { groups.lazy.flatMap(\.options).first { $0.name == name } }

  /// The page that `detent help NAME` prints.
  var help: String {
    let head = ["detent", name, operands].filter { !$0.isEmpty }.joined(separator: " ")
    let pages = groups.filter { !$0.isHidden }.map(\.help)
    return ([head, about] + pages + [tail()]).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
