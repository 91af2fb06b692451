extension Stage {
  /// Something from the agenda happens now.
  mutating func happen(_ entry: Agenda.Entry) -> Step? {
    cause = entry.cause
    switch entry.due {
    case .touch(let finger, let phase, let point): touch(finger, phase, at: point)
    case .motion(let stamp) where entry.component.kind == .flow: flowArrives(entry.component, stamp: stamp)
    case .motion(let stamp):
      if entry.component.hasWheels {
        wheelStops(entry.component, stamp: stamp)
      } else {
        passInstant(of: entry.component, stamp: stamp)
      }
    case .timer(let timer, let stamp): fire(timer, of: entry.component, stamp: stamp)
    case .task(let token): return .task(token)
    case .frame:
      frameIsDue = false
      reportFrames()
      return .frame
    }
    return nil
  }

  // MARK: Motion

  /// A scroll view's motion is new: it is written down, and its first instant is put into the agenda.
  mutating func follow(_ id: ComponentID) {
    let view = scrollViews[id]
    guard let motion = view.motion else { return }
    let record = Event.MotionRecord(
      isAnimation: motion.kind == .animation, x: motion.x, y: motion.y, from: motion.from, scale: scale(of: id),
      fade: motion.fade)
    cause = .event(self.record(.moved(record), from: id, isUser: motion.isUser))
    scheduleInstant(of: id)
  }

  /// `pause`: how long after now pages that pass are not told one by one.
  private mutating func scheduleInstant(of id: ComponentID, pause: Duration = .zero) {
    let view = scrollViews[id]
    if view.reportsFrames { requestFrame() }
    guard let instant = view.nextInstant(after: now, pause: pause, layout: direction(of: id)) else { return }
    schedule(.motion(stamp: view.stamp), for: id, at: instant)
  }

  /// A computed instant of a motion: perhaps another page, perhaps rest.
  private mutating func passInstant(of id: ComponentID, stamp: UInt32) {
    guard scrollViews.isLive(id), scrollViews[id].stamp == stamp, let motion = scrollViews[id].motion else { return }
    if now >= motion.end {
      let effects = scrollViews[id].arrive()
      notePage(of: id, isUser: motion.isUser)
      rested(id)
      apply(effects, from: id)
    } else {
      notePage(of: id, isUser: motion.isUser)
      scheduleInstant(of: id, pause: Duration(roundingUp: Metrics.pageChangePause))
    }
  }

  /// Tells of a new nearest page, if there is one, and lets paired controls follow.
  mutating func notePage(of id: ComponentID, isUser: Bool) {
    guard let page = scrollViews[id].notePage(at: now, layout: direction(of: id)) else { return }
    pend(.emit(.pageChanged(page: page), isUser: isUser, isRecorded: true), for: id)
    syncControls(of: id)
  }

  // MARK: Frames

  /// Whether somebody listens to didScroll of this view. Listening changes no outcome.
  public mutating func reportFrames(of id: ComponentID, _ reports: Bool) {
    guard scrollViews.isLive(id) else { return }
    history.isStale = true
    scrollViews[id].reportsFrames = reports
    scrollViews[id].reportedOffset = roundedOffset(of: id)
    if reports, scrollViews[id].isMoving { requestFrame() }
  }

  private mutating func reportFrames() {
    for slot in scrollViews.slots.indices where scrollViews.slots[slot].isLive {
      let id = ComponentID(.scrollView, slot: UInt32(slot), generation: scrollViews.slots[slot].generation)
      guard wantsFrames(id) else { continue }
      flushScroll(id)
      flushZoom(id)
      if scrollViews[id].isMoving { requestFrame() }
    }
    reportProgress()
  }

  /// Sends the didScroll that is owed to listeners before the next event of this view.
  mutating func flushScroll(_ id: ComponentID) {
    guard id.kind == .scrollView, scrollViews[id].reportsFrames else { return }
    let offset = roundedOffset(of: id)
    guard offset != scrollViews[id].reportedOffset else { return }
    scrollViews[id].reportedOffset = offset
    let isUser = scrollViews[id].motion.map { $0.kind == .deceleration || $0.isUser } ?? true
    pend(.emit(.didScroll(offset), isUser: isUser, isRecorded: false), for: id)
  }

  /// The offset as it reads: rounded to the device pixel.
  public func roundedOffset(of id: ComponentID) -> Point {
    scrollViews[id].offset(at: now).rounded(toScale: scale(of: id))
  }
}
