import Foundation
import Testing

/// Reviewed curves: written when asked for, compared in words, missed when nobody uses them.
@Suite struct CurveTests {
  private static func spec(speed: Int, list: String = "") -> String {
    """
    local screen = detent.screen { device = "iPhone 16",
      detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4 },
    }
    it("flicks", function()
      screen.pager:swipe { to = "next", distance = 90, speed = \(speed) }:settle()
      assert.matches_curve(screen.pager, "one flick")\(list)
    end)
    """
  }

  @Test func fromFirstToLast() throws {
    let suite = try Suite(["specs/a_spec.lua": Self.spec(speed: 600)])
    try suite.run("--update", "none").expect(
      1, says: "specs/curves/a_spec.one-flick.txt is not there: --update missing writes it")
    try suite.run("--update", "missing").expect(0, says: "wrote specs/curves/a_spec.one-flick.txt: review it")
    let curve = suite.text("specs/curves/a_spec.one-flick.txt")
    #expect(curve.hasPrefix("# detent curve 1: one flick\n# seconds  x  y"))
    #expect(curve.contains("\n0.15  80  0  600  0\n"))
    #expect(curve.contains("  didEndDecelerating\n"))
    try suite.run("--update", "none", "--strict").expect(0, says: "1 passed")

    try suite.folder.write("specs/a_spec.lua", Self.spec(speed: 700))
    try suite.run("--update", "missing").expect(
      1, says: "assert.matches_curve failed: scrollView \"pager\" against \"one flick\"", "settles 23 ms earlier",
      "is up to 34.3 pt off, tolerance 0.5 pt: x at 0.200 s was 137, is 171.3", "willEndDragging comes 21 ms earlier",
      "--update changed accepts the new one")
    #expect(suite.text("specs/curves/a_spec.one-flick.txt") == curve)
    try suite.run("--update", "changed").expect(0, says: "wrote specs/curves/a_spec.one-flick.txt")
    #expect(suite.text("specs/curves/a_spec.one-flick.txt") != curve)

    try suite.folder.write("specs/curves/a_spec.old.txt", "# detent curve 1: old\n")
    try suite.run().expect(0, says: "specs/curves/a_spec.old.txt is the curve of no test")
    try suite.run("--strict", "--report", "text", "--report", "json:strict.json").expect(
      1, says: "✗ 1 passed, 1 remark counted as a failure (--strict) (")
    try suite.run("--strict", "--report", "plain").expect(1, says: "failed: 1 passed, 1 remark counted as a failure")
    try suite.run("--strict", "--report", "github").expect(1, says: "::error::1 passed, 1 remark counted")
    try Detent.run(["report", "merge", "strict.json"], in: suite.folder).expect(1, says: "✗ 1 passed, 1 remark counted")
    #expect(!(try suite.run("--filter", "flick").output.contains("of no test")))

    // Another file's curves are not meant when that file does not run.
    try suite.folder.write("specs/b_spec.lua", "it('b', function() assert.is_true(true) end)")
    #expect(!(try suite.run("specs/b_spec.lua").output.contains("of no test")))
  }

  @Test func inCINothingIsWritten() throws {
    let suite = try Suite(["a_spec.lua": Self.spec(speed: 600)])
    let outcome = try Detent.run(["test"], in: suite.folder, environment: ["CI": "true"])
    outcome.expect(1, says: "curves/a_spec.one-flick.txt is not there")
    #expect(suite.text("curves/a_spec.one-flick.txt").isEmpty)
  }

