extension Stage {
  /// Whether an id still names a component.
  public func isLive(_ id: ComponentID) -> Bool {
    switch id.kind {
    case .stage: true
    case .screen: screens.isLive(id)
    case .scrollView: scrollViews.isLive(id)
    case .pageControl: pageControls.isLive(id)
    case .progress: progresses.isLive(id)
    case .flow: flows.isLive(id)
    case .button, .view, .label, .image, .textField, .navigationBar, .tabBar: simpleViews.isLive(id)
    case .pickerView: pickerViews.isLive(id)
    case .datePicker: datePickers.isLive(id)
    }
  }

  /// What every component has. A progress, which has none of it, answers empty attributes and keeps nothing.
  public internal(set) subscript(attributes id: ComponentID) -> Attributes {
    get {
      switch id.kind {
      case .screen: screens[id].attributes
      case .flow: flows[id].attributes
      case .scrollView: scrollViews[id].attributes
      case .pageControl: pageControls[id].attributes
      case .button, .view, .label, .image, .textField, .navigationBar, .tabBar: simpleViews[id].attributes
      case .pickerView: pickerViews[id].attributes
      case .datePicker: datePickers[id].attributes
      case .stage, .progress: Attributes(name: "", screen: .stage, parent: .stage)
      }
    }
    _modify {
      var none = Attributes(name: "", screen: .stage, parent: .stage)
      switch id.kind {
      case .screen: yield &screens[id].attributes
      case .flow: yield &flows[id].attributes
      case .scrollView: yield &scrollViews[id].attributes
      case .pageControl: yield &pageControls[id].attributes
      case .button, .view, .label, .image, .textField, .navigationBar, .tabBar: yield &simpleViews[id].attributes
      case .pickerView: yield &pickerViews[id].attributes
      case .datePicker: yield &datePickers[id].attributes
      case .stage, .progress: yield &none
      }
    }
  }

  /// One of the things that every component has, without a copy of the others.
  @inline(__always)
  func attribute<Value>(of id: ComponentID, _ read: (Attributes) -> Value) -> Value {
    switch id.kind {
    case .screen: read(screens[id].attributes)
    case .scrollView: read(scrollViews[id].attributes)
    case .pageControl: read(pageControls[id].attributes)
    case .button, .view, .label, .image, .textField: read(simpleViews[id].attributes)
    default: read(self[attributes: id])
    }
  }

  /// The id of the screen that holds a component; `.stage` for none.
  func screenID(of id: ComponentID) -> ComponentID {
    switch id.kind {
    case .screen: id
    case .scrollView: scrollViews[id].attributes.screen
    case .pageControl: pageControls[id].attributes.screen
    case .button, .view, .label, .image, .textField, .navigationBar, .tabBar: simpleViews[id].attributes.screen
    case .pickerView: pickerViews[id].attributes.screen
    case .datePicker: datePickers[id].attributes.screen
    case .stage, .progress, .flow: .stage
    }
  }

  /// Whether a component lies on the screen that is being built.
  func isBeingBuilt(_ id: ComponentID) -> Bool { building != nil && screenID(of: id) == building }

  /// The screen that holds a component.
  public func screen(of id: ComponentID) -> Screen? {
    let screen = screenID(of: id)
    return screen.kind == .screen && screens.isLive(screen) ? screens[screen] : nil
  }

  /// The bounds of the device whose screen holds a component.
  public func deviceBounds(of id: ComponentID) -> Rect? {
    let screen = screenID(of: id)
    return screen.kind == .screen && screens.isLive(screen) ? screens[screen].deviceBounds : nil
  }

  /// The direction in which a component's screen is read.
  public func direction(of id: ComponentID) -> LayoutDirection {
    let screen = screenID(of: id)
    return screen.kind == .screen && screens.isLive(screen) ? screens[screen].layoutDirection : .leftToRight
  }

  /// Pixels a point of a component's screen.
  public func scale(of id: ComponentID) -> Double {
    let screen = screenID(of: id)
    return screen.kind == .screen && screens.isLive(screen) ? screens[screen].scale : 1
  }

