import Foundation
import Testing

/// What goes wrong around tests: crashes, limits, signals, misuse. Each has a defined answer.
@Suite struct SuiteFaultTests {
  @Test(.signalEndsLoop) func aCrashCostsOneTest() throws {
    let suite = try Suite([
      "a_spec.lua": """
      it("first", function() assert(true) end)
      it("trap", function() assert(true) end)
      it("recursion", function() local function f() return 1 + f() end f() end)
      it("endless", function() while true do end end)
      it("memory", function() local t = {} for i = 1, 1e9 do t[i] = ("x"):rep(1000) .. i end end)
      it("storm", function() while true do detent.wait(0) end end)
      it("hang", function() assert(true) end)
      it("last", function() assert(true) end)
      """,
      "b_spec.lua": "it(\"elsewhere\", function() assert(true) end)",
    ])
    try suite.run("--fault", "--max-test-cpu", "3", "--max-cpu", "1", "--max-memory", "16").expect(
      5, says: "1) trap", "Detent itself failed in this test", "while running a_spec.lua:2 trap",
      "2) recursion", "limit: more than 16 MB", "3) endless", "more than 1 s of CPU time", "4) memory",
      "more than 16 MB of memory", "5) storm", "more than 10000 tasks", "6) hang", "more than 3 CPU seconds in all",
      "3 passed, 6 with errors")
  }

  @Test(.signalEndsLoop, arguments: [(2, 130), (15, 143)] as [(Int32, Int32)])
  func aSignalLeavesCompleteReports(_ signal: (number: Int32, code: Int32)) throws {
    let suite = try Suite([
      "a_spec.lua": "it(\"quick\", function() assert(true) end)",
      "b_spec.lua": "it(\"endless\", function() while true do end end)\nit(\"never\", function() assert(true) end)",
    ])
    let outcome = try suite.run(
      "--report", "text", "--report", "json:r.json", "--report", "junit:r.xml", "--report", "tap:r.tap",
      signal: (signal.number, 1.5))
    outcome.expect(signal.code, says: "1 passed, 2 not run, stopped: interrupted")
    let json = try JSONSerialization.jsonObject(with: Data(suite.text("r.json").utf8)) as? [String: Any]
    #expect((json?["tests"] as? [Any])?.count == 1)
    #expect((json?["summary"] as? [String: Any])?["stopped"] as? String == "interrupted")
    #expect(suite.text("r.xml").hasSuffix("</testsuites>\n"))
    #expect(suite.text("r.tap").contains("1..1\n"))
    #expect(suite.text("r.tap").contains("Bail out! interrupted"))
  }

  @Test(
    "signals that come together are one wish to end", .signalEndsLoop,
    arguments: [(2, 130), (15, 143)] as [(Int32, Int32)])
  func aSignalSentTwiceLeavesReports(_ signal: (number: Int32, code: Int32)) throws {
    let suite = try Suite(["a_spec.lua": "it(\"endless\", function() while true do end end)"])
    let outcome = try suite.run(
      "--report", "text", "--report", "junit:r.xml", signal: (signal.number, 1.5), again: 0.005)
    outcome.expect(signal.code, says: "stopped: interrupted")
    #expect(suite.text("r.xml").hasSuffix("</testsuites>\n"))
  }

  @Test("a second signal, later, ends at once what waits for ever", .signalEndsLoop)
  func aSecondSignalEndsAtOnce() throws {
    let folder = try Folder()
    #expect(folder.makePipe("x.lua"))
    let outcome = try Detent.run(["run", "x.lua"], in: folder, signal: (2, 0.7), again: 1.5)
    #expect(outcome.code == 130)
    #expect(outcome.everything.isEmpty)
  }

  @Test("a search for a way that is cut off is an error, no failed check") func anUnfinishedSearchIsNoVerdict() throws {
    let folder = try Folder()
    try folder.write(
      "far.lua",
      """
      local list = detent.scrollView { id = "list", frame = { 0, 100, 390, 400 }, contentSize = { 390, 900000 } }
      local screen = detent.screen { device = "iPhone 16", keyboard = "hardware", list }
      screen.list:focus()
      assert.effort(screen.list, { value = { 0, 800000 }, gestures = 999 })
      """)
    try Detent.run(["run", "--max-cpu", "0", "far.lua"], in: folder)
      .expect(3, says: "error: far.lua:4: assert.effort: gave up after 6", "tries, so it cannot tell")
  }

