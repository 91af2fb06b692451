import DetentCore

/// A JSON value. Members keep the order in which they were given, so that the same value is always the same text.
enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([Member])

  struct Member: Sendable, Equatable {
    var name: String
    var value: JSON
  }

  static func int(_ value: Int) -> JSON { .number(Double(value)) }

  /// A number; one that doubles cannot hold is written as text.
  static func unsigned(_ value: UInt64) -> JSON {
    UInt64(exactly: Double(value)) == value && value < 1 << 53 ? .number(Double(value)) : .text("\(value)")
  }

  /// An object without the members that have no value.
  static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    .object(members.compactMap { pair in pair.value.map { Member(name: pair.key, value: $0) } })
  }

  static func texts(_ texts: [String]) -> JSON { .list(texts.map { .text($0) }) }

  /// A member of an object; nil when there is none, or when this is no object.
  subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var int: Int? { number.flatMap { Int(exactly: $0) } }
  var unsigned: UInt64? { number.flatMap { UInt64(exactly: $0) } ?? text.flatMap { UInt64($0) } }
  var list: [JSON] { if case .list(let values) = self { values } else { [] } }
  var texts: [String] { list.compactMap(\.text) }
}

// MARK: Writing

extension JSON {
  /// On one line, without spaces.
  var line: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// On many lines, for people.
  var page: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += JSON.digits(value)
    case .text(let value): text += JSONObject.quoted(value)
    case .list(let values):
      JSON.write(values, between: ("[", "]"), to: &text, indent) { $1.write(to: &$0, indent: $2) }
    case .object(let members):
      JSON.write(members, between: ("{", "}"), to: &text, indent) { text, member, indent in
        text += JSONObject.quoted(member.name) + (indent == nil ? ":" : ": ")
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between marks: (String, String), to text: inout String, _ indent: Int?,
    _ write: (inout String, Element, Int?) -> Void
  ) {
    text += marks.0
    let inner = indent.map { $0 + 2 }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      write(&text, element, inner)
    }
    if let indent, !elements.isEmpty { text += "\n" + String(repeating: " ", count: indent) }
    text += marks.1
  }

  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
