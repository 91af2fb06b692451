import DetentLua

/// `detent help`: the overview, a command's page, or one of the long texts.
enum Help {
  /// Texts that are no commands: the word, the line in the overview, the text.
  private static let texts: [(name: String, summary: String, text: @Sendable () -> String)] = [
    ("lua", "all that scripts can use", { Reference.markdown }),
    ("fidelity", "what is modelled, who says so, and how sure we are", { Fidelity.markdown }),
  ]

  static var overview: String {
    var rows = Verb.all.map { ("detent \($0.name) \($0.operands)", $0.summary) }
    rows += texts.map { ("detent help \($0.name)", $0.summary) }
    let width = (rows.map(\.0.count).max() ?? 0) + 2
    let table = rows.map { "  " + $0 + String(repeating: " ", count: width - $0.count) + $1 }
    return """
      Detent, the component runtime: scripts drive models of iOS page controls and paging scroll views on a virtual
      clock, and say whether what happened is what should have.

      \(table.joined(separator: "\n"))
        detent --version

      Exit codes: 0 well · 1 an assertion or a test failed · 2 the command line was not understood · 3 a script cannot be
      loaded or raised an error, limits included · 4 there was nothing to do · 5 a fault inside Detent · 6 an output could
      not be written · 130, 143 interrupted
      """
  }

  static var topics: [String] { Verb.all.map(\.name) + texts.map(\.name) }

  /// Prints one page: the overview when nothing is named.
  static func show(_ topic: String?, _ console: inout Console) -> ExitCode {
    guard let topic, topic != Verb.help.name else {
      console.out(overview)
      return .well
    }
    guard let page = Verb.named(topic)?.help ?? texts.first(where: { $0.name == topic })?.text() else {
      console.error("detent: there is no command \"\(topic)\"\(Spelling.hint(topic, among: topics))")
      return .usage
    }
    console.out(page)
    return .well
  }
}

extension Verb {
  static let help = Verb(
    name: "help", operands: "[COMMAND]", summary: "this text, or all about one command", about: ""
  ) { arguments, console in
    var console = console
    let code = Help.show(arguments.files.first, &console)
    return console.outputFailed ? max(code, .output) : code
  }
}