  @Test func unwritableReports() throws {
    let suite = try Suite(["a_spec.lua": "it(\"a\", function() assert(true) end)"])
    try suite.run("--report", "junit:nowhere/r.xml", "--report", "text").expect(
      6, says: "✓ 1 passed", "the junit report failed: nowhere/r.xml: No such file or directory", "1 passed")
    let full = try Detent.run(["test", "--report", "json"], in: suite.folder, stdout: "/dev/full")
    full.expect(6, says: "standard output: No space left on device", "1 passed")
    let text = try Detent.run(["test"], in: suite.folder, stdout: "/dev/full")
    text.expect(6, says: "the text report failed", "1 passed")
    let stream = try Detent.run(["test", "--report", "tap:/dev/full", "--report", "text"], in: suite.folder)
    stream.expect(6, says: "✓ 1 passed", "the tap report failed")
  }

  @Test func aReportIsWholeOrNotThere() throws {
    let suite = try Suite(["a_spec.lua": "it(\"a\", function() assert(true) end)"])
    try suite.folder.write("r.json", "old")
    try suite.run("--report", "json:r.json").expect(0)
    #expect(suite.text("r.json").hasPrefix("{"))
    let names = try FileManager.default.contentsOfDirectory(atPath: suite.folder.url.path)
    #expect(!names.contains { $0.hasSuffix(".part") })
  }

  @Test func misuseOfTheCommandLine() throws {
    let suite = try Suite(["a_spec.lua": "it(\"a\", function() assert(true) end)"])
    try suite.run("nowhere").expect(2, says: "nowhere: there is no such file or folder")
    try suite.run("--pattern", "*/x.lua").expect(2, says: "--pattern: expected a file's name")
    try suite.run("--pattern", "*.nothing").expect(4, says: "there are no files named *.nothing below this folder")
    try suite.run("--tags", "nobody").expect(4, says: "no tests that the options select")
    try suite.run("--tags", "nobody", "--pass-with-no-tests").expect(0)
    try suite.run("--report", "junit:a", "--report", "json:./a").expect(2, says: "junit and json would both go to ./a")
    try suite.run("--report", "tap", "--report", "text").expect(2, says: "both go to standard output")
    try suite.run("--report", "juni").expect(2, says: "did you mean \"junit\"?")
    try suite.run("--report", "junit:").expect(2, says: "no file behind the colon")
    try suite.run("--report", "nowhere.lua").expect(2, says: "nowhere.lua: there is no such file")
  }

  /// Words of other tools are answered with ours; a value may stand at its letter.
  @Test func wordsOfOtherTools() throws {
    let suite = try Suite(["a_spec.lua": "it(\"a\", function() assert(true) end)\n"])
    try suite.run("-k", "a").expect(2, says: "there is no option \"-k\": use --filter")
    try suite.run("--maxfail=1").expect(2, says: "use --max-failures")
    try suite.run("-z").expect(2, says: "there is no option \"-z\"; see")
    try suite.run("-j2").expect(0, says: "✓ 1 passed")
    try suite.run("a_spec.lua:3").expect(2, says: "a_spec.lua:3: the file has 1 line")
    try suite.run("--filter", "zzz", "--pass-with-no-tests").expect(0, says: "○ no tests")
  }

  /// Rows stand at one line: the command that repeats one of them names it.
  @Test func aRowIsRepeatedAlone() throws {
    let suite = try Suite(["a_spec.lua": "each { 1, 2, 3 } :it(\"row {}\", function(n) assert.is_not_equal(2, n) end)"])
    try suite.run().expect(1, says: "1) row 2", "again:   detent test a_spec.lua:1 --filter 'row 2'")
    try suite.run("a_spec.lua:1", "--filter", "row 2").expect(1, says: "0 passed, 1 failed")
  }

  /// What a run leaves for the next one is nothing for version control.
  @Test func leftoversAreNotForGit() throws {
    let suite = try Suite(["a_spec.lua": "it(\"a\", function() assert(false) end)"])
    try suite.run().expect(1)
    #expect(suite.text(".detent/.gitignore").hasSuffix("*\n"))
  }

