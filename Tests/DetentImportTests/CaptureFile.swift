import DetentCore
import Foundation
import Testing

@testable import DetentImport

/// A committed file of `Captures`.
struct CaptureFile {
  let bytes: [UInt8]
  let name: String

  init(_ name: String) throws {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Captures"))
    bytes = Array(try Data(contentsOf: url))
    self.name = name
  }

  func imported() throws -> ImportedFile { try #require(FileFormat.of(bytes, name: name)).read(bytes) }
}

extension Blueprint.Screen {
  /// The screen and a part a line: kind, id, frame, options.
  var outline: String {
    ([options.map(\.words).joined(separator: " ")] + parts.flatMap { $0.lines(indent: "  ") }).joined(separator: "\n")
  }
}

extension Blueprint.Part {
  fileprivate func lines(indent: String) -> [String] {
    let words = [kind.name, id, frame.map { Blueprint.Literal.rect($0).words } ?? "?"] + options.map(\.words)
    return [indent + words.filter { !$0.isEmpty }.joined(separator: " ")]
      + parts.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension Blueprint.Option {
  fileprivate var words: String { "\(name)=\(value.words)" }
}

extension Blueprint.Literal {
  fileprivate var words: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .text(let text): "'\(text)'"
    case .list(let values): "[\(values.map(\.words).joined(separator: ","))]"
    case .table(let options): "{\(options.map(\.words).joined(separator: ","))}"
    }
  }
}
