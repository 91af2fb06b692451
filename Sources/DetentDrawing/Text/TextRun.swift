public import DetentCore

/// A line of text. Its place is on the baseline.
public struct TextRun: Hashable, Sendable {
  /// What of the line lies at its place: its left end, its middle, its right end.
  public enum Anchor: String, Hashable, Sendable {
    case start, middle, end

    /// The same for text that starts at the right.
    var reversed: Anchor { self == .start ? .end : self == .end ? .start : .middle }
  }

  public var text: String
  public var at: Point
  public var size: Double
  public var weight = TextMetrics.Weight.regular
  public var anchor = Anchor.start
  public var color: Color

  public init(
    _ text: String, at: Point, size: Double, weight: TextMetrics.Weight = .regular, anchor: Anchor = .start,
    color: Color
  ) {
    self.text = text
    self.at = at
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.color = color
  }

  /// Width in points, by one table of widths, whatever font draws it in the end.
  public var width: Double { TextMetrics.width(of: text, size: size, weight: weight) }

  var isRightToLeft: Bool { TextMetrics.isRightToLeft(text) }

  /// A run whose capitals are centred on a height.
  static func centered(
    _ text: String, in frame: Rect, size: Double, weight: TextMetrics.Weight = .regular, color: Color
  ) -> TextRun {
    TextRun(
      TextMetrics.fitting(text, width: frame.size.width, size: size, weight: weight),
      at: Point(x: frame.center.x, y: frame.center.y + size * TextMetrics.capHeight / 2), size: size, weight: weight,
      anchor: .middle, color: color)
  }
}
