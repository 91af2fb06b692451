import Foundation
import Testing

/// `--coverage`: what components can do, and which of it the tests made them do.
@Suite struct CoverageTests {
  private static let turn =
    "it(\"turns\", function() pager:swipe { to = \"next\" }:settle() assert.equal(2, dots.page) end)\n"
  private static let last = """
    it("stops at the last page", function()
      dots.page = 4
      dots:tap "next"
      assert.equal(4, dots.page)
    end)

    """
  private static let caught = """
    it("is caught", function()
      pager:swipe { to = "next" }
      detent.wait(0.05)
      local finger = pager:touch {}
      detent.wait(0.2)
      finger:up():settle()
      assert.equal(2, pager.page)
    end)

    """

  private func items(_ report: String) throws -> [String: Int] {
    let json = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let coverage = try #require((json?["summary"] as? [String: Any])?["coverage"] as? [String: Any])
    let items = try #require(coverage["items"] as? [[String: Any]])
    let reached = items.filter { $0["tests"] as? Int != 0 }.count
    #expect(coverage["reached"] as? Int == reached)
    #expect(coverage["total"] as? Int == items.count)
    return Dictionary(
      uniqueKeysWithValues: items.map { item in
        ("\(item["component"] ?? ""), \(item["of"] ?? ""): \(item["name"] ?? "")", item["tests"] as? Int ?? -1)
      })
  }

  @Test func countsTheTestsThatReachedEach() throws {
    let suite = try Suite(["a_spec.lua": Suite.pager + Self.turn + Self.last, "b_spec.lua": Suite.pager + Self.turn])
    try suite.run("--coverage", "--report", "text", "--report", "json:r.json").expect(
      0, says: "Coverage, of what components can do:", "component     states", "scrollView", "pageControl",
      "Not reached:", "state       scrolling: held", "outcome     what the tap means: back of the first page: nothing",
      "Never used: screen, progress, button, textField, pickerView, datePicker, flow")
    let items = try items(suite.text("r.json"))
    #expect(items["scrollView, scrolling: dragged → decelerating: the finger lets go"] == 2)
    #expect(items["scrollView, scrolling: held"] == 0)
    #expect(items["scrollView, where to rest: a flick, so it goes to the next page…"] == 2)
    #expect(items["pageControl, what the tap means: forward of the last page: nothing"] == 1)
    #expect(items["pageControl, page: the first page"] == 3)
    #expect(items["pageControl, page: the last page"] == 1)
    #expect(items["pageControl, touch: at rest → at rest: its scroll view turns the page"] == 2)
    #expect(items["pageControl, touch: at rest → at rest: code sets the page"] == 1)
  }

  @Test func isTheSameOnAnyNumberOfWorkersAndMerged() throws {
    let suite = try Suite([
      "a_spec.lua": Suite.pager + Self.turn, "b_spec.lua": Suite.pager + Self.last,
      "c_spec.lua": Suite.pager + Self.caught,
    ])
    try suite.run("--coverage", "-j", "1", "--report", "json:1.json").expect(0)
    try suite.run("--coverage", "-j", "3", "--report", "json:3.json").expect(0)
    #expect(suite.text("1.json") == suite.text("3.json"))
    for shard in ["1", "2", "3"] {
      try suite.run("--coverage", "--shard", "\(shard)/3", "--report", "json:s\(shard).json").expect(0)
    }
    try Detent.run(
      ["report", "merge", "s1.json", "s2.json", "s3.json", "--report", "json:all.json"], in: suite.folder
    ).expect(0)
    let all = try items(suite.text("all.json"))
    #expect(try items(suite.text("1.json")) == all)
    #expect(all["scrollView, scrolling: decelerating → held: a finger catches it"] == 1)
    #expect(!(try suite.run("--report", "json").output.contains("coverage")))
  }

  /// What no machine declares would be told as a gap.
  @Test func nothingIsInNoTable() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = try Folder()
    let samples = root.appendingPathComponent("Tests/Lua").path
    let outcome = try Detent.run(
      ["test", "--coverage", "--pattern", "*.lua", "--report", "plain", samples], in: folder)
    outcome.expect(0, says: "Coverage, of what components can do:")
    #expect(!outcome.output.contains("In no table of Detent"), "\(outcome.output.suffix(2000))")
  }
}
