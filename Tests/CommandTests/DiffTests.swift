import Foundation
import Testing

/// `detent report diff`: two runs compared, in words.
@Suite struct DiffTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.write("a.lua", Case.screen + "step 'go'\npager:swipe { to = 'next' }:settle()\n")
    try folder.write("slow.lua", Case.screen + "step 'go'\npager:swipe { to = 'next', speed = 200 }:settle()\n")
    try folder.write("late.lua", Case.screen + "step 'go'\ndetent.wait(0.5)\npager:swipe { to = 'next' }:settle()\n")
    try folder.write("fails.lua", Case.screen + "step 'go'\npager:swipe { to = 'next' }:settle()\nerror 'no'\n")
    return folder
  }

  @Test func theSame() throws {
    try Detent.run(["report", "diff", "a.lua", "a.lua"], in: folder()).expect(0, says: "✓ a.lua and a.lua do the same")
  }

  @Test func anotherOutcome() throws {
    let outcome = try Detent.run(["report", "diff", "a.lua", "slow.lua"], in: folder())
    outcome.expect(
      1, says: "only in a.lua: where to rest: a flick, so it goes to the next page in its direction: page 2",
      "only in a.lua: pageControl \"dots\": page = 2",
      "only in slow.lua: where to rest: slower than a flick, so the nearest page wins: page 1")
  }

  @Test("a lag is told once, where it begins") func lag() throws {
    let outcome = try Detent.run(["report", "diff", "a.lua", "late.lua"], in: folder())
    outcome.expect(
      1, says: "0.000 s  from here on 0.5 s later in late.lua: swipe on scrollView \"pager\"",
      "a.lua and late.lua: 1 difference\n")
  }

  @Test func failures() throws {
    try Detent.run(["report", "diff", "a.lua", "fails.lua"], in: folder())
      .expect(1, says: "a.lua goes well", "fails.lua fails: fails.lua:7: no")
  }

  @Test("a step's text cannot steer the terminal") func steeringText() throws {
    let folder = try folder()
    let step = "step 'Tap \\u{202e}RTL\\27[31m\\0' detent.note 'a\\27]0;b\\nc' print 'raw\\27[1m'\n"
    try folder.write("steer.lua", step + "step 'x' error('no \\27[2J')")
    let run = try Detent.run(["run", "steer.lua"], in: folder)
    run.expect(
      3, says: "▸ Tap \u{FFFD}RTL\u{FFFD}[31m\u{FFFD}\n", "a\u{FFFD}]0;b c\n", "raw\u{1B}[1m\n", "no \u{FFFD}[2J")
    let diff = try Detent.run(["report", "diff", "a.lua", "steer.lua"], in: folder)
    diff.expect(1, says: "only in steer.lua: step \"Tap \u{FFFD}RTL\u{FFFD}[31m\u{FFFD}\"")
    #expect(!diff.everything.contains("\u{1B}"))
    #expect(!diff.everything.contains("\u{202E}"))
  }

  @Test func savedTraces() throws {
    let folder = try folder()
    for name in ["a", "slow"] { _ = try Detent.run(["run", "\(name).lua", "--trace", "\(name).trace"], in: folder) }
    try Detent.run(["report", "diff", "a.trace", "a.lua"], in: folder).expect(0, says: "do the same")
    try Detent.run(["report", "diff", "a.trace", "slow.trace"], in: folder).expect(1, says: "only in slow.trace")
    try Detent.run(["report", "diff", "a.trace", "a.lua", "--report", "html:d.html"], in: folder)
      .expect(2, says: "a saved trace cannot be drawn")
  }

  @Test func aPage() throws {
    let folder = try folder()
    try Detent.run(["report", "diff", "a.lua", "slow.lua", "--quiet", "--report", "html:d.html"], in: folder).expect(1)
    let page = Folder.text(folder.path("d.html"))
    #expect(page.contains("\"differences\":[{\"t\":"))
    #expect(page.contains("connect-src 'none'"))
  }

  static let misused: [(words: [String], says: String)] = [
    (["a.lua"], "expected: diff A B"), (["a.lua", "a.lua", "a.lua"], "expected: diff A B"),
    (["a.lua", "none.lua"], "none.lua: there is no such file"),
    (["a.lua", "a.lua", "--report", "json"], "diff makes one kind of report"),
    (["a.lua", "a.lua", "--report", "html"], "diff makes one kind of report"),
    (["a.lua", "bad.trace"], "bad.trace: neither a script nor a trace: line 1"),
  ]

  @Test(arguments: misused.indices) func misuse(_ index: Int) throws {
    let folder = try folder()
    try folder.write("bad.trace", "{\"kind\":1}\n")
    try Detent.run(["report", "diff"] + DiffTests.misused[index].words, in: folder)
      .expect(2, says: DiffTests.misused[index].says)
  }
}