  @Test func filesWithoutTests() throws {
    let suite = try Suite(["a_spec.lua": "local x = 1"])
    try suite.run().expect(4, says: "no tests that the options select")
    try suite.folder.write("a_spec.lua", "it(\"a\", function(")
    try suite.run().expect(3, says: "(loading the file)", "a_spec.lua:1:", "1 with errors")
    try suite.folder.write("a_spec.lua", "error \"at the top\"")
    try suite.run().expect(3, says: "load: at the top")
  }

  @Test func aFileThatReturnsEarly() throws {
    let suite = try Suite([
      "a_spec.lua": "it(\"a\", function() assert(true) end)\ndo return end\nit(\"b\", function()\nend)\n"
    ])
    try suite.run().expect(0, says: "never reached the tests at line 3: does it return early?")
    try suite.run("--strict").expect(1)
  }

  @Test func wordsInTheWrongPlace() throws {
    let suite = try Suite([
      "a_spec.lua": """
      it("nested", function() it("x", function() end) end)
      it("hook", function() before_each(function() end) end)
      it("block", function() describe("x", function() end) end)
      describe("b", function() before_each(function() it("x", function() end) end) it("y", function() end) end)
      it("end", function() assert(true) end)
      """
    ])
    try suite.run().expect(
      1, says: "a_spec.lua:1: error: it: cannot stand inside a test",
      "a_spec.lua:2: error: before_each: cannot stand inside",
      "a_spec.lua:3: error: describe: cannot stand inside", "a_spec.lua:4: error: it: cannot stand inside before_each",
      "1 passed, 4 with errors")
    try suite.folder.write("a_spec.lua", "it(\"\", function() end)")
    try suite.run().expect(3, says: "a_spec.lua:1:", "it: expected a name and a function, got \"\"")
    try suite.folder.write("a_spec.lua", "\nit(\"a\")")
    try suite.run().expect(3, says: "a_spec.lua:2: load: it: expected a function, got nil")
    try suite.folder.write("a_spec.lua", "describe(function() end)")
    try suite.run().expect(3, says: "describe: expected a name and a function, got a function first")
    try suite.folder.write("a_spec.lua", "finally(function() end)")
    try suite.run().expect(3, says: "finally: belongs inside a test")
  }

  @Test func hooksThatFail() throws {
    let suite = try Suite([
      "a_spec.lua": """
      describe("s", function()
        setup(function() error "no setup" end)
        it("a", function() assert(true) end)
        describe("inner", function() it("b", function() assert(true) end) end)
      end)
      describe("t", function()
        teardown(function() error "no teardown" end)
        it("c", function() assert(true) end)
      end)
      describe("e", function()
        after_each(function() error "no after" end)
        it("d", function() assert(true) end)
      end)
      describe("v", function()
        local ran
        before_each(function() error "no before" end)
        after_each(function() ran = true end)
        teardown(function() assert.is_true(ran) end)
        it("e", function() error "it never runs" end)
      end)
      """
    ])
    try suite.run().expect(
      1, says: "1) s › a", "no setup", "in setup", "2) s › inner › b", "no setup", "3) t › (teardown)", "no teardown",
      "4) e › d", "no after", "in after_each", "5) v › e", "no before", "1 passed, 5 with errors")
  }

  @Test func tasksThatOutliveTheirTest() throws {
    let suite = try Suite([
      "a_spec.lua": """
      it("after runs out", function() detent.after(5, function() error "late" end) assert(true) end)
      it("every stops", function() detent.every(1, function() error "never" end) assert(true) end)
      it("handler", function()
        local s = detent.screen { detent.pageControl { id = "d", numberOfPages = 3 } }
        s.d:on("valueChanged", function() error "heard" end)
        s.d:tap "next"
      end)
      it("a waiting task ends with a failure", function()
        detent.spawn(function() detent.wait(1) error "it goes with its test" end)
        detent.wait(0.5)
        error "first"
      end)
      """
    ])
    try suite.run().expect(
      1, says: "1) after runs out", "late", "at:      5.000 s", "2) handler", "heard", "handling valueChanged",
      "3) a waiting task ends", "first", "1 passed, 3 with errors")
  }
}
