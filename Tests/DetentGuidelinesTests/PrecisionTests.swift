import DetentCore
import DetentKit
import DetentLua
import Foundation
import Testing

@testable import DetentGuidelines

/// Samples, and what rules give as good examples, are meant to be good: no rule objects to them, unless the sample itself
/// says that it is meant. (So are the screens of Tests/Lua/good-screens.lua, which ask for it themselves.)
@Suite struct PrecisionTests {
  static let samples = Folder.scripts(in: "samples")

  @Test(arguments: samples) func `nothing is wrong with a sample`(_ name: String) throws {
    let result = try Folder.run(name)
    let fails = result.audit().findings.filter { $0.verdict == .fail }
    #expect(
      fails.isEmpty,
      "\(fails.map { "\($0.line ?? 0): \($0.severity.rawValue) \($0.rule): \($0.message)" }.joined(separator: "\n"))")
  }

  static let good = ExampleCase.all.filter { $0.example.kind == .passing && $0.example.edition == nil }

  @Test(arguments: good) func `no other rule minds a good example`(_ example: ExampleCase) throws {
    let result = Session().run(text: example.example.lua, name: "example.lua")
    let fails = result.audit().findings.filter { $0.verdict == .fail && $0.severity > .advice }
    #expect(fails.isEmpty, "\(example.place): \(fails.map { "\($0.rule): \($0.message)" }.joined(separator: "\n"))")
  }
}

/// Files of the package, wherever the tests run.
enum Folder {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Scripts of a folder, by their paths from the root.
  static func scripts(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)) ?? []
    return files.filter { $0.hasSuffix(".lua") }.sorted().map { "\(folder)/\($0)" }
  }

  static func run(_ name: String) throws -> Session.Result {
    let url = root.appending(path: name)
    let source = try Array(Data(contentsOf: url))
    let result = Session().run(source: source, name: name, folder: url.deletingLastPathComponent().path)
    try #require(result.failure == nil, "\(name): \(result.failure?.message ?? "")")
    return result
  }
}
