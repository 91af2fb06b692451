/// Bars lie at the edges of a screen's safe area and count to it, as in UIKit.
extension Stage {
  /// The screen's bar of a kind, if it has one that is not hidden.
  public func bar(_ kind: ComponentKind, on screen: ComponentID) -> ComponentID? {
    self[attributes: screen].children.first { $0.kind == kind && !self[attributes: $0].isHidden }
  }

  /// Looks anew at how much room a screen's bars take.
  mutating func updateBars(of screen: ComponentID) {
    var insets = EdgeInsets.zero
    if let bar = bar(.navigationBar, on: screen) { insets.top = barHeight(bar) }
    if let bar = bar(.tabBar, on: screen) { insets.bottom = barHeight(bar) }
    guard screens[screen].barInsets != insets else { return }
    screens[screen].barInsets = insets
    changed(screen, .safeArea, .insets(screens[screen].safeArea))
  }

  /// Where a bar lies on its screen.
  func barFrame(of id: ComponentID) -> Rect {
    let screen = screens[self[attributes: id].screen]
    let height = barHeight(id)
    let y =
      id.kind == .navigationBar
      ? screen.outerSafeArea.top : screen.size.height - screen.outerSafeArea.bottom - height
    return Rect(x: 0, y: y, width: screen.size.width, height: height)
  }

  private func barHeight(_ id: ComponentID) -> Double {
    let screen = screens[self[attributes: id].screen]
    let isFlat = screen.hasFlatBars
    let isPad = screen.idiom == .pad
    guard id.kind == .navigationBar else {
      return isFlat ? Metrics.tabBarHeightLandscape : isPad ? Metrics.tabBarHeightPad : Metrics.tabBarHeight
    }
    guard !isFlat else { return Metrics.navigationBarHeightLandscape }
    let height = isPad ? Metrics.navigationBarHeightPad : Metrics.navigationBarHeight
    return height + (hasLargeTitle(id) ? Metrics.largeTitleHeight : 0)
  }

  /// Whether a navigation bar shows its title large, below its buttons: never on a phone held sideways, as in UIKit.
  public func hasLargeTitle(_ id: ComponentID) -> Bool {
    simpleViews[id].bar?.prefersLargeTitles == true && !screens[self[attributes: id].screen].hasFlatBars
  }

  // MARK: What code does

  /// Changes a bar; `change` answers whether it did.
  public mutating func change(
    bar id: ComponentID, _ property: Property, _ value: @autoclosure () -> Value, _ change: (inout Bar) -> Bool
  ) {
    var bar = simpleViews[id].bar ?? Bar()
    guard change(&bar) else { return }
    simpleViews[id].bar = bar
    changed(id, property, value())
    if property == .prefersLargeTitles, !isBeingBuilt(id) { layout(self[attributes: id].screen) }
  }

  public mutating func setPrefersLargeTitles(_ prefers: Bool, of id: ComponentID) {
    change(bar: id, .prefersLargeTitles, .bool(prefers)) { $0.prefersLargeTitles.change(to: prefers) }
  }

  public mutating func setHidesBackButton(_ hides: Bool, of id: ComponentID) {
    change(bar: id, .hidesBackButton, .bool(hides)) { $0.hidesBackButton.change(to: hides) }
  }

  /// Titles of a tab bar's items; the selection is pinned to them.
  public mutating func setItems(_ items: [String], of id: ComponentID) {
    let before = simpleViews[id].bar?.selectedItem
    change(bar: id, .items, .texts(items)) { bar in
      guard bar.items.change(to: items) else { return false }
      bar.pinSelection()
      return true
    }
    noteSelection(of: id, since: before)
  }

  /// Selects an item, from 0, pinned to those that exist. No event: code did it.
  public mutating func setSelectedItem(_ item: Int, of id: ComponentID) {
    let before = simpleViews[id].bar?.selectedItem
    simpleViews[id].bar?.selectedItem = item
    simpleViews[id].bar?.pinSelection()
    noteSelection(of: id, since: before)
  }

  private mutating func noteSelection(of id: ComponentID, since before: Int?) {
    let item = simpleViews[id].bar?.selectedItem
    if item != before { changed(id, .selectedItem, item.map { .int($0) } ?? .none) }
  }

  // MARK: What a person does

  /// A tap on a tab bar selects an item, and says so even if it was selected; one on a back button pops.
  mutating func tapBar(_ id: ComponentID, at point: Point) {
    guard simpleViews[id].attributes.isEnabled, let bar = simpleViews[id].bar else { return }
    let local = localPoint(point, in: id)
    let width = simpleViews[id].attributes.frame.size.width
    if id.kind == .tabBar {
      guard let item = bar.item(at: local, width: width, layout: direction(of: id)) else { return }
      simpleViews[id].bar?.selectedItem = item
      pend(.emit(.didSelectItem(item), isUser: true, isRecorded: true), for: id)
    } else if hasBackButton(id) {
      let place = direction(of: id) == .rightToLeft ? width - local.x : local.x
      if place < Metrics.backButtonWidth { pend(.tapBack, for: id) }
    }
  }

  /// Whether a navigation bar shows a back button: it leads to a screen below, and is not hidden. What is
  /// presented over its screen changes nothing.
  public func hasBackButton(_ id: ComponentID) -> Bool {
    guard id.kind == .navigationBar, simpleViews[id].bar?.hidesBackButton != true,
      let flow = screens[self[attributes: id].screen].flow, flows.isLive(flow)
    else { return false }
    let screen = self[attributes: id].screen
    return flows[flow].stacks.contains { $0.count > 1 && $0.last == screen }
  }
}
