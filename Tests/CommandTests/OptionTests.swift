import Foundation
import Testing

/// The command line, what the command prints, and its exit codes.
@Suite struct OptionTests {
  private func run(
    _ arguments: [String], _ script: String = "print 'ran'", stdout: String? = nil, environment: [String: String] = [:]
  )
    throws -> Detent.Outcome
  {
    let folder = try Folder()
    try folder.write("x.lua", script)
    try folder.write("bad.lua", "error 'mine'")
    try folder.write("failing.lua", "\nassert.equal(1, 2)")
    return try Detent.run(arguments, in: folder, stdout: stdout, environment: environment)
  }

  @Test(arguments: [
    (["rnu", "x.lua"], "there is no command \"rnu\": did you mean \"run\"?"),
    (["run", "--sed", "1", "x.lua"], "there is no option \"--sed\": did you mean \"--seed\"?"),
    (["run", "--seed"], "--seed needs a value"),
    (["run", "--seed", "x", "x.lua"], "--seed: expected a whole number, got \"x\""),
    (["run", "--seed=-1", "x.lua"], "--seed: expected a whole number"),
    (["run", "--quiet=yes", "x.lua"], "--quiet takes no value"),
    (["run", "--max-memory", "0", "x.lua"], "--max-memory: expected a whole number from 1"),
    (["run", "--max-memory", "99999999999999999999", "x.lua"], "--max-memory: expected a whole number"),
    (["run", "--max-cpu", "nan", "x.lua"], "--max-cpu: expected seconds"),
    (["run", "--max-cpu", "-1", "x.lua"], "--max-cpu: expected seconds"),
    (["run", "--max-time", "0", "x.lua"], "--max-time: expected seconds"),
    (["run", "--max-time", "1e300", "x.lua"], "--max-time: expected seconds"),
    (["run", "--max-instructions", "1.5", "x.lua"], "--max-instructions: expected a whole number from 1"),
    (["run", "--max-steps", "", "x.lua"], "--max-steps: expected a whole number from 1"),
    (["run", "--max-events", "0", "x.lua"], "--max-events: expected"),
    (["run", "--max-storm", "1", "x.lua"], "--max-storm: expected"),
    (["run", "--max-components", "x", "x.lua"], "--max-components: expected"),
    (["run", "--max-script", "0", "x.lua"], "--max-script: expected"),
    (["run", "--device", "iPhone 61", "x.lua"], "there is no device \"iPhone 61\": did you mean \"iPhone 16\"?"),
    (["run"], "no script given"), ([], "detent run FILE"),
    (["run", "--trace", "t", "x.lua", "bad.lua"], "--trace writes one file"),
    (["help", "rnu"], "did you mean \"run\"?"),
  ]) func usage(_ item: ([String], String)) throws {
    let outcome = try run(item.0)
    #expect(outcome.code == 2, "\(outcome.everything)")
    #expect(outcome.errors.contains(item.1), "\(item.1) is missing in \(outcome.everything)")
    #expect(outcome.output.isEmpty)
  }

  @Test func optionsStandBeforeAndAfterFiles() throws {
    for words in [["run", "--quiet", "x.lua"], ["run", "x.lua", "--quiet"], ["--quiet", "run", "x.lua"]] {
      let outcome = try run(words)
      #expect(outcome.code == 0)
      #expect(outcome.output == "ran\n")
    }
    #expect(try run(["run", "--seed=7", "x.lua"]).output.contains("seed 7"))
  }

