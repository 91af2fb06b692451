import Foundation
import Testing

/// `detent lint`: options, misuse, exit codes.
@Suite struct LintTests {
  /// 11 pages are advice; a minimal background with scrubbing is a warning; another count than the view's is an error.
  static let advice = "detent.screen { id = \"a\", detent.pageControl { id = \"dots\", numberOfPages = 11 } }"
  static let warning = """
    detent.screen { id = "w", detent.pageControl { id = "dots", numberOfPages = 3, backgroundStyle = "minimal" } }
    """
  static let error = """
    detent.screen { id = "e",
      detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
      detent.pageControl { id = "dots", pairedWith = "pager", place = "bottom", numberOfPages = 3 },
    }
    """
  static let good = "detent.screen { id = \"g\", detent.pageControl { id = \"dots\", numberOfPages = 3 } }"
  /// Rows that a larger screen cuts and a smaller one does not.
  static let devices = """
    detent.screen { id = "d", detent.list { id = "rows", place = "fill", rows = { count = 40, height = 64.7 } } }
    """

  private func folder(_ files: [String: String] = [:]) throws -> Folder {
    let folder = try Folder()
    for (name, text) in [
      "advice.lua": Self.advice, "warning.lua": Self.warning, "error.lua": Self.error, "good.lua": Self.good,
      "devices.lua": Self.devices, "stops.lua": Self.advice + "\nerror 'mine'",
    ].merging(files, uniquingKeysWith: { $1 }) {
      try folder.write(name, text)
    }
    return folder
  }

  private func lint(_ arguments: [String], _ files: [String: String] = [:]) throws -> Detent.Outcome {
    try Detent.run(["lint"] + arguments, in: try folder(files))
  }

  @Test(arguments: [
    (["lint"], "nothing to judge"),
    (["lint", "nowhere.lua"], "nowhere.lua: there is no such file"),
    (["lint", "--only", "page-control/tintd", "good.lua"], "did you mean \"page-control/tinted\"?"),
    (["lint", "--skip", "page/*", "good.lua"], "--skip: there is no rule \"page/*\""),
    (
      ["lint", "--fail-on", "warn", "good.lua"],
      "--fail-on: expected one of error, warning, advice, never, got \"warn\""
    ),
    (["lint", "--preset", "hig-2023", "good.lua"], "did you mean \"hig-2022\"?"),
    (["lint", "--devices", "iPhone 61", "good.lua"], "there is no device \"iPhone 61\": did you mean \"iPhone 16\"?"),
    (["lint", "--devices", ",", "good.lua"], "--devices: expected names"),
    (["lint", "--config", "nowhere.lua", "good.lua"], "nowhere.lua: there is no such file"),
    (["lint", "--baseline", "nowhere.txt", "good.lua"], "nowhere.txt: there is no such file"),
    (["lint", "--baseline", "a", "--write-baseline", "b", "good.lua"], "give one of them"),
    (["lint", "--baseline", "good.lua", "good.lua"], "good.lua:1: expected a file, a rule and a component"),
    (["lint", "--report", "sarf", "good.lua"], "there is no kind \"sarf\": did you mean \"sarif\"?"),
    (
      ["lint", "--report", "html:p.html", "good.lua", "error.lua"],
      "html shows one script on one device, here are 2 on 1"
    ),
    (["lint", "--report", "html:p.html", "--devices", "iPhone 16,iPhone 17", "good.lua"], "here are 1 on 2"),
    (["run", "--only", "x", "good.lua"], "detent run takes no --only (detent lint does)"),
    (["rules", "picker"], "there is no rule \"picker\""),
    (["rules", "--format", "xml"], "--format: expected one of text, json, markdown"),
    (["explain"], "what? A rule's id"),
    (["explain", "to-many"], "nothing is known of \"to-many\": did you mean \"too-many\"?"),
  ]) func misuse(_ item: ([String], String)) throws {
    let outcome = try Detent.run(item.0, in: try folder())
    #expect(outcome.code == 2, "\(outcome.everything)")
    #expect(outcome.errors.contains(item.1), "\(item.1) is missing in \(outcome.everything)")
    #expect(outcome.output.isEmpty)
  }

  @Test(
    arguments: [
      ("good.lua", "advice", 0), ("advice.lua", "advice", 1), ("advice.lua", "warning", 0),
      ("warning.lua", "warning", 1),
      ("warning.lua", "error", 0), ("error.lua", "error", 1), ("error.lua", "never", 0), ("stops.lua", "never", 3),
    ] as [(String, String, Int32)]) func theLevelDecides(_ item: (String, String, Int32)) throws
  {
    #expect(try lint(["--fail-on", item.1, item.0]).code == item.2)
  }

  @Test func errorsDecideUnlessToldOtherwise() throws {
    #expect(try lint(["error.lua"]).code == 1)
    #expect(try lint(["warning.lua", "advice.lua"]).code == 0)
  }

