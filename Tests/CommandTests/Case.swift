import Testing

/// One script and what the command makes of it.
struct Case: CustomTestStringConvertible, Sendable {
  var name: String
  var script: String
  var arguments: [String] = []
  var code: Int32 = 3
  /// Texts that the output must hold.
  var says: [String] = []

  var testDescription: String { name }

  /// A script that fails with an error.
  init(_ name: String, _ script: String, _ arguments: [String] = [], code: Int32 = 3, says: String...) {
    self.name = name
    self.script = script
    self.arguments = arguments
    self.code = code
    self.says = says
  }

  /// A pager with four pages, its dots, and a button over the pager's middle, on a screen.
  static let screen = """
    local screen = detent.screen { id = "main",
      detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
      detent.pageControl { id = "dots", place = "bottom", pairedWith = "pager" } }
    local pager, dots = screen.pager, screen.dots

    """

  /// The same with that screen made first; its five lines come before the script's.
  static func onScreen(
    _ name: String, _ script: String, _ arguments: [String] = [], code: Int32 = 3, says: String...
  )
    -> Case
  {
    var made = Case(name, screen + script, arguments, code: code)
    made.says = says
    return made
  }

  /// Runs it and checks what every run promises: it ends by itself, is no fault, and a failure says where.
  func check() throws {
    let folder = try Folder()
    try folder.write("x.lua", script)
    let outcome = try Detent.run(["run"] + arguments + ["x.lua"], in: folder)
    #expect(!outcome.hung, "\(name) did not end")
    #expect(outcome.code == code, "\(name): \(outcome.everything.prefix(2000))")
    for text in says {
      #expect(outcome.everything.contains(text), "\(name): \(text) is missing in: \(outcome.everything.prefix(2000))")
    }
    if code == 3 { #expect(outcome.errors.contains("x.lua:"), "\(name): no place in: \(outcome.errors.prefix(2000))") }
  }
}
