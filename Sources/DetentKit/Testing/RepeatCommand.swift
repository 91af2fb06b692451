import DetentCore
import DetentLua

/// The command that runs one test again, as it ran.
struct RepeatCommand {
  private var options: [String] = []

  init(arguments: Arguments) {
    let session = arguments.session
    if session.options.seed != 1 { options += ["--seed \(session.options.seed)"] }
    if session.options.device != ScriptOptions().device {
      options += ["--device \(Shell.quoted(session.options.device))"]
    }
    for root in session.roots { options += ["--root \(Shell.quoted(root))"] }
    if arguments.test.repeats > 1 { options += ["--repeat \(arguments.test.repeats)"] }
    if arguments.test.isStrict { options += ["--strict"] }
    if arguments.test.minMargin > 0 { options += ["--min-margin \(Text.number(arguments.test.minMargin * 100))%"] }
  }

  func command(for result: TestResult) -> String {
    let test = result.test
    var words = ["detent test", Shell.quoted("\(test.file):\(test.line)")] + options
    if result.sharesLine { words.append("--filter \(Shell.quoted(test.title))") }
    if !test.combination.isEmpty {
      let settings = test.combination.split(separator: ", ").joined(separator: ",")
      words.append("--matrix \(Shell.quoted(settings))")
    }
    return words.joined(separator: " ")
  }
}

/// Words for a shell.
enum Shell {
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "_-./:=,+@%".utf8.contains(byte)
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
