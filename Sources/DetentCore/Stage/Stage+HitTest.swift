extension Stage {
  /// The component of the shown screen that a touch at a point reaches: the last given, innermost one there. A view that
  /// lets touches through stops those of its children, too.
  ///
  /// `seen`: what a person sees there, even if touches go through it.
  public func hitTest(_ point: Point, seen: Bool = false) -> ComponentID? {
    guard let shownScreen, screens.isLive(shownScreen) else { return nil }
    let frame = screenFrame(of: shownScreen)
    guard frame.contains(point) else { return nil }
    return openEditor ?? hit(in: shownScreen, at: point - frame.origin, seen: seen) ?? shownScreen
  }

  private func hit(in parent: ComponentID, at point: Point, seen: Bool) -> ComponentID? {
    var base = point
    if parent.kind == .scrollView { base = point + scrollViews[parent].offset(at: now) }
    for child in frontToBack(in: parent) {
      let frame = attribute(of: child) { $0.frame }
      let local = base * (1 / zoomFactor(of: child, in: parent))
      guard frame.contains(local), !isConcealedItself(child) else { continue }
      guard seen || takesTouches(child) else { continue }
      if let inner = hit(in: child, at: local - frame.origin, seen: seen) { return inner }
      return child
    }
    return nil
  }

  /// The last given comes first; bars lie above everything else.
  private func frontToBack(in parent: ComponentID) -> [ComponentID] {
    let children = self[attributes: parent].children
    guard parent.kind == .screen, screens[parent].barInsets != .zero else { return children.reversed() }
    return children.filter(\.kind.isBar) + children.reversed().filter { !$0.kind.isBar }
  }

  private func isConcealedItself(_ id: ComponentID) -> Bool {
    id.kind == .pageControl ? pageControls[id].isConcealed : attribute(of: id) { $0.isHidden }
  }

  /// Whether touches stop at a component instead of going through it.
  public func takesTouches(_ id: ComponentID) -> Bool {
    switch id.kind {
    case .button, .view, .label, .image, .textField, .navigationBar, .tabBar: simpleViews[id].isUserInteractionEnabled
    default: true
    }
  }

  /// The scroll views that a touch on a component concerns, innermost first.
  func scrollChain(of id: ComponentID) -> [ComponentID] {
    var chain: [ComponentID] = []
    var current = id
    while current != .stage, current.kind != .screen {
      if current.kind == .scrollView { chain.append(current) }
      current = attribute(of: current) { $0.parent }
    }
    return chain
  }

  /// Touches stop at a label or an image that listens for them.
  public mutating func letTouchesReach(_ id: ComponentID, _ isHeard: Bool = true) {
    guard id.kind == .label || id.kind == .image, !simpleViews[id].isInteractionExplicit else { return }
    guard simpleViews[id].isUserInteractionEnabled != isHeard else { return }
    simpleViews[id].isUserInteractionEnabled = isHeard
    changed(id, .isUserInteractionEnabled, .bool(isHeard))
  }
}
