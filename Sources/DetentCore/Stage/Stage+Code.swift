/// What app code does: no user event, at once. Each records what really changed.
extension Stage {
  /// Writes down that a property has a new value, unless its screen is still being built.
  public mutating func changed(_ id: ComponentID, _ property: Property, _ value: Value, isUser: Bool = false) {
    history.isStale = true
    guard !isBeingBuilt(id) else { return }
    record(.changed(property, value), from: id, isUser: isUser)
  }

  /// Changes a page control; `change` answers whether it did.
  public mutating func change(
    pageControl id: ComponentID, _ property: Property, _ value: @autoclosure () -> Value,
    _ change: (inout PageControl) -> Bool
  ) {
    guard change(&pageControls[id]) else { return }
    changed(id, property, value())
    if property == .direction { relayout(id) }
  }

  /// Changes a scroll view in a way that leaves its geometry alone. One that may no longer scroll lets its drag go.
  public mutating func change(
    scrollView id: ComponentID, _ property: Property, _ value: @autoclosure () -> Value,
    _ change: (inout ScrollView) -> Bool
  ) {
    guard change(&scrollViews[id]) else { return }
    changed(id, property, value())
    if !scrollViews[id].isScrollEnabled { cancelFingers { $0.owner == .scroll(id) } }
  }

  public mutating func change(
    simpleView id: ComponentID, _ property: Property, _ value: @autoclosure () -> Value,
    _ change: (inout SimpleView) -> Bool
  ) {
    guard change(&simpleViews[id]) else { return }
    changed(id, property, value())
    relayout(id)
  }

  /// Changes what every component has. Hiding a component takes its fingers away.
  public mutating func change(
    attributes id: ComponentID, _ property: Property, _ value: @autoclosure () -> Value,
    _ change: (inout Attributes) -> Bool
  ) {
    guard change(&self[attributes: id]) else { return }
    changed(id, property, value())
    if property == .isHidden, id.kind.isBar, !isBeingBuilt(id) { layout(self[attributes: id].screen) }
    guard property == .isHidden || property == .isEnabled else { return }
    guard isConcealed(id) || !self[attributes: id].isEnabled else { return }
    let inside = fingers.filter { isInside($0.hit, id) }.map(\.id)
    cancelFingers { inside.contains($0.id) }
  }

  /// Hides a component, or shows it again unless it is a page that is gone.
  public mutating func setHidden(_ isHidden: Bool, of id: ComponentID) {
    changeHidden(of: id) { $0.isHidden = isHidden }
  }

  mutating func changeHidden(of id: ComponentID, _ change: (inout Attributes) -> Void) {
    var after = self[attributes: id]
    change(&after)
    self.change(attributes: id, .isHidden, .bool(after.isHidden)) { attributes in
      defer { attributes = after }
      return attributes.isHidden != after.isHidden
    }
  }

  /// Changes a screen's settings; size, safe area, orientation and direction lay it out anew, as one step. The screens of a
  /// flow are on one device: what is the device's or the person's changes for all of them.
  public mutating func change(
    screen id: ComponentID, _ property: Property, _ value: @autoclosure () -> Value, _ change: (inout Screen) -> Bool
  ) {
    let flow = flow(of: id)
    let mates = property == .isModalInPresentation ? [id] : flow.map { flows[$0].screens } ?? [id]
    for mate in mates { changeOne(screen: mate, property, value(), change) }
    if let flow, [.size, .orientation, .safeArea].contains(property) { updatePresentations(of: flow) }
  }

  private mutating func changeOne(
    screen id: ComponentID, _ property: Property, _ value: Value, _ change: (inout Screen) -> Bool
  ) {
    let direction = screens[id].layoutDirection
    let pages = descendants(of: id).filter { $0.kind == .scrollView }
      .map { ($0, scrollViews[$0].pageToKeep(layout: direction)) }
    let before = screens[id]
    guard change(&screens[id]) else { return }
    changed(id, property, self.value(of: property, on: id) ?? value)
    guard !isBeingBuilt(id) else { return }
    noteConsequences(of: property, on: id, since: before)
    if [.locale, .calendar, .os].contains(property) { showDatesAnew(on: id) }
    switch property {
    case .layoutDirection, .locale:
      guard screens[id].layoutDirection != direction else { return }
      for (view, page) in pages { changeGeometry(of: view, keeping: page) { _ in true } }
      layout(id)
    case .size, .orientation, .safeArea, .os: layout(id)
    default: break
    }
  }

  /// What a screen has in fact when it was given a size or a safe area of its device.
  private func value(of property: Property, on id: ComponentID) -> Value? {
    switch property {
    case .size: .size(screens[id].size)
    case .safeArea: .insets(screens[id].safeArea)
    default: nil
    }
  }

  /// Writes down what else of a screen is another than before.
  mutating func noteConsequences(of property: Property?, on id: ComponentID, since before: Screen) {
    let screen = screens[id]
    if property != .size, screen.size != before.size { changed(id, .size, .size(screen.size)) }
    if property != .safeArea, screen.safeArea != before.safeArea { changed(id, .safeArea, .insets(screen.safeArea)) }
    if property != .layoutDirection, screen.layoutDirection != before.layoutDirection {
      changed(id, .layoutDirection, .text(screen.layoutDirection.rawValue))
    }
  }

  /// Gives a component a frame of its own, instead of the place it had.
  public mutating func setFrame(_ frame: Rect, place: Place?, of id: ComponentID) {
    guard frame != self[attributes: id].frame || place != self[attributes: id].place else { return }
    self[attributes: id].place = place
    if self[attributes: id].isPageGone { changeHidden(of: id) { $0.isPageGone = false } }
    if place == nil { setFrame(frame, of: id) } else { relayout(id) }
    if !isBeingBuilt(id) { updateSafeAreas(in: id) }
  }
}
