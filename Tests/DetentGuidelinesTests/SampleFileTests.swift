import DetentCore
import DetentKit
import DetentLua
import Foundation
import Testing

@testable import DetentGuidelines

/// samples/guidelines holds a good and a bad script for each rule, written from the rule's own examples. To write them
/// anew: `DETENT_WRITE_SAMPLES=1 scripts/test --filter SampleFileTests`.
@Suite struct SampleFileTests {
  @Test(arguments: SampleCase.all) func `the file is that of the rule`(_ sample: SampleCase) throws {
    let text = try #require(sample.text)
    if ProcessInfo.processInfo.environment["DETENT_WRITE_SAMPLES"] != nil { try sample.write(text) }
    #expect(try String(contentsOf: sample.url, encoding: .utf8) == text)
  }

  @Test(arguments: SampleCase.all) func `lint finds what it is named for and nothing else`(_ sample: SampleCase) throws
  {
    var settings = Audit.Settings()
    settings.preset = sample.rule.editions.last ?? .higLatest
    let result = try Folder.run(sample.path)
    let fails = Set(result.audit(settings).findings.filter { $0.verdict == .fail }.flatMap { [$0.rule] + $0.also })
    let wanted: Set = sample.kind == .failing ? [sample.rule.id] : []
    #expect(fails.subtracting(sample.joined) == wanted.subtracting(sample.joined), "\(sample.path): \(fails.sorted())")
    #expect(fails.isSuperset(of: wanted))
  }

  @Test func `no file is left over`() {
    let wanted = Set(SampleCase.all.map(\.path))
    for folder in Set(Guideline.all.map(\.sampleName.folder)) {
      for file in Folder.scripts(in: "samples/guidelines/\(folder)") {
        #expect(wanted.contains(file), "\(file) belongs to no rule")
      }
    }
  }

  /// One script in which every rule has something to look at.
  @Test func `everything leaves no rule inapplicable`() throws {
    var settings = Audit.Settings()
    settings.preset = .hig2022
    let report = try Folder.run("samples/guidelines/everything.lua").audit(settings)
    #expect(report.outcomes.count == Guideline.all.count { $0.editions.contains(.hig2022) })
    let blind = report.outcomes.filter { !$0.tally.isLookedAt }.map(\.rule)
    #expect(blind.isEmpty, "no verdict: \(blind.joined(separator: ", "))")
    let found = report.findings.filter { $0.verdict != .allowed }
    #expect(found.isEmpty, "\(found.map { "\($0.line ?? 0) \($0.rule): \($0.message)" }.joined(separator: "\n"))")
  }
}

struct SampleCase: CustomTestStringConvertible, Sendable {
  var rule: Guideline
  var kind: Example.Kind

  static let all = Guideline.all.flatMap { rule in
    [Example.Kind.passing, .failing].map { SampleCase(rule: rule, kind: $0) }
  }

  var text: String? { rule.sample(kind) }
  var path: String {
    let (folder, name) = rule.sampleName
    return "samples/guidelines/\(folder)/\(name)-\(kind == .passing ? "good" : "bad").lua"
  }
  var url: URL { Folder.root.appending(path: path) }
  var testDescription: String { path }

  /// Rules whose findings come together with those of this one.
  var joined: Set<String> {
    Set(Guideline.all.filter { $0.joins == rule.id }.map(\.id) + [rule.joins].compactMap { $0 })
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
