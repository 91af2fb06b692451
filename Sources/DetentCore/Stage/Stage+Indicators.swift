/// Scroll indicators, as code sets and shows them.
extension Stage {
  /// An axis's indicator now; nil when it has none.
  public func indicator(_ axis: Axis, of id: ComponentID) -> ScrollView.Indicator? {
    scrollViews[id].indicator(axis, at: now)
  }

  /// Shows the indicators for a short time.
  public mutating func flashScrollIndicators(of id: ComponentID) {
    scrollViews[id].flashIndicators(at: now)
    record(.flashed, from: id)
  }

  /// Code is about to move the content and wants the indicators to show what moved; `showMovedIndicators` must follow.
  public mutating func beginShowingIndicators(of id: ComponentID) { scrollViews[id].markOffset(at: now) }

  /// Shows the indicators of the axes whose offset changed since `beginShowingIndicators`: for a moment, or as long as
  /// the animation runs.
  public mutating func showMovedIndicators(of id: ComponentID) { scrollViews[id].showMovedIndicators(at: now) }

  public mutating func setIndicatorStyle(_ style: ScrollView.IndicatorStyle, of id: ComponentID) {
    setIndicators(of: id, .indicatorStyle, .text(style.rawValue)) { $0.style.change(to: style) }
  }

  public mutating func setVerticalScrollIndicatorInsets(_ insets: EdgeInsets, of id: ComponentID) {
    setIndicators(of: id, .verticalScrollIndicatorInsets, .insets(insets)) { $0.verticalInsets.change(to: insets) }
  }

  public mutating func setHorizontalScrollIndicatorInsets(_ insets: EdgeInsets, of id: ComponentID) {
    setIndicators(of: id, .horizontalScrollIndicatorInsets, .insets(insets)) { $0.horizontalInsets.change(to: insets) }
  }

  public mutating func setAutomaticallyAdjustsScrollIndicatorInsets(_ adjusts: Bool, of id: ComponentID) {
    setIndicators(of: id, .automaticallyAdjustsScrollIndicatorInsets, .bool(adjusts)) {
      $0.adjustsInsets.change(to: adjusts)
    }
  }

  private mutating func setIndicators(
    of id: ComponentID, _ property: Property, _ value: Value, _ change: (inout ScrollView.Indicators) -> Bool
  ) {
    var part = scrollViews[id].indicatorPart
    guard change(&part) else { return }
    scrollViews[id].indicatorPart = part
    changed(id, property, value)
  }
}

extension Equatable {
  /// Sets the value; answers whether it was another one before.
  mutating func change(to value: Self) -> Bool {
    guard self != value else { return false }
    self = value
    return true
  }
}
