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
  /// What makes it a navigation bar or a tab bar.
  @Boxed var barPart: Bar?

  public init(attributes: Attributes, kind: ComponentKind) {
    self.attributes = attributes
    isUserInteractionEnabled = kind == .view || kind == .button || kind == .textField || kind.isBar
    if kind == .textField { field = TextContent() }
    if kind.isBar { barPart = Bar() }
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
