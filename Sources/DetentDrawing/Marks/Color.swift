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

  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// "#RRGGBB", without the alpha.
  var hex: String {
    let parts = [red, green, blue].map { part -> String in
      let byte = String(Int((max(0, min(1, part)) * 255).rounded()), radix: 16, uppercase: true)
      return byte.count < 2 ? "0" + byte : byte
    }
    return "#" + parts.joined()
  }
}

extension Picture {
  /// A colour as scripts write it.
  func color(_ text: String) -> Color? {
    guard text.hasPrefix("#"), let rgb = UInt32(text.dropFirst().prefix(6), radix: 16) else { return nil }
    return Color(rgb)
  }
}
