/// Walks through one JSON text (RFC 8259), value by value, and keeps nothing of it.
///
/// Whoever reads asks for the kind of the next value and takes that value; what it does not want it skips. Lists and
/// objects never lie deeper than `depthLimit`, whatever the bytes.
package struct JSONReader {
  /// What is wrong, and at which byte from 0.
  package struct Fault: Error {
    package var what: String
    package var place: Int

    package init(what: String, place: Int) {
      self.what = what
      self.place = place
    }
  }

  package enum Kind {
    case object
    case list
    case text
    case number
    case bool
    case null
  }

  private let bytes: ArraySlice<UInt8>
  private let depthLimit: Int
  private var depth = 0
  private var cursor: Int

  package init(_ bytes: ArraySlice<UInt8>, depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
    cursor = bytes.startIndex
  }

  /// How many bytes lie behind.
  package var place: Int { cursor - bytes.startIndex }

  package func fault(_ what: String) -> Fault { Fault(what: what, place: place) }

  /// What begins with the next byte; only the value itself shows whether it is one.
  package mutating func kind() throws(Fault) -> Kind {
    guard let next else { throw fault("the text ends where a value should be") }
    switch next {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .list
    case UInt8(ascii: "\""): return .text
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    default: throw fault("no JSON value begins so")
    }
  }

  /// Everything was read: nothing but white space is left.
  package mutating func end() throws(Fault) {
    guard next == nil else { throw fault("something stands behind the value") }
  }

  // MARK: Lists and objects

  /// Calls `read` at each value of an object, which it has to take.
  package mutating func members(_ read: (inout JSONReader, String) throws(Fault) -> Void) throws(Fault) {
    try enter("{")
    if !isTaking("}") {
      repeat {
        guard next == UInt8(ascii: "\"") else { throw fault("a member's name is missing") }
        let name = try text()
        try take(":")
        try read(&self, name)
      } while isTaking(",")
      try take("}")
    }
    depth -= 1
  }

  /// Calls `read` at each value of a list, which it has to take.
  package mutating func elements(_ read: (inout JSONReader) throws(Fault) -> Void) throws(Fault) {
    try enter("[")
    if !isTaking("]") {
      repeat { try read(&self) } while isTaking(",")
      try take("]")
    }
    depth -= 1
  }

  /// Passes over a value of any kind.
  package mutating func skip() throws(Fault) {
    switch try kind() {
    case .object: try members { reader, _ throws(Fault) in try reader.skip() }
    case .list: try elements { reader throws(Fault) in try reader.skip() }
    case .text: _ = try text()
    case .number: _ = try digits()
    case .bool: _ = try bool()
    case .null: try null()
    }
  }

  private mutating func enter(_ byte: Unicode.Scalar) throws(Fault) {
    guard depth < depthLimit else { throw fault("lists and objects lie more than \(depthLimit) deep") }
    try take(byte)
    depth += 1
  }

  // MARK: Single values

  package mutating func null() throws(Fault) { try word("null") }

  package mutating func bool() throws(Fault) -> Bool {
    let isTrue = next == UInt8(ascii: "t")
    try word(isTrue ? "true" : "false")
    return isTrue
  }

  /// The digits of a number, so that each reader takes them as exactly as it needs.
  package mutating func digits() throws(Fault) -> ArraySlice<UInt8> {
    guard next != nil else { throw fault("the text ends where a value should be") }
    let start = cursor
    while cursor < bytes.endIndex, Self.isOfNumbers(bytes[cursor]) { cursor += 1 }
    guard Self.isNumber(bytes[start..<cursor]) else {
      cursor = start
      throw fault("no JSON value begins so")
    }
    return bytes[start..<cursor]
  }

  /// A finite number.
  package mutating func number() throws(Fault) -> Double {
    let digits = try digits()
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      throw fault("a number that is too large")
    }
    return value
  }

  private mutating func word(_ word: String) throws(Fault) {
    guard next != nil, bytes[cursor...].starts(with: word.utf8) else { throw fault("no JSON value begins so") }
    cursor += word.utf8.count
  }

  private static func isOfNumbers(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Whether these bytes are a number by JSON's grammar.
  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    func digits(_ rest: inout ArraySlice<UInt8>) -> Int {
      let count = rest.prefix { (48...57).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let isLeadingZero = rest.first == UInt8(ascii: "0")
    let whole = digits(&rest)
    guard whole == 1 || (whole > 1 && !isLeadingZero) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits(&rest) > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard digits(&rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  // MARK: Bytes

  /// The next byte that is no white space.
  private var next: UInt8? {
    mutating get {
      while cursor < bytes.endIndex {
        switch bytes[cursor] {
        case 0x20, 0x09, 0x0A, 0x0D: cursor += 1
        case let byte: return byte
        }
      }
      return nil
    }
  }

  private mutating func take(_ byte: Unicode.Scalar) throws(Fault) {
    guard next == UInt8(ascii: byte) else { throw fault("\"\(byte)\" is missing") }
    cursor += 1
  }

  private mutating func isTaking(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    cursor += 1
    return true
  }
}

// MARK: Strings

extension JSONReader {
  package mutating func text() throws(Fault) -> String {
    try take("\"")
    var text: [UInt8] = []
    var start = cursor
    while cursor < bytes.endIndex {
      switch bytes[cursor] {
      case UInt8(ascii: "\""):
        defer { cursor += 1 }
        return try checked(text.isEmpty ? bytes[start..<cursor] : (text + bytes[start..<cursor])[...])
      case UInt8(ascii: "\\"):
        text += bytes[start..<cursor]
        cursor += 1
        text += try escape()
        start = cursor
      case 0..<32: throw fault("a control character stands in a string")
      default: cursor += 1
      }
    }
    throw fault("a string does not end")
  }

  private func checked(_ text: ArraySlice<UInt8>) throws(Fault) -> String {
    guard let text = String(validating: text, as: UTF8.self) else { throw fault("a string is not UTF-8") }
    return text
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    guard cursor < bytes.endIndex else { throw fault("a string does not end") }
    let byte = bytes[cursor]
    cursor += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): return try scalar()
    default: throw fault("no escape begins so")
    }
  }

  /// The UTF-8 of "\uXXXX", or of a pair of them.
  private mutating func scalar() throws(Fault) -> [UInt8] {
    var code = try unit()
    if (0xD800..<0xDC00).contains(code), bytes[cursor...].starts(with: "\\u".utf8) {
      cursor += 2
      let low = try unit()
      guard (0xDC00..<0xE000).contains(low) else { throw fault("half a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw fault("half a surrogate pair") }
    return Array(String(scalar).utf8)
  }

  private mutating func unit() throws(Fault) -> UInt32 {
    let digits = bytes[cursor...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits are missing") }
    cursor += 4
    return code
  }
}
