import DetentCore

/// The system colours that pictures are made of, for light and for dark.
///
/// Source: Human Interface Guidelines, Color, "Specifications", as published by Apple; materials are flat stand-ins, our
/// choice.
struct Palette: Sendable {
  var background: Color
  /// Cards and pages on the background.
  var secondaryBackground: Color
  var label: Color
  var secondaryLabel: Color
  var tertiaryLabel: Color
  var separator: Color
  /// Thin shapes: tracks, selection bands.
  var fill: Color
  var tint: Color
  /// The bars' material.
  var bar: Color

  static let light = Palette(
    background: Color(0xFFFFFF), secondaryBackground: Color(0xF2F2F7), label: Color(0x000000),
    secondaryLabel: Color(0x3C3C43, alpha: 0.6), tertiaryLabel: Color(0x3C3C43, alpha: 0.3),
    separator: Color(0x3C3C43, alpha: 0.29), fill: Color(0x787880, alpha: 0.16), tint: Color(0x007AFF),
    bar: Color(0xF9F9F9))

  static let dark = Palette(
    background: Color(0x000000), secondaryBackground: Color(0x1C1C1E), label: Color(0xFFFFFF),
    secondaryLabel: Color(0xEBEBF5, alpha: 0.6), tertiaryLabel: Color(0xEBEBF5, alpha: 0.3),
    separator: Color(0x545458, alpha: 0.6), fill: Color(0x787880, alpha: 0.32), tint: Color(0x0A84FF),
    bar: Color(0x161616))

  static func of(_ appearance: Screen.Appearance) -> Palette { appearance == .dark ? .dark : .light }
}
