extension PageControl {
  /// What a touch asks for.
  enum Answer {
    case nothing
    /// Wake the control when the finger has rested for 0.2 s.
    case wakeAfterHold
    /// A scrub has begun; its first page follows.
    case beginScrub
    /// Go to this page, as a step or as a part of a scrub; `isJump`: past an end, so with one event.
    case turn(to: Int, InteractionState, isJump: Bool)
  }

  /// `slop`: how far the finger may stray from a tap, in the control's points.
  mutating func touchBegan(finger: Int32, at point: Point, slop: Double) -> Answer {
    guard press == nil else { return .nothing }
    press = Press(finger: finger, start: point, slop: slop)
    return allowsContinuousInteraction ? .wakeAfterHold : .nothing
  }

  /// The finger has rested for 0.2 s: the scrub begins where it lies.
  mutating func heldLongEnough(layout: LayoutDirection) -> Answer {
    guard let press, !press.isScrubbing, !press.isVoid, allowsContinuousInteraction else { return .nothing }
    return beginScrub(layout: layout)
  }

  mutating func touchMoved(finger: Int32, to point: Point, layout: LayoutDirection) -> Answer {
    guard let press, press.finger == finger, !press.isVoid else { return .nothing }
    if press.isScrubbing { return scrub(to: point, layout: layout) }
    guard (point - press.start).length >= press.slop else { return .nothing }
    guard allowsContinuousInteraction else {
      self.press?.isVoid = true
      return .nothing
    }
    return beginScrub(layout: layout)
  }

  /// Where a scrub's finger points to now.
  func scrub(to point: Point, layout: LayoutDirection) -> Answer {
    guard let (page, isJump) = scrubbedPage(at: point, layout: layout), page != currentPage else { return .nothing }
    return .turn(to: page, .continuous, isJump: isJump)
  }

  /// The page nearest to a scrub's finger, and whether it is reached in one jump: past an end of the row, or from a page
  /// that has no indicator there. nil while nobody scrubs, or without pages.
  func scrubbedPage(at point: Point, layout: LayoutDirection) -> (page: Int, isJump: Bool)? {
    guard let press, press.isScrubbing, numberOfPages > 0 else { return nil }
    let row = row(direction: layout, firstPage: press.firstPage)
    let (page, isPastEnd) = row.page(at: point, of: numberOfPages)
    return (page, isPastEnd || !row.shows(currentPage))
  }

  /// The finger lifts: a tap acts now, a scrub has acted already.
  mutating func touchEnded(finger: Int32, at point: Point, layout: LayoutDirection) -> Answer {
    guard let press, press.finger == finger else { return .nothing }
    self.press = nil
    guard !press.isScrubbing, !press.isVoid else { return .nothing }
    guard let step = step(forTapAt: point, layout: layout) else { return .nothing }
    return .turn(to: pinned(currentPage + step), .discrete, isJump: true)
  }

  mutating func touchCancelled(finger: Int32) {
    if press?.finger == finger { press = nil }
  }

  /// +1 or -1: the side of the current indicator on which a tap falls; nil on the indicator itself.
  func step(forTapAt point: Point, layout: LayoutDirection) -> Int? {
    guard numberOfPages > 0 else { return nil }
    let row = self.row(direction: layout)
    let distance = row.position(of: point) - row.position(ofPage: displayedPage)
    let half = (row.hasCapsule ? Metrics.progressCapsuleLength : Metrics.indicatorSize) / 2
    if distance > half { return 1 }
    return distance < -half ? -1 : nil
  }

  private mutating func beginScrub(layout: LayoutDirection) -> Answer {
    isProgressVisible = false
    let firstPage = row(direction: layout).firstPage
    press?.isScrubbing = true
    press?.firstPage = firstPage
    interactionState = .continuous
    return .beginScrub
  }
}

extension PageControl {
  /// Where a person taps for the next page (or the previous one): half-way from the current indicator to the control's
  /// end on that side, in the control's points.
  public func tapPoint(forward: Bool, layout: LayoutDirection) -> Point {
    let row = self.row(direction: layout)
    let here = row.position(ofPage: displayedPage)
    let half = (row.hasCapsule ? Metrics.progressCapsuleLength : Metrics.indicatorSize) / 2
    let along = forward ? (here + half + row.extent[row.axis]) / 2 : (here - half) / 2
    return row.point(at: along)
  }

  /// A point inside the control but past the last indicator (or the first), half-way to the control's end.
  public func pointPastEnd(forward: Bool, layout: LayoutDirection) -> Point {
    let row = self.row(direction: layout)
    let end = row.start + row.length
    return row.point(at: forward ? (end + row.extent[row.axis]) / 2 : row.start / 2)
  }
}

extension PageControl.Row {
  /// A place along the row, in the middle across it, as a point of the control.
  func point(at along: Double) -> Point {
    var point = Point(x: extent.width / 2, y: extent.height / 2)
    point[axis] = isReversed ? extent[axis] - along : along
    return point
  }
}
