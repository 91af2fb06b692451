import Dispatch
import Foundation
import Testing

/// `detent test`: what runs, in which order, and how it ends.
@Suite struct SuiteTests {
  @Test func aSuiteThatPasses() throws {
    let suite = try Suite([
      "b_spec.lua": "it(\"b\", function() assert(true) end)", "a.spec.lua": "it(\"a\", function() assert(true) end)",
    ])
    try suite.run("--report", "plain").expect(
      0, says: "passed: a.spec.lua:1: a\n", "passed: b_spec.lua:1: b\n", "2 passed (2 assertions")
  }

  @Test func aFailureSaysEverything() throws {
    let suite = try Suite([
      "pager_spec.lua": Suite.pager + """
        describe("dots", function()
          it("follow", function()
            step "one swipe"
            print("before")
            pager:swipe { to = "next" }
            assert.equal(3, dots.page, "the third page")
          end)
        end)
        """
    ])
    try suite.run().expect(
      1, says: "1) dots › follow", "✗ pager_spec.lua:13: assert.equal failed: the third page", "expected: 3",
      "▸ 13 │", "at:      0.19", "in step \"one swipe\"", "moving:  scrollView \"pager\" is decelerating at",
      "changed: pager.contentOffset: (0, 0) →", "decided: where to rest:", "margin 750", "it said:", "before",
      "again:   detent test pager_spec.lua:9", "✗ 0 passed, 1 failed")
  }

  @Test func theRepeatCommandRepeatsJustIt() throws {
    let suite = try Suite([
      "x_spec.lua": "it(\"a\", function() assert(true) end)\nit(\"b\", function() assert(false) end)"
    ])
    try suite.run().expect(1, says: "again:   detent test x_spec.lua:2")
    try suite.run("x_spec.lua:2").expect(1, says: "0 passed, 1 failed")
    try suite.run("x_spec.lua:1").expect(0, says: "1 passed")
    try suite.run("x_spec.lua:1:2").expect(1, says: "1 passed, 1 failed")
  }

  @Test func linesChooseBlocksToo() throws {
    let suite = try Suite([
      "x_spec.lua": """
      describe("block", function()
        it("one", function()
          assert(true)
        end)
        it("two", function() assert(true) end)
      end)
      it("three", function() assert(true) end)
      """
    ])
    #expect(try suite.run("--list", "x_spec.lua:1").output == "x_spec.lua:2  block › one\nx_spec.lua:5  block › two\n")
    #expect(try suite.run("--list", "x_spec.lua:3").output == "x_spec.lua:2  block › one\n")
    #expect(try suite.run("--list", "x_spec.lua:7").output == "x_spec.lua:7  three\n")
  }

  @Test func aLineBehindTheFileIsAMistake() throws {
    let suite = try Suite(["a_spec.lua": "it('one', function() end)\nit('two', function() end)\n"])
    try suite.run("a_spec.lua:3").expect(2, says: "a_spec.lua:3: the file has 2 lines")
  }

  @Test func filtersAndTags() throws {
    let suite = try Suite([
      "x_spec.lua": """
      describe("slow things #slow", function() it("wait", function() assert(true) end) end)
      it("swipes #touch", function() assert(true) end)
      it("taps #touch #slow", function() assert(true) end)
      """
    ])
    func lines(_ arguments: String...) throws -> [Substring] {
      try Detent.run(["test", "--list"] + arguments, in: suite.folder).output.split(separator: "\n")
    }
    #expect(try lines("--filter", "swipes") == ["x_spec.lua:2  swipes #touch"])
    #expect(try lines("--filter-out", "s").isEmpty)
    #expect(try lines("--tags", "slow").count == 2)
    #expect(try lines("--tags", "touch", "--exclude-tags", "slow") == ["x_spec.lua:2  swipes #touch"])
    #expect(try lines("--tags", "#slow,touch").count == 3)
  }

  @Test func onlyAndForbidOnly() throws {
    let suite = try Suite([
      "a_spec.lua": "it(\"a\", function() assert(false) end)",
      "b_spec.lua": "describe.only(\"b\", function() it(\"c\", function() assert(true) end) end)",
    ])
    try suite.run().expect(0, says: "only what is marked \"only\" ran, in b_spec.lua", "1 passed (")
    try suite.run("--forbid-only").expect(1, says: "tests are marked \"only\" in b_spec.lua")
    try suite.run("--strict").expect(1)
  }

