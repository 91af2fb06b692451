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

extension JSONValue {
  /// How deep values lie in a trace, at most.
  private static let depthLimit = 16

  /// The value that the bytes are, with nothing but white space around it.
  init(parsing bytes: ArraySlice<UInt8>) throws(JSONReader.Fault) {
    var reader = JSONReader(bytes, depthLimit: Self.depthLimit)
    self = try JSONValue(&reader)
    try reader.end()
  }

  private init(_ reader: inout JSONReader) throws(JSONReader.Fault) {
    switch try reader.kind() {
    case .object:
      var members: [(name: String, value: JSONValue)] = []
      try reader.members { reader, name throws(JSONReader.Fault) in members.append((name, try JSONValue(&reader))) }
      self = .object(members)
    case .list:
      var values: [JSONValue] = []
      try reader.elements { reader throws(JSONReader.Fault) in values.append(try JSONValue(&reader)) }
      self = .list(values)
    case .text: self = .text(try reader.text())
    case .number: self = .number(try reader.digits())
    case .bool: self = .bool(try reader.bool())
    case .null:
      try reader.null()
      self = .null
    }
  }
}
