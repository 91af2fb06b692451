/// How a drag puts the on-screen keyboard away (UIScrollView.KeyboardDismissMode).
public enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
  case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
}

extension ScrollView.Motion {
  /// What an animation says when it is over.
  enum Ending: Sendable {
    /// didEndScrollingAnimation, also when something stops it.
    case scrollingAnimation
    /// didScrollToTop, only at the top.
    case top
    /// Nothing: the view follows a pointer.
    case silent

    func effects(isComplete: Bool, isUser: Bool) -> [Effect] {
      switch self {
      case .scrollingAnimation: [.emit(.didEndScrollingAnimation, isUser: isUser)]
      case .top: isComplete ? [.emit(.didScrollToTop, isUser: true)] : []
      case .silent: []
      }
    }
  }
}

extension ScrollView {
  /// Whether a drag for which this view has no room may go to the view around it.
  public func transfersToParent(_ axis: Axis) -> Bool {
    axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
  }

  /// Points that the offset can still move along an axis, in the direction of `sign`. Never below zero.
  func room(_ axis: Axis, toward sign: Double, at now: Instant) -> Double {
    let range = range(axis)
    let here = offset(at: now)[axis]
    return max(0, sign > 0 ? range.upperBound - here : here - range.lowerBound)
  }

  /// Scrolls to the top because the status bar was tapped; a finger that drags makes it a jump.
  mutating func scrollToTop(at now: Instant, scale: Double) -> [Effect] {
    let top = clamped(Point(x: offset(at: now).x, y: range(.vertical).lowerBound))
    let effects = setContentOffset(top, animated: true, isUser: true, at: now, scale: scale)
    isPlacedByCode = false
    guard motion != nil else { return effects + [.emit(.didScrollToTop, isUser: true)] }
    motion?.ending = .top
    return effects
  }

  /// Puts the content somewhere at once, as a pointer's wheel does: no drag, no momentum. The target lies in the range.
  mutating func moveByWheel(to target: Point, at now: Instant, scale: Double) -> [Effect] {
    let shown = target.rounded(toScale: scale)
    let before = offset(at: now).rounded(toScale: scale)
    var effects = stop(at: now)
    isPlacedByCode = false
    place(at: target)
    reportedOffset = shown
    if shown != before { effects.append(.emit(.didScroll(shown), isUser: true)) }
    return effects
  }

  /// Two fingers on a trackpad have moved the content and let go: it decelerates as after a drag.
  mutating func releaseTrackpad(velocity: Point, at now: Instant, layout: LayoutDirection) -> [Effect] {
    let (release, decision) = decideRest(velocity: velocity, startPage: page, layout: layout)
    self.release = release
    return [
      .record(.decided(decision)),
      .emit(.willEndDragging(velocity: velocity, target: release.target), isUser: true), .pend(.release),
    ]
  }

  /// A page turn with Reduce Motion: the content is there at once, without displacement, and fades in.
  ///
  /// One didScroll now, didEndScrollingAnimation after the fade, during which the view counts as animating. Under a finger
  /// that drags it is a jump.
  mutating func crossFade(to target: Point, isUser: Bool, at now: Instant, scale: Double) -> [Effect] {
    let shown = target.rounded(toScale: scale)
    let isThere = offset(at: now).rounded(toScale: scale) == shown
    if isThere && motion == nil {
      let here = offset(at: now)
      release?.stay(at: here)
      return []
    }
    var effects = stop(at: now)
    isPlacedByCode = true
    place(at: target)
    reportedOffset = shown
    if !isThere { effects.append(.emit(.didScroll(shown), isUser: isUser)) }
    guard drag?.isMoving != true, !isThere else { return effects }
    var fade = Motion(kind: .animation, isUser: isUser, start: now, from: target, x: nil, y: nil)
    fade.fade = Metrics.crossFadeDuration
    start(fade)
    return effects + [.follow]
  }

  /// Scrolls at a constant speed, in points per second, until an end of the range: after a pointer beyond an edge.
  mutating func scrollAfterPointer(velocity: Point, at now: Instant) -> [Effect] {
    guard drag == nil, release == nil else { return [] }
    let here = offset(at: now)
    let effects = stop(at: now)
    let x = steady(.horizontal, from: here.x, velocity.x)
    let y = steady(.vertical, from: here.y, velocity.y)
    guard x != nil || y != nil else { return effects }
    isPlacedByCode = false
    var motion = Motion(kind: .animation, isUser: true, start: now, from: clamped(here), x: x, y: y)
    motion.ending = .silent
    start(motion)
    return effects + [.follow]
  }

  private func steady(_ axis: Axis, from here: Double, _ speed: Double) -> AxisMotion? {
    guard speed != 0 else { return nil }
    let end = speed > 0 ? range(axis).upperBound : range(axis).lowerBound
    guard (end - here) * speed > 0 else { return nil }
    return .timed(from: here, to: end, duration: (end - here) / speed, curve: .linear)
  }
}
