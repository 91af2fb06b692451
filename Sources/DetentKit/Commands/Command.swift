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
    let code = dispatch(arguments, console)
    return Running.interruption != 0 ? Running.interruption : code.rawValue
  }

  private static func dispatch(_ arguments: Arguments, _ console: Console) -> ExitCode {
    var console = console
    var code = ExitCode.well
    if arguments.wantsVersion {
      console.out("detent \(Detent.version)")
    } else if arguments.wantsHelp {
      code = Help.show(arguments.verb?.name, &console)
    } else if let verb = arguments.verb {
      return verb.perform(arguments, console)
    } else {
      console.error(Help.overview)
      return .usage
    }
    return console.outputFailed ? max(code, .output) : code
  }
}
