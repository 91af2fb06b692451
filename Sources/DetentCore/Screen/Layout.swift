extension Stage {
  /// Gives every component of a screen its frame, from the outside in. Pagers whose viewport changes keep their page.
  public mutating func layout(_ screen: ComponentID) {
    guard screens.isLive(screen) else { return }
    screens[screen].attributes.frame = screens[screen].bounds
    updateBars(of: screen)
    layoutChildren(of: screen)
    if !isBeingBuilt(screen) { updateSafeAreas(in: screen) }
  }

  /// Places one component anew, because it may want another size: alone, or with its whole screen when a sibling leans
  /// on it.
  mutating func relayout(_ id: ComponentID) {
    guard !isBeingBuilt(id), let place = attribute(of: id, { $0.place }) else { return }
    let parent = attribute(of: id) { $0.parent }
    guard !isLeanedOn(id, in: parent), !isStackedOn(id, in: parent) else { return layout(self[attributes: id].screen) }
    var siblings: [String: Rect] = [:]
    if let name = place.rule.sibling, let other = component(named: name, on: self[attributes: id].screen),
      self[attributes: other].parent == parent
    {
      siblings[name] = self[attributes: other].frame
    }
    let (size, safeArea) = room(in: parent)
    guard let frame = frame(of: id, in: size, safeArea: safeArea, siblings: siblings) else { return }
    setFrame(frame, of: id)
    if id.kind == .scrollView || !self[attributes: id].children.isEmpty { updateSafeAreas(in: id) }
  }

  private func isLeanedOn(_ id: ComponentID, in parent: ComponentID) -> Bool {
    let name = attribute(of: id) { $0.name }
    guard !name.isEmpty else { return false }
    return attribute(of: parent) { $0.children }.contains { attribute(of: $0) { $0.place?.rule.sibling } == name }
  }

  private func isStackedOn(_ id: ComponentID, in parent: ComponentID) -> Bool {
    attribute(of: parent) { $0.children }.contains { child in
      if case .stacked(id, _)? = attribute(of: child, { $0.place?.rule }) { true } else { false }
    }
  }

  /// What the children of a component are laid out in.
  private func room(in parent: ComponentID) -> (size: Size, safeArea: EdgeInsets) {
    switch parent.kind {
    case .screen: (screens[parent].size, screens[parent].safeArea)
    case .scrollView: (contentArea(of: parent), .zero)
    default: (self[attributes: parent].frame.size, .zero)
    }
  }

  /// Frames of siblings may depend on each other ("below"), so those go round until nothing is left that can be placed.
  private mutating func layoutChildren(of parent: ComponentID) {
    let (size, safeArea) = room(in: parent)
    var waiting = self[attributes: parent].children
    var placed: [String: Rect] = [:]
    while !waiting.isEmpty {
      let before = waiting.count
      waiting.removeAll { child in
        guard let frame = frame(of: child, in: size, safeArea: safeArea, siblings: placed) else { return false }
        setFrame(frame, of: child)
        placed[self[attributes: child].name] = frame
        return true
      }
      if waiting.count == before { return }
    }
  }

  /// The frame of a component, or nil while the sibling that it leans on has none.
  private func frame(of id: ComponentID, in size: Size, safeArea: EdgeInsets, siblings: [String: Rect]) -> Rect? {
    if id.kind.isBar { return barFrame(of: id) }
    let attributes = self[attributes: id]
    guard let place = attributes.place else { return attributes.frame }
    let margins = place.margins
    let all = Rect(origin: .zero, size: size)
    let safe = all.inset(by: safeArea).inset(by: margins)
    let wanted = place.size ?? intrinsicSize(of: id, in: safe.size)
    let x = safe.minX + (safe.size.width - wanted.width) / 2
    switch place.rule {
    case .fill:
      guard let size = place.size else { return all.inset(by: margins) }
      return Rect(origin: Point(x: margins.left, y: margins.top), size: size)
    case .top: return Rect(origin: Point(x: x, y: safe.minY), size: wanted)
    case .bottom: return Rect(origin: Point(x: x, y: safe.maxY - wanted.height), size: wanted)
    case .center:
      return Rect(origin: Point(x: x, y: safe.minY + (safe.size.height - wanted.height) / 2), size: wanted)
    case .below(let name, let gap):
      guard let other = siblings[name] else { return nil }
      return Rect(origin: Point(x: x, y: other.maxY + gap), size: wanted)
    case .above(let name, let gap):
      guard let other = siblings[name] else { return nil }
      return Rect(origin: Point(x: x, y: other.minY - gap - wanted.height), size: wanted)
    case .stacked(let other, let isAbove):
      let frame = self[attributes: other].frame
      let y = isAbove ? frame.minY - Place.usualGap - wanted.height : frame.maxY + Place.usualGap
      return Rect(origin: Point(x: x, y: y), size: wanted)
    case .page(let page):
      let frame = frame(ofPage: page, of: attributes.parent).inset(by: margins)
      return place.size.map { Rect(origin: frame.origin, size: $0) } ?? frame
    }
  }

  private func intrinsicSize(of id: ComponentID, in room: Size) -> Size {
    switch id.kind {
    case .pageControl:
      let control = pageControls[id]
      let size = control.size(
        forNumberOfPages: control.numberOfPages + (control.progress == nil ? 0 : 1), direction: direction(of: id))
      return Size(width: min(size.width, room.width), height: min(size.height, room.height))
    case .scrollView, .view: return room
    case .pickerView: return PickerView.intrinsicSize(on: screen(of: id))
    case .datePicker: return intrinsicSize(ofDatePicker: id)
    case .label, .button:
      let size = simpleViews[id].intrinsicSize(of: id.kind)
      return Size(width: min(size.width, max(0, room.width)), height: size.height)
    default: return simpleViews[id].intrinsicSize(of: id.kind)
    }
  }

  /// Gives a component a frame; a scroll view whose viewport changes keeps its page or its place in the content.
  mutating func setFrame(_ frame: Rect, of id: ComponentID) {
    let old = self[attributes: id].frame
    if id.kind == .scrollView, old.size != frame.size {
      changeGeometry(of: id) { view in
        view.attributes.frame = frame
        return true
      }
    } else if old != frame {
      self[attributes: id].frame = frame
      if id.kind == .textField { breakLines(of: id) }
    }
    if old != frame { changed(id, .frame, .rect(frame)) }
    layoutChildren(of: id)
    zoomBaseMayChange(with: id)
  }

  /// What children of a scroll view are laid out in: the content, at least the viewport.
  private func contentArea(of id: ComponentID) -> Size {
    let content = scrollViews[id].effectiveContentSize
    let viewport = scrollViews[id].viewport
    if scrollViews[id].zoomItem != nil { return viewport }
    return Size(width: max(content.width, viewport.width), height: max(content.height, viewport.height))
  }
}
