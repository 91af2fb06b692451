/// A tap on the status bar.
extension Stage {
  /// Why there is no status bar to tap; nil: there is one.
  public func refusalOfStatusBar(on screen: ComponentID) -> String? {
    guard shownScreen == screen else { return "is not the shown screen" }
    guard screens[screen].idiom == .phone, screens[screen].orientation == .landscape else { return nil }
    return "has no status bar: an iPhone in landscape shows none"
  }

  /// Asks the scroll view that a tap on the status bar concerns to scroll to its top.
  ///
  /// On an iPhone nothing happens when more than one view on the screen wants it; on an iPad the one closest to the status
  /// bar is asked. Source: UIScrollView.scrollsToTop.
  public mutating func tapStatusBar(of screen: ComponentID) {
    note(person: "tapStatusBar", on: screen)
    let visible = descendants(of: screen).filter { $0.kind == .scrollView && visiblePart(of: $0) != nil }
    let willing = visible.filter { scrollViews[$0].scrollsToTop }
    let isPhone = screens[screen].idiom == .phone
    let asked = isPhone ? (willing.count == 1 ? willing[0] : nil) : closestToTop(visible)
    explain(asked, of: visible, willing, on: screen)
    guard let asked, scrollViews[asked].scrollsToTop, !isAtTop(asked) else { return }
    pend(.emit(.shouldScrollToTop, isUser: true, isRecorded: true), for: asked)
    pend(.scrollToTop, for: asked)
  }

  /// shouldScrollToTop has been answered.
  mutating func scrollToTop(_ id: ComponentID) {
    guard openAnswer.shouldScrollToTop, !isAtTop(id) else { return }
    release(controlsOf: id)
    let effects = scrollViews[id].scrollToTop(at: now, scale: scale(of: id))
    apply(effects, from: id)
    notePage(of: id, isUser: true)
  }

  /// The answer to shouldScrollToTop. True unless a handler says otherwise.
  public var shouldScrollToTop: Bool { openAnswer.shouldScrollToTop }

  public mutating func setShouldScrollToTop(_ should: Bool, of id: ComponentID) -> Bool {
    guard openDecision == id else { return false }
    history.isStale = true
    openAnswer.shouldScrollToTop = should
    return true
  }

  private func isAtTop(_ id: ComponentID) -> Bool {
    roundedOffset(of: id).y <= scrollViews[id].range(.vertical).lowerBound.rounded(toScale: scale(of: id))
  }

  /// Of several the one whose top edge lies highest; of equals the outer, then the earlier one.
  private func closestToTop(_ views: [ComponentID]) -> ComponentID? {
    views.min { (visiblePart(of: $0)?.minY ?? 0) < (visiblePart(of: $1)?.minY ?? 0) }
  }

  /// The part of a component that can be seen on its screen, in the screen's points; nil for none.
  public func visiblePart(of id: ComponentID) -> Rect? {
    guard !isConcealed(id) else { return nil }
    var part = screenFrame(of: id)
    var current = self[attributes: id].parent
    while current != .stage {
      guard let common = part.intersection(screenFrame(of: current)) else { return nil }
      part = common
      current = current.kind == .screen ? .stage : self[attributes: current].parent
    }
    return part
  }

  private mutating func explain(
    _ asked: ComponentID?, of visible: [ComponentID], _ willing: [ComponentID], on screen: ComponentID
  ) {
    let inputs = zip(titles(of: visible), visible).map { title, view in
      Decision.Input(title, .text(scrollViews[view].scrollsToTop ? "scrollsToTop" : "scrollsToTop is false"))
    }
    let outcome: String
    if let asked, !scrollViews[asked].scrollsToTop {
      outcome = "\(title(of: asked)) is closest to the status bar, but its scrollsToTop is false: nothing"
    } else if let asked {
      outcome = isAtTop(asked) ? "\(title(of: asked)) is at its top already: nothing" : "\(title(of: asked)) is asked"
    } else if willing.count > 1 {
      outcome = "\(willing.count) views on the screen have scrollsToTop, and on an iPhone none of several scrolls"
    } else {
      outcome = "no view on the screen has scrollsToTop: nothing"
    }
    var decision = Decision(.statusBar, inputs, outcome: outcome)
    decision.parties = visible
    record(.decided(decision), from: screen)
  }
}

extension Rect {
  /// The common part of two rectangles; nil when they have no area in common.
  func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
