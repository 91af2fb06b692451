import DetentLua

/// The smallest values with which a property fails, and the same as a test that can be pasted into the file.
struct SmallestCase {
  var value: Generated
  /// Which run it was.
  var how: String
  var test: SpecTree.Test
  var source: [UInt8]

  var lines: [String] {
    let test = asTest
    return ["smallest case (\(how)):", "  \(value.source)"]
      + (test.isEmpty ? [] : ["as a test:", ""] + test.map { $0.isEmpty ? "" : "  \($0)" })
  }

  /// The property's own body under `it`, with its parameter as a local; nothing when the body is not written out there.
  private var asTest: [String] {
    guard let function = test.function, function.lastLine > function.line else { return [] }
    let all = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard function.line >= 1, function.lastLine <= all.count else { return [] }
    let head = all[function.line - 1]
    guard let open = head.firstRange(of: "function(") else { return [] }
    let parameter = head[open.upperBound...].prefix { $0 != ")" }
    let indent = String(head.prefix { $0 == " " || $0 == "\t" })
    let name = test.name.split(separator: "\"").joined(separator: "'")
    let local = parameter.isEmpty ? [] : ["\(indent)  local \(parameter) = \(value.source)"]
    let body = all[function.line..<function.lastLine].map(String.init)
    return ["\(indent)it(\"\(name): smallest case\", function()"] + local + body
  }
}
