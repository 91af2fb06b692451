import FoundationEssentials
import FoundationInternationalization

/// A piece of a formatted date: what it stands for, and its text as a person reads it.
struct FormatPart {
  typealias Field = AttributeScopes.FoundationAttributes.DateFieldAttribute.Field

  /// nil: what stands between.
  var field: Field?
  var text: String
}

extension Date.FormatStyle {
  func parts(_ date: Date) -> [FormatPart] {
    let text = date.formatted(attributedStyle)
    return text.runs.map { FormatPart(field: $0.dateField, text: String(text.characters[$0.range]).plain) }
  }
}

extension [FormatPart] {
  func text(of field: FormatPart.Field) -> String? { first { $0.field == field }?.text }

  /// What stands behind a field without a space: "년" in "2026년".
  func suffix(of field: FormatPart.Field) -> String {
    guard let index = firstIndex(where: { $0.field == field }), index + 1 < count, self[index + 1].field == nil else {
      return ""
    }
    return String(self[index + 1].text.prefix { !$0.isWhitespace && $0 != "(" })
  }
}

extension String {
  /// With plain spaces, and without marks of direction.
  var plain: String {
    var plain = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xA0, 0x2009, 0x202F: plain.append(" ")
      case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: break
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}
