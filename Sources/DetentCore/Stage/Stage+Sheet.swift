/// Sheets that a finger moves between their detents, or away.
extension Stage {
  /// Whether a drag moves the sheet in front: along the vertical, and no scroll view under the finger wants it. One that
  /// stands at its top lets a sheet grow before it scrolls.
  func movesSheet(_ finger: Finger, _ way: Point, in id: ComponentID) -> Bool {
    guard let presentation = flows[id].front.presentation, presentation.style == .sheet,
      way.y.magnitude > way.x.magnitude
    else { return false }
    let view = finger.chain.first { scrollViews.isLive($0) && scrollViews[$0].canDrag(.vertical) }
    guard let view else { return true }
    let isAtTop = scrollViews[view].room(.vertical, toward: -1, at: now) <= 0
    return isAtTop && (way.y > 0 || canGrow(presentation))
  }

  private func canGrow(_ presentation: Flow.Presentation) -> Bool {
    presentation.offer.style == .sheet && presentation.detent == .medium && presentation.offer.detents.contains(.large)
  }

  mutating func beginPull(_ finger: Finger, in id: ComponentID) {
    var pull = Flow.Pull(finger: finger.id, origin: finger.position)
    pull.startOffset = flows[id].sheetMotion?.offset(at: now) ?? 0
    pull.offset = pull.startOffset
    pull.tracker.add(microseconds: now.microseconds, x: finger.position.x, y: finger.position.y)
    pull.samples.append(Event.PullRecord.Sample(time: now, distance: pull.offset))
    flows[id].stamp &+= 1
    flows[id].sheetMotion = nil
    flows[id].pull = pull
  }

  mutating func movePull(_ finger: Finger, in id: ComponentID) {
    guard var pull = flows[id].pull, pull.finger == finger.id else { return }
    pull.tracker.add(microseconds: now.microseconds, x: finger.position.x, y: finger.position.y)
    let range = pullRange(of: id)
    let band = RubberBand(length: screens[flows[id].screen].deviceSize.height)
    pull.offset = band.shown(pull.startOffset + finger.position.y - pull.origin.y, in: range)
    pull.samples.append(Event.PullRecord.Sample(time: now, distance: pull.offset))
    flows[id].pull = pull
  }

  /// How far a sheet follows the finger, in points below its place: from its largest detent down to the device's edge, or
  /// to its lowest detent if it is modal in its presentation.
  private func pullRange(of id: ComponentID) -> ClosedRange<Double> {
    let places = detentOffsets(of: id).map(\.offset)
    let low = places.min() ?? 0
    let isModal = screens[flows[id].screen].isModalInPresentation
    return .scroll(min: low, max: isModal ? places.max() ?? 0 : dismissOffset(of: id))
  }

  private func dismissOffset(of id: ComponentID) -> Double {
    screens[flows[id].screen].deviceSize.height - (flows[id].front.presentation?.frame.minY ?? 0)
  }

  /// The sheet's detents, and how far below its present place each lies.
  private func detentOffsets(of id: ComponentID) -> [(detent: Flow.Detent, offset: Double)] {
    guard let presentation = flows[id].front.presentation else { return [] }
    let detents = presentation.offer.style == .sheet ? presentation.offer.detents : [.large]
    return detents.map { detent in
      var other = presentation
      other.detent = detent
      return (detent, frame(of: other, on: screens[flows[id].screen]).minY - presentation.frame.minY)
    }
  }

  mutating func endPull(_ finger: Finger, in id: ComponentID, isCancelled: Bool) {
    guard let pull = flows[id].pull, pull.finger == finger.id, let presentation = flows[id].front.presentation else {
      return
    }
    flows[id].pull = nil
    record(.pulled(Event.PullRecord(samples: pull.samples)), from: id, isUser: true)
    let velocity = isCancelled ? 0 : pull.tracker.release(atMicroseconds: now.microseconds).y
    let projected = pull.offset + velocity * Metrics.sheetProjection
    let places = detentOffsets(of: id)
    let nearest = places.min { ($0.offset - projected).magnitude < ($1.offset - projected).magnitude }
    let place = isCancelled ? 0 : nearest?.offset ?? 0
    let end = dismissOffset(of: id)
    let isBeyond = !isCancelled && (end - projected).magnitude < (place - projected).magnitude
    let isModal = screens[flows[id].screen].isModalInPresentation
    explainSheet(projected, place, end, isDismissal: isBeyond && !isModal, isModal: isModal, of: id)
    if isBeyond, !isModal { return dismissSheet(id, from: pull.offset, velocity: velocity, to: end) }
    if isModal, pull.offset > 0, projected > (places.map(\.offset).max() ?? 0) { attemptToDismiss(id) }
    let detent = isCancelled ? presentation.detent : nearest?.detent ?? presentation.detent
    rest(id, at: detent, from: pull.offset - place, velocity: velocity)
  }

  private mutating func dismissSheet(_ id: ComponentID, from offset: Double, velocity: Double, to end: Double) {
    let levels = levels(after: .dismiss, in: id)
    guard let to = levels.last?.stack.last else { return }
    let from = flows[id].screen
    begin(
      Flow.Transition(
        by: .dismiss, from: from, to: to, presentation: flows[id].front.presentation, levels: levels, isAnimated: true,
        isInteractive: true, isUser: true, distance: max(1, end),
        hold: Flow.Hold(finger: 0, origin: .zero)), in: id)
    run(.transition(from: offset, velocity: velocity, to: max(1, end)), in: id)
  }

  /// The sheet goes to a detent: its place is that at once, what is seen follows.
  private mutating func rest(_ id: ComponentID, at detent: Flow.Detent, from offset: Double, velocity: Double) {
    let front = flows[id].levels.count - 1
    let isOther = flows[id].front.presentation?.detent != detent
    flows[id].levels[front].presentation?.detent = detent
    updatePresentations(of: id)
    if isOther { pendDetent(id) }
    guard offset != 0 else { return }
    flows[id].stamp &+= 1
    let motion = Flow.SheetMotion(start: now, motion: .transition(from: offset, velocity: velocity, to: 0))
    flows[id].sheetMotion = motion
    let screen = flows[id].screen
    record(
      .transition(
        Event.TransitionRecord(
          by: .present, from: screen, to: screen, distance: offset.magnitude, motion: motion.motion, isFade: false)),
      from: id, isUser: true)
    schedule(.motion(stamp: flows[id].stamp), for: id, at: motion.end)
  }

  private mutating func pendDetent(_ id: ComponentID) {
    let flow = flows[id]
    let what = Event.Navigation(
      signal: .didChangeSelectedDetent, by: .present, from: flow.screen, to: flow.screen, isAnimated: true,
      isInteractive: true, presentation: flow.front.presentation, stacks: flow.stacks)
    pend(.emit(.navigated(what), isUser: true, isRecorded: true), for: id)
  }

  private mutating func explainSheet(
    _ projected: Double, _ rest: Double, _ end: Double, isDismissal: Bool, isModal: Bool, of id: ComponentID
  ) {
    let middle = (rest + end) / 2
    let outcome =
      isDismissal
      ? "its edge is the nearest: the sheet is dismissed"
      : isModal ? "it is modal in its presentation: the sheet stays" : "a detent is the nearest: the sheet rests there"
    record(
      .decided(
        Decision(
          .sheet, [Decision.Input("projected, below its place", .number(projected))], threshold: middle,
          margin: projected - middle, outcome: outcome, choices: ["sheetProjection"])), from: id)
  }
}
