/// SVG text with holes where its numbers stood: pictures that differ only in numbers share one.
struct Template: Hashable {
  /// The text, U+0001 for each number.
  var text = ""

  /// Takes the numbers out of attribute values: coordinates, sizes, opacities; not those in colours, names and text.
  static func split(_ svg: String) -> (template: Template, numbers: [String]) {
    var template = Template()
    var numbers: [String] = []
    var rest = svg.utf8[...]
    while let value = rest.firstRange(of: "=\"".utf8), let end = rest[value.upperBound...].firstIndex(of: quote) {
      template.text += String(rest[..<value.upperBound]) ?? ""
      take(rest[value.upperBound..<end], &template, &numbers)
      rest = rest[end...]
    }
    template.text += String(rest) ?? ""
    return (template, numbers)
  }

  private static let quote = UInt8(ascii: "\"")

  private static func take(_ value: Substring.UTF8View, _ template: inout Template, _ numbers: inout [String]) {
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
        if !number.isEmpty { numbers.append(number) }
        number = ""
        template.text.append(character)
      }
    }
    if !number.isEmpty { numbers.append(number) }
  }

  /// Numbers, paths ("M…") and transforms ("translate(…", "scale(…") do; colours and references do not.
  private static func holdsNumbers(_ first: UInt8) -> Bool {
    isPartOfNumber(first) || first == UInt8(ascii: "M") || first == UInt8(ascii: "t") || first == UInt8(ascii: "s")
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }
}
