extension Stage {
  /// Adds a screen and makes it the one being built: until `finish(_:)` nothing is laid out, recorded or sent.
  public mutating func addScreen(_ screen: Screen) throws(StageError) -> ComponentID {
    try checkRoom()
    let (slot, generation) = screens.insert(screen)
    let id = ComponentID(.screen, slot: slot, generation: generation)
    screens[id].attributes.screen = id
    screens[id].attributes.cause = cause
    history.isStale = true
    building = id
    return id
  }

  /// What building a screen changes beside the components that it adds. A whole stage would do, but would be copied for
  /// each screen.
  public struct BeforeBuilding: Sendable {
    fileprivate var building: ComponentID?
    fileprivate var progresses: Slots<PageProgress>
    fileprivate var agenda: Agenda
    fileprivate var pending: PendingQueue
    fileprivate var start: Int64
  }

  /// To be kept while a screen is built, for `abandon(_:to:)`.
  public var beforeBuilding: BeforeBuilding {
    BeforeBuilding(building: building, progresses: progresses, agenda: agenda, pending: pending, start: start)
  }

  /// Takes away the screen that is being built, with all that stands on it: it cannot be completed, and nothing of it has
  /// been written down yet.
  public mutating func abandon(_ screen: ComponentID?, to before: BeforeBuilding) {
    if let screen { remove([screen] + descendants(of: screen)) }
    building = before.building
    progresses = before.progresses
    agenda = before.agenda
    pending = before.pending
    start = before.start
  }

  private mutating func remove(_ gone: [ComponentID]) {
    for id in gone {
      switch id.kind {
      case .screen: screens.remove(id)
      case .scrollView: scrollViews.remove(id)
      case .pageControl: pageControls.remove(id)
      case .pickerView: pickerViews.remove(id)
      case .datePicker: datePickers.remove(id)
      default: simpleViews.remove(id)
      }
    }
  }

  /// Adds a component as the last child of a screen or component. Its name must be new on the screen.
  public mutating func add(
    _ kind: ComponentKind, named name: String, to parent: ComponentID
  ) throws(StageError)
    -> ComponentID
  {
    try checkRoom()
    try checkParent(parent, of: kind)
    let screen = self[attributes: parent].screen
    var attributes = Attributes(name: name, screen: screen, parent: parent)
    attributes.cause = cause
    let id = insert(kind, attributes)
    self[attributes: parent].children.append(id)
    if !name.isEmpty { screens[screen].names[name] = id }
    return id
  }

  private mutating func insert(_ kind: ComponentKind, _ attributes: Attributes) -> ComponentID {
    let place =
      switch kind {
      case .scrollView: scrollViews.insert(ScrollView(attributes: attributes))
      case .pageControl: pageControls.insert(PageControl(attributes: attributes))
      case .pickerView: pickerViews.insert(PickerView(attributes: attributes))
      case .datePicker: datePickers.insert(freshDatePicker(attributes))
      default: simpleViews.insert(SimpleView(attributes: attributes, kind: kind))
      }
    return ComponentID(kind, slot: place.slot, generation: place.generation)
  }

  /// A progress, not yet shown by any control. Written down at once, for it belongs to no screen.
  public mutating func addProgress(_ progress: PageProgress) throws(StageError) -> ComponentID {
    try checkRoom()
    let (slot, generation) = progresses.insert(progress)
    let id = ComponentID(.progress, slot: slot, generation: generation)
    record(.made(snapshot(of: id)), from: id)
    return id
  }

  private func checkParent(_ parent: ComponentID, of kind: ComponentKind) throws(StageError) {
    guard isLive(parent) else { throw .stale(parent) }
    let loners: [ComponentKind] = [.stage, .screen, .progress, .flow]
    guard !loners.contains(kind), parent.kind == .screen || !loners.contains(parent.kind), parent.kind != .tabBar,
      !kind.isBar || parent.kind == .screen
    else { throw .cannotHold(kind, in: parent.kind) }
    guard !kind.isBar || bar(kind, on: parent) == nil else { throw .second(kind) }
  }

  func checkRoom() throws(StageError) {
    let count =
      screens.liveCount + scrollViews.liveCount + pageControls.liveCount + simpleViews.liveCount
      + progresses.liveCount + pickerViews.liveCount + datePickers.liveCount + flows.liveCount
    if count >= componentLimit { throw .tooManyComponents(limit: componentLimit) }
  }

