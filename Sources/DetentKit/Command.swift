import DetentLua

/// The `detent` command, from its words to its exit code.
public enum Command {
  /// `environment` is what NO_COLOR is looked up in.
  public static func run(_ words: [String], noColor: Bool) -> Int32 {
    var console = Console(usesColor: Console.isTerminal && !noColor)
    let arguments: Arguments
    do { arguments = try Arguments(words) } catch {
      console.error("detent: \(error.message); see: detent --help")
      return ExitCode.usage.rawValue
    }
    if arguments.usesColor == false { console.usesColor = false }
    var code = dispatch(arguments, &console)
    if console.outputFailed { code = max(code, .output) }
    return Running.interruption != 0 ? Running.interruption : code.rawValue
  }

  private static func dispatch(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    if arguments.wantsVersion {
      console.out("detent \(Detent.version)")
      return .well
    }
    if arguments.wantsHelp || arguments.command == "help" {
      let topic = arguments.command == "help" ? arguments.files.first : arguments.command
      guard let topic, !topic.isEmpty else {
        console.out(Help.overview)
        return .well
      }
      guard let text = Help.command(topic) else {
        console.error("detent: there is no command \"\(topic)\"\(Spelling.hint(topic, among: Help.topics))")
        return .usage
      }
      console.out(text)
      return .well
    }
    guard arguments.command == "run" else {
      console.error(Help.overview)
      return .usage
    }
    var command = RunCommand(arguments: arguments, console: console)
    return command.run()
  }
}