  @Test func helpAndVersion() throws {
    for words in [["--help"], ["help"], ["-h"]] {
      let outcome = try run(words)
      #expect(outcome.code == 0)
      #expect(outcome.output.contains("detent run FILE"))
      #expect(outcome.output.contains("130"))
    }
    for words in [["help", "run"], ["run", "--help"]] {
      let help = try run(words).output
      for option in ["--trace FILE", "--seed N", "--max-memory MB", "--quiet", "--verbose", "--no-color", "--root DIR"]
      {
        #expect(help.contains(option))
      }
      #expect(!help.contains("--fault"))
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
    #expect(try run(["--version"]).output.hasPrefix("detent 0."))
  }

  @Test func argumentsOfTheScript() throws {
    let script = """
      assert.same({ [0] = "x.lua", "one", "--two", "" }, arg)
      assert.same({ "one", "--two", "" }, { ... })
      """
    #expect(try run(["run", "x.lua", "--", "one", "--two", ""], script).code == 0)
    #expect(try run(["run", "x.lua"], "assert.same({ [0] = 'x.lua' }, arg)").code == 0)
  }

  @Test func severalFilesGiveTheWorstCode() throws {
    let outcome = try run(["run", "failing.lua", "bad.lua", "x.lua"])
    #expect(outcome.code == 3)
    for text in ["failing.lua: 1 assertion", "bad.lua: 0 assertions", "x.lua: 0 assertions", "ran"] {
      #expect(outcome.output.contains(text))
    }
    #expect(try run(["run", "x.lua", "failing.lua"]).code == 1)
    #expect(try run(["run", "nothing.lua", "x.lua"]).output.contains("ran"))
  }

  // MARK: What is printed

  @Test func aFailedAssertionTellsAll() throws {
    let script =
      Case.screen + """
        step "The dots follow"
        pager:swipe { to = "next" }
        assert.same({ page = 2, frame = { x = 0, y = 1 }, name = "dots" },
          { page = pager.page, frame = { x = 0, y = 2 }, name = "dots" })
        """
    let outcome = try run(["run", "x.lua"], script)
    #expect(outcome.code == 1)
    let texts = [
      "failed: x.lua:7: assert.same failed", "frame.y: expected 1, got 2", "▸ 7 │ assert.same(",
      "in step \"The dots follow\"",
      "scrollView \"pager\" is decelerating at", "settle first?",
    ]
    for text in texts { #expect(outcome.errors.contains(text), "\(text) is missing in \(outcome.errors)") }
    #expect(!outcome.errors.contains("name:"))
    #expect(!outcome.errors.contains("traceback"))
    #expect(outcome.output.contains("✗ x.lua: 1 assertion, 1 step"))
  }

  @Test func verboseShowsEventsAndTraceback() throws {
    let outcome = try run(
      ["run", "--verbose", "x.lua"], Case.screen + "pager:swipe { to = 'next' }:settle() error 'mine'")
    #expect(outcome.output.contains("willBeginDragging"))
    #expect(outcome.errors.contains("stack traceback:"))
  }

  @Test func quietPrintsOnlyWhatTheScriptPrints() throws {
    let outcome = try run(["run", "--quiet", "x.lua"], "step 'a' note 'b' print('c', nil, 1.5)")
    #expect(outcome.output == "c\tnil\t1.5\n")
    let failed = try run(["run", "--quiet", "failing.lua"])
    #expect(failed.output.isEmpty)
    #expect(failed.errors.contains("failing.lua:2:"))
  }

  @Test func noColourWithoutATerminal() throws {
    #expect(!(try run(["run", "failing.lua"]).everything.contains("\u{1B}")))
    #expect(
      !(try run(["run", "--no-color", "failing.lua"], environment: ["NO_COLOR": "1"]).everything.contains("\u{1B}")))
  }

  // MARK: Outputs that cannot be written

  @Test func outputsThatFail() throws {
    #expect(try run(["run", "--trace", "no/such/folder/t", "x.lua"]).code == 6)
    #expect(try run(["run", "--trace", ".", "x.lua"]).code == 6)
    #if os(Linux)
      let outcome = try run(["run", "--trace", "/dev/full", "x.lua"])
      #expect(outcome.code == 6)
      #expect(outcome.errors.contains("the trace could not be written: /dev/full: No space left"))
      #expect(try run(["run", "x.lua"], stdout: "/dev/full").code == 6)
      #expect(try run(["--help"], stdout: "/dev/full").code == 6)
    #endif
  }

  @Test func theTraceOfAFailedRunIsWritten() throws {
    let folder = try Folder()
    try folder.write("x.lua", "note 'kept' error 'mine'")
    #expect(try Detent.run(["run", "--trace", "t", "x.lua"], in: folder).code == 3)
    #expect(Folder.text(folder.path("t")).contains("kept"))
  }

  @Test func aClosedOutput() throws {
    let folder = try Folder()
    try folder.write("x.lua", "for i = 1, 100000 do print(i) end")
    let script = "{ \"$0\" run x.lua; echo $? > code; } | head -1 > /dev/null; \"$0\" run x.lua >&-; echo $? >> code"
    try Program("/bin/sh", ["-c", script, Detent.binary], in: folder, output: "/dev/null").wait()
    #expect(Folder.text(folder.path("code")) == "6\n6\n")
  }

  // MARK: Faults and signals

  @Test func aFaultSaysWhatRan() throws {
    let outcome = try run(["run", "--fault", "x.lua"])
    #expect(outcome.code == 5)
    #expect(outcome.errors.contains("internal fault"))
    #expect(outcome.errors.contains("running x.lua"))
  }

  static let endless = [
    ("loop", "while true do end"),
    ("loop in pcall", "while true do pcall(function() while true do end end) end"),
    ("long run", "detent.every(0.001, function() end) detent.wait(86000)"),
    (
      "long run without Lua",
      """
      local s = detent.screen { detent.pageControl { id = "dots", numberOfPages = 9,
        progress = detent.timerProgress { preferredDuration = 0.001, resetsToInitialPageAfterEnd = true } } }
      s.dots.progress:resumeTimer()
      detent.wait(86000)
      """
    ),
  ]

  /// A loop in Lua alone is not reached by a signal that is held back; the others come back to the command.
  static let reached = endless.indices.filter { !Sanitizer.holdsSignals || !endless[$0].0.hasPrefix("loop") }

  @Test(arguments: reached, [(SIGINT, Int32(130)), (SIGTERM, Int32(143))])
  func signalEndsTheRun(_ index: Int, _ signal: (Int32, Int32)) throws {
    let folder = try Folder()
    try folder.write("x.lua", Self.endless[index].1)
    try folder.write("y.lua", "print 'the next file'")
    // No limit may end the run before the signal comes, however fast the machine is.
    let limits = ["--max-cpu", "0", "--max-events", "100000000", "--max-steps", "100000000000"]
    let outcome = try Detent.run(["run"] + limits + ["x.lua", "y.lua"], in: folder, signal: (signal.0, 0.7))
    #expect(outcome.code == signal.1, "\(Self.endless[index].0): \(outcome.everything)")
    #expect(outcome.errors.contains("interrupted"))
    #expect(!outcome.output.contains("the next file"))
  }
}
