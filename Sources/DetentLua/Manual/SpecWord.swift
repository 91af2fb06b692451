/// A word of a test file, which `detent test` defines (`SpecWords`), for editors and linters.
struct SpecWord: Sendable {
  var name: String
  /// What it is called with; nil: it is a table, no function.
  var takes: String?
  /// The class of what it answers.
  var answer: String?
  var doc: String
  /// What stands behind a dot: `it.only`.
  var further: [SpecWord] = []
  /// Whether any other name may stand behind a dot.
  var isOpen = false

  static let all = blocks + hooks + ofDetent + doubles

  private static let test = "(name: string, function)"
  private static let only = SpecWord(name: "only", takes: test, doc: "Runs these alone, not the others of the run.")
  private static let skip = SpecWord(name: "skip", takes: test, doc: "Is not run; counts as pending.")

  private static let blocks = [
    SpecWord(name: "describe", takes: test, doc: "Groups tests; may stand in another group.", further: [only]),
    SpecWord(name: "context", takes: test, doc: "The same as describe.", further: [only]),
    SpecWord(
      name: "insulate", takes: test, doc: "A group with globals and loaded modules of its own.", further: [only]),
    SpecWord(name: "expose", takes: test, doc: "The same as describe.", further: [only]),
    SpecWord(name: "it", takes: test, doc: "A test, on a stage of its own.", further: [only, skip]),
    SpecWord(name: "spec", takes: test, doc: "The same as it.", further: [only, skip]),
    SpecWord(name: "test", takes: test, doc: "The same as it.", further: [only, skip]),
    SpecWord(
      name: "pending", takes: "(name?: string, function?)",
      doc: "A test that is not written or not run yet; in a test: ends it so."),
  ]

  private static let hooks = [
    SpecWord(name: "before_each", takes: "(function)", doc: "Runs before every test of the group."),
    SpecWord(name: "after_each", takes: "(function)", doc: "Runs after every test of the group, failed ones too."),
    SpecWord(name: "setup", takes: "(function)", doc: "Runs once before the group's tests."),
    SpecWord(name: "teardown", takes: "(function)", doc: "Runs once after the group's tests."),
    SpecWord(name: "lazy_setup", takes: "(function)", doc: "The same as setup."),
    SpecWord(name: "lazy_teardown", takes: "(function)", doc: "The same as teardown."),
    SpecWord(name: "strict_setup", takes: "(function)", doc: "The same as setup."),
    SpecWord(name: "strict_teardown", takes: "(function)", doc: "The same as teardown."),
    SpecWord(name: "finally", takes: "(function)", doc: "Runs when the present test ends, however it ends."),
  ]

  private static let ofDetent = [
    SpecWord(
      name: "each", takes: "(rows: list of any)", answer: "busted.each",
      doc: "A test for each row: each { … } :it(\"opens {page}\", function(row) … end)."),
    SpecWord(
      name: "property", takes: "(name: string, generators: table, function)",
      doc: "A test that must hold for whatever `detent.gen` makes: { runs = 100, page = detent.gen.integer(1, 5) }."),
    SpecWord(
      name: "play", takes: "(component, gestures: list of any)",
      doc: "Makes the gestures of `detent.gen.sequence` one after another, each until all rests."),
    SpecWord(
      name: "expect_failure", takes: "(reason?: string)",
      doc: "The present test is known to fail; it fails the run once it passes."),
  ]

  private static let double = "(target?: table, key?: string, ...)"
  private static let doubles = [
    SpecWord(
      name: "spy", takes: "(function?)", answer: "busted.spy", doc: "A function that remembers its calls.",
      further: [
        SpecWord(name: "new", takes: "(function?)", answer: "busted.spy", doc: "The same."),
        SpecWord(
          name: "on", takes: "(target: table, key: string)", answer: "busted.spy",
          doc: "Puts a spy in the place of a table's function, until the test ends."),
        SpecWord(name: "is_spy", takes: "(value)", answer: "boolean", doc: "Whether it is a spy or a stub."),
      ]),
    SpecWord(
      name: "stub", takes: "(target: table, key: string, ...)", answer: "busted.stub",
      doc: "Puts a function that answers what it is told in the place of a table's function, until the test ends.",
      further: [SpecWord(name: "new", takes: double, answer: "busted.stub", doc: "The same; alone without arguments.")]),
    SpecWord(
      name: "mock", takes: "(target: table, stubbed?: boolean)", answer: "table",
      doc: "Makes every function of a table a spy, or a stub.",
      further: [
        SpecWord(name: "revert", takes: "(target: table)", answer: "table", doc: "Puts the functions back."),
        SpecWord(name: "clear", takes: "(target: table)", answer: "table", doc: "Forgets all calls."),
      ]),
    SpecWord(
      name: "package", doc: "What `require` has loaded; what is taken out of it is loaded anew.",
      further: [SpecWord(name: "loaded", doc: "Modules by their names.")]),
    SpecWord(
      name: "match", doc: "Stands for arguments in `called_with`: match._, match.is_number(), match.matches(\"^a\").",
      isOpen: true),
  ]
}