  /// The screen is complete: it is laid out, pairs are brought in step, it is shown, and written down whole.
  ///
  /// `pages` gives initial pages from 0, taken after everything else; nothing of this sends an event.
  public mutating func finish(_ screen: ComponentID, pages: [(ComponentID, Int)] = []) {
    for view in descendants(of: screen) where view.kind == .scrollView { syncCounts(of: view) }
    layout(screen)
    startContent(of: screen)
    for (id, page) in pages where id.kind == .scrollView { startScrollView(id, on: page) }
    for view in descendants(of: screen) where view.kind == .scrollView {
      if scrollViews[view].page == 0 { startScrollView(view, on: 0) }
    }
    for (id, page) in pages where id.kind == .pageControl { startPageControl(id, on: page) }
    for view in descendants(of: screen) where view.kind == .scrollView {
      for control in scrollViews[view].pairedControls {
        _ = pageControls[control].setCurrentPage(scrollViews[view].page)
      }
    }
    let made = [screen] + descendants(of: screen)
    pending.removeAll { made.contains($0.component) }
    building = nil
    cancelFingers()
    shownScreen = screen
    let cause = self.cause
    for id in made {
      self.cause = self[attributes: id].cause
      record(.made(snapshot(of: id)), from: id)
    }
    self.cause = cause
  }

  /// A pager, and only a pager, starts where its page rests; an offset that was given stays.
  private mutating func startScrollView(_ id: ComponentID, on page: Int) {
    guard scrollViews[id].isPagingEnabled, let count = scrollViews[id].numberOfPages, count > 0 else { return }
    if page == 0 && scrollViews[id].restOffset != .zero {
      scrollViews[id].page = scrollViews[id].page(at: scrollViews[id].restOffset, direction(of: id)) ?? 0
      return
    }
    scrollViews[id].page = max(0, min(page, count - 1))
    scrollViews[id].restOffset = scrollViews[id].restingOffset(
      ofPage: scrollViews[id].page, at: now, layout: direction(of: id))
  }

  private mutating func startPageControl(_ id: ComponentID, on page: Int) {
    _ = pageControls[id].setCurrentPage(page)
    guard let view = pageControls[id].pairedScrollView else { return }
    startScrollView(view, on: pageControls[id].currentPage)
  }

  /// Pairs a control with a scroll view of the same screen: from now on they show the same page.
  public mutating func pair(_ control: ComponentID, with view: ComponentID?) {
    if let old = pageControls[control].pairedScrollView, scrollViews.isLive(old) {
      scrollViews[old].pairedControls.removeAll { $0 == control }
    }
    pageControls[control].pairedScrollView = view
    pageControls[control].drivesScroll = false
    guard let view else { return changed(control, .pairedWith, .none) }
    scrollViews[view].pairedControls.append(control)
    changed(control, .pairedWith, .text(self[attributes: view].name))
    syncCounts(of: view)
    syncControls(of: view)
  }

  /// Adds what only a person knows of a component; keys are given in the order of their bytes.
  public mutating func addIntent(_ key: String, _ value: String, to id: ComponentID) {
    self[attributes: id].intent.append(Attributes.Intent(key: key, value: value))
  }

  // MARK: The life of a screen

  /// Makes a screen the one that a person sees. Fingers on the one before are lifted away.
  public mutating func show(_ screen: ComponentID) {
    guard shownScreen != screen else { return }
    cancelFingers()
    shownScreen = screen
    record(.shown, from: screen)
  }

  /// Ends a screen and everything on it: ids become stale, motions and timers of it vanish without a word.
  public mutating func close(_ screen: ComponentID) {
    guard screens.isLive(screen) else { return }
    if shownScreen == screen { cancelFingers() }
    record(.closed, from: screen)
    let gone = [screen] + descendants(of: screen)
    pending.removeAll { gone.contains($0.component) }
    for id in gone where id.kind == .pageControl {
      guard let progress = pageControls[id].progress else { continue }
      change(progress) { value, now, page in value.setControl(nil, at: now, page: page) }
    }
    remove(gone)
    guard shownScreen == screen else { return }
    shownScreen = lastOutermost
    if let shownScreen { record(.shown, from: shownScreen) }
  }

  /// The screen to see when the shown one has gone.
  private var lastOutermost: ComponentID? {
    let ids = screens.slots.indices.map {
      ComponentID(.screen, slot: UInt32($0), generation: screens.slots[$0].generation)
    }
    return ids.last { screens.isLive($0) && isOutermost($0) }
  }

  /// Whether a screen stands in no flow, or in front of its own.
  public func isOutermost(_ screen: ComponentID) -> Bool { flow(of: screen).map { flows[$0].screen == screen } ?? true }

  /// Takes every finger off the screen; what they held goes on as after a cancelled touch.
  mutating func cancelFingers() {
    agenda.removeTouches()
    aims = [:]
    cancelFingers { _ in true }
  }

  /// Takes some fingers off the screen, on behalf of what is being done now.
  mutating func cancelFingers(where isGone: (Finger) -> Bool) {
    let cause = self.cause
    for finger in fingers.filter(isGone) {
      self.cause = cause
      touch(finger.id, .cancelled, at: finger.position)
    }
    self.cause = cause
  }
}
