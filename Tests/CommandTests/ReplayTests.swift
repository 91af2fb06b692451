import Foundation
import Testing

/// Capsules: what a failed test leaves, and what `detent replay` makes of it.
@Suite struct ReplayTests {
  /// What a test reads beside its scripts goes with it: reviewed curves and files.
  @Test func aCapsuleHoldsCurvesAndFiles() throws {
    let suite = try Suite([
      "a_spec.lua": """
      it("flicks", function()
        local s = detent.screen { device = "iPhone 16", detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
          detent.image { image = "logo.svg", frame = { 0, 0, 20, 20 } } }
        s.pager:swipe { to = "next" }:settle()
        assert.matches_curve(s.pager, "flick")
        assert.equal(7, s.pager.page)
      end)
      """,
      "logo.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"M0 0h9v9z\"/></svg>",
    ])
    try suite.run("--update", "missing").expect(1, says: "expected: 7")
    let folder = try FileManager.default.contentsOfDirectory(atPath: suite.folder.path(".detent/capsules"))
    let capsule = suite.text(".detent/capsules/\(try #require(folder.first))")
    #expect(capsule.contains("\"kind\": \"curve\""))
    let other = try Folder()
    try other.write("c.json", capsule)
    try Detent.run(["replay", "c.json"], in: other).expect(0, says: "expected: 7", "the same as then")
    // A curve that has changed meanwhile is told, and the kept one counts.
    try suite.folder.write("curves/a_spec.flick.txt", "# detent curve 1: flick\n# seconds  x  y\n0  0  0  0  0\n")
    try suite.folder.write("c.json", capsule)
    try Detent.run(["replay", "c.json"], in: suite.folder).expect(
      0, says: "curves/a_spec.flick.txt has changed since: replaying what the capsule holds", "the same as then")
  }

  private func failed() throws -> (suite: Suite, capsule: String) {
    let suite = try Suite([
      "a_spec.lua": Suite.pager + """
        local helper = require "helper"
        it("turns two pages", function()
          math.random()
          helper.flick(pager)
          assert.equal(3, dots.page)
        end)
        """,
      "helper.lua": "return { flick = function(view) view:swipe { to = 'next', speed = 900 }:settle() end }",
    ])
    let output = try suite.run("--matrix", "device=iPhone SE 3", "--seed", "5").output
    let start = try #require(output.firstRange(of: "detent replay "))
    return (suite, String(output[start.upperBound...].prefix { $0 != "\n" }))
  }

  @Test func theSameAnywhere() throws {
    let (suite, capsule) = try failed()
    let elsewhere = try Folder()
    try elsewhere.write("c.json", suite.text(capsule))
    let outcome = try Detent.run(["replay", "c.json", "--trace", "t.trace"], in: elsewhere)
    outcome.expect(
      0, says: "1) turns two pages [device=iPhone SE 3]", "assert.equal failed", "✓ the same as then, to the byte")
    #expect(Folder.text(elsewhere.path("t.trace")).contains("\"name\":\"willEndDragging\""))
  }

  @Test func whatDiffersIsSaid() throws {
    let (suite, capsule) = try failed()
    func replay(_ old: String, _ new: String) throws -> Detent.Outcome {
      let text = suite.text(capsule)
      #expect(text.contains(old))
      try suite.folder.write("c.json", text.replacingOccurrences(of: old, with: new))
      return try Detent.run(["replay", "c.json", "--quiet"], in: suite.folder)
    }
    try replay("speed = 900", "speed = 901").expect(
      1, says: "helper.lua has changed since", "not the same as then",
      "of the test is another one now: {\"kind\":\"event\"")
    try replay("assert.equal(3", "assert.equal(2").expect(1, says: "outcome: failed then, passed now")
    try replay("detent 0.", "detent 9.").expect(0, says: "made by detent 9.", "the same as then")
    try replay("turns two pages\\\"", "turns pages\\\"").expect(3, says: "its script has no test")
    try replay("detent-capsule", "capsule").expect(3, says: "this is no capsule")
  }

  @Test func itGoesWhenTheTestPasses() throws {
    let (suite, capsule) = try failed()
    #expect(!suite.text(capsule).isEmpty)
    try suite.folder.write("a_spec.lua", suite.text("a_spec.lua").replacingOccurrences(of: "equal(3", with: "equal(2"))
    try suite.run("--matrix", "device=iPhone SE 3").expect(0)
    #expect(!FileManager.default.fileExists(atPath: suite.folder.path(capsule)))
  }

  @Test func misuse() throws {
    let folder = try Folder()
    try Detent.run(["replay"], in: folder).expect(2, says: "give a capsule")
    try Detent.run(["replay", "nowhere.json"], in: folder).expect(3, says: "there is no such file")
    try folder.write("x.json", "{")
    try Detent.run(["replay", "x.json"], in: folder).expect(3, says: "x.json: not JSON")
  }
}
