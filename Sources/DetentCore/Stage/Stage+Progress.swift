extension Stage {
  /// The page shown by a progress's control.
  private func page(of progress: ComponentID) -> Int {
    progresses[progress].control.flatMap { pageControls.isLive($0) ? pageControls[$0].currentPage : nil } ?? 0
  }

  /// Progress in 0…1 at this moment.
  public func currentProgress(of id: ComponentID) -> Double {
    progresses[id].currentProgress(at: now, page: page(of: id))
  }

  /// Changes a progress and puts the end of its page's time into the agenda.
  mutating func change(_ id: ComponentID, _ change: (inout PageProgress, Instant, Int) -> Void) {
    let page = page(of: id)
    change(&progresses[id], now, page)
    guard let end = progresses[id].end(page: page) else { return }
    schedule(.timer(.progress, stamp: progresses[id].stamp), for: id, at: end)
    if progresses[id].reportsFrames { requestFrame() }
  }

  /// A page became current: its progress starts at 0, or where a handler of initialProgressForPage says.
  mutating func pageBecameCurrent(_ control: ComponentID) {
    guard let id = pageControls[control].progress, progresses.isLive(id) else { return }
    change(id) { progress, now, _ in progress.setProgress(0, at: now) }
    let page = pageControls[control].currentPage
    pend(.emit(.initialProgressForPage(page: page), isUser: false, isRecorded: true), for: id)
    pend(.startPage, for: id)
  }

  mutating func startPage(of id: ComponentID) {
    guard openAnswer.initialProgress > 0 else { return }
    let start = openAnswer.initialProgress
    change(id) { progress, now, _ in progress.setProgress(start, at: now) }
  }

  /// A page's time is over: it stays full, and unless a handler objects the next page comes.
  mutating func pageTimeIsUp(progress id: ComponentID, stamp: UInt32) {
    guard progresses[id].stamp == stamp, progresses[id].isTicking, let control = progresses[id].control,
      pageControls.isLive(control)
    else { return }
    progresses[id].setProgress(1, at: now)
    let page = pageControls[control].currentPage
    let isLast = page + 1 >= pageControls[control].numberOfPages
    guard !isLast || progresses[id].resetsToInitialPageAfterEnd else {
      progresses[id].setRunning(false, at: now, page: page)
      return
    }
    pend(.emit(.shouldAdvanceToPage(page: isLast ? 0 : page + 1), isUser: false, isRecorded: true), for: id)
    pend(.advance, for: id)
  }

  /// shouldAdvanceToPage has been answered. Refused, the time stands until code lets it run anew.
  mutating func advancePage(of id: ComponentID) {
    guard openAnswer.shouldAdvance else { return setRunning(false, of: id) }
    guard let control = progresses[id].control, pageControls.isLive(control) else { return }
    let page = pageControls[control].currentPage
    let isLast = page + 1 >= pageControls[control].numberOfPages
    pend(.turn(to: isLast ? 0 : page + 1, .none, isJump: true, isUser: false), for: control)
  }

  // MARK: Fingers hold the time back

  /// Whether a finger scrubs over the control or lies on its scroll view.
  func isHeld(_ control: ComponentID) -> Bool {
    if pageControls[control].isScrubbing { return true }
    guard let view = pageControls[control].pairedScrollView, scrollViews.isLive(view) else { return false }
    return !scrollViews[view].fingers.isEmpty
  }

  /// A finger holds the control's progress; its lift gives the page its full time again, unless another one holds on.
  mutating func holdProgress(of control: ComponentID, _ holds: Bool) {
    let holds = holds || isHeld(control)
    guard let id = pageControls[control].progress, progresses.isLive(id), progresses[id].isHeld != holds else { return }
    change(id) { progress, now, page in
      progress.setHeld(holds, at: now, page: page)
      if !holds { progress.setProgress(0, at: now) }
    }
  }

  mutating func holdProgress(ofControlsPairedWith view: ComponentID, _ holds: Bool) {
    for control in scrollViews[view].pairedControls where pageControls.isLive(control) {
      holdProgress(of: control, holds)
    }
  }

  // MARK: Frames

  /// Whether somebody listens to timerProgressDidChange.
  public mutating func reportProgress(of id: ComponentID, _ reports: Bool) {
    guard progresses.isLive(id) else { return }
    progresses[id].reportsFrames = reports
    if reports, progresses[id].isTicking { requestFrame() }
  }

  mutating func reportProgress() {
    for slot in progresses.slots.indices where progresses.slots[slot].isLive {
      guard progresses.slots[slot].value.reportsFrames, progresses.slots[slot].value.isTicking else { continue }
      let id = ComponentID(.progress, slot: UInt32(slot), generation: progresses.slots[slot].generation)
      pend(.emit(.timerProgressDidChange(currentProgress(of: id)), isUser: false, isRecorded: false), for: id)
      requestFrame()
    }
  }
}
