import DetentCore
import DetentLua

/// The texts of `detent --help` and `detent help COMMAND`.
enum Help {
  static let overview = """
    Detent, the component runtime: scripts drive models of iOS page controls and paging scroll views on a virtual
    clock, and say whether what happened is what should have.

      detent run FILE…      run Lua scenario scripts; "-" reads one from standard input
      detent help [COMMAND] this text, or all about one command
      detent help lua       all that scripts can use
      detent help fidelity  what is modelled, who says so, and how sure we are
      detent --version

    Exit codes: 0 well · 1 an assertion failed · 2 the command line was not understood · 3 a script cannot be loaded
    or raised an error, limits included · 5 a fault inside Detent · 6 an output could not be written · 130, 143
    interrupted
    """

  /// What `detent help` knows.
  static let topics = Arguments.commands + ["lua", "fidelity"]

  static func command(_ name: String) -> String? {
    switch name {
    case "run": run
    case "help": overview
    case "lua": Reference.markdown
    case "fidelity": Fidelity.markdown
    default: nil
    }
  }

  static let run = """
    detent run FILE… [options] [-- ARGUMENTS]

    Runs each script with a fresh stage and prints its steps, notes and prints, a failed assertion with the lines
    around it, and a last line. What stands behind "--" is in the script's table "arg".

    \(table(Option.run))

    Limits: each ends the run with an error that names the line.

    \(table(Option.limits))

    Devices: \(Device.all.map(\.name).joined(separator: ", "))
    """

  private static func table(_ options: [Option]) -> String {
    let heads = options.map { "  \($0.name)\($0.value.map { " \($0)" } ?? "")" }
    let width = (heads.map(\.count).max() ?? 0) + 2
    return zip(heads, options).map { head, option in
      head + String(repeating: " ", count: width - head.count) + option.help
    }.joined(separator: "\n")
  }
}
