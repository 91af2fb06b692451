extension Stage {
  /// Carries out what a touch on a page control asked for.
  mutating func answer(_ answer: PageControl.Answer, of id: ComponentID) {
    switch answer {
    case .nothing: break
    case .wakeAfterHold:
      guard let press = pageControls[id].press else { return }
      scheduleTimer(.scrubHold, for: id, stamp: UInt32(bitPattern: press.finger), after: Metrics.scrubHold)
    case .beginScrub: beginScrub(id)
    case .turn(let page, let state, let isJump):
      pend(.turn(to: page, state, isJump: isJump, isUser: true), for: id)
    }
  }

  /// A scrub begins: progress hides, its time stands, and the nearest page is picked at once.
  private mutating func beginScrub(_ id: ComponentID) {
    record(
      .decided(
        Decision(
          .scrub, threshold: Metrics.scrubHold,
          outcome: "the finger rested or moved far enough, so it scrubs", choices: ["scrubHold"])), from: id)
    if let progress = pageControls[id].progress {
      pend(.emit(.progressVisibilityDidChange(isVisible: false), isUser: true, isRecorded: true), for: progress)
      holdProgress(of: id, true)
    }
    guard let finger = pageControls[id].press?.finger, let place = fingers.first(where: { $0.id == finger })?.position
    else { return }
    pickNearest(id, to: localPoint(place, in: id))
  }

  /// A scrub's finger picks the page below its touch-down at once; the pages from there to where it is now it has
  /// crossed.
  private mutating func pickNearest(_ id: ComponentID, to place: Point) {
    guard let start = pageControls[id].press?.start else { return }
    let layout = direction(of: id)
    if case .turn(let page, let state, _) = pageControls[id].scrub(to: start, layout: layout) {
      answer(.turn(to: page, state, isJump: true), of: id)
    }
    guard let (page, isJump) = pageControls[id].scrubbedPage(at: place, layout: layout) else { return }
    answer(.turn(to: page, .continuous, isJump: isJump), of: id)
  }

  /// The lift after a scrub, or the end of a step: the control no longer changes, unless a finger still scrubs.
  mutating func endInteraction(_ id: ComponentID) {
    pageControls[id].interactionState = pageControls[id].isScrubbing ? .continuous : .none
    guard !pageControls[id].isScrubbing, !pageControls[id].isProgressVisible else { return }
    pageControls[id].isProgressVisible = true
    guard let progress = pageControls[id].progress else { return }
    pend(.emit(.progressVisibilityDidChange(isVisible: true), isUser: true, isRecorded: true), for: progress)
    holdProgress(of: id, false)
  }

  /// The page of a control changes as a person or a timer asked: one page, or one of a row of them.
  mutating func turn(
    _ id: ComponentID, to page: Int, _ state: PageControl.InteractionState, isJump: Bool, isUser: Bool
  )
    -> Step?
  {
    let control = pageControls[id]
    let target = control.pinned(page)
    guard control.numberOfPages > 0, target != control.currentPage else { return nil }
    let next = isJump ? target : control.currentPage + (target > control.currentPage ? 1 : -1)
    if state != .continuous { pageControls[id].interactionState = state }
    pageControls[id].currentPage = next
    if !(control.defersCurrentPageDisplay && isOlder(id, than: 14)) { pageControls[id].displayedPage = next }
    var rest: [Pending] = []
    if next != target { rest.append(Pending(component: id, action: .cross(to: page, from: next), cause: cause)) }
    if state == .discrete { rest.append(Pending(component: id, action: .endInteraction, cause: cause)) }
    let event = Event(time: now, source: id, cause: cause, isUser: isUser, what: .valueChanged(page: next))
    let index = trace.append(event)
    cause = .event(index)
    drive(from: id, animated: state != .continuous, isUser: isUser)
    pageBecameCurrent(id)
    pending.prepend(rest)
    return .event(event, index: index)
  }

  /// A pointer picks the indicator below it; beside the row it acts like a tap.
  mutating func click(_ id: ComponentID, at point: Point) {
    pageControls[id].press = nil
    let layout = direction(of: id)
    let control = pageControls[id]
    guard control.numberOfPages > 0 else { return }
    let (page, isPastEnd) = control.row(direction: layout).page(at: point, of: control.numberOfPages)
    let target =
      isPastEnd ? control.step(forTapAt: point, layout: layout).map { control.pinned(control.currentPage + $0) } : page
    if let target { pend(.turn(to: target, .discrete, isJump: true, isUser: true), for: id) }
  }

  /// Why a tap did what it did.
  mutating func explainTap(on id: ComponentID, at point: Point) {
    let control = pageControls[id]
    let row = control.row(direction: direction(of: id))
    let distance = row.position(of: point) - row.position(ofPage: control.displayedPage)
    let outcome: String
    switch control.step(forTapAt: point, layout: direction(of: id)) {
    case 1? where control.currentPage + 1 >= control.numberOfPages: outcome = "forward of the last page: nothing"
    case 1?: outcome = "forward of the current indicator: the next page"
    case .some where control.currentPage == 0: outcome = "back of the first page: nothing"
    case .some: outcome = "back of the current indicator: the previous page"
    case nil: outcome = "on the current indicator: nothing"
    }
    record(
      .decided(
        Decision(
          .tap, [Decision.Input("distance from the current indicator", .number(distance))],
          threshold: Metrics.indicatorSize / 2, margin: distance.magnitude - Metrics.indicatorSize / 2,
          outcome: outcome, choices: ["tap side"])), from: id)
  }

  /// VoiceOver's increment (+1) or decrement (-1): one page, with an event if it changes.
  public mutating func adjust(_ id: ComponentID, by step: Int) {
    pend(.step(step), for: id)
  }

  func isOlder(_ id: ComponentID, than version: Int) -> Bool {
    guard let os = screen(of: id)?.os.split(separator: ".").first, let number = Int(os) else { return false }
    return number < version
  }

  // MARK: Pairing

  /// The control moves its paired scroll view to its page, and owns that motion until it rests or is touched.
  mutating func drive(from id: ComponentID, animated: Bool, isUser: Bool) {
    guard let view = pageControls[id].pairedScrollView, scrollViews.isLive(view) else { return }
    guard scrollViews[view].hasExtent else { return setPageWithoutExtent(pageControls[id].currentPage, of: view) }
    let layout = direction(of: view)
    let target = scrollViews[view].restingOffset(ofPage: pageControls[id].currentPage, at: now, layout: layout)
    release(controlsOf: view)
    pageControls[id].drivesScroll = true
    let effects =
      animated && screen(of: view)?.reduceMotion == true
      ? scrollViews[view].crossFade(to: target, isUser: isUser, at: now, scale: scale(of: view))
      : scrollViews[view].setContentOffset(target, animated: animated, isUser: isUser, at: now, scale: scale(of: view))
    scrollViews[view].isPlacedByCode = false
    apply(effects, from: view)
    notePage(of: view, isUser: isUser)
    if !scrollViews[view].isMoving { syncControls(of: view) }
    pageControls[id].drivesScroll = scrollViews[view].isMoving
  }

  /// A viewport without extent cannot scroll; the page is only noted, for when it has one again.
  mutating func setPageWithoutExtent(_ page: Int, of view: ComponentID) {
    guard let count = scrollViews[view].numberOfPages, count > 0 else { return }
    scrollViews[view].page = max(0, min(page, count - 1))
    changed(view, .page, .int(scrollViews[view].page))
    syncControls(of: view)
  }

  /// Nobody owns the scroll view's motion any more.
  mutating func release(controlsOf view: ComponentID) {
    for control in scrollViews[view].pairedControls where pageControls.isLive(control) {
      pageControls[control].drivesScroll = false
    }
  }

  /// Controls paired with a scroll view show its nearest page, unless they are moving it themselves.
  ///
  /// `startingAnew`: the page is another one even if its number is the same.
  mutating func syncControls(of view: ComponentID, startingAnew: Bool = false) {
    for control in scrollViews[view].pairedControls
    where pageControls.isLive(control) && !pageControls[control].drivesScroll {
      let isOther = pageControls[control].setCurrentPage(scrollViews[view].page)
      if isOther { changed(control, .page, .int(pageControls[control].currentPage)) }
      if isOther || startingAnew { pageBecameCurrent(control) }
    }
  }

  /// Controls paired with a scroll view count its pages, unless a script gave them a count.
  mutating func syncCounts(of view: ComponentID) {
    let count = scrollViews[view].numberOfPages ?? 0
    for control in scrollViews[view].pairedControls
    where pageControls.isLive(control) && !pageControls[control].isCountExplicit {
      let page = pageControls[control].currentPage
      guard pageControls[control].setNumberOfPages(count) else { continue }
      changed(control, .numberOfPages, .int(count))
      if pageControls[control].currentPage != page {
        changed(control, .page, .int(pageControls[control].currentPage))
        pageBecameCurrent(control)
      }
      relayout(control)
    }
  }

  /// A paired scroll view has come to rest: nobody owns it any more.
  mutating func rested(_ view: ComponentID) {
    release(controlsOf: view)
    syncControls(of: view)
  }
}
