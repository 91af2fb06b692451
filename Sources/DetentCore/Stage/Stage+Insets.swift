/// The safe area, as far as it reaches into scroll views.
extension Stage {
  /// Looks anew at how far the unsafe parts of the screen reach into a component's scroll views and its own frame.
  mutating func updateSafeAreas(in id: ComponentID) {
    guard let screen = screen(of: id) else { return }
    let views = (id.kind == .scrollView ? [id] : []) + descendants(of: id).filter { $0.kind == .scrollView }
    for view in views {
      let overlap = screen.safeArea == .zero ? .zero : self.overlap(of: view, on: screen)
      let hasBars = overlap != .zero && screen.barInsets != .zero
      guard overlap != scrollViews[view].safeAreaInsets || hasBars != (scrollViews[view].placement?.hasBars ?? false)
      else { continue }
      changeGeometry(of: view) { view in
        view.setPlacement { placement in
          placement.overlap = overlap
          placement.hasBars = hasBars
        }
      }
    }
  }

  /// How far the unsafe parts reach into a view. What scrolls with another view's content along an axis has left them
  /// to that one on this axis. Our choice: in UIKit the insets of such views change while they pass.
  private func overlap(of id: ComponentID, on screen: Screen) -> EdgeInsets {
    var origin = Point.zero
    var axes = Set(Axis.allCases)
    var current = id
    while current.kind != .screen, current != .stage {
      let attributes = self[attributes: current]
      origin = origin + attributes.frame.origin
      current = attributes.parent
      guard current.kind == .scrollView else { continue }
      for axis in Axis.allCases where scrollViews[current].scrolls(axis) || scrollViews[current].takesSafeArea(axis) {
        axes.remove(axis)
      }
    }
    let frame = Rect(origin: origin, size: self[attributes: id].frame.size)
    return screen.overlap(with: frame, along: axes)
  }

  /// A screen is laid out for the first time: zooms take effect, the safe area comes in, content takes its place.
  mutating func startContent(of screen: ComponentID) {
    updateSafeAreas(in: screen)
    for view in descendants(of: screen) where view.kind == .scrollView {
      startZoom(of: view)
      startAtLowEnd(view)
      scrollViews[view].reportedOffset = roundedOffset(of: view)
    }
  }

  /// Views start at the low end of their range, below their insets, unless code put them elsewhere. Pagers start on
  /// their page.
  private mutating func startAtLowEnd(_ id: ComponentID) {
    for axis in Axis.allCases where scrollViews[id].restOffset[axis] == 0 {
      let low = scrollViews[id].range(axis).lowerBound
      let isAlongPages = scrollViews[id].isPagingEnabled && axis == scrollViews[id].pagingAxis
      if !isAlongPages, low != 0, scrollViews[id].viewport[axis] > 0 { scrollViews[id].restOffset[axis] = low }
    }
  }

  public mutating func setContentInsetAdjustmentBehavior(
    _ behavior: ScrollView.InsetAdjustment, of id: ComponentID
  ) {
    changeGeometry(of: id, .contentInsetAdjustmentBehavior, .text(behavior.rawValue)) { view in
      guard view.contentInsetAdjustmentBehavior != behavior else { return false }
      view.contentInsetAdjustmentBehavior = behavior
      return true
    }
  }

  /// Where content smaller than the view sits, in shares of the free room; any finite point is kept as given.
  public mutating func setContentAlignmentPoint(_ point: Point, of id: ComponentID) {
    changeGeometry(of: id, .contentAlignmentPoint, .point(point)) { $0.setPlacement { $0.alignment = point } }
  }

  /// "Always bounces" may let an axis take the safe area in: a change of geometry where there is any.
  public mutating func setAlwaysBounces(_ axis: Axis, _ flag: Bool, of id: ComponentID) {
    let property = axis == .horizontal ? Property.alwaysBounceHorizontal : .alwaysBounceVertical
    if scrollViews[id].placement == nil {
      change(scrollView: id, property, .bool(flag)) { $0.setAlwaysBounces(axis, flag) }
    } else {
      changeGeometry(of: id, property, .bool(flag)) { $0.setAlwaysBounces(axis, flag) }
    }
    if !isBeingBuilt(id), !scrollViews[id].attributes.children.isEmpty { updateSafeAreas(in: id) }
  }
}

extension ScrollView {
  /// Answers whether it was another value before.
  fileprivate mutating func setAlwaysBounces(_ axis: Axis, _ flag: Bool) -> Bool {
    guard alwaysBounces(axis) != flag else { return false }
    if axis == .horizontal { alwaysBounceHorizontal = flag } else { alwaysBounceVertical = flag }
    return true
  }
}

extension Screen {
  /// How far the unsafe parts of the screen reach into a frame (in the screen's points) from each side, at most through
  /// all of it; nothing on axes that are not asked for.
  func overlap(with frame: Rect, along axes: Set<Axis>) -> EdgeInsets {
    var overlap = EdgeInsets.zero
    if axes.contains(.vertical) {
      overlap.top = min(max(0, safeArea.top - frame.minY), frame.size.height)
      overlap.bottom = min(max(0, frame.maxY - (size.height - safeArea.bottom)), frame.size.height)
    }
    if axes.contains(.horizontal) {
      overlap.left = min(max(0, safeArea.left - frame.minX), frame.size.width)
      overlap.right = min(max(0, frame.maxX - (size.width - safeArea.right)), frame.size.width)
    }
    return overlap
  }
}
