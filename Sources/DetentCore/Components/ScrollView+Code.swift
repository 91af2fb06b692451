extension ScrollView {
  // MARK: Motion

  /// Stops whatever moves at its present offset, without a word.
  mutating func halt(at now: Instant) {
    guard let motion else { return }
    restOffset = motion.position(at: now)
    motionEnded(motion, at: now)
    stamp &+= 1
  }

  mutating func start(_ motion: Motion) {
    self.motion = motion
    stamp &+= 1
  }

  /// Stops a motion from outside and says so.
  mutating func stop(at now: Instant) -> [Effect] {
    guard let motion else { return [] }
    halt(at: now)
    switch motion.kind {
    case .animation: return motion.ending.effects(isComplete: false, isUser: false)
    case .deceleration: return motion.isAnnounced ? [.emit(.didEndDecelerating, isUser: false)] : []
    }
  }

  /// The motion has run its course: the offset is exactly its end.
  mutating func arrive() -> [Effect] {
    guard let motion else { return [] }
    restOffset = motion.rest
    motionEnded(motion, at: motion.end)
    stamp &+= 1
    guard motion.kind == .animation else { return [.emit(.didEndDecelerating, isUser: true)] }
    return motion.ending.effects(isComplete: true, isUser: motion.isUser)
  }

  /// The next instant at which something happens by itself: another page is nearest, or the view rests.
  ///
  /// - Parameter pause: how long after `now` pages that pass are not told one by one.
  func nextInstant(after now: Instant, pause: Duration, layout: LayoutDirection) -> Instant? {
    guard let motion else { return nil }
    guard let crossing = nextPageChange(after: now, layout: layout), crossing < motion.end else {
      return max(motion.end, now)
    }
    return min(max(crossing, now + pause, now + Duration(microseconds: 1)), motion.end)
  }

  private func nextPageChange(after now: Instant, layout: LayoutDirection) -> Instant? {
    guard let motion, let axisMotion = motion[pagingAxis], numberOfPages ?? 0 > 1, stride > 0 else { return nil }
    let time = (now - motion.start).seconds
    let points = snapPoints
    let here = logical(axisMotion.position(at: time), layout)
    let times = [true, false].compactMap { isUp -> Double? in
      guard let place = points.nextChange(from: here, isUp: isUp) else { return nil }
      return axisMotion.firstTime(after: time, reaching: logical(place, layout))
    }
    return times.min().map { motion.start + Duration(roundingUp: $0) }
  }

  /// Takes note of the page that is nearest now; answers it if it is another one.
  mutating func notePage(at now: Instant, layout: LayoutDirection) -> Int? {
    guard let nearest = page(at: offset(at: now), layout) else {
      if numberOfPages == 0 { page = 0 }
      return nil
    }
    guard nearest != page else { return nil }
    page = nearest
    return nearest
  }

  // MARK: Offsets set by code

  /// Puts the content at an offset (any finite one; it is not pinned).
  ///
  /// `target` is taken as it is; callers round what scripts give to the device pixel. Not animated: at once, ending any
  /// motion, with one didScroll if the offset changes. Animated: over 0.3 s; while a finger drags, at once. To the
  /// present offset: nothing happens. While willEndDragging is being handled either takes the place of the release.
  /// `isUser`: a person's touch on something else moves the view.
  mutating func setContentOffset(
    _ target: Point, animated: Bool, isUser: Bool = false, at now: Instant, scale: Double
  ) -> [Effect] {
    let here = self.offset(at: now)
    let shown = target.rounded(toScale: scale)
    let isThere = here.rounded(toScale: scale) == shown
    if isThere && motion == nil {
      release?.stay(at: here)
      return []
    }
    var effects = stop(at: now)
    isPlacedByCode = true
    if animated && drag?.isMoving != true && !isZooming && !isThere {
      start(
        Motion(
          kind: .animation, isUser: isUser, start: now, from: here, x: timed(here.x, target.x),
          y: timed(here.y, target.y)))
      return effects + [.follow]
    }
    place(at: target)
    if !isThere { effects.append(.emit(.didScroll(shown), isUser: false)) }
    reportedOffset = shown
    return effects
  }

  private func timed(_ from: Double, _ to: Double, over seconds: Double = Metrics.animatedOffsetDuration) -> AxisMotion?
  {
    .timed(from: from, to: to, duration: seconds, curve: Metrics.animatedOffsetCurve)
  }

  /// Puts the content somewhere; a finger that holds it goes on from there, an open release rests there.
  mutating func place(at offset: Point) {
    restOffset = offset
    release?.stay(at: offset)
    guard let drag else { return }
    let grab = rawOffset
    self.drag?.grab = grab
    self.drag?.anchor = drag.lastCenter
  }

  /// The offset at which a page rests, the other axis unchanged but inside its range.
  func restingOffset(ofPage page: Int, at now: Instant, layout: LayoutDirection) -> Point {
    var target = clampedAcross(offset(at: now))
    target[pagingAxis] = offset(ofPage: page, layout)
    return target
  }

  // MARK: Geometry changes

  /// The page that a change of geometry should keep: where a motion is heading, else the present one.
  func pageToKeep(layout: LayoutDirection) -> Int {
    guard let motion else { return page }
    return page(at: motion.rest, layout) ?? page
  }

  /// The viewport, the content or the pages have changed: a pager keeps its page, other content stays inside its range.
  ///
  /// A motion or a release under way ends at once where a pager was heading; free content goes on inside its new
  /// range.
  mutating func geometryChanged(keeping page: Int, at now: Instant, layout: LayoutDirection) -> [Effect] {
    if isPagingEnabled || pageCount != nil {
      let effects = stop(at: now)
      self.page = max(0, min(page, (numberOfPages ?? 1) - 1))
      place(at: restingOffset(ofPage: self.page, at: now, layout: layout))
      isPlacedByCode = false
      return effects
    }
    guard let motion else {
      settleInRange(layout: layout)
      return []
    }
    guard motion.kind == .deceleration else { return redirectAnimation(motion, at: now) }
    let velocity = motion.velocity(at: now)
    let isAnnounced = motion.isAnnounced
    halt(at: now)
    let (release, _) = decideRest(velocity: velocity, startPage: page, layout: layout)
    guard release.x != nil || release.y != nil else {
      return isAnnounced ? [.emit(.didEndDecelerating, isUser: false)] : []
    }
    start(Motion(kind: .deceleration, start: now, from: restOffset, x: release.x, y: release.y))
    self.motion?.isAnnounced = isAnnounced
    return isAnnounced ? [.follow] : [.follow, .pend(.beginDecelerating(stamp: stamp))]
  }

  /// Free content without a motion: at rest it comes back into its range, a release is decided again. A drag does as it
  /// likes until it ends.
  private mutating func settleInRange(layout: LayoutDirection) {
    guard drag?.isMoving != true else { return }
    isPlacedByCode = false
    guard let old = release else { return place(at: clamped(restOffset)) }
    var (new, _) = decideRest(velocity: old.velocity, startPage: page, layout: layout)
    if old.target != old.proposed { new.target = clamped(old.target) }
    release = new
  }

  /// An animated scroll whose end now lies outside the range ends inside it, after the time that it had left.
  private mutating func redirectAnimation(_ motion: Motion, at now: Instant) -> [Effect] {
    let target = clamped(motion.rest)
    guard target != motion.rest else { return [] }
    let here = motion.position(at: now)
    let left = (motion.end - now).seconds
    halt(at: now)
    start(
      Motion(
        kind: .animation, isUser: motion.isUser, start: now, from: here,
        x: timed(here.x, target.x, over: left), y: timed(here.y, target.y, over: left)))
    return [.follow]
  }

  private func clampedAcross(_ offset: Point) -> Point {
    let axis = pagingAxis.other
    var result = offset
    result[axis] = range(axis).clamping(offset[axis])
    return result
  }
}