  @Test func lastFailed() throws {
    let suite = try Suite([
      "a_spec.lua": "it(\"a\", function() assert(false) end) it(\"b\", function() assert(true) end)",
      "b_spec.lua": "it(\"c\", function() assert(true) end)",
    ])
    try suite.run("--last-failed").expect(2, says: "no run has left its failures")
    try suite.run().expect(1)
    try suite.run("--last-failed").expect(1, says: "0 passed, 1 failed")
    try suite.folder.write("a_spec.lua", "it(\"a\", function() assert(true) end)")
    try suite.run("--last-failed").expect(0, says: "1 passed (")
    try suite.run("--last-failed").expect(4)
  }

  @Test func stopsAfterFailures() throws {
    let failing = "it(\"a\", function() assert(false) end) it(\"b\", function() assert(false) end)"
    let suite = try Suite(["a_spec.lua": failing, "b_spec.lua": failing])
    try suite.run("-x").expect(1, says: "0 passed, 1 failed, stopped: after 1 failure")
    try suite.run("--max-failures", "3").expect(1, says: "0 passed, 3 failed, stopped: after 3 failures")
  }

  @Test func orderDoesNotDependOnWorkers() throws {
    let files = (1...9).map {
      "it(\"test \($0)\", function() detent.screen {} detent.wait(\($0)) assert(\($0) ~= 5) end)"
    }
    let folder = try Folder()
    for (index, text) in files.enumerated() { try folder.write("t\(index)_spec.lua", text) }
    let one = try Detent.run(["test", "-j", "1"], in: folder)
    let many = try Detent.run(["test", "-j", "4"], in: folder)
    #expect(one.output == many.output)
    #expect(one.code == 1)
  }

  @Test func shuffles() throws {
    let tests = (1...12).map { "it(\"t\($0)\", function() assert(true) end)" }.joined(separator: "\n")
    let suite = try Suite(["a_spec.lua": tests])
    let first = try suite.run("--shuffle", "--seed", "3", "--report", "plain").output
    #expect(try suite.run("--shuffle", "--seed", "3", "--report", "plain").output == first)
    #expect(try suite.run("--shuffle", "--seed", "4", "--report", "plain").output != first)
    #expect(first.contains("seed 3"))
  }

  @Test func shards() throws {
    let folder = try Folder()
    for name in "abcde" { try folder.write("\(name)_spec.lua", "it(\"\(name)\", function() assert(true) end)") }
    let shares = try (1...2).map { try Detent.run(["test", "--list", "--shard", "\($0)/2"], in: folder).output }
    #expect(shares[0].split(separator: "\n").count == 3)
    #expect(shares[1].split(separator: "\n").count == 2)
    #expect(try Detent.run(["test", "--shard", "3/2"], in: folder).code == 2)
  }

  @Test func matrix() throws {
    let suite = try Suite([
      "a_spec.lua": "it(\"reads\", function() assert.equal(\"leftToRight\", detent.screen {}.layoutDirection) end)"
    ])
    try suite.run("--matrix", "device=iPhone 16,iPhone SE 3,locale=en_US,ar_AE").expect(
      1, says: "1) reads [device=iPhone 16, locale=ar_AE]",
      "again:   detent test a_spec.lua:1 --matrix 'device=iPhone 16,locale=ar_AE'", "2 passed, 2 failed")
    try suite.run("--matrix", "device=iPhone 61").expect(2, says: "did you mean \"iPhone 16\"?")
    try suite.run("--matrix", "colour=red").expect(2, says: "screens have no setting \"colour\"")
    try suite.run("--matrix", "locale").expect(2, says: "expected name=value")
  }

  @Test("a combination that no screen of a test has is remarked on") func overruledMatrix() throws {
    let suite = try Suite([
      "a_spec.lua": """
      local screen
      setup(function() screen = detent.screen { device = "iPhone 16" } end)
      it("has its own", function() assert.equal(393, screen.size.width) end)
      it("has both", function() assert.is_truthy(detent.screen {}) end)
      """,
      "b_spec.lua": "it('has a size', function() assert.is_truthy(detent.screen { size = { 300, 600 } }) end)",
      "c_spec.lua": "it('has no screen', function() assert.equal(1, 1) end)",
    ])
    let said = "never ran with device=iPhone SE 3: its screens say otherwise"
    let outcome = try suite.run("--matrix", "device=iPhone 16,iPhone SE 3,locale=ar")
    outcome.expect(
      0, says: "a_spec.lua:3 has its own [device=iPhone SE 3, locale=ar]: \(said)",
      "b_spec.lua:1 has a size [device=iPhone 16, locale=ar]: never ran with device=iPhone 16", "8 passed")
    #expect(outcome.output.components(separatedBy: "never ran with").count == 4, "\(outcome.output)")
    try suite.run("a_spec.lua", "--strict", "--matrix", "device=iPhone SE 3").expect(
      1, says: "--strict: it \(said)", "1 passed, 1 failed")
  }

