/// The text of a text field: characters, the lines that they make, and what is selected.
///
/// Positions count from 0 and lie between characters, so that `count` is the end. Lines are as high as
/// `Metrics.lineHeight` and break at spaces where they would be wider than the field; widths come from `TextMetrics`.
public struct TextContent: Sendable {
  public private(set) var characters: [Character] = []
  /// The selected characters; empty: the insertion point.
  public internal(set) var selection = 0..<0
  /// Whether a person can change the text; if not it is text to read.
  public internal(set) var isEditable = true
  /// The width at which lines break, in points; 0: only at line ends.
  private var width = 0.0
  /// Where each line begins. Never empty.
  private(set) var lineStarts = [0]

  public var count: Int { characters.count }
  public var text: String { String(characters) }
  public var numberOfLines: Int { lineStarts.count }

  /// The size of all lines, in points.
  public var size: Size {
    let widest = lineStarts.indices.map { lineWidth($0) }.max() ?? 0
    return Size(width: widest, height: Double(lineStarts.count) * Metrics.lineHeight)
  }

  mutating func setText(_ text: String) {
    characters = Array(text)
    breakLines()
    select(selection)
  }

  mutating func setWidth(_ width: Double) {
    guard width != self.width else { return }
    self.width = width
    breakLines()
  }

  /// Selects a range, pinned to the text.
  mutating func select(_ range: Range<Int>) {
    let low = min(max(range.lowerBound, 0), count)
    selection = low..<min(max(range.upperBound, low), count)
  }

  /// Puts text in the place of the selection; the insertion point stands behind it.
  mutating func replaceSelection(with text: String) {
    let new = Array(text)
    characters.replaceSubrange(selection, with: new)
    let end = selection.lowerBound + new.count
    selection = end..<end
    breakLines()
  }

  /// The first place of a text from a position on, going round at the end; capitals and small letters are the same.
  public func find(_ wanted: String, from start: Int) -> Range<Int>? {
    let needle = wanted.map { $0.lowercased() }
    guard !needle.isEmpty, needle.count <= count else { return nil }
    let borders = TextContent.borders(of: needle)
    var firstPlace: Int?
    var matched = 0
    for (index, character) in characters.enumerated() {
      TextContent.extend(&matched, by: character.lowercased(), of: needle, borders)
      guard matched == needle.count else { continue }
      let place = index + 1 - matched
      if place >= start { return place..<(index + 1) }
      firstPlace = firstPlace ?? place
      matched = borders[matched - 1]
    }
    return firstPlace.map { $0..<($0 + needle.count) }
  }

  /// For each beginning of a text the length of its longest proper beginning that is also its end: how much of a match
  /// is left when the next character differs (Knuth, Morris and Pratt).
  private static func borders(of needle: [String]) -> [Int] {
    var borders = [0]
    var matched = 0
    for character in needle.dropFirst() {
      extend(&matched, by: character, of: needle, borders)
      borders.append(matched)
    }
    return borders
  }

  /// How much of the needle ends with one more character.
  private static func extend(_ matched: inout Int, by character: String, of needle: [String], _ borders: [Int]) {
    while matched > 0, needle[matched] != character { matched = borders[matched - 1] }
    if needle[matched] == character { matched += 1 }
  }

  // MARK: Lines

  /// The line (from 0) that holds a position.
  public func line(of position: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The characters of a line, from 0, without its line break.
  public func text(ofLine line: Int) -> String {
    lineStarts.indices.contains(line) ? String(characters[lineStarts[line]..<lineEnd(line)]) : ""
  }

  /// The end of a line, its line break left out.
  func lineEnd(_ line: Int) -> Int {
    guard line + 1 < lineStarts.count else { return count }
    let end = lineStarts[line + 1]
    return end > lineStarts[line] && characters[end - 1].isNewline ? end - 1 : end
  }

  func lineWidth(_ line: Int) -> Double { width(from: lineStarts[line], to: lineEnd(line)) }

  func width(from start: Int, to end: Int) -> Double {
    characters[min(start, end)..<end].reduce(0) { $0 + TextContent.width(of: $1) }
  }

  static func width(of character: Character) -> Double {
    guard !character.isNewline else { return 0 }
    return character.unicodeScalars.reduce(0) { $0 + TextMetrics.width(of: $1) }
  }

  private mutating func breakLines() {
    lineStarts = [0]
    var x = 0.0
    var lastSpace = -1
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        lineStarts.append(index + 1)
        (x, lastSpace) = (0, -1)
        continue
      }
      x += TextContent.width(of: character)
      if character == " " { lastSpace = index }
      guard self.width > 0, x > self.width, character != " ", index > lineStarts[lineStarts.count - 1] else { continue }
      let start = lastSpace >= lineStarts[lineStarts.count - 1] ? lastSpace + 1 : index
      lineStarts.append(start)
      (x, lastSpace) = (self.width(from: start, to: index + 1), -1)
    }
  }
}
