import Testing

/// What a strict reviewer found, as the command shows it.
@Suite struct ReviewTests {
  static let cases: [Case] = [
    Case("error after an empty assertion", "pcall(assert, false, \"\") error(\"real\")", says: "error: x.lua:1: real"),
    Case("empty assertion", "assert(false, \"\")", says: "x.lua:1:"),
    Case(
      "pattern limit", "string.find(string.rep('a', 1000), '.-b')", ["--max-pattern", "50"],
      says: "more than 50 steps"),
    Case("module elsewhere", "require 'nowhere'", says: "x.lua:1:", "or a --root can be required"),
    Case(
      "cancelled timer", "detent.screen {}:touch {} detent.after(1e6, print):cancel() detent.settle()",
      says: "x.lua:1:", "nothing will ever rest"),
    Case(
      "storm later", "detent.wait(1) while true do detent.wait(0) end", says: "more than 10000 tasks wake at 1.000 s"),
  ]

  @Test(arguments: cases) func review(_ item: Case) throws { try item.check() }

  @Test func helpKnowsItsTopics() throws {
    let outcome = try Detent.run(["help", "lau"], in: try Folder())
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("did you mean \"lua\"?"))
  }

  @Test(arguments: ["run", "render", "live"]) func whatIsNoScriptIsRefused(_ verb: String) throws {
    let folder = try Folder()
    try folder.write("Main.storyboard", "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3\"/>")
    try folder.write("x.lua", "detent.screen {}")
    let outcome = try Detent.run([verb, "Main.storyboard"], in: folder)
    #expect(outcome.code == 3)
    #expect(outcome.errors.contains("Main.storyboard: this is no script"), "\(outcome.errors)")
    #expect(outcome.errors.contains("use detent lint, detent import, or detent.load"))
    _ = try Detent.run(["run", "x.lua", "--trace", "x.trace"], in: folder)
    try Detent.run([verb, "x.trace"], in: folder).expect(3, says: "this is a trace, no script")
    try Detent.run(["replay", "x.trace"], in: folder).expect(3, says: "this is a trace, no capsule")
  }

  @Test func aScriptWithoutACommandIsUnderstood() throws {
    try Detent.run(["x.lua"], in: try Folder()).expect(2, says: "did you mean detent run x.lua?")
  }

  @Test(.signalEndsLoop) func interruptedIsSaidOnce() throws {
    let folder = try Folder()
    try folder.write("x.lua", "while true do end")
    let outcome = try Detent.run(["run", "x.lua"], in: folder, signal: (2, 0.5))
    #expect(outcome.code == 130)
    #expect(outcome.errors.contains("✗ interrupted: x.lua:1\n"), "\(outcome.errors)")
  }
}
