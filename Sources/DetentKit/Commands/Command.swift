import DetentLua

/// The `detent` command, from its words to its exit code.
public enum Command {
  /// `noColor` and `isCI` say whether the environment has NO_COLOR and CI.
  public static func run(_ words: [String], noColor: Bool, isCI: Bool = false) -> Int32 {
    var console = Console(usesColor: Console.isTerminal && !noColor)
    var arguments: Arguments
    do { arguments = try Arguments(words) } catch {
      let verb = words.lazy.compactMap(Verb.named).first
      console.error("detent: \(error.message); see: detent \(verb.map { "help \($0.name)" } ?? "--help")")
      return ExitCode.usage.rawValue
    }
    arguments.test.update = arguments.test.update ?? (isCI ? CurveUpdate.none : .missing)
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
