/// Makes broken files out of good ones: the same seed and number make the same bytes on every machine.
package struct Mutation {
  /// Files that can be read.
  private let samples: [[UInt8]]
  private let seed: UInt64

  package init(of samples: [[UInt8]], seed: UInt64) {
    self.samples = samples
    self.seed = seed
  }

  /// The input of a number: one sample with one to eight changes. Half of them keep the grammar for the most part, so
  /// that more than the parser is reached.
  package func input(_ number: UInt64) -> [UInt8] {
    var dice = Dice(state: seed &* 0xD1B5_4A32_D192_ED03 &+ number)
    var bytes = samples.randomElement(using: &dice) ?? []
    let kinds = Bool.random(using: &dice) ? Self.gentle : Self.all
    for _ in 0..<Int.random(in: 1...8, using: &dice) { change(&bytes, Int.random(in: kinds, using: &dice), &dice) }
    return bytes
  }

  private static let gentle = 0...3
  private static let all = 0...11

  private func change(_ bytes: inout [UInt8], _ kind: Int, _ dice: inout Dice) {
    guard !bytes.isEmpty else {
      bytes += Self.words.randomElement(using: &dice)?.utf8 ?? "".utf8
      return
    }
    let place = Int.random(in: 0..<bytes.count, using: &dice)
    let piece = Self.piece(of: bytes, at: place, &dice)
    switch kind {
    case 0: replaceNumber(in: &bytes, from: place, &dice)
    case 1: replaceQuoted(in: &bytes, at: place, &dice)
    case 2: swapQuoted(in: &bytes, place, Int.random(in: 0..<bytes.count, using: &dice))
    case 3: repeatLine(in: &bytes, at: place, &dice)
    case 4: dropLine(in: &bytes, at: place)
    case 5: splice(&bytes, at: place, &dice)
    case 6: bytes.insert(contentsOf: (Self.words.randomElement(using: &dice) ?? "").utf8, at: place)
    case 7: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
    case 8: bytes[place] = UInt8.random(in: 0...255, using: &dice)
    case 9: bytes.removeSubrange(piece)
    case 10: bytes.insert(contentsOf: bytes[piece], at: place)
    default: bytes.removeSubrange(place...)
    }
  }

  /// A short piece, now and then a long one.
  private static func piece(of bytes: [UInt8], at place: Int, _ dice: inout Dice) -> Range<Int> {
    let most = Int.random(in: 0..<10, using: &dice) == 0 ? 2000 : 40
    return place..<min(bytes.count, place + Int.random(in: 1...most, using: &dice))
  }

  // MARK: Changes

  private func replaceNumber(in bytes: inout [UInt8], from place: Int, _ dice: inout Dice) {
    guard let start = bytes[place...].firstIndex(where: Self.isDigit) else { return }
    let end = bytes[start...].firstIndex { !Self.isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: (Self.numbers.randomElement(using: &dice) ?? "").utf8)
  }

  private func replaceQuoted(in bytes: inout [UInt8], at place: Int, _ dice: inout Dice) {
    guard let range = Self.quoted(in: bytes, from: place) else { return }
    let words = Bool.random(using: &dice) ? Self.numbers : Self.words
    bytes.replaceSubrange(range, with: (words.randomElement(using: &dice) ?? "").utf8)
  }

  private func swapQuoted(in bytes: inout [UInt8], _ place: Int, _ other: Int) {
    guard let a = Self.quoted(in: bytes, from: min(place, other)),
      let b = Self.quoted(in: bytes, from: max(place, other)),
      a.upperBound < b.lowerBound
    else { return }
    let (first, second) = (Array(bytes[a]), Array(bytes[b]))
    bytes.replaceSubrange(b, with: first)
    bytes.replaceSubrange(a, with: second)
  }

  private func repeatLine(in bytes: inout [UInt8], at place: Int, _ dice: inout Dice) {
    let line = Self.line(in: bytes, at: place)
    guard bytes.count < 1 << 16 else { return }
    let copies = Int.random(in: 1...20, using: &dice)
    bytes.insert(contentsOf: Array(repeating: bytes[line], count: copies).joined(), at: line.lowerBound)
  }

  private func dropLine(in bytes: inout [UInt8], at place: Int) {
    bytes.removeSubrange(Self.line(in: bytes, at: place))
  }

  private func splice(_ bytes: inout [UInt8], at place: Int, _ dice: inout Dice) {
    guard let other = samples.randomElement(using: &dice), !other.isEmpty else { return }
    let start = Int.random(in: 0..<other.count, using: &dice)
    bytes.replaceSubrange(place..., with: other[start...])
  }

  // MARK: Places

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func line(in bytes: [UInt8], at place: Int) -> Range<Int> {
    let start = bytes[..<place].lastIndex(of: 10).map { $0 + 1 } ?? 0
    return start..<(bytes[place...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.count)
  }

  /// What stands between the next two double quotes of a line.
  private static func quoted(in bytes: [UInt8], from place: Int) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    let start = line(in: bytes, at: place).lowerBound
    guard let first = bytes[start...].firstIndex(of: quote),
      let open = bytes[max(first, place)...].firstIndex(of: quote),
      let close = bytes[(open + 1)...].firstIndex(of: quote)
    else { return nil }
    return (open + 1)..<close
  }

  private static let numbers = [
    "0", "-0", "-1", "1e308", "-1e308", "1e-320", "nan", "inf", "9223372036854775807", "9223372036854775808",
    "-9223372036854775809", "99999999999999999999", "2147483648", "0.1", "1,5", "", "NO", "YES", "true", "100001", "60",
    "0x10", "1e6", "16777217", "4294967296",
  ]

  private static let words = [
    "\"", "'", "<", ">", "</", "/>", "&", "&amp;", "&#0;", "&#x10FFFF;", "&#xD800;", "{", "}", "[", "]", ",", ":", "\\",
    "\\u0000", "\\ud800", "\u{0}", "\u{FEFF}", "\u{2028}", "\u{202E}", "e\u{301}", "👩‍👩‍👧", "<!--", "-->", "<![CDATA[",
    "]]>",
    "<?xml version='1.0'?>", "<!DOCTYPE a [", "{{0.0, 0.0}, {1.0", "Element subtree:\n", " →", "page 2 of 5",
    "page 5 of 2",
    "Kiwi, 3 of 12", "0%", "PageIndicator, 0x1", "id", "frame", "screen", "nil", "end", "--[[", "]]", "tap",
    "2026-02-30",
    "tapped:", "XCUIElementTypePicker", "scrollView", "pageControl", "datePicker", "tableView", "collectionView",
    "pickerView", "navigationBar", "tabBar", "constraint", "rect", "frameInset", "color", "point", "size", "date",
  ]
}

/// SplitMix64: small, and the same everywhere.
package struct Dice: RandomNumberGenerator {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
