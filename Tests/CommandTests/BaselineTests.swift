import Foundation
import Testing

/// `--baseline` and `--write-baseline`.
@Suite struct BaselineTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("error.lua", LintTests.error)
    try folder.write("warning.lua", LintTests.warning)
    try folder.write("in/advice.lua", LintTests.advice)
  }

  private func lint(_ arguments: String...) throws -> Detent.Outcome {
    try Detent.run(["lint"] + arguments, in: folder)
  }
  private var written: [String] { Folder.text(folder.path("base.txt")).split(separator: "\n").map(String.init) }

  @Test func whatIsInItDoesNotCount() throws {
    #expect(try lint("error.lua", "--write-baseline", "base.txt").code == 0)
    #expect(written.dropFirst(2) == ["error.lua\tpage-control/page-count\tscreen \"e\" > pageControl \"dots\""])
    let known = try lint("error.lua", "--baseline", "base.txt")
    #expect(known.code == 0)
    #expect(known.output.contains("1 in the baseline") && !known.output.contains("it counts 3 pages"))
    // Another number and another line are the same finding.
    try folder.write("error.lua", "\n\n" + LintTests.error.replacingOccurrences(of: "= 3", with: "= 5"))
    #expect(try lint("error.lua", "--baseline", "base.txt").code == 0)
    // Another component is another one.
    try folder.write("error.lua", LintTests.error.replacingOccurrences(of: "\"dots\"", with: "\"points\""))
    let changed = try lint("error.lua", "--baseline", "base.txt")
    #expect(changed.code == 1)
    #expect(changed.output.contains("pageControl \"points\"") && changed.output.contains("stale-baseline"))
  }

  @Test func staleEntriesFailWithWhatToDo() throws {
    _ = try lint("error.lua", "--write-baseline", "base.txt")
    try folder.write("error.lua", LintTests.good)
    let outcome = try lint("error.lua", "--baseline", "base.txt")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("no longer found: write the baseline anew"))
    #expect(outcome.output.contains("next: `--write-baseline base.txt` takes the stale entries out"))
    #expect(try lint("error.lua", "--baseline", "base.txt", "--fail-on", "never").code == 0)
    _ = try lint("error.lua", "--write-baseline", "base.txt")
    #expect(try lint("error.lua", "--baseline", "base.txt").code == 0)
  }

  @Test func onlyWhatWasJudgedCanBeStale() throws {
    _ = try lint("error.lua", "warning.lua", "in", "--write-baseline", "base.txt")
    #expect(try lint("warning.lua", "--baseline", "base.txt").code == 0)
    #expect(try lint("error.lua", "--only", "picker/*", "--baseline", "base.txt").code == 0)
    try folder.write("error.lua", "error 'early'")
    let stopped = try lint("error.lua", "--baseline", "base.txt")
    #expect(stopped.code == 3 && !stopped.output.contains("stale"))
    try FileManager.default.removeItem(atPath: folder.path("error.lua"))
    #expect(try lint("warning.lua", "--baseline", "base.txt").output.contains("error.lua: page-control/page-count"))
  }

  @Test func aPartIsWrittenAnew() throws {
    _ = try lint("error.lua", "warning.lua", "in", "--write-baseline", "base.txt")
    let all = written
    #expect(all.count == 5 && Array(all[2...]) == all[2...].sorted())
    _ = try lint("warning.lua", "--write-baseline", "base.txt")
    #expect(written == all)
    // The order in which files are given does not matter, nor where the command stands.
    _ = try lint("in", "warning.lua", "./error.lua", "--write-baseline", "base.txt")
    #expect(written == all)
    let inner = try Folder()
    try inner.write("x", "")
    #expect(try lint("in/../error.lua", "--baseline", "base.txt").code == 0)
  }

  @Test func severalOfOnePathAreCounted() throws {
    let dots = "detent.pageControl { numberOfPages = 11 },"
    try folder.write("x.lua", "detent.screen { \(dots) }")
    _ = try lint("x.lua", "--write-baseline", "base.txt")
    try folder.write("x.lua", "detent.screen { \(dots) \(dots) }")
    let outcome = try lint("x.lua", "--baseline", "base.txt", "--fail-on", "advice", "--only", "page-control/too-many")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("0 warnings, 1 advice · 1 in the baseline"), "\(outcome.output)")
  }
}
