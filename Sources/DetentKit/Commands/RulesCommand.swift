import DetentCore
import DetentGuidelines

extension Verb {
  static let rules = Verb(
    name: "rules", operands: "[PATTERN…] [options]", summary: "list the design guidelines that lint judges by",
    about: """
      Lists the rules, or those whose ids fit a pattern such as "picker/*": id, severity, what they read, what is good; with
      --quiet the ids alone.
      """,
    groups: [.rules, .output]
  ) { arguments, console in
    var console = console
    var rules = Guideline.all
    for pattern in arguments.files where !Guideline.all.contains(where: { Glob.matches($0.id, pattern) }) {
      let hint = Spelling.hint(pattern, among: Guideline.all.map(\.id))
      console.error("detent rules: there is no rule \"\(pattern)\"\(hint)")
      return .usage
    }
    if !arguments.files.isEmpty {
      rules = rules.filter { rule in arguments.files.contains { Glob.matches(rule.id, $0) } }
    }
    if let preset = arguments.lint.preset { rules = rules.filter { $0.editions.contains(preset) } }
    let isBare = arguments.isQuiet && arguments.format == .text
    console.out(isBare ? rules.map(\.id).joined(separator: "\n") : RuleTable(rules: rules).listed(as: arguments.format))
    return console.outputFailed ? .output : .well
  }
}

extension OptionGroup {
  static let rules = OptionGroup(
    options: format.options + lint.options.filter { $0.name == "--preset" })

  static let format = OptionGroup(options: [
    Option(name: "--format", value: "NAME", help: "text (default), json or markdown") {
      arguments, text throws(UsageError) in
      arguments.format = try Option.word("--format", text)
    }
  ])
}
