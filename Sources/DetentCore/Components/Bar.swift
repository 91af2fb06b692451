/// What makes a simple view a navigation bar or a tab bar: UINavigationBar, UITabBar.
public struct Bar: Hashable, Sendable {
  /// Titles of a tab bar's items.
  public internal(set) var items: [String] = []
  /// The selected item, from 0; nil while there are no items.
  public internal(set) var selectedItem: Int?
  /// A navigation bar shows its title large, below the bar.
  public internal(set) var prefersLargeTitles = false
  /// A navigation bar has no back button; then there is no back swipe either, as in UIKit.
  public internal(set) var hidesBackButton = false

  /// The item at a point of a tab bar: all are equally wide, in the reader's direction.
  func item(at point: Point, width: Double, layout: LayoutDirection) -> Int? {
    guard !items.isEmpty, width > 0, point.x >= 0, point.x < width else { return nil }
    let place = layout == .rightToLeft ? width - point.x : point.x
    return min(items.count - 1, max(0, Int(place / width * Double(items.count))))
  }

  /// The middle of an item, in a tab bar's points.
  public func center(ofItem item: Int, size: Size, layout: LayoutDirection) -> Point {
    let pitch = size.width / Double(max(1, items.count))
    let x = (Double(item) + 0.5) * pitch
    return Point(x: layout == .rightToLeft ? size.width - x : x, y: size.height / 2)
  }

  /// Pins a selection to the items.
  mutating func pinSelection() {
    selectedItem = items.isEmpty ? nil : min(max(0, selectedItem ?? 0), items.count - 1)
  }
}

extension SimpleView {
  /// What makes it a navigation bar or a tab bar; nil for every other kind.
  public internal(set) var bar: Bar? {
    get { barPart }
    set { barPart = newValue }
  }
}

extension ComponentKind {
  /// Whether it is a bar, which takes room of its screen's safe area and lies above everything else.
  public var isBar: Bool { self == .navigationBar || self == .tabBar }
}
