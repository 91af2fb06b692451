/// Why a text is no JSON, and at which byte.
struct JSONError: Error, CustomStringConvertible {
  var problem: String
  var offset: Int
  var description: String { "not JSON: \(problem) at byte \(offset)" }
}

extension JSON {
  /// Reads one value and nothing behind it but space. At most 200 levels deep; of equal names the first one counts.
  init(parsing text: some Sequence<UInt8>) throws(JSONError) {
    var parser = JSONParser(bytes: Array(text))
    self = try parser.document()
  }

  init(parsing text: String) throws(JSONError) { try self.init(parsing: text.utf8) }
}

/// A reader of JSON (RFC 8259) by recursive descent.
private struct JSONParser {
  var bytes: [UInt8]
  var place = 0
  var depth = 0

  mutating func document() throws(JSONError) -> JSON {
    let value = try value()
    skipSpace()
    guard place == bytes.count else { throw wrong("something behind the value") }
    return value
  }

  private func wrong(_ problem: String) -> JSONError { JSONError(problem: problem, offset: place) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard next == character.asciiValue else { return false }
    place += 1
    return true
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    guard bytes[place...].starts(with: word.utf8) else { throw wrong("an unknown word") }
    place += word.utf8.count
    return value
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONError) in try parser.list() }
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw wrong("the end instead of a value")
    default: return .number(try number())
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONError) -> JSON
  ) throws(JSONError) -> JSON {
    depth += 1
    guard depth <= 200 else { throw wrong("more than 200 levels") }
    place += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> JSON {
    var members: [JSON.Member] = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw wrong("a member without a name") }
      let name = try text()
      guard take(":") else { throw wrong("a name without \":\"") }
      members.append(JSON.Member(name: name, value: try value()))
    } while take(",")
    guard take("}") else { throw wrong("an object that does not end") }
    return .object(members)
  }

  private mutating func list() throws(JSONError) -> JSON {
    var values: [JSON] = []
    if take("]") { return .list([]) }
    repeat { values.append(try value()) } while take(",")
    guard take("]") else { throw wrong("a list that does not end") }
    return .list(values)
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = place
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { place += 1 }
    let digits = String(decoding: bytes[start..<place], as: UTF8.self)
    guard let first = digits.utf8.first(where: { $0 != UInt8(ascii: "-") }), (0x30...0x39).contains(first),
      let value = Double(digits), value.isFinite
    else {
      place = start
      throw wrong("an unknown word")
    }
    return value
  }

  private mutating func text() throws(JSONError) -> String {
    place += 1
    var result: [UInt8] = []
    while let byte = next {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &result)
      case 0..<0x20: throw wrong("a control character in a string")
      default: result.append(byte)
      }
    }
    throw wrong("a string that does not end")
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONError) {
    guard let letter = next else { throw wrong("a string that does not end") }
    place += 1
    let plain: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
    ]
    if let byte = plain[letter] { return result.append(byte) }
    guard letter == UInt8(ascii: "u") else { throw wrong("an unknown escape") }
    result += String(try scalar()).utf8
  }

  /// The scalar of `\u` and four digits, or of two such halves; a half alone becomes U+FFFD.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let first = try unit()
    guard first & 0xFC00 == 0xD800, bytes[place...].starts(with: [0x5C, 0x75]) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    let before = place
    place += 2
    let second = try unit()
    guard second & 0xFC00 == 0xDC00 else {
      place = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(JSONError) -> UInt32 {
    guard place + 4 <= bytes.count,
      let value = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    else { throw wrong("a \\u without four digits") }
    place += 4
    return value
  }
}
