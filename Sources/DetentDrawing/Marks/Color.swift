import DetentCore

extension Color {
  func opacity(_ factor: Double) -> Color {
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