extension SpecWord {
  /// What `assert` has in tests alone.
  static let checks = [
    SpecWord(name: "spy", takes: "(value)", answer: "busted.spy.checks", doc: "Checks of a spy's calls."),
    SpecWord(name: "stub", takes: "(value)", answer: "busted.spy.checks", doc: "The same as spy."),
    SpecWord(
      name: "message", takes: "(text)", answer: "detent.assert",
      doc: "The checks behind it say the text when they fail."),
    SpecWord(
      name: "snapshot", takes: "()", answer: "{ revert: fun() }", doc: "Its `revert` puts back what was spied since."),
    SpecWord(
      name: "error_matches", takes: "(function, pattern)", doc: "It raises an error in which a Lua pattern is found."),
    SpecWord(name: "matches_error", takes: "(function, pattern)", doc: "The same as error_matches."),
    SpecWord(
      name: "register",
      takes:
        "(self: assert, kind: \"assertion\" or \"matcher\", name: string, check: function, positive?: string, negative?: string)",
      doc: "assert:register(…) defines a check of your own, or a matcher."),
  ]
}

extension Definitions {
  static var specs: String {
    let checks = SpecWord.checks.map { "---@field \($0.name) \($0.function) \($0.doc)" }
    return text(
      [["---@meta busted", heading], answers, ["---@class detent.assert"] + checks] + SpecWord.all.map(\.lines))
  }

  /// What words answer.
  private static var answers: [String] {
    let rows = "fun(self: busted.each, name: string, callback: fun(row: any, index: integer))"
    let test = ["it", "test", "spec", "only"].map { "---@field \($0) \(rows)" }
    return ["---@class busted.each"] + test + [
      "", "---@class busted.spy", "---@overload fun(...: any): any",
      "---@field fn fun(...: any): any The same as a plain function, for handlers.",
      "---@field calls table[] The arguments of each call.", "---@field returnvals table[] What each call answered.",
      "---@field callback function What it calls.",
      "---@field clear fun(self: busted.spy): busted.spy Forgets all calls.",
      "---@field revert fun(self: busted.spy): function Puts the original back.", "",
      "---@class busted.spy.checks: { [string]: fun(...: any): any }", "",
      "---@class busted.stub: busted.spy",
      "---@field returns fun(...: any): busted.stub What it answers.",
      "---@field invokes fun(callback: function): busted.stub What it calls instead.",
      "---@field by_default busted.stub",
      "---@field on_call_with fun(...: any): busted.stub For these arguments alone.",
    ]
  }
}

extension SpecWord {
  fileprivate var lines: [String] {
    guard let takes, further.isEmpty else { return ["---\(doc)"] + table + ["\(name) = {}"] }
    let signature = SpecWord.signature(takes)
    return ["---\(doc)"]
      + signature.parameters.map { "---@param \($0.parameter)\($0.isOptional ? "?" : "") \(SpecWord.editor($0))" }
      + (answer.map { ["---@return \($0)"] } ?? [])
      + ["function \(name)(\(signature.parameters.map(\.parameter).joined(separator: ", "))) end"]
  }

  /// The class of a word that is a table too.
  private var table: [String] {
    ["---@class busted.words.\(name)"] + (takes == nil ? [] : ["---@overload \(function)"])
      + further.map { "---@field \($0.name) \($0.function) \($0.doc)" } + (isOpen ? ["---@field [string] any"] : [])
  }

  /// `fun(name: string, callback: fun()): table`
  fileprivate var function: String {
    guard let takes else { return "table" }
    let parameters = SpecWord.signature(takes).parameters.map {
      "\($0.parameter)\($0.isOptional ? "?" : ""): \(SpecWord.editor($0))"
    }
    return "fun(\(parameters.joined(separator: ", ")))" + (answer.map { ": \($0)" } ?? "")
  }

  private static func signature(_ takes: String) -> Signature {
    (try? ShapeReader.signature(takes)) ?? Signature(parameters: [])
  }

  private static func editor(_ field: Field) -> String {
    field.shape.editor == "function" ? "fun(...: any)" : field.shape.editor
  }

  /// A table into which a test may write.
  private static let written = "{ other_fields = true, read_only = false }"

  /// For luacheck: the word, with what stands behind a dot.
  var luacheck: String {
    guard !isOpen else { return "\(name) = { other_fields = true }" }
    guard !further.isEmpty else { return "\(name) = {}" }
    let fields = further.map { $0.takes == nil ? "\($0.name) = \(SpecWord.written)" : "\($0.name) = {}" }
    return "\(name) = { fields = { \(fields.joined(separator: ", ")) } }"
  }
}
