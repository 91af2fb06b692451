import DetentCore
import DetentXML

extension NibLayout {
  /// How far inside a view's edges its margins are.
  struct Margins: Equatable {
    /// What the file gives; nil: the system's.
    var own: EdgeInsets?
    /// They lie inside the safe area, too.
    var followsSafeArea = true
    /// They follow the readable width, or the margins of the view outside, which the file does not tell.
    var followsReadableWidth = false
    var followsSuperview = false
  }

  /// What an element says of its margins; nil: nothing.
  static func margins(of view: XMLElement) -> Margins? {
    var margins = Margins()
    margins.followsSafeArea = view.flag("insetsLayoutMarginsFromSafeArea") != false
    margins.followsReadableWidth = view.flag("layoutMarginsFollowReadableWidth") == true
    margins.followsSuperview = view.flag("preservesSuperviewLayoutMargins") == true
    if let insets = view.child("edgeInsets", key: "layoutMargins") {
      margins.own = EdgeInsets(insets, left: "left", right: "right")
    } else if let insets = view.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      let isMirrored = view.isRightToLeft
      margins.own = EdgeInsets(
        insets, left: isMirrored ? "trailing" : "leading", right: isMirrored ? "leading" : "trailing")
    }
    return margins == Margins() ? nil : margins
  }

  /// The margins of a view that holds others. The root view's are the system's at least at the sides; the safe area
  /// comes on top. Source: UIKit, layoutMargins, viewRespectsSystemMinimumLayoutMargins and
  /// insetsLayoutMarginsFromSafeArea (documented). nil: the file does not tell.
  func margins(of holder: Holder) -> EdgeInsets? {
    guard let safe = holder.safeArea else { return margins(of: holder.id) }
    let given = margins[holder.id] ?? Margins()
    guard !given.followsReadableWidth else { return nil }
    let side = holder.sideMargin
    var margins = given.own ?? EdgeInsets(top: 0, left: side, bottom: 0, right: side)
    margins.left = max(margins.left, side)
    margins.right = max(margins.right, side)
    guard given.followsSafeArea else { return margins }
    return EdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
      right: margins.right + safe.right)
  }

  /// The margins of any other view. nil: the file does not tell.
  func margins(of view: String) -> EdgeInsets? {
    let given = margins[view] ?? Margins()
    return given.followsReadableWidth || given.followsSuperview ? nil : given.own ?? Self.inner
  }

  /// Margins of any view but a controller's own. Source: UIKit, layoutMargins (documented).
  private static let inner = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension EdgeInsets {
  fileprivate init(_ element: XMLElement, left: String, right: String) {
    self.init(
      top: element.length("top") ?? 0, left: element.length(left) ?? 0, bottom: element.length("bottom") ?? 0,
      right: element.length(right) ?? 0)
  }
}
