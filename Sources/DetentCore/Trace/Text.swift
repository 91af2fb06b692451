/// Numbers as people read them.
public enum Text {
  /// At most `digits` decimals, no trailing zeros, a point as separator: 12.5, 390, -0.333. Never "-0".
  public static func number(_ value: Double, digits: Int = 3) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : (value < 0 ? "-inf" : "inf") }
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let scaled = (value.magnitude * factor).rounded(.toNearestOrAwayFromZero)
    guard scaled < 9e15 else { return "\(value)" }
    let whole = Int64(scaled)
    guard whole != 0 else { return "0" }
    let unit = Int64(factor)
    var text = "\(whole / unit)"
    var rest = whole % unit
    if rest > 0 {
      var places = digits
      while rest % 10 == 0 {
        rest /= 10
        places -= 1
      }
      let decimals = "\(rest)"
      text += "." + String(repeating: "0", count: places - decimals.count) + decimals
    }
    return value < 0 ? "-" + text : text
  }
}

extension Text {
  /// Microseconds as seconds, without any loss: 1.25, 0.000001.
  static func exact(_ microseconds: Int64) -> String {
    let (seconds, rest) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var decimals = String(rest)
    decimals = String(repeating: "0", count: 6 - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return (microseconds < 0 ? "-" : "") + "\(seconds)" + (decimals.isEmpty ? "" : "." + decimals)
  }

  /// "(120, 40.5)"
  public static func point(_ point: Point) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// "393 × 852"
  public static func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

  /// "300 × 44 at (10, 20)"
  public static func rect(_ rect: Rect) -> String { "\(Text.size(rect.size)) at \(point(rect.origin))" }
}

extension Text {
  /// Whether a character steers what shows text instead of being shown: control characters, and those that turn the
  /// direction of what follows.
  package static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Text with U+FFFD for each character that steers; line breaks and tabs stay where `keepsLines`, else become spaces.
  package static func unsteered(_ text: String, keepsLines: Bool = true) -> String {
    guard text.unicodeScalars.contains(where: steers) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\t": result.unicodeScalars.append(keepsLines ? scalar : " ")
      case "\r" where !keepsLines: result += " "
      default: result.unicodeScalars.append(steers(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }

  /// The same on one line.
  package static func unsteeredLine(_ text: String) -> String { unsteered(text, keepsLines: false) }
}
