import DetentCore
import DetentGuidelines
import DetentLua

extension Verb {
  static let explain = Verb(
    name: "explain", operands: "WORD… [options]",
    summary: "all about a rule, a group of rules, an error, a limit, or a name of the Lua API",
    about: """
      Prints the page of a rule (page-control/too-many), the rules of a group (page-control, or page-control/*), a limit
      (max-storm), an error (its message, or part of it), a device, or a name of the Lua API (numberOfPages, place,
      scrollView:swipe, pageControl). Needs no network.
      """,
    groups: [.format, .output]
  ) { arguments, console in
    var console = console
    guard !arguments.files.isEmpty else {
      console.error("detent explain: what? A rule's id, an error, a limit or a name; see: detent help explain")
      return .usage
    }
    let words = arguments.files.joined(separator: " ")
    guard let page = Explanation.page(of: words, isMarkdown: arguments.format == .markdown) else {
      console.error("detent explain: nothing is known of \"\(words)\"\(Explanation.hint(words))")
      return .usage
    }
    guard arguments.format != .json else {
      console.error("detent explain: --format is text or markdown here; `detent rules --format json` has all rules")
      return .usage
    }
    console.out(page)
    return console.outputFailed ? .output : .well
  }
}

extension Explanation {
  /// The page that fits: of a rule or a group of rules, an error or limit, a name of the API, or a message that somebody
  /// pasted, or part of one.
  static func page(of words: String, isMarkdown: Bool) -> String? {
    let isPattern = words.contains("*")
    let group = Guideline.all.filter { isPattern ? Glob.matches($0.id, words) : $0.group == words }
    if !group.isEmpty {
      let table = RuleTable(rules: group).listed(as: isMarkdown ? .markdown : .text)
      return [table, Reference.page(of: words)].compactMap { $0 }.joined(separator: "\n\n")
    }
    if let rule = Guideline.named(words) ?? onlyRule(named: words) {
      let page = RulePage(rule: rule)
      return isMarkdown ? page.markdown.trimmed : page.text
    }
    if let explanation = all.first(where: { $0.names.contains(words) }) { return explanation.text }
    if let page = Reference.page(of: words) { return page + usage(of: words) }
    return (all.first { $0.fits(words) } ?? all.first { $0.holds(words) })?.text
  }

  static func hint(_ words: String) -> String {
    let rules =
      Guideline.all.map(\.id) + Guideline.all.map(\.group)
      + Guideline.all.compactMap { $0.id.split(separator: "/").last.map(String.init) }
    return NameSuggestion.hint(words, among: rules + all.flatMap(\.names) + Reference.allNames)
  }

  /// "too-many", if one rule alone is called so.
  private static func onlyRule(named name: String) -> Guideline? {
    let rules = Guideline.all.filter { $0.id.hasSuffix("/" + name) }
    return rules.count == 1 ? rules[0] : nil
  }

  /// Lines of rules' examples in which a name of the API stands.
  private static func usage(of name: String) -> String {
    let word = name.split { $0 == "." || $0 == ":" }.last.map(String.init) ?? name
    var lines: [String] = []
    for example in Guideline.all.flatMap(\.examples) {
      for line in example.lua.split(separator: "\n") where lines.count < 3 {
        let code = "    " + line.split(separator: "--", maxSplits: 1)[0].trimmed
        if code.hasWord(word), !lines.contains(code) { lines.append(code) }
      }
    }
    return lines.isEmpty ? "" : "\n\nFor example:\n\n" + lines.joined(separator: "\n")
  }
}

extension Guideline {
  /// "page-control"
  fileprivate var group: String { sampleName.folder }
}

extension String {
  /// Whether a name stands in it as a whole word.
  fileprivate func hasWord(_ word: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = rest[..<range.lowerBound].last
      let after = rest[range.upperBound...].first
      let isPart = { (character: Character?) in character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
      if !isPart(before), !isPart(after) { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
