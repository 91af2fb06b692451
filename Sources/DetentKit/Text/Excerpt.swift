import DetentCore
import DetentLua

/// The lines of a script around the one that failed.
struct Excerpt: Sendable, Equatable {
  struct Line: Sendable, Equatable {
    var number: Int
    var text: String
  }

  var lines: [Line] = []
  /// The one that failed.
  var line = 0

  init() {}

  /// Two lines before it and one after; none where there is no such line, for a script may raise any text.
  init(of source: [UInt8], around line: Int) {
    guard (1...source.count + 1).contains(line) else { return }
    var lines = String(decoding: source, as: UTF8.self)
      .split(separator: "\n", maxSplits: line + 1, omittingEmptySubsequences: false)
    if lines.count > line, lines.last == "" { lines.removeLast() }  // what follows the last line's end is no line
    guard line <= lines.count else { return }
    self.line = line
    self.lines = (max(1, line - 2)...min(lines.count, line + 1)).map {
      Line(number: $0, text: String(lines[$0 - 1].prefix(160)))
    }
  }

  /// With numbers, the failed one marked.
  func drawn(_ console: Console) -> [String] {
    let width = String(lines.last?.number ?? 0).count
    return lines.map { line in
      let label = String(repeating: " ", count: width - String(line.number).count) + String(line.number)
      let row = "\(line.number == self.line ? "▸" : " ") \(label) │ \(Text.unsteered(line.text))"
      return "  " + (line.number == self.line ? console.bold(row) : console.dim(row))
    }
  }
}

/// The place that a message begins with: "x.lua:12: …", "Main.storyboard:12:5: …".
struct MessagePlace {
  var file: String
  var line: Int
  var column: Int?
  /// The message without it.
  var text: String

  /// nil when the message begins with none of the files. An error in a component of a screen counts at the component's own
  /// line: "x.lua:1: detent.screen: label "a" (line 3): …".
  init?(_ message: String, files: [String]) {
    guard let file = files.first(where: { message.hasPrefix($0 + ":") }) else { return nil }
    var rest = message.dropFirst(file.count + 1)
    guard let line = MessagePlace.number(beginning: &rest) else { return nil }
    self.file = file
    column = MessagePlace.number(beginning: &rest)
    text = String(rest.drop { $0 == " " })
    self.line = MessagePlace.componentLine(text.prefix { $0 != "\n" }) ?? line
  }

  /// Takes off a number with the ":" behind it.
  private static func number(beginning text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isNumber }
    guard let number = Int(digits), text.dropFirst(digits.count).first == ":" else { return nil }
    text = text.dropFirst(digits.count + 1)
    return number
  }

  private static func componentLine(_ text: Substring) -> Int? {
    let mark = " (line "
    guard text.hasPrefix("detent.screen: "), let found = text.firstRange(of: mark) else { return nil }
    let rest = text[found.upperBound...]
    let number = rest.prefix { $0.isNumber }
    return rest.dropFirst(number.count).hasPrefix("): ") ? Int(number) : nil
  }
}
