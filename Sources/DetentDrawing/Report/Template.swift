import DetentCore

/// SVG text with holes where its numbers and words stood: pictures that differ only in these share one.
struct Template: Hashable {
  /// What stood in a hole.
  enum Value: Hashable {
    /// A coordinate, size or opacity, in hundredths: SVG has no more of them.
    case number(Int)
    /// What a text element shows, escaped.
    case words(String)
  }

  /// The text, U+0001 for each hole.
  var text = ""

  /// Takes out the numbers in attribute values (not those in colours and names) and the words of text elements.
  static func split(_ svg: String) -> (template: Template, values: [Value]) {
    var template = Template()
    var values: [Value] = []
    var rest = svg.utf8[...]
    while let value = rest.firstRange(of: "=\"".utf8), let end = rest[value.upperBound...].firstIndex(of: quote) {
      takeWords(rest[..<value.upperBound], &template, &values)
      takeNumbers(rest[value.upperBound..<end], &template, &values)
      rest = rest[end...]
    }
    takeWords(rest, &template, &values)
    return (template, values)
  }

  /// Between the last attribute of an element and the first one of the next there may be the words of a text element.
  private static func takeWords(_ part: Substring.UTF8View, _ template: inout Template, _ values: inout [Value]) {
    guard let end = part.firstRange(of: "</text>".utf8), let start = part.firstIndex(of: UInt8(ascii: ">")),
      start < end.lowerBound
    else {
      template.text += String(part) ?? ""
      return
    }
    template.text += String(part[...start]) ?? ""
    template.text += "\u{1}"
    values.append(.words(String(part[part.index(after: start)..<end.lowerBound]) ?? ""))
    template.text += String(part[end.lowerBound...]) ?? ""
  }

  private static let quote = UInt8(ascii: "\"")

  private static func takeNumbers(_ value: Substring.UTF8View, _ template: inout Template, _ values: inout [Value]) {
    guard let first = value.first, holdsNumbers(first) else {
      template.text += String(value) ?? ""
      return
    }
    var number = ""
    for byte in value {
      let character = Character(Unicode.Scalar(byte))
      if isPartOfNumber(byte) {
        if number.isEmpty { template.text += "\u{1}" }
        number.append(character)
      } else {
        if !number.isEmpty { values.append(.number(hundredths(number))) }
        number = ""
        template.text.append(character)
      }
    }
    if !number.isEmpty { values.append(.number(hundredths(number))) }
  }

  private static func hundredths(_ number: String) -> Int {
    Int(exactly: ((Double(number) ?? 0) * 100).rounded()) ?? 0
  }

  /// Numbers, paths ("M…") and transforms ("translate(…", "scale(…") do; colours and references do not.
  private static func holdsNumbers(_ first: UInt8) -> Bool {
    isPartOfNumber(first) || first == UInt8(ascii: "M") || first == UInt8(ascii: "t") || first == UInt8(ascii: "s")
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }
}

extension Template.Value {
  /// As JSON: a number, or a text.
  var json: String {
    switch self {
    case .number(let hundredths): Text.number(Double(hundredths) / 100, digits: 2)
    case .words(let words): JSONObject.quoted(words)
    }
  }

  /// 0 for words.
  var hundredths: Int { if case .number(let hundredths) = self { hundredths } else { 0 } }

  /// By how much a number differs from an earlier one, in hundredths; nil when it does not, or is none.
  func shift(from old: Template.Value) -> Int? {
    guard case .number(let new) = self, case .number(let old) = old, new != old else { return nil }
    return new - old
  }
}
