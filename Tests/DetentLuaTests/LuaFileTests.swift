import DetentCore
import Foundation
import Testing

@testable import DetentLua

/// Runs the Lua tests: every section of every file of Tests/Lua is a script of its own, on a new stage.
@Suite struct LuaFileTests {
  @Test(arguments: LuaCase.all)
  func section(_ section: LuaCase) throws {
    let host = try #require(Host(), "no Lua state")
    let failure = host.run(Array(section.source.utf8), name: section.file)
    section.judge(failure)
    let broken = host.snapshot.checkInvariants()
    #expect(broken.isEmpty, "\(section.file):\(section.line): \(broken.joined(separator: "; "))")
    for index in 0..<host.trace.count { checkPayload(of: host.trace[index].what) }
  }

  /// An event carries what editors are told; what a handler may decide lies with the stage.
  private func checkPayload(of what: Event.What) {
    guard let signal = what.signal else { return }
    let told = Event.What.carried(by: signal).filter { name in
      Member.event.contains { $0.name == name && ($0.set == nil || name == "targetContentOffset") }
    }
    #expect(what.fields.map(\.0) == told, "\(signal.rawValue)")
  }

  @Test func `there are sections to run`() {
    #expect(LuaCase.all.count > 50)
  }
}

/// One section: a title, the line that it stands at, and its script with the lines where the file has them.
struct LuaCase: Sendable, CustomTestStringConvertible {
  var file: String
  var line: Int
  var title: String
  var source: String
  /// What the error must contain, for a section that has to fail (`--! text`).
  var expectedError: String?

  var testDescription: String { "\(file):\(line) \(title)" }

  func judge(_ failure: ScriptFailure?) {
    guard let expectedError else {
      if let failure { Issue.record("\(failure.message)\(failure.event.map { " (\($0))" } ?? "")") }
      return
    }
    guard let failure else {
      Issue.record("\(file):\(line): it had to fail with \"\(expectedError)\" but went well")
      return
    }
    #expect(failure.message.contains(expectedError), "\(failure.message)")
  }

  static let all: [LuaCase] = files.flatMap { sections(of: $0) }

  private static var files: [URL] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lua")
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (found ?? []).filter { $0.pathExtension == "lua" }.sorted { $0.path < $1.path }
  }

  /// The text before the first section is a prelude of all of them.
  private static func sections(of file: URL) -> [LuaCase] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    let lines = text.components(separatedBy: "\n")
    let starts = lines.indices.filter { lines[$0].hasPrefix("--## ") }
    let prelude = lines[..<(starts.first ?? lines.endIndex)]
    return starts.enumerated().map { number, start in
      let end = number + 1 < starts.count ? starts[number + 1] : lines.endIndex
      let body = lines[start..<end]
      let gap = Array(repeating: "", count: start - prelude.count)
      return LuaCase(
        file: file.lastPathComponent, line: start + 1, title: String(lines[start].dropFirst(5)),
        source: (prelude + gap + body).joined(separator: "\n"), expectedError: marker(in: body.dropFirst()))
    }
  }

  /// The `--! text` among the comments with which a section begins.
  private static func marker(in body: ArraySlice<String>) -> String? {
    body.prefix { $0.hasPrefix("--") }.first { $0.hasPrefix("--! ") }.map { String($0.dropFirst(4)) }
  }
}
