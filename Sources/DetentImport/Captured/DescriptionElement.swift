import DetentCore

/// Takes the text of one element of a description apart.
struct DescriptionElement {
  private var rest: ArraySlice<UInt8>
  private let start: Int
  private let column: Int
  private var element: CapturedElement

  /// What an attribute begins with; a text ends before a comma and one of these.
  private static let beginnings = [
    "identifier: ", "label: ", "value: ", "title: ", "placeholderValue: ", "traits: ", "pid: ", "{{", "Selected",
    "Disabled", "Focused", "Keyboard Focused", "Enabled", "Expanded", "hitPoint: ",
  ]

  init(_ text: ArraySlice<UInt8>, line: Int, column: Int) {
    (rest, start, self.column) = (text, text.startIndex, column)
    element = CapturedElement(line: line)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & ~0x20)
  }

  mutating func read() throws(ImportError) -> CapturedElement {
    element.setType(string(take { Self.isLetter($0) }))
    // "(Main)" and the address tell nothing.
    if rest.starts(with: " (".utf8) { _ = take { $0 != UInt8(ascii: ")") } }
    _ = take { !DescriptionElement.isLetter($0) && $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: "{") }
    if rest.starts(with: "0x".utf8) { _ = take { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") } }
    while !rest.isEmpty {
      _ = take { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }
      if rest.starts(with: "{{".utf8) { try frame() } else { attribute() }
    }
    return element
  }

  private mutating func frame() throws(ImportError) {
    var braces = 0
    let text = rest.prefix { byte in
      defer { if byte == UInt8(ascii: "}") { braces += 1 } }
      return braces < 3
    }
    guard braces == 3 else {
      let place = rest.startIndex - start
      throw ImportError("a frame that does not end", line: element.line, column: column + place)
    }
    rest = rest[text.endIndex...]
    element.frame = Rect(printed: string(text))
  }

  private mutating func attribute() {
    let name = Self.beginnings.first { rest.starts(with: $0.utf8) } ?? ""
    guard name.hasSuffix(": ") else { return flag(string(text())) }
    rest = rest.dropFirst(name.utf8.count)
    let value = string(unquoted(text()))
    switch name {
    case "identifier: ": element.identifier = value
    case "label: ": element.label = value
    case "value: ": element.value = value
    case "title: ": element.title = value
    case "placeholderValue: ": element.placeholder = value
    case "traits: ": element.traits = [value]
    default: break
    }
  }

  private mutating func flag(_ text: String) {
    switch text {
    case "Selected": element.isSelected = true
    case "Disabled": element.isEnabled = false
    case "Focused", "Keyboard Focused": element.isFocused = true
    default: break
    }
  }

  /// Everything up to the next attribute; of a text in quotes, up to its closing quote before one.
  private mutating func text() -> ArraySlice<UInt8> {
    let quote = UInt8(ascii: "'")
    let isQuoted = rest.first == quote
    var end = rest.startIndex
    while end < rest.endIndex {
      let isEnd = !isQuoted || end > rest.startIndex + 1 && rest[end - 1] == quote
      if isEnd, isAttribute(behind: end) { break }
      end += 1
    }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// Whether a comma and an attribute come next.
  private func isAttribute(behind place: Int) -> Bool {
    guard rest[place] == UInt8(ascii: ","), rest[place...].starts(with: ", ".utf8) else { return false }
    let next = rest[(place + 2)...]
    return Self.beginnings.contains { next.starts(with: $0.utf8) }
  }

  private func unquoted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let quote = UInt8(ascii: "'")
    return text.count >= 2 && text.first == quote && text.last == quote ? text.dropFirst().dropLast() : text
  }

  private mutating func take(_ isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: isWanted)
    rest = rest[taken.endIndex...]
    return taken
  }

  private func string(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
