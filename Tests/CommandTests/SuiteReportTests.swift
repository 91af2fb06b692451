import Testing

/// Reports of `detent test`, as far as no other reader looks at them (Tests/Reports/read.py does the rest).
@Suite struct SuiteReportTests {
  static let mixed = """
    it("passes", function() detent.wait(1.5) assert(true) end)
    it("fails", function() print("hello") assert.equal(1, 2) end)
    pending("waits")
    """

  @Test func severalAtOnceAgree() throws {
    let suite = try Suite(["a_spec.lua": Self.mixed])
    try suite.run("--report", "plain", "--report", "tap:r.tap", "--report", "markdown:r.md").expect(
      1, says: "passed: a_spec.lua:1: passes", "failed: a_spec.lua:2: fails", "said: hello", "assert.equal failed",
      "pending: a_spec.lua:3: waits", "failed: 1 passed, 1 failed, 1 pending")
    #expect(suite.text("r.tap").contains("not ok 2 - a_spec.lua: fails\n"))
    #expect(suite.text("r.md").contains("| a_spec.lua | 1 | 1 | 1 | 1.500 s |"))
  }

  @Test("the page plays what failed, and nothing else") func aPage() throws {
    let suite = try Suite([
      "a_spec.lua": Suite.pager + """
        it("passes", function() assert(true) end)
        it("fails", function() pager:swipe { to = "next" }:settle() assert.equal(3, dots.page) end)
        it("</script>", function() error "x" end)
        """
    ])
    for name in ["1", "2"] { try suite.run("--report", "html:\(name).html").expect(1) }
    let page = suite.text("1.html")
    #expect(page == suite.text("2.html"))
    #expect(page.contains("\"outcome\":\"failed\""))
    #expect(page.ranges(of: "\"run\":{").count == 2)
    #expect(page.contains("\\u003c/script>"))
    #expect(page.contains("where to rest"))
  }

  @Test(
    "no report holds a character of a script that steers a terminal or turns the direction of text",
    arguments: ["text", "plain", "tap", "tap13", "junit", "json", "jsonl", "github", "markdown"])
  func unsteered(_ kind: String) throws {
    let evil = "\\27[31m\\u{202E}\\0"
    let suite = try Suite([
      "a_spec.lua": """
      describe("a \(evil)", function()
        it("b \(evil)\\nc", function() print("d \(evil)") step("e \(evil)") error("f \(evil)") end)
        it("g \(evil)", function() pending("h \(evil)") end)
        it("i \(evil)", function() end)
      end)
      """
    ])
    let printed = try suite.run("--report", kind)
    printed.expect(1, says: "a \u{FFFD}[31m\u{FFFD}\u{FFFD}")
    try suite.run("--list").expect(0, says: "b \u{FFFD}[31m\u{FFFD}\u{FFFD} c")
    let steering = printed.output.unicodeScalars.filter {
      $0 != "\n" && ($0.value < 32 || $0.value == 127 || $0.value == 0x202E)
    }
    #expect(steering.isEmpty, "\(printed.output)")
    #expect(["\\u001b", "\\u0000", "&#27;"].allSatisfy { !printed.output.contains($0) }, "\(printed.output)")
  }

  @Test func theSameBytesTwice() throws {
    let suite = try Suite(["a_spec.lua": Self.mixed])
    for name in ["1", "2"] { try suite.run("--report", "json:\(name).json", "--report", "junit:\(name).xml").expect(1) }
    #expect(suite.text("1.json") == suite.text("2.json"))
    #expect(suite.text("1.xml") == suite.text("2.xml"))
    #expect(!suite.text("1.json").contains("cpuSeconds"))
    try suite.run("--cpu-times", "--report", "json:3.json").expect(1)
    #expect(suite.text("3.json").contains("cpuSeconds"))
  }

  @Test func quietAndVerbose() throws {
    let suite = try Suite(["a_spec.lua": Self.mixed])
    let quiet = try suite.run("--quiet").output
    #expect(!quiet.contains("Pending:"))
    #expect(quiet.contains("1) fails"))
    try suite.run("--verbose").expect(1, says: "  ✓ passes  1.500 s", "  ✗ fails", "hello", "stack traceback")
  }

  @Test func aReporterInLua() throws {
    let suite = try Suite([
      "a_spec.lua": Self.mixed,
      "mine.lua": """
      local names = require "names"
      return {
        began = function(e) return #e.files .. " file\\n" end,
        finished = function(e) print(names[e.outcome], e.name, e.failure and e.failure.line) end,
        ended = function(e) return ("%d of %d\\n"):format(e.passed, e.tests) end,
      }
      """,
      "names.lua": "return { passed = 'yes', failed = 'no', pending = 'later' }",
      "bad.lua": "return function(e) if e.event == 'finished' then error 'oops' end end",
      "wrong.lua": "return 5",
    ])
    let outcome = try suite.run("--report", "mine.lua")
    #expect(outcome.output == "1 file\nyes\tpasses\tnil\nno\tfails\t2\nlater\twaits\tnil\n1 of 3\n")
    try suite.run("--report", "mine.lua:r.txt", "--report", "text").expect(1, says: "1 failed")
    #expect(suite.text("r.txt").hasSuffix("1 of 3\n"))
    // A reporter cannot change the verdict, only add that it failed.
    try suite.run("--report", "bad.lua", "--filter", "passes").expect(
      6, says: "bad.lua report failed: bad.lua:1: oops", "1 passed")
    try suite.run("--report", "wrong.lua").expect(2, says: "a reporter returns a table of functions by event")
  }

  @Test func shardsMerge() throws {
    let suite = try Suite(["a_spec.lua": Self.mixed, "b_spec.lua": Self.mixed])
    try suite.run("--report", "json:whole.json").expect(1)
    try suite.run("--shard", "1/2", "--report", "json:1.json").expect(1)
    try suite.run("--shard", "2/2", "--report", "jsonl:2.jsonl").expect(1)
    let merged = try Detent.run(
      ["report", "merge", "2.jsonl", "1.json", "--report", "json:all.json"], in: suite.folder)
    #expect(merged.code == 1)
    #expect(suite.text("all.json") == suite.text("whole.json"))
    try Detent.run(["report", "merge", "1.json", "whole.json"], in: suite.folder)
      .expect(1, says: "told of more than once", "3 passed")
    let twice = try Detent.run(
      ["report", "merge", "whole.json", "whole.json", "--report", "json:twice.json"], in: suite.folder)
    twice.expect(1, says: "detent report: whole.json tells what whole.json tells: it is counted once")
    #expect(suite.text("twice.json").contains("\"tests\": 6,"))
    try Detent.run(["report", "merge", "a_spec.lua"], in: suite.folder).expect(2, says: "no json or jsonl report")
    try Detent.run(["report"], in: suite.folder).expect(2, says: "expected: merge FILE…")
  }
}
