import DetentLua

/// The command line, understood.
struct Arguments {
  var verb: Verb?
  var files: [String] = []
  var rest: [String] = []
  /// All of them, as they were given.
  var words: [String] = []
  var session = Session()
  var tracePath: String?
  /// The folder for pictures that the script takes.
  var shotFolder: String?
  var render = RenderOptions()
  var lint = LintOptions()
  var format = RuleFormat.text
  var reports: [ReportRequest] = []
  var test = TestSettings()
  var sweep = SweepSettings()
  /// Of `detent live`; 0: any that is free.
  var port: UInt16 = 0
  var isQuiet = false
  var isVerbose = false
  var usesColor: Bool?
  var wantsHelp = false
  var wantsVersion = false
  /// Whether files that are there are written anew.
  var overwrites = false
  /// Whether an import tells what it understood instead of what it read.
  var wantsAccount = false
  /// For tests: traps after the script has been read.
  var faults = false
}

/// What is wrong with a command line.
struct UsageError: Error {
  var message: String
}

extension Arguments {
  /// Reads a command line: options before or after files, `--` before what the script gets.
  init(_ words: [String]) throws(UsageError) {
    self.words = words
    var words = words[...]
    var used: [Option] = []
    while let word = words.popFirst() {
      if word == "--" {
        rest = Array(words)
        break
      }
      switch word {
      case "-h", "--help": wantsHelp = true
      case "--version": wantsVersion = true
      case _ where word.hasPrefix("-") && word != "-": used.append(try take(word, &words))
      case _ where verb == nil:
        guard let verb = Verb.named(word) else {
          let isScript = word.hasSuffix(".lua")
          let hint =
            isScript ? ": did you mean detent run \(word)?" : Spelling.hint(word, among: Verb.all.map(\.name))
          throw UsageError(message: "there is no command \"\(word)\"\(hint)")
        }
        self.verb = verb
      default: files.append(word)
      }
    }
    if let verb { try check(used, of: verb) }
    session.options.arguments = rest
  }

  /// An option may stand before the command's word, so only at the end is it known whether the command takes it.
  private func check(_ used: [Option], of verb: Verb) throws(UsageError) {
    guard let option = used.first(where: { used in verb.option(used.name) == nil }) else { return }
    let others = Verb.all.filter { $0.option(option.name) != nil }.map { "detent \($0.name)" }
    throw UsageError(
      message: "detent \(verb.name) takes no \(option.name) (\(others.joined(separator: ", ")) does)")
  }

  /// "-j4": the option of a letter, with its value.
  private static func attached(_ word: String) -> Option? {
    guard word.count > 2, !word.hasPrefix("--"), !word.contains("=") else { return nil }
    return Verb.all.flatMap(\.options).first { $0.value != nil && $0.name == word.prefix(2) }
  }

  /// What the option is called here, if another tool calls it so; else the nearest name.
  private static func hint(_ name: String) -> String {
    if let own = Option.otherNames[name] { return ": use \(own)" }
    guard name.hasPrefix("--") else { return "" }
    let names = Verb.all.flatMap(\.groups).filter { !$0.isHidden }.flatMap(\.options).map(\.name)
    return Spelling.hint(name, among: names + ["--help", "--version"])
  }

  private mutating func take(_ word: String, _ words: inout ArraySlice<String>) throws(UsageError) -> Option {
    if let option = Arguments.attached(word) {
      try option.apply(&self, String(word.dropFirst(2)))
      return option
    }
    let equals = word.firstIndex(of: "=")
    let name = equals.map { String(word[..<$0]) } ?? word
    guard let option = verb?.option(name) ?? Verb.all.lazy.compactMap({ $0.option(name) }).first else {
      throw UsageError(message: "there is no option \"\(name)\"\(Arguments.hint(name))")
    }
    if option.value == nil {
      guard equals == nil else { throw UsageError(message: "\(name) takes no value") }
      try option.apply(&self, "")
      return option
    }
    guard let value = equals.map({ String(word[word.index(after: $0)...]) }) ?? words.popFirst() else {
      throw UsageError(message: "\(name) needs a value: \(name) \(option.value ?? "")")
    }
    try option.apply(&self, value)
    return option
  }
}
