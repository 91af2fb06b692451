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

  @Test(.signalEndsLoop) func interruptedIsSaidOnce() throws {
    let folder = try Folder()
    try folder.write("x.lua", "while true do end")
    let outcome = try Detent.run(["run", "x.lua"], in: folder, signal: (2, 0.5))
    #expect(outcome.code == 130)
    #expect(outcome.errors.contains("✗ interrupted: x.lua:1\n"), "\(outcome.errors)")
  }
}