  @Test func pickersDatePickersAndPageControlsHaveCurves() throws {
    func spec(_ rows: Int) -> String {
      """
      local screen = detent.screen { device = "iPhone 16",
        detent.pickerView { id = "p", frame = { 0, 60, 300, 216 }, components = { { "a", "b", "c", "d" }, { "1", "2" } } },
        detent.datePicker { id = "d", frame = { 0, 290, 320, 216 }, datePickerMode = "time", date = "2024-05-14T09:30",
          preferredDatePickerStyle = "wheels" },
        detent.pageControl { id = "dots", frame = { 0, 520, 390, 30 }, numberOfPages = 5 } }
      it("moves", function()
        screen.p:spin { component = 1, by = \(rows) }:settle()
        assert.matches_curve(screen.p, "spin")
        screen.d:spin { wheel = "hour", by = 2 }:settle()
        assert.matches_curve(screen.d, "hour")
        screen.dots:scrub { to = \(rows + 2) }:settle()
        assert.matches_curve(screen.dots, "scrub")
      end)
      """
    }
    let suite = try Suite(["a_spec.lua": spec(2)])
    try suite.run("--update", "missing").expect(0, says: "wrote curves/a_spec.spin.txt", "wrote curves/a_spec.hour.txt")
    #expect(
      suite.text("curves/a_spec.spin.txt").contains("# seconds  wheel 1  wheel 2  wheel 1 velocity  wheel 2 velocity\n")
    )
    #expect(suite.text("curves/a_spec.hour.txt").contains("# seconds  hour  minute  amPM  hour velocity"))
    #expect(suite.text("curves/a_spec.scrub.txt").contains("\n# seconds  page  page velocity\n0  1  0\n"))
    try suite.run("--update", "none", "--strict").expect(0, says: "1 passed")
    try suite.folder.write("a_spec.lua", spec(1))
    try suite.run("--update", "none").expect(
      1, says: "assert.matches_curve failed: pickerView \"p\" against \"spin\"", "rests at (32, 0), was (64, 0)",
      "is up to 32 pt off, tolerance 0.5 pt: wheel 1")
    try suite.run("--update", "changed").expect(0)
    try suite.folder.write("a_spec.lua", spec(2).replacingOccurrences(of: ", { \"1\", \"2\" }", with: ""))
    try suite.run("--update", "none").expect(1, says: "it has other parts: wheel 1, was wheel 1, wheel 2")
  }

  @Test func eachCombinationHasItsOwn() throws {
    let suite = try Suite(["a_spec.lua": Self.spec(speed: 600)])
    try suite.run("--update", "missing", "--matrix", "locale=en_US,ar").expect(0, says: "2 passed")
    let names = try FileManager.default.contentsOfDirectory(atPath: suite.folder.path("curves")).sorted()
    #expect(names == ["a_spec.locale-ar.one-flick.txt", "a_spec.locale-en_US.one-flick.txt"])
  }

  @Test func misuse() throws {
    func says(_ line: String, _ text: String) throws {
      let suite = try Suite(["a_spec.lua": Self.spec(speed: 600, list: "\n" + line)])
      try suite.run("--update", "missing").expect(1, says: text)
    }
    try says("assert.matches_curve(screen.pager, 'again')", "has done nothing that a curve could show")
    try says("assert.matches_curve(screen.pager, '../x')", "made of letters, digits")
    try says("assert.matches_curve(screen.pager, 'x', { tolerence = 1 })", "did you mean \"tolerance\"?")
    try says(
      "screen.pager:swipe { to = 'next' }:settle() assert.matches_curve(screen.pager, 'one flick')",
      "was compared already in this test")
    let suite = try Suite(["a_spec.lua": Self.spec(speed: 600), "curves/a_spec.one-flick.txt": "nonsense"])
    try suite.run().expect(1, says: "a_spec.one-flick.txt is no curve: --update all writes it anew")
    try suite.run("--update", "all").expect(0)
    try suite.run("--update", "some").expect(2, says: "expected missing, changed, all, none")
    try suite.folder.write(
      "x.lua",
      Self.spec(speed: 600).replacingOccurrences(of: "it(\"flicks\", function()", with: "do").replacingOccurrences(
        of: "end)", with: "end"))
    try Detent.run(["run", "x.lua"], in: suite.folder).expect(3, says: "curves belong to tests")
  }
}