  /// How a component is named in messages: `pageControl "dots"`, or its kind alone.
  public func title(of id: ComponentID) -> String {
    let name = isLive(id) ? attribute(of: id) { $0.name } : ""
    return name.isEmpty ? id.kind.name : "\(id.kind.name) \"\(name)\""
  }

  /// The titles of some components, each with its number where several have none of their own: "scrollView 1".
  func titles(of ids: [ComponentID]) -> [String] {
    let titles = ids.map { title(of: $0) }
    var count: [String: Int] = [:]
    return titles.map { title in
      guard titles.count(where: { $0 == title }) > 1 else { return title }
      count[title, default: 0] += 1
      return "\(title) \(count[title, default: 0])"
    }
  }

  /// The way from the screen down to a component: `screen "welcome" > scrollView "pager"`.
  public func path(of id: ComponentID) -> String {
    guard isLive(id), id.kind != .screen, id != .stage else { return title(of: id) }
    let parent = self[attributes: id].parent
    return parent == .stage ? title(of: id) : path(of: parent) + " > " + title(of: id)
  }

  /// Where a component's origin lies on the device, and how many of the device's points one of its own takes: 1 unless
  /// something that holds it is zoomed.
  func place(of id: ComponentID) -> (origin: Point, scale: Double) {
    guard id.kind != .screen else { return (isLive(id) ? screens[id].presentedFrame?.origin ?? .zero : .zero, 1) }
    guard isLive(id) else { return (.zero, 1) }
    let (parent, own) = attribute(of: id) { ($0.parent, $0.frame.origin) }
    guard parent != .stage else { return (.zero, 1) }
    let (origin, scale) = place(of: parent)
    guard parent.kind == .scrollView else { return (origin + own * scale, scale) }
    let zoom = zoomFactor(of: id, in: parent)
    let inParent = own * zoom - scrollViews[parent].offset(at: now)
    return (origin + inParent * scale, scale * zoom)
  }

  /// A point of a component, in its own points, as a point of the screen.
  public func screenPoint(_ point: Point, of id: ComponentID) -> Point {
    let (origin, scale) = place(of: id)
    return origin + point * scale
  }

  /// A point of the screen in a component's own points: inside a zoomed item the way to it is divided by the zoom.
  public func localPoint(_ point: Point, in id: ComponentID) -> Point {
    let (origin, scale) = place(of: id)
    return (point - origin) * (1 / scale)
  }

  /// A component's frame on its screen.
  public func screenFrame(of id: ComponentID) -> Rect {
    guard id.kind != .screen else { return screens[id].presentedFrame ?? screens[id].bounds }
    let (origin, scale) = place(of: id)
    let size = attribute(of: id) { $0.frame.size }
    return Rect(origin: origin, size: Size(width: size.width * scale, height: size.height * scale))
  }

  /// The component with an id, anywhere on a screen.
  public func component(named name: String, on screen: ComponentID) -> ComponentID? { screens[screen].names[name] }

  /// Every component of a screen or of a component, parents first, in the order in which they were given.
  public func descendants(of id: ComponentID) -> [ComponentID] {
    self[attributes: id].children.flatMap { [$0] + descendants(of: $0) }
  }

  /// Whether `id` is `ancestor` or lies in it.
  public func isInside(_ id: ComponentID, _ ancestor: ComponentID) -> Bool {
    var current = id
    while current != ancestor {
      guard current != .stage, current.kind != .screen else { return false }
      current = attribute(of: current) { $0.parent }
    }
    return true
  }

  /// Whether nothing of a component can be seen: it or something that holds it is hidden.
  public func isConcealed(_ id: ComponentID) -> Bool {
    if id == .stage || id.kind == .screen { return false }
    if id.kind == .pageControl, pageControls[id].isConcealed { return true }
    let (isHidden, parent) = attribute(of: id) { ($0.isHidden, $0.parent) }
    return isHidden || isConcealed(parent)
  }
}
