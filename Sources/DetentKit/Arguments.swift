import DetentCore
import DetentLua

/// The command line, understood.
struct Arguments {
  var command = ""
  var files: [String] = []
  var rest: [String] = []
  var session = Session()
  var tracePath: String?
  var isQuiet = false
  var isVerbose = false
  var usesColor: Bool?
  var wantsHelp = false
  var wantsVersion = false
  /// For tests: traps after the script has been read.
  var faults = false
}

/// What is wrong with a command line.
struct UsageError: Error {
  var message: String
}

/// An option: its name, what its value is called (nil: it takes none), what it does.
struct Option: Sendable {
  var name: String
  var value: String?
  var help: String
  var apply: @Sendable (inout Arguments, String) throws(UsageError) -> Void
}

extension Option {
  /// The options of `detent run`, in the order in which help lists them.
  static let run: [Option] = [
    Option(name: "--trace", value: "FILE", help: "write everything that happened, as JSON Lines (docs/trace-format.md)")
    { $0.tracePath = $1 },
    Option(name: "--seed", value: "N", help: "seed of math.random (default 1)") { arguments, text throws(UsageError) in
      guard let seed = UInt64(text) else { throw wrong("--seed", "a whole number", text) }
      arguments.session.options.seed = seed
    },
    Option(name: "--device", value: "NAME", help: "device of screens that name none (default \"iPhone 16\")") {
      arguments, text throws(UsageError) in
      guard Device.named(text) != nil else {
        let names = Device.all.map(\.name)
        let hint = Spelling.hint(text, among: names)
        throw UsageError(
          message: "--device: there is no device \"\(text)\"\(hint) (there are: \(names.joined(separator: ", ")))")
      }
      arguments.session.options.device = text
    },
    Option(name: "--root", value: "DIR", help: "folder in which require looks, beside the script's; may be repeated") {
      $0.session.roots.append($1)
    },
    Option(name: "--quiet", value: nil, help: "print only what the script prints, and failures") { arguments, _ in
      arguments.isQuiet = true
    },
    Option(name: "--verbose", value: nil, help: "also print events and tracebacks") { arguments, _ in
      arguments.isVerbose = true
    },
    Option(name: "--no-color", value: nil, help: "no colours (as with NO_COLOR set)") { arguments, _ in
      arguments.usesColor = false
    },
  ]

  /// Limits: each ends the run with an error at a line.
  static let limits: [Option] = [
    Option(name: "--max-memory", value: "MB", help: "memory of the script (default 256)") {
      arguments, text throws(UsageError) in
      arguments.session.options.memory = try whole("--max-memory", text, 1...1_000_000) << 20
    },
    Option(name: "--max-cpu", value: "S", help: "CPU seconds between two waits; 0 is none (default 10)") {
      arguments, text throws(UsageError) in
      guard let seconds = Double(text), seconds >= 0, seconds.isFinite else {
        throw wrong("--max-cpu", "seconds", text)
      }
      arguments.session.options.cpuSeconds = seconds
    },
    Option(
      name: "--max-instructions", value: "N",
      help: "Lua instructions of the run: a limit met at the same place every time (default none)"
    ) { arguments, text throws(UsageError) in
      arguments.session.options.instructions = Int64(try whole("--max-instructions", text, 1...Int.max))
    },
    Option(name: "--max-pattern", value: "N", help: "steps of one pattern match (default 10000000)") {
      arguments, text throws(UsageError) in
      arguments.session.options.patternSteps = Int64(try whole("--max-pattern", text, 1...Int.max))
    },
    Option(name: "--max-time", value: "S", help: "virtual seconds (default 86400)") {
      arguments, text throws(UsageError) in
      guard let seconds = Double(text), seconds > 0, seconds <= 1e9 else {
        throw wrong("--max-time", "seconds (more than 0, up to 1000000000)", text)
      }
      arguments.session.options.virtualSeconds = seconds
    },
    Option(name: "--max-steps", value: "N", help: "events, frames and wakes of the run (default 10000000)") {
      arguments, text throws(UsageError) in
      arguments.session.options.steps = try whole("--max-steps", text, 1...Int.max)
    },
    Option(name: "--max-events", value: "N", help: "events in the trace (default 2000000)") {
      arguments, text throws(UsageError) in
      arguments.session.options.traceLimit = try whole("--max-events", text, 1...100_000_000)
    },
    Option(name: "--max-storm", value: "N", help: "events at one instant (default 10000)") {
      arguments, text throws(UsageError) in
      arguments.session.options.stormLimit = try whole("--max-storm", text, 16...10_000_000)
    },
    Option(name: "--max-components", value: "N", help: "components that live at once (default 100000)") {
      arguments, text throws(UsageError) in
      arguments.session.options.componentLimit = try whole("--max-components", text, 1...10_000_000)
    },
    Option(name: "--max-script", value: "MB", help: "size of a script file (default 8)") {
      arguments, text throws(UsageError) in
      arguments.session.scriptLimit = try whole("--max-script", text, 1...1024) << 20
    },
  ]

  /// Not in the help.
  static let hidden: [Option] = [
    Option(name: "--fault", value: nil, help: "") { arguments, _ in arguments.faults = true },
    Option(name: "--refuse-allocation", value: "N", help: "") { arguments, text throws(UsageError) in
      arguments.session.options.refusedAllocation = Int64(try whole("--refuse-allocation", text, 1...Int.max))
    },
  ]

  static let all = run + limits + hidden

  private static func wrong(_ option: String, _ wanted: String, _ got: String) -> UsageError {
    UsageError(message: "\(option): expected \(wanted), got \"\(got)\"")
  }

  private static func whole(_ option: String, _ text: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw wrong(
        option,
        range.upperBound == .max
          ? "a whole number from \(range.lowerBound)"
          : "a whole number from \(range.lowerBound) to \(range.upperBound)", text)
    }
    return number
  }
}

extension Arguments {
  static let commands = ["run", "help"]

  /// Reads a command line: options before or after files, `--` before what the script gets.
  init(_ words: [String]) throws(UsageError) {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        rest = Array(words)
        break
      }
      switch word {
      case "-h", "--help": wantsHelp = true
      case "--version": wantsVersion = true
      case _ where word.hasPrefix("-") && word != "-": try take(word, &words)
      case _ where command.isEmpty:
        guard Arguments.commands.contains(word) else {
          throw UsageError(message: "there is no command \"\(word)\"\(Spelling.hint(word, among: Arguments.commands))")
        }
        command = word
      default: files.append(word)
      }
    }
    session.options.arguments = rest
  }

  private mutating func take(_ word: String, _ words: inout ArraySlice<String>) throws(UsageError) {
    let equals = word.firstIndex(of: "=")
    let name = equals.map { String(word[..<$0]) } ?? word
    guard let option = Option.all.first(where: { $0.name == name }) else {
      let names = (Option.run + Option.limits).map(\.name) + ["--help", "--version"]
      throw UsageError(message: "there is no option \"\(name)\"\(Spelling.hint(name, among: names))")
    }
    if option.value == nil {
      guard equals == nil else { throw UsageError(message: "\(name) takes no value") }
      return try option.apply(&self, "")
    }
    guard let value = equals.map({ String(word[word.index(after: $0)...]) }) ?? words.popFirst() else {
      throw UsageError(message: "\(name) needs a value: \(name) \(option.value ?? "")")
    }
    try option.apply(&self, value)
  }
}
