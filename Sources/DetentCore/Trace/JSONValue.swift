/// A JSON value as it was read. Numbers keep their digits, so that each reader takes them as exactly as it needs.
enum JSONValue {
  case null
  case bool(Bool)
  case number(ArraySlice<UInt8>)
  case text(String)
  case list([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// The member with a name; nil when there is none, or this is no object.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// A finite number.
  var double: Double? {
    guard case .number(let digits) = self, let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite
    else { return nil }
    return value
  }

  /// A whole number that fits; "5.0" is none.
  func whole<Whole: FixedWidthInteger>(_: Whole.Type = Whole.self) -> Whole? {
    guard case .number(let digits) = self else { return nil }
    return Whole(String(decoding: digits, as: UTF8.self))
  }

  /// Seconds as whole microseconds: at most six decimals, and no more of them than a clock holds.
  var microseconds: Int64? {
    guard case .number(let digits) = self else { return nil }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = Int64(String(decoding: parts[0], as: UTF8.self)) else { return nil }
    let decimals = parts.count == 2 ? parts[1] : []
    guard decimals.count <= 6, decimals.allSatisfy({ (48...57).contains($0) }) else { return nil }
    var rest: Int64 = 0
    for place in 0..<6 {
      rest = rest * 10 + (place < decimals.count ? Int64(decimals[decimals.startIndex + place]) - 48 : 0)
    }
    let (scaled, overflow) = whole.multipliedReportingOverflow(by: 1_000_000)
    let (sum, isOver) = scaled.addingReportingOverflow(digits.first == UInt8(ascii: "-") ? -rest : rest)
    return overflow || isOver ? nil : sum
  }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var text: String? { if case .text(let value) = self { value } else { nil } }
  var list: [JSONValue]? { if case .list(let values) = self { values } else { nil } }

  /// A list of strings.
  var texts: [String]? {
    guard let list else { return nil }
    let texts = list.compactMap(\.text)
    return texts.count == list.count ? texts : nil
  }

  /// A list of `count` finite numbers.
  func numbers(_ count: Int) -> [Double]? {
    guard let list, list.count == count else { return nil }
    let numbers = list.compactMap(\.double)
    return numbers.count == count ? numbers : nil
  }
}

/// Reads one JSON text. Never recurses deeper than `depthLimit`, whatever the bytes.
struct JSONParser {
  /// What is wrong, and at which byte from 0.
  struct Fault: Error {
    var what: String
    var place: Int
  }

  static let depthLimit = 16

  private let bytes: ArraySlice<UInt8>
  private var place: Int

  /// The value that the bytes are, with nothing but white space around it.
  static func parse(_ bytes: ArraySlice<UInt8>) throws(Fault) -> JSONValue {
    var parser = JSONParser(bytes: bytes, place: bytes.startIndex)
    let value = try parser.value(depth: 0)
    guard parser.next == nil else { throw parser.fault("something stands behind the value") }
    return value
  }

  private init(bytes: ArraySlice<UInt8>, place: Int) {
    self.bytes = bytes
    self.place = place
  }

  private func fault(_ what: String) -> Fault { Fault(what: what, place: place - bytes.startIndex) }

  /// The next byte that is no white space.
  private var next: UInt8? {
    mutating get {
      while place < bytes.endIndex, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
      return place < bytes.endIndex ? bytes[place] : nil
    }
  }

  private mutating func take(_ byte: Unicode.Scalar) throws(Fault) {
    guard next == UInt8(ascii: byte) else { throw fault("\"\(byte)\" is missing") }
    place += 1
  }

  private mutating func isTaking(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    guard depth < Self.depthLimit else { throw fault("lists and objects lie more than \(Self.depthLimit) deep") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try list(depth: depth)
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw fault("the text ends where a value should be")
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Fault) -> JSONValue {
    guard bytes[place...].starts(with: word.utf8) else { throw fault("no JSON value begins so") }
    place += word.utf8.count
    return value
  }

  private mutating func list(depth: Int) throws(Fault) -> JSONValue {
    try take("[")
    var values: [JSONValue] = []
    guard !isTaking("]") else { return .list(values) }
    repeat { values.append(try value(depth: depth + 1)) } while isTaking(",")
    try take("]")
    return .list(values)
  }

  private mutating func object(depth: Int) throws(Fault) -> JSONValue {
    try take("{")
    var members: [(name: String, value: JSONValue)] = []
    guard !isTaking("}") else { return .object(members) }
    repeat {
      guard next == UInt8(ascii: "\"") else { throw fault("a member's name is missing") }
      let name = try string()
      try take(":")
      members.append((name, try value(depth: depth + 1)))
    } while isTaking(",")
    try take("}")
    return .object(members)
  }

  private mutating func number() throws(Fault) -> JSONValue {
    let start = place
    while place < bytes.endIndex, "+-.eE0123456789".utf8.contains(bytes[place]) { place += 1 }
    guard Self.isNumber(bytes[start..<place]) else {
      place = start
      throw fault("no JSON value begins so")
    }
    return .number(bytes[start..<place])
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

  // MARK: Strings

  private mutating func string() throws(Fault) -> String {
    place += 1
    var text: [UInt8] = []
    while place < bytes.endIndex {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return try checked(text)
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<32: throw fault("a control character stands in a string")
      default: text.append(byte)
      }
    }
    throw fault("a string does not end")
  }

  private func checked(_ text: [UInt8]) throws(Fault) -> String {
    guard let text = String(validating: text, as: UTF8.self) else { throw fault("a string is not UTF-8") }
    return text
  }

  private mutating func escape() throws(Fault) -> [UInt8] {
    guard place < bytes.endIndex else { throw fault("a string does not end") }
    let byte = bytes[place]
    place += 1
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
    if (0xD800..<0xDC00).contains(code), bytes[place...].starts(with: "\\u".utf8) {
      place += 2
      let low = try unit()
      guard (0xDC00..<0xE000).contains(low) else { throw fault("half a surrogate pair") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw fault("half a surrogate pair") }
    return Array(String(scalar).utf8)
  }

  private mutating func unit() throws(Fault) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw fault("four hexadecimal digits are missing") }
    place += 4
    return code
  }
}
