/// Text inside XML.
enum XML {
  /// Escaped for text and for attribute values. Characters that XML 1.0 cannot hold become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// The same for text between tags, where line breaks stay.
  static func text(_ text: String) -> String {
    escaped(text).split(separator: "&#10;", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  /// ` name="value"` for each attribute that has a value.
  static func attributes(_ pairs: KeyValuePairs<String, String?>) -> String {
    pairs.map { name, value in value.map { " \(name)=\"\(escaped($0))\"" } ?? "" }.joined()
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}

/// Text inside Markdown.
enum Markdown {
  /// One cell of a table: on one line, without what would end the cell or begin HTML.
  static func cell(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "|": result += "\\|"
      case "\n", "\r\n", "\r": result += "<br>"
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      default: result.append(character)
      }
    }
    return result
  }

  static func table(_ head: [String], _ rows: [[String]]) -> String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    return line(head) + line(head.map { _ in "---" }) + rows.map { line($0.map(cell)) }.joined()
  }

  /// A block of code that the text cannot end.
  static func code(_ text: String, _ language: String = "") -> String {
    var fence = "```"
    while text.contains(fence) { fence += "`" }
    return "\(fence)\(language)\n\(text)\n\(fence)\n"
  }
}
