import Testing

@testable import DetentDrawing

/// What is packed against a reader that only knows the format. Browsers read it in scripts/test-browser.
@Suite struct DeflateTests {
  static let inputs: [[UInt8]] = [
    [], [7], [7, 7], [7, 7, 7], Array(0...255), Array(repeating: 1, count: 258), Array(repeating: 1, count: 259),
    Array(repeating: 1, count: 100_000), Array("to be or not to be, that is the question".utf8),
  ]

  @Test(arguments: inputs) func isReadBack(_ input: [UInt8]) throws {
    #expect(try DeflateReader.read(Deflate.packed(input)) == input)
  }

  @Test("bytes of every kind of frequency are read back") func random() throws {
    var state: UInt64 = 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<40 {
      let (letters, repeats) = (next(256) + 1, next(5))
      var input: [UInt8] = []
      while input.count < 40_000 {
        if repeats > 0, next(3) < repeats, !input.isEmpty {
          let start = next(input.count)
          input += input[start..<min(input.count, start + next(400))]
        } else {
          // Some letters are far rarer than others, so that their codes would be longer than the format allows.
          input.append(UInt8(min(letters - 1, next(next(next(letters) + 1) + 1))))
        }
      }
      #expect(try DeflateReader.read(Deflate.packed(input)) == input)
    }
  }

  @Test func packsWhatRepeats() {
    #expect(Deflate.packed(Array(repeating: 65, count: 1_000_000)).count < 1200)
    let rows = (0..<5000).map { "[\($0),[16,\($0 % 96).25]]" }.joined()
    #expect(Deflate.packed(Array(rows.utf8)).count * 4 < rows.utf8.count)
  }

  @Test("no code is longer than its limit") func limit() {
    var counts = [1, 1]
    while counts.count < 40 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let code = PrefixCode(counts, limit: 15)
    #expect(code.lengths.max() == 15)
    #expect(code.lengths.reduce(0) { $0 + 1 << (15 - $1) } <= 1 << 15)
  }

  @Test func lettersOfBase64() {
    #expect(Base64.text([]) == "")
    #expect(["f", "fo", "foo", "foob"].map { Base64.text(Array($0.utf8)) } == ["Zg==", "Zm8=", "Zm9v", "Zm9vYg=="])
    #expect(Base64.text([255, 239, 190]) == "/+++")
  }
}

/// Reads DEFLATE's blocks with codes of their own, bit by bit, from the text of RFC 1951.
private struct DeflateReader {
  struct Malformed: Error {}

  var bytes: [UInt8]
  var place = 0

  static func read(_ bytes: [UInt8]) throws -> [UInt8] {
    var reader = DeflateReader(bytes: bytes)
    var output: [UInt8] = []
    while try !reader.block(&output) {}
    guard (reader.place + 7) / 8 == bytes.count else { throw Malformed() }
    return output
  }

  /// Whether it was the last.
  private mutating func block(_ output: inout [UInt8]) throws -> Bool {
    let isLast = try bits(1) == 1
    guard try bits(2) == 2 else { throw Malformed() }
    let (letters, distances) = (try bits(5) + 257, try bits(5) + 1)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<(try bits(4) + 4) { lengths[order[index]] = try bits(3) }
    let code = table(lengths)
    let all = try (0..<letters + distances).map { _ in try symbol(code) }
    let (letterCode, distanceCode) = (table(Array(all[..<letters])), table(Array(all[letters...])))
    while true {
      let letter = try symbol(letterCode)
      if letter == 256 { return isLast }
      if letter < 256 {
        output.append(UInt8(letter))
        continue
      }
      let length = letter == 285 ? 258 : try value(letter - 257, 4) + 3
      let distance = try value(try symbol(distanceCode), 2) + 1
      guard distance <= output.count, distance <= 32_768 else { throw Malformed() }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  /// What a symbol of lengths or distances stands for, `count` of them to a doubling.
  private mutating func value(_ symbol: Int, _ count: Int) throws -> Int {
    guard symbol >= 2 * count else { return symbol }
    let extra = symbol / count - 1
    return (count + symbol % count) << extra + (try bits(extra))
  }

  /// Symbols by the length of their code and the code, highest bit first.
  private func table(_ lengths: [Int]) -> [[Int]: Int] {
    var table: [[Int]: Int] = [:]
    var code = 0
    for length in 1...15 {
      for symbol in lengths.indices where lengths[symbol] == length {
        table[[length, code]] = symbol
        code += 1
      }
      code <<= 1
    }
    return table
  }

  private mutating func symbol(_ table: [[Int]: Int]) throws -> Int {
    var code = 0
    for length in 1...15 {
      code = code << 1 | (try bits(1))
      if let symbol = table[[length, code]] { return symbol }
    }
    throw Malformed()
  }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for index in 0..<count {
      guard place / 8 < bytes.count else { throw Malformed() }
      value |= Int(bytes[place / 8] >> (place % 8) & 1) << index
      place += 1
    }
    return value
  }
}
