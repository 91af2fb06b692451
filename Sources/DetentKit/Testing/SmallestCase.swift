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
    guard let function = test.function else { return [] }
    let all = source.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard function.line >= 1, function.line <= function.lastLine, function.lastLine <= all.count else { return [] }
    let lines = all[(function.line - 1)..<function.lastLine]
    guard let written = WrittenFunction(Array(lines.joined(separator: [0x0A]))) else { return [] }
    let indent = String(String(decoding: lines[function.line - 1], as: UTF8.self).prefix { $0 == " " || $0 == "\t" })
    let name = test.name.split(separator: "\"").joined(separator: "'")
    let local = written.parameter.map { ["\(indent)  local \($0) = \(value.source)"] } ?? []
    return ["\(indent)it(\"\(name): smallest case\", function()"] + local + written.body(indent: indent + "  ")
      + ["\(indent)end)"]
  }
}

/// A function as a file has it: the last one that begins in the first of some lines, in no other function.
private struct WrittenFunction {
  /// The name of its first parameter.
  var parameter: String?
  private var text: String

  init?(_ source: [UInt8]) {
    let tokens = LuaTokens(bytes: source).all
    guard let place = WrittenFunction.places(in: tokens).last(where: { tokens[$0.lowerBound].line == 1 }),
      let open = tokens[place].firstIndex(where: { $0.text == "(" && !$0.isString }),
      let close = tokens[open..<place.upperBound].firstIndex(where: { $0.text == ")" && !$0.isString })
    else { return nil }
    parameter = tokens[open + 1].isWord ? tokens[open + 1].text : nil
    text = String(
      decoding: source[tokens[close].range.upperBound..<tokens[place.upperBound - 1].range.lowerBound], as: UTF8.self)
  }

  /// From each `function` to its `end`.
  private static func places(in tokens: [LuaOutline.Token]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var (start, depth) = (0, 0)
    for (index, token) in tokens.enumerated() where depth > 0 || token.isWord && token.text == "function" {
      if depth == 0 { start = index }
      depth += token.opens
      if depth == 0 { places.append(start..<index + 1) }
    }
    return places
  }

  /// Its statements, line by line; those that share a line with `function` are indented.
  func body(indent: String) -> [String] {
    func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines[0].drop { $0.isWhitespace }
    var rest = lines.dropFirst()
    if let last = rest.last, isBlank(last) { rest.removeLast() }
    return (isBlank(first) ? [] : [indent + trimmed(first)]) + rest.map(String.init)
  }

  private func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line)
  }
}