  @Test("a screen that says what the matrix says ran with it, whatever it says it with") func agreedMatrix() throws {
    let suite = try Suite([
      "a_spec.lua": "it('is still', function() assert.is_true(detent.screen { reduceMotion = true }.reduceMotion) end)"
    ])
    try suite.run("--strict", "--matrix", "reduceMotion=true").expect(0, says: "1 passed")
    try suite.run("--strict", "--matrix", "reduceMotion=false").expect(1, says: "never ran with reduceMotion=false")
  }

  @Test func repeats() throws {
    let suite = try Suite([
      "a_spec.lua": """
      local count = 0
      it("keeps something", function() count = count + 1 note("run " .. count) assert(true) end)
      it("is the same", function() note(tostring(math.random(1000))) assert(true) end)
      """
    ])
    try suite.run("--repeat", "3").expect(
      1, says: "a second run differs from the first", "run 1", "run 2", "--repeat 3", "1 passed, 1 with errors")
  }

  @Test func strict() throws {
    let suite = try Suite([
      "a_spec.lua": """
      it("nothing", function() end)
      pending("later")
      it("steps", function()
        step "first"
        assert(true)
        if false then
          step("second")
        end
      end)
      it("finger", function()
        detent.screen { detent.view { id = "v" } }.v:touch {}
        assert(true)
      end)
      """
    ])
    try suite.run().expect(
      0, says: "nothing: asserts nothing", "steps: never reached step \"second\"",
      "finger: ended while a finger rests on")
    try suite.run("--strict").expect(
      1, says: "--strict: it asserts nothing", "--strict: it is pending", "--strict: it never reached step",
      "--strict: it ended while a finger", "0 passed, 4 failed")
  }

  @Test func sectionFiles() throws {
    let suite = try Suite([
      "a_spec.lua": """
      local function twice(x) return 2 * x end
      --## Twice is twice
      assert.equal(4, twice(2))
      --## An error that must come
      --! nothing here
      error "nothing here"
      --## Another one comes
      --! nothing here
      error "something else"
      --## It fails
      assert.equal(5, twice(2))
      """
    ])
    try suite.run().expect(
      1, says: "1) Another one comes", "it had to fail with \"nothing here\", but failed with: something else",
      "2) It fails", "a_spec.lua:11: assert.equal failed", "2 passed")
    try suite.run("a_spec.lua:4").expect(0, says: "1 passed")
  }

  @Test func watch() throws {
    let suite = try Suite([
      "a_spec.lua": "it(\"a\", function() assert(true) end)", "b_spec.lua": "it(\"b\", function() assert(true) end)",
    ])
    let path = suite.folder.path("a_spec.lua")
    DispatchQueue.global().asyncAfter(deadline: .now() + 3) {
      try? Data("it(\"changed\", function() assert(false) end)".utf8).write(to: URL(fileURLWithPath: path))
    }
    let outcome = try suite.run("--watch", "--report", "plain", signal: (2, 8))
    #expect(outcome.code == 130)
    #expect(outcome.errors.contains("watching 2 Lua files"))
    #expect(outcome.errors.contains("changed: a_spec.lua"))
    #expect(outcome.output.contains("2 passed ("))
    #expect(outcome.output.contains("failed: a_spec.lua:1: changed"))
    #expect(outcome.output.hasSuffix("0 passed, 1 failed (1 assertion, 0.000 s of virtual time, seed 1)\n"))
  }

  @Test func wordsOutsideTests() throws {
    let folder = try Folder()
    try folder.write("x.lua", "describe(\"x\", function() end)")
    let outcome = try Detent.run(["run", "x.lua"], in: folder)
    outcome.expect(3, says: "x.lua:1:", "it belongs to tests: run this file with `detent test`")
  }
}
