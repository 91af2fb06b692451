import DetentCore

/// The system colours that pictures are made of.
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
  /// Larger ones: buttons.
  var buttonFill: Color
  /// What lies over the screen.
  var presented: Color
  var tint: Color
  /// Bars: a flat stand-in for their material, our choice.
  var bar: Color

  /// The same for what is presented over other screens: in dark mode it is lifted off them by its greys.
  func elevated(in appearance: Screen.Appearance) -> Palette {
    guard appearance == .dark else { return self }
    var palette = self
    palette.background = presented
    palette.secondaryBackground = SystemColor.tertiarySystemBackground.color(in: appearance)
    return palette
  }

  init(_ appearance: Screen.Appearance) {
    func color(_ name: SystemColor) -> Color { name.color(in: appearance) }
    background = color(.systemBackground)
    secondaryBackground = color(.secondarySystemBackground)
    label = color(.label)
    secondaryLabel = color(.secondaryLabel)
    tertiaryLabel = color(.tertiaryLabel)
    separator = color(.separator)
    fill = color(.secondarySystemFill)
    buttonFill = color(.tertiarySystemFill)
    presented = appearance == .light ? color(.systemBackground) : color(.secondarySystemBackground)
    tint = color(.systemBlue)
    bar = appearance == .light ? Color(0xF9F9F9) : Color(0x161616)
  }
}
