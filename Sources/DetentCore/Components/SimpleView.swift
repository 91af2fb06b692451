/// A component without motion of its own: a plain view, a label, an image or a button (its id tells which).
public struct SimpleView: Sendable {
  public var attributes: Attributes
  /// A label's text or a button's title.
  public var text = ""
  /// The name of an image.
  public var image: String?
  /// Whether touches stop here. Labels and images let them through unless told otherwise, as in UIKit.
  public var isUserInteractionEnabled: Bool
  /// Code has said so. Else labels and images let touches stop while somebody hears of their taps.
  public var isInteractionExplicit = false
  /// A button draws itself pressed: at once, or 0.15 s after the touch if it lies in a scroll view.
  public var isHighlighted = false
  /// The text of a text field with its lines and its selection; nil for every other kind.
  @Boxed var field: TextContent?

  public init(attributes: Attributes, kind: ComponentKind) {
    self.attributes = attributes
    isUserInteractionEnabled = kind == .view || kind == .button || kind == .textField
    if kind == .textField { field = TextContent() }
  }

  /// The size that it takes when nobody says otherwise, in points.
  ///
  /// Text is measured by one table of widths in `TextMetrics`, so that a layout does not depend on installed fonts.
  public func intrinsicSize(of kind: ComponentKind) -> Size {
    switch kind {
    case .label: TextMetrics.size(of: text)
    case .button:
      Size(width: TextMetrics.size(of: text).width + 24, height: Metrics.buttonHeight)
    case .image: Size(width: Metrics.imageSize, height: Metrics.imageSize)
    case .textField: field?.size ?? .zero
    default: .zero
    }
  }
}

/// How wide text is, without any font: our choice, close to the system font at 17 pt.
public enum TextMetrics {
  /// The size of one line of text, in points. Ideographs and Hangul are as wide as the font is high.
  public static func size(of text: String) -> Size {
    var width = 0.0
    for scalar in text.unicodeScalars { width += self.width(of: scalar) }
    return Size(width: width, height: Metrics.lineHeight)
  }

  /// The width of a scalar, in points; marks that join the one before have none.
  static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...0x1FAFF: 17
    case 0x300...0x36F, 0x200B...0x200F: 0
    default: 8.5
    }
  }
}
