extension ScrollView {
  /// A finger comes down on the view or on something in it: whatever moves stops where it is.
  mutating func fingerDown(_ finger: Int32, center: Point, at now: Instant) -> [Effect] {
    fingers.append(finger)
    guard drag == nil else {
      anchor(at: center)
      return []
    }
    var effects: [Effect] = []
    var drag = Drag()
    if let motion {
      drag.caughtMotion = true
      if motion.kind == .animation {
        effects = motion.ending.effects(isComplete: false, isUser: false)
      } else {
        drag.caughtDeceleration = motion.isAnnounced
      }
      halt(at: now)
    }
    drag.startPage = page
    self.drag = drag
    anchor(at: center)
    track(center, at: now)
    return effects
  }

  /// The fingers' middle lies at `center`; an undecided touch is only measured, a drag moves the content.
  mutating func fingersMoved(to center: Point, at now: Instant) {
    track(center, at: now)
    guard let (axes, raw) = drag.map({ ($0.isMoving ? $0.axes : [], $0.grab - (center - $0.anchor)) }) else { return }
    guard !axes.isEmpty else { return }
    for axis in axes { restOffset[axis] = shown(raw[axis], axis) }
    self.drag?.samples.append(Event.DragRecord.Sample(time: now, offset: restOffset))
  }

  /// The touch has become a drag of this view. `origin` is where the fingers' middle would have been had the slop not
  /// been there; `axes` are those that it may move.
  mutating func beginDragging(origin: Point, axes: [Axis], at now: Instant) -> [Effect] {
    guard drag != nil else { return [] }
    // Code may have begun to scroll under the resting finger.
    var effects = stop(at: now)
    if drag?.caughtDeceleration == true {
      drag?.caughtDeceleration = false
      effects.append(.emit(.didEndDecelerating, isUser: true))
    }
    isPlacedByCode = false
    drag?.isMoving = true
    drag?.axes = axes
    let grab = rawOffset
    drag?.grab = grab
    drag?.anchor = origin
    effects.append(.emit(.willBeginDragging, isUser: true))
    return effects
  }

  /// A finger lifts. The last one ends the drag; before that the others carry on.
  mutating func fingerUp(
    _ finger: Int32, center: Point, isCancelled: Bool, at now: Instant, layout: LayoutDirection
  )
    -> [Effect]
  {
    fingers.removeAll { $0 == finger }
    guard fingers.isEmpty else {
      anchor(at: center)
      return []
    }
    guard let drag else { return [] }
    self.drag = nil
    guard drag.isMoving else { return liftWithoutDragging(drag, at: now, layout: layout) }
    let finger = isCancelled ? .zero : drag.tracker.release(atMicroseconds: now.microseconds)
    var velocity = Point.zero
    if drag.axes.contains(.horizontal) { velocity.x = -finger.x }
    if drag.axes.contains(.vertical) { velocity.y = -finger.y }
    let (release, decision) = decideRest(velocity: velocity, startPage: drag.startPage, layout: layout)
    self.release = release
    return [
      .record(.dragged(Event.DragRecord(samples: drag.samples))),
      .record(.decided(decision)),
      .emit(.willEndDragging(velocity: velocity, target: release.target), isUser: true),
      .pend(.release),
    ]
  }

  /// willEndDragging has been answered: the view sets off for its target, or stays.
  mutating func finishRelease(at now: Instant, scale: Double) -> [Effect] {
    guard let release else { return [] }
    self.release = nil
    // A handler of willEndDragging has begun an animated scroll: that is where the view goes.
    guard motion == nil else { return [.emit(.didEndDragging(willDecelerate: false), isUser: true)] }
    for axis in Axis.allCases where isAsGoodAsThere(axis, release, scale: scale) {
      restOffset[axis] = release.target[axis]
    }
    let motion = Motion(
      kind: .deceleration, start: now, from: restOffset, x: axisMotion(.horizontal, of: release, scale: scale),
      y: axisMotion(.vertical, of: release, scale: scale))
    guard motion.x != nil || motion.y != nil else {
      indicatorsMayFade(at: now)
      return [.emit(.didEndDragging(willDecelerate: false), isUser: true)]
    }
    start(motion)
    return [
      .follow, .emit(.didEndDragging(willDecelerate: true), isUser: true),
      .pend(.beginDecelerating(stamp: stamp)),
    ]
  }

  // MARK: Pieces

  private mutating func track(_ center: Point, at now: Instant) {
    drag?.follow(center, at: now)
  }

  /// The content is held at its present offset by fingers whose middle is `center`.
  private mutating func anchor(at center: Point) {
    let grab = rawOffset
    drag?.lastCenter = center
    drag?.anchor = center
    drag?.grab = grab
  }

  /// A target set by a handler lies within half a pixel of the offset: no motion is worth it.
  private func isAsGoodAsThere(_ axis: Axis, _ release: Release, scale: Double) -> Bool {
    release.target[axis] != release.proposed[axis]
      && (release.target[axis] - restOffset[axis]).magnitude <= 0.5 / scale
  }

  /// Where a drag without a rubber band would have put the content.
  var rawOffset: Point { Point(x: raw(.horizontal), y: raw(.vertical)) }

  private func raw(_ axis: Axis) -> Double {
    guard bounces(axis) else { return restOffset[axis] }
    let raw = RubberBand(length: viewport[axis]).proposed(restOffset[axis], in: range(axis))
    return raw.isFinite ? raw : restOffset[axis]
  }

  private func shown(_ raw: Double, _ axis: Axis) -> Double {
    let range = range(axis)
    guard bounces(axis) else { return range.clamping(raw) }
    return RubberBand(length: viewport[axis]).shown(raw, in: range)
  }

  /// A touch that never dragged lifts: a motion that it stopped ends here, or goes on when the view cannot rest here.
  private mutating func liftWithoutDragging(_ drag: Drag, at now: Instant, layout: LayoutDirection) -> [Effect] {
    guard drag.caughtMotion else { return [] }
    let (release, decision) = decideRest(velocity: .zero, startPage: drag.startPage, layout: layout)
    guard release.x != nil || release.y != nil else {
      guard drag.caughtDeceleration else { return [] }
      indicatorsMayFade(at: now)
      endsDeceleration = true
      return [.emit(.didEndDragging(willDecelerate: false), isUser: true), .pend(.endDecelerating)]
    }
    start(Motion(kind: .deceleration, start: now, from: restOffset, x: release.x, y: release.y))
    motion?.isAnnounced = drag.caughtDeceleration
    let news: Effect =
      drag.caughtDeceleration
      ? .emit(.didEndDragging(willDecelerate: true), isUser: true) : .pend(.beginDecelerating(stamp: stamp))
    return [.record(.decided(decision)), .follow, news]
  }

  private func axisMotion(_ axis: Axis, of release: Release, scale: Double) -> AxisMotion? {
    let natural = axis == .horizontal ? release.x : release.y
    guard release.target[axis] != release.proposed[axis] else { return natural }
    let target = release.target[axis]
    guard target != restOffset[axis] else { return nil }
    return isPagingEnabled
      ? .snap(from: restOffset[axis], velocity: release.velocity[axis], to: target)
      : .retarget(from: restOffset[axis], velocity: release.velocity[axis], to: target)
  }
}
