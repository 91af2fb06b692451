/// A colour in sRGB, each part from 0 to 1.
public struct Color: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// 0xRRGGBB.
  public init(_ rgb: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255, blue: Double(rgb & 255) / 255,
      alpha: alpha)
  }

  /// "#RRGGBB" or "#RRGGBBAA"; nil for anything else.
  public init?(hex text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6 || digits.utf8.count == 8, digits.first != "+",
      let number = UInt32(digits, radix: 16)
    else { return nil }
    if digits.utf8.count == 6 {
      self.init(number)
    } else {
      self.init(number >> 8, alpha: Double(number & 255) / 255)
    }
  }

  /// A colour as scripts name it: "#FF3B30", "#FF3B30CC" or the name of a system colour.
  public init?(named text: String, in appearance: Screen.Appearance) {
    if text.hasPrefix("#") {
      self.init(hex: text)
    } else {
      guard let color = SystemColor(rawValue: text)?.color(in: appearance) else { return nil }
      self = color
    }
  }

  /// What is seen of it in front of an opaque colour.
  public func over(_ background: Color) -> Color {
    Color(
      red: red * alpha + background.red * (1 - alpha), green: green * alpha + background.green * (1 - alpha),
      blue: blue * alpha + background.blue * (1 - alpha))
  }

  /// Relative luminance of an opaque colour, 0 for black to 1 for white. Source: WCAG 2.2, "relative luminance".
  public var luminance: Double {
    0.2126 * Color.linear(red) + 0.7152 * Color.linear(green) + 0.0722 * Color.linear(blue)
  }

  /// The contrast of two colours in front of a background, 1 to 21. Source: WCAG 2.2, "contrast ratio".
  public static func contrast(_ a: Color, _ b: Color, over background: Color) -> Double {
    let first = a.over(background).luminance + 0.05
    let second = b.over(background).luminance + 0.05
    return max(first, second) / min(first, second)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4)
  }
}