  @Test func reviewsNeverDecide() throws {
    let script = "detent.screen { detent.scrollView { id = 'feed', contentSize = { 390, 3000 } } }"
    let outcome = try lint(["--fail-on", "advice", "--only", "scroll-view/apparent", "x.lua"], ["x.lua": script])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("x.lua:1: review: "))
    #expect(outcome.output.contains("1 to review"))
  }

  @Test func textIsAsLintersWriteIt() throws {
    let outcome = try lint(["error.lua"])
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(
      lines == [
        "error.lua:3: error: it counts 3 pages, scrollView \"pager\" has 4  page-control/page-count",
        "  screen \"e\" > pageControl \"dots\"", "  → leave numberOfPages out: the pair counts, or set it to 4", "",
        "✗ 1 file, \(try ruleCount()) rules: 1 error, 0 warnings, 0 advice",
        "next: `detent explain page-control/page-count` says why it matters and shows good and bad examples", "",
      ])
    #expect(outcome.errors.isEmpty)
    let quiet = try lint(["--quiet", "error.lua"]).output
    #expect(quiet.split(separator: "\n").count == 3)
  }

  /// Rules of the newest edition.
  private func ruleCount() throws -> Int {
    let outcome = try Detent.run(["rules", "--quiet", "--preset", "hig-latest"], in: try Folder())
    return outcome.output.split(separator: "\n").count
  }

  @Test func behaviourSaysWhenAndAfterWhat() throws {
    let script = """
      local screen = detent.screen { detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6 } }
      detent.every(3, function() screen.pager:nextPage() end)
      detent.wait(7)
      screen.pager:press { hold = 4 }
      """
    let outcome = try lint(["--only", "detent/*", "x.lua"], ["x.lua": script])
    #expect(outcome.output.contains("  at 9.000 s, after press on scrollView \"pager\"\n"), "\(outcome.output)")
  }

  @Test func onlyAndSkip() throws {
    let both = ["warning.lua", "advice.lua", "--fail-on", "never"]
    let only = try lint(both + ["--only", "page-control/minimal-*,page-control/tinted"]).output
    #expect(only.contains("minimal-scrub") && !only.contains("too-many") && only.contains("2 files, 2 rules:"))
    let skipped = try lint(both + ["--skip", "page-control/minimal-scrub", "--skip", "scroll-view/*"]).output
    #expect(!skipped.contains("minimal-scrub") && skipped.contains("too-many"))
  }

  @Test func presetsHaveTheirRules() throws {
    let script = """
      detent.screen {
        detent.scrollView { id = "a", frame = { 0, 0, 300, 200 }, contentSize = { 300, 900 } },
        detent.scrollView { id = "b", frame = { 0, 300, 300, 200 }, contentSize = { 300, 900 } },
      }
      """
    let arguments = ["--fail-on", "advice", "--only", "scroll-view/one-per-screen", "x.lua", "--preset"]
    #expect(try lint(arguments + ["hig-2022"], ["x.lua": script]).code == 1)
    #expect(try lint(arguments + ["hig-latest"], ["x.lua": script]).code == 0)
  }

  @Test func devicesAreNamedWhereTheyDiffer() throws {
    let arguments = ["--only", "scroll-view/apparent", "--fail-on", "warning", "devices.lua"]
    let both = try lint(arguments + ["--devices", "iPhone SE 3, iPhone 16"])
    #expect(both.code == 0, "\(both.everything)")
    #expect(both.output.contains("  on iPhone SE 3\n"), "\(both.output)")
    #expect(both.output.contains(": advice: "))
    let alike = "detent.screen { detent.list { frame = { 0, 200, 300, 320 }, rows = { count = 40, height = 64 } } }"
    let all = try lint(arguments + ["--devices", "iPhone SE 3, iPhone 16", "alike.lua"], ["alike.lua": alike])
    #expect(all.code == 1 && all.output.contains("alike.lua:1: warning: "), "\(all.everything)")
    let one = try lint(arguments + ["--devices", "iPhone SE 3"])
    #expect(one.code == 0)
    #expect(one.output.contains(": advice: ") && !one.output.contains("  on iPhone"))
    let other = try lint(arguments + ["--device", "iPhone 16"])
    #expect(other.output.contains("nothing found"))
  }

  @Test func aScriptThatStopsIsJudgedSoFar() throws {
    let outcome = try lint(["stops.lua", "warning.lua"])
    #expect(outcome.code == 3)
    for text in [
      "page-control/too-many", "minimal-scrub", "stops.lua:2: error: the script stopped: mine  script",
      "detent run stops.lua",
    ] {
      #expect(outcome.output.contains(text), "\(text) is missing in \(outcome.output)")
    }
    #expect(try lint(["x.lua"], ["x.lua": "assert.equal(1, 2)"]).code == 1)
    #expect(try lint(["x.lua"], ["x.lua": "while"]).code == 3)
  }

  @Test("a failure is told at its line in a file whose name is not ASCII") func foreignName() throws {
    try lint(["größe.lua"], ["größe.lua": "\nerror 'mine'"]).expect(
      3, says: "größe.lua:2: error: the script stopped: mine")
  }

  @Test("names of a script's own steer no report", arguments: ["text", "json", "sarif", "github", "junit", "markdown"])
  func unsteered(_ kind: String) throws {
    let evil = "\\27[31m\\u{202E}"
    let script = """
      detent.screen { id = "a \(evil)", detent.pageControl { id = "b \(evil)", numberOfPages = 30 } }
      error "c \(evil)"
      """
    let printed = try lint(["--report", kind, "evil.lua"], ["evil.lua": script])
    printed.expect(3, says: "b \u{FFFD}[31m\u{FFFD}")
    #expect(
      ["\u{1B}", "\u{202E}", "\\u001b", "&#27;"].allSatisfy { !printed.output.contains($0) }, "\(printed.output)")
  }

  @Test func whatScriptsPrintIsNotAReport() throws {
    let script = "print 'hello' step 'one' " + Self.good
    let quiet = try lint(["--report", "json", "x.lua"], ["x.lua": script])
    #expect(quiet.output.hasPrefix("{") && !quiet.everything.contains("hello"))
    let loud = try lint(["--report", "json", "--verbose", "x.lua"], ["x.lua": script])
    #expect(loud.output.hasPrefix("{") && loud.errors == "hello\none\n")
  }

  @Test func foldersWithoutSpecsAndHiddenFiles() throws {
    let files = ["in/b.lua": Self.good, "in/a/z.lua": Self.advice, "in/a_spec.lua": "error()", "in/.h.lua": "error()"]
    let outcome = try lint(["in", "in/b.lua", "--report", "json"], files)
    #expect(outcome.code == 0, "\(outcome.everything)")
    let names = outcome.output.components(separatedBy: "\"name\": ").dropFirst().map { $0.prefix { $0 != "\n" } }
    #expect(names == ["\"in/a/z.lua\"", "\"in/b.lua\""])
    let folder = try folder()
    try folder.write("none/x.txt", "")
    let none = try Detent.run(["lint", "none"], in: folder)
    #expect(none.code == 4 && none.errors.contains("there are no scripts in none"))
  }

  @Test func aScriptFromStandardInput() throws {
    let outcome = try Detent.run(["lint", "-", "--fail-on", "advice"], in: try Folder(), stdin: Self.advice)
    #expect(outcome.code == 1)
    #expect(outcome.output.hasPrefix("stdin:1: advice: "))
  }

  @Test func nothingToJudgeIsSaid() throws {
    let outcome = try lint(["x.lua"], ["x.lua": "local a = 1"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("no rule had anything to judge: no screens were made"))
    let plain = try lint(["x.lua"], ["x.lua": "detent.screen { detent.label { text = 'words' } }"])
    #expect(plain.code == 0)
    #expect(plain.output.contains(" rules looked at 1 screen with 1 component, and none"), "\(plain.output)")
  }

  // MARK: Traces

  @Test func aSavedTraceIsJudgedAlike() throws {
    let folder = try folder()
    _ = try Detent.run(["run", "--quiet", "--trace", "run.trace", "error.lua"], in: folder)
    let script = try Detent.run(["lint", "error.lua"], in: folder)
    let trace = try Detent.run(["lint", "run.trace"], in: folder)
    #expect(trace.code == 1)
    #expect(trace.output == script.output)
    try folder.write("cut.trace", String(Folder.text(folder.path("run.trace")).prefix(600)))
    let cut = try Detent.run(["lint", "cut.trace"], in: folder)
    #expect(cut.code == 3 && cut.output.contains("cut.trace: line "), "\(cut.everything)")
  }

  // MARK: Reports

  @Test func reportsThatCannotBeWritten() throws {
    let outcome = try lint(["--report", "json:no/such/file", "--report", "text", "error.lua"])
    #expect(outcome.code == 6)
    #expect(outcome.errors.contains("the json report failed"), "\(outcome.errors)")
    #expect(outcome.output.contains("page-control/page-count"))
    #expect(try lint(["--write-baseline", "no/such/file", "error.lua"]).code == 6)
  }

  @Test func theSameBytesEveryTime() throws {
    for kind in ["text", "json", "sarif", "github", "junit", "markdown"] {
      let arguments = [
        "--report", kind, "--devices", "iPhone 16,iPhone SE 3", "error.lua", "advice.lua", "devices.lua",
      ]
      #expect(try lint(arguments).output == (try lint(arguments)).output, "\(kind)")
    }
  }

  @Test func aPageShowsTheFindings() throws {
    let folder = try folder()
    #expect(try Detent.run(["lint", "--report", "html:l.html", "error.lua"], in: folder).code == 1)
    #expect(try Detent.run(["run", "--report", "html:r.html", "error.lua"], in: folder).code == 0)
    for page in ["l.html", "r.html"] {
      #expect(Folder.text(folder.path(page)).contains("\"rule\":\"page-control/page-count\""), "\(page)")
    }
    _ = try Detent.run(["run", "--quiet", "--trace", "run.trace", "error.lua"], in: folder)
    let trace = try Detent.run(["lint", "--report", "html:t.html", "run.trace"], in: folder)
    #expect(trace.code == 6 && trace.errors.contains("run.trace is no script that ran"), "\(trace.everything)")
  }
}
