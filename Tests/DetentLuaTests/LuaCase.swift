import Foundation
import Testing

/// One section of a file of Tests/Lua, as a script for tests that need many. (`detent test` judges the sections.)
struct LuaCase: Sendable, CustomTestStringConvertible {
  var file: String
  var line: Int
  var title: String
  var source: String

  var testDescription: String { "\(file):\(line) \(title)" }

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
        source: (prelude + gap + body).joined(separator: "\n"))
    }
  }
}
