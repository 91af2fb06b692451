/// What app code does: no user event, at once. Each records what really changed.
extension Stage {
  /// Writes down that a property has a new value, unless its screen is still being built.
  public mutating func changed(_ id: ComponentID, _ property: Property, _ value: Value) {
    history.isStale = true
    guard !isBeingBuilt(id) else { return }
    record(.changed(property, value), from: id)
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

  /// Changes a screen's settings; size, orientation and direction lay it out anew, as one step.
  public mutating func change(
    screen id: ComponentID, _ property: Property, _ value: @autoclosure () -> Value, _ change: (inout Screen) -> Bool
  ) {
    let direction = screens[id].layoutDirection
    let pages = descendants(of: id).filter { $0.kind == .scrollView }
      .map { ($0, scrollViews[$0].pageToKeep(layout: direction)) }
    guard change(&screens[id]) else { return }
    changed(id, property, value())
    guard !isBeingBuilt(id) else { return }
    switch property {
    case .layoutDirection, .locale:
      guard screens[id].layoutDirection != direction else { return }
      for (view, page) in pages { changeGeometry(of: view, keeping: page) { _ in true } }
      layout(id)
    case .size, .orientation: layout(id)
    default: break
    }
  }

  /// Gives a component a frame of its own, instead of the place it had.
  public mutating func setFrame(_ frame: Rect, place: Place?, of id: ComponentID) {
    guard frame != self[attributes: id].frame || place != self[attributes: id].place else { return }
    self[attributes: id].place = place
    if self[attributes: id].isPageGone { changeHidden(of: id) { $0.isPageGone = false } }
    if place == nil { setFrame(frame, of: id) } else { relayout(id) }
    if !isBeingBuilt(id) { updateSafeAreas(in: id) }
    changed(id, .frame, .rect(self[attributes: id].frame))
  }

  /// Lays the screen out again when a component with a place may want another size.
  private mutating func relayout(_ id: ComponentID) {
    guard !isBeingBuilt(id), self[attributes: id].place != nil else { return }
    layout(self[attributes: id].screen)
  }

  // MARK: Page control

  /// Sets the number of pages, which then counts as given: a pairing leaves it alone.
  public mutating func setNumberOfPages(_ count: Int, of id: ComponentID) {
    pageControls[id].isCountExplicit = true
    let before = pageControls[id].currentPage
    guard pageControls[id].setNumberOfPages(count) else { return }
    changed(id, .numberOfPages, .int(pageControls[id].numberOfPages))
    if pageControls[id].currentPage != before { pageBecameCurrent(id) }
    relayout(id)
  }

  /// Sets the current page, pinned; a paired scroll view jumps along, a running progress starts again.
  public mutating func setCurrentPage(_ page: Int, of id: ComponentID) {
    guard pageControls[id].setCurrentPage(page) else { return }
    changed(id, .page, .int(pageControls[id].currentPage))
    guard !isBeingBuilt(id) else { return }
    driveByCode(from: id)
    pageBecameCurrent(id)
  }

  private mutating func driveByCode(from id: ComponentID) {
    guard let view = pageControls[id].pairedScrollView, scrollViews.isLive(view) else { return }
    scrollToPage(pageControls[id].currentPage, of: view, animated: false)
  }

  public mutating func setAllowsContinuousInteraction(_ isAllowed: Bool, of id: ComponentID) {
    guard pageControls[id].allowsContinuousInteraction != isAllowed else { return }
    let endsScrub = pageControls[id].setAllowsContinuousInteraction(isAllowed)
    changed(id, .allowsContinuousInteraction, .bool(isAllowed))
    if endsScrub { pend(.endInteraction, for: id) }
  }

  /// Draws the page that `defersCurrentPageDisplay` held back.
  public mutating func updateCurrentPageDisplay(of id: ComponentID) {
    pageControls[id].displayedPage = pageControls[id].currentPage
  }

  // MARK: Progress

  /// Shows a progress in a control's current indicator; nil shows none. A progress belongs to one control at a time.
  public mutating func setProgress(_ progress: ComponentID?, of control: ComponentID) {
    guard pageControls[control].progress != progress else { return }
    if let old = pageControls[control].progress { progresses[old].setControl(nil, at: now) }
    if let progress, let other = progresses[progress].control, pageControls.isLive(other) {
      pageControls[other].progress = nil
      changed(other, .progress, .bool(false))
      relayout(other)
    }
    pageControls[control].progress = progress
    if let progress { change(progress) { value, now, _ in value.setControl(control, at: now) } }
    changed(control, .progress, .bool(progress != nil))
    holdProgress(of: control, isHeld(control))
    relayout(control)
  }

  /// Sets the progress of the current page, pinned to 0…1.
  public mutating func setCurrentProgress(_ progress: Double, of id: ComponentID) {
    change(id) { value, now, _ in value.setProgress(progress, at: now) }
    changed(id, .currentProgress, .number(progress))
  }

  /// Lets a timer run or pauses it; what it already does changes nothing.
  public mutating func setRunning(_ runs: Bool, of id: ComponentID) {
    guard progresses[id].isRunning != runs else { return }
    change(id) { value, now, page in value.setRunning(runs, at: now, page: page) }
    changed(id, .isRunning, .bool(runs))
  }

  public mutating func setPreferredDuration(_ seconds: Double, of id: ComponentID) {
    change(id) { value, now, page in value.setPreferredDuration(seconds, at: now, page: page) }
    changed(id, .preferredDuration, .number(seconds))
  }

  /// Gives one page (from 0) a duration of its own; 0 takes it away.
  public mutating func setDuration(_ seconds: Double, forPage changedPage: Int, of id: ComponentID) {
    change(id) { value, now, page in value.setDuration(seconds, forPage: changedPage, at: now, page: page) }
    changed(id, .duration, .number(seconds))
  }

  public mutating func setResetsToInitialPageAfterEnd(_ resets: Bool, of id: ComponentID) {
    guard progresses[id].resetsToInitialPageAfterEnd != resets else { return }
    progresses[id].resetsToInitialPageAfterEnd = resets
    changed(id, .resetsToInitialPageAfterEnd, .bool(resets))
  }

  // MARK: Scroll view

  /// Puts the content at an offset, rounded to the device pixel but not pinned.
  public mutating func setContentOffset(_ offset: Point, of id: ComponentID, animated: Bool) {
    let scale = scale(of: id)
    scroll(id, to: offset.rounded(toScale: scale), animated: animated)
  }

  /// Goes to a page (from 0), pinned to those that exist.
  public mutating func scrollToPage(_ page: Int, of id: ComponentID, animated: Bool) {
    guard let count = scrollViews[id].numberOfPages, count > 0 else { return }
    let page = max(0, min(page, count - 1))
    guard scrollViews[id].hasExtent else { return setPageWithoutExtent(page, of: id) }
    scroll(
      id, to: scrollViews[id].restingOffset(ofPage: page, at: now, layout: direction(of: id)), animated: animated,
      fades: screen(of: id)?.reduceMotion == true)
  }

  /// `fades`: an animated page turn is a cross-fade without displacement, as Reduce Motion wants it.
  mutating func scroll(_ id: ComponentID, to offset: Point, animated: Bool, fades: Bool = false) {
    let wasMoving = scrollViews[id].isMoving
    release(controlsOf: id)
    let before = roundedOffset(of: id)
    let effects =
      fades && animated
      ? scrollViews[id].crossFade(to: offset, isUser: false, at: now, scale: scale(of: id))
      : scrollViews[id].setContentOffset(offset, animated: animated, at: now, scale: scale(of: id))
    if roundedOffset(of: id) != before || wasMoving {
      changed(id, .contentOffset, .point(scrollViews[id].offset(at: now)))
    }
    apply(effects, from: id)
    notePage(of: id, isUser: false)
  }

  /// Changes content, pages or viewport of a scroll view; a pager keeps its page, other content stays in its range.
  /// `change` answers whether it did; if not, nothing happens.
  mutating func changeGeometry(
    of id: ComponentID, keeping page: Int? = nil, _ change: (inout ScrollView) -> Bool
  ) {
    let layout = direction(of: id)
    let kept = page ?? scrollViews[id].pageToKeep(layout: layout)
    let before = (page: scrollViews[id].page, key: scrollViews[id].currentKey)
    let offset = roundedOffset(of: id)
    let stand = !isBeingBuilt(id) ? scrollViews[id].stand(at: self.now) : nil
    let inset = scrollViews[id].adjustedContentInset
    guard change(&scrollViews[id]) else { return }
    guard let stand else { return syncCounts(of: id) }
    scrollViews[id].followLowEnd(from: stand)
    let effects = scrollViews[id].geometryChanged(keeping: kept, at: now, layout: layout)
    scrollViews[id].keepUnderFinger(from: stand)
    apply(effects, from: id)
    let newInset = scrollViews[id].adjustedContentInset
    if newInset != inset { apply([.emit(.didChangeAdjustedContentInset(newInset), isUser: false)], from: id) }
    let now = roundedOffset(of: id)
    if now != offset {
      scrollViews[id].reportedOffset = now
      pend(.emit(.didScroll(now), isUser: false, isRecorded: true), for: id)
    }
    if !scrollViews[id].isPagingEnabled { _ = scrollViews[id].notePage(at: self.now, layout: layout) }
    let isOther = before.key != nil && scrollViews[id].currentKey != nil && scrollViews[id].currentKey != before.key
    if scrollViews[id].page != before.page || isOther {
      pend(.emit(.pageChanged(page: scrollViews[id].page), isUser: false, isRecorded: true), for: id)
    }
    syncCounts(of: id)
    if !scrollViews[id].isMoving { release(controlsOf: id) }
    syncControls(of: id, startingAnew: isOther)
  }

  /// Changes a property that shapes the content or the pages; `change` answers whether it did.
  public mutating func changeGeometry(
    of id: ComponentID, _ property: Property, _ value: @autoclosure () -> Value, _ change: (inout ScrollView) -> Bool
  ) {
    var didChange = false
    changeGeometry(of: id) { view in
      didChange = change(&view)
      return didChange
    }
    guard didChange else { return }
    changed(id, property, value())
    guard !isBeingBuilt(id) else { return }
    setFrame(scrollViews[id].attributes.frame, of: id)
    if !scrollViews[id].attributes.children.isEmpty { updateSafeAreas(in: id) }
  }

  /// Gives the pages of a pager names, in order, and as many pages as names. The reader stays with the page being read;
  /// when that is gone, with the nearest one that remains, the following ones first.
  public mutating func setPageKeys(_ keys: [String], of id: ComponentID) {
    guard keys != scrollViews[id].pageKeys || scrollViews[id].pageCount != keys.count else { return }
    let page = scrollViews[id].pageToKeep(layout: direction(of: id))
    let next = Stage.place(ofReaderAt: page, in: scrollViews[id].pageKeys, among: keys)
    changeGeometry(of: id, keeping: next) { view in
      view.pageKeys = keys
      view.pageCount = keys.count
      return true
    }
    changed(id, .pageKeys, .texts(keys))
    placePages(of: id)
  }

  /// Where a reader of page `page` of the old keys finds himself among the new ones.
  static func place(ofReaderAt page: Int, in old: [String], among new: [String]) -> Int {
    guard page < old.count else { return page }
    let places = Dictionary(new.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for index in page..<old.count {
      if let place = places[old[index]] { return place }
    }
    for index in stride(from: page - 1, through: 0, by: -1) {
      if let place = places[old[index]] { return place }
    }
    return 0
  }
}

/// Setters of a scroll view's geometry and pages.
extension Stage {
  public mutating func setContentSize(_ size: Size, of id: ComponentID) {
    let view = scrollViews[id]
    guard view.contentSize != size || view.pageCount != nil || view.rowRuns != nil else { return }
    changeGeometry(of: id, .contentSize, .size(size)) { view in
      view.contentSize = size
      view.pageCount = nil
      view.rowRuns = nil
      view.pageKeys = []
      return true
    }
    forgetKeys(ofPagesIn: id)
  }

  public mutating func setContentInset(_ insets: EdgeInsets, of id: ComponentID) {
    changeGeometry(of: id, .contentInset, .insets(insets)) { view in
      guard view.contentInset != insets else { return false }
      view.contentInset = insets
      return true
    }
  }

  /// The number of pages; the content is then as long as they need.
  public mutating func setPageCount(_ count: Int, of id: ComponentID) {
    guard scrollViews[id].pageCount != count else { return }
    changeGeometry(of: id, .numberOfPages, .int(count)) { view in
      view.pageCount = count
      view.pageKeys = []
      return true
    }
    forgetKeys(ofPagesIn: id)
  }

  public mutating func setPagingEnabled(_ isEnabled: Bool, of id: ComponentID) {
    guard scrollViews[id].isPagingEnabled != isEnabled else { return }
    scrollViews[id].isPagingEnabled = isEnabled
    scrollViews[id].page = scrollViews[id].page(at: scrollViews[id].offset(at: now), direction(of: id)) ?? 0
    changed(id, .isPagingEnabled, .bool(isEnabled))
    syncCounts(of: id)
    syncControls(of: id)
  }

  public mutating func setPageSize(_ size: ScrollView.PageLength?, of id: ComponentID) {
    let recorded: Value =
      switch size {
      case .points(let points): .number(points)
      case .share(let share): .text("\(Text.number(share * 100))%")
      case nil: .none
      }
    changeGeometry(of: id, .pageSize, recorded) { view in
      guard view.pageSize != size else { return false }
      view.pageSize = size
      return true
    }
  }

  public mutating func setPageOverlap(_ overlap: Double, of id: ComponentID) {
    changeGeometry(of: id, .pageOverlap, .number(overlap)) { view in
      guard view.pageOverlap != overlap else { return false }
      view.pageOverlap = overlap
      return true
    }
  }

  public mutating func setPageAxis(_ axis: Axis, of id: ComponentID) {
    changeGeometry(of: id, .pageAxis, .text(axis.rawValue)) { view in
      guard view.pageAxis != axis else { return false }
      view.pageAxis = axis
      return true
    }
  }

  /// Origin and size of the visible part; unlike contentOffset the origin is not rounded.
  public mutating func setBounds(_ bounds: Rect, of id: ComponentID) {
    if bounds.size != scrollViews[id].viewport {
      var frame = scrollViews[id].attributes.frame
      frame.size = bounds.size
      setFrame(frame, place: nil, of: id)
    }
    scroll(id, to: bounds.origin, animated: false)
  }

  /// Pages (from 0) of which something can be seen.
  public func visiblePages(of id: ComponentID) -> [Int] {
    let view = scrollViews[id]
    guard let count = view.numberOfPages, count > 0, view.stride > 0, view.viewport[view.pagingAxis] > 0 else {
      return []
    }
    let start =
      view.logical(view.offset(at: now)[view.pagingAxis], direction(of: id)) - view.range(view.pagingAxis).lowerBound
    let first = ((start - view.pageLength) / view.stride + 1e-9).rounded(.down) + 1
    let last = ((start + view.viewport[view.pagingAxis]) / view.stride - 1e-9).rounded(.up) - 1
    guard first.isFinite, last.isFinite, last >= first else { return [] }
    let low = Int(max(0, min(first, Double(count - 1))))
    let high = Int(max(0, min(last, Double(count - 1), first + 1000)))
    return low <= high ? Array(low...high) : []
  }

  /// Touches stop at a label or an image that listens for them.
  public mutating func letTouchesReach(_ id: ComponentID) {
    guard [.label, .image, .view].contains(id.kind) else { return }
    simpleViews[id].isUserInteractionEnabled = true
  }
}
