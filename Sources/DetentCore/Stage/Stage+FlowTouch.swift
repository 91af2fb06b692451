/// What fingers do to a flow: the back swipe, sheets, taps beside what is presented.
extension Stage {
  /// Whether a finger that comes down is not heard, because a transition runs. Written down where it is so.
  mutating func isDeafened(at point: Point) -> Bool {
    guard let id = shownFlow, let transition = flows[id].transition else { return false }
    let outcome =
      "touches are not delivered while \(title(of: transition.to)) takes the place of \(title(of: transition.from))"
    let progress = transition.progress(at: now)
    record(
      .decided(Decision(.transitionTouch, [Decision.Input("progress", .number(progress))], outcome: outcome)), from: id)
    return true
  }

  /// The screen that a touch beside what is presented falls on.
  func backdrop(at point: Point) -> ComponentID? {
    guard let id = shownFlow, flows[id].screen == shownScreen, flows[id].levels.count > 1 else { return nil }
    let below = flows[id].levels[flows[id].levels.count - 2].stack
    guard let screen = below.last, screens[screen].deviceBounds.contains(point) else { return nil }
    return screen
  }

  /// A tap beside a sheet or a popover dismisses it, unless it is modal in its presentation.
  mutating func tapBackdrop(_ screen: ComponentID) {
    guard let id = flow(of: screen), flows[id].screen == shownScreen, screen != shownScreen,
      refusal(of: .dismiss, in: id) == nil
    else { return }
    guard !screens[flows[id].screen].isModalInPresentation else { return attemptToDismiss(id) }
    go(.dismiss, in: id, animated: true, isUser: true)
  }

  private mutating func attemptToDismiss(_ id: ComponentID) {
    let flow = flows[id]
    let below = flow.levels.dropLast().last?.stack.last ?? flow.screen
    let what = Event.Navigation(
      signal: .didAttemptToDismiss, by: .dismiss, from: flow.screen, to: below, isAnimated: false, isInteractive: true,
      presentation: flow.front.presentation, stacks: flow.stacks)
    pend(.emit(.navigated(what), isUser: true, isRecorded: true), for: id)
  }

  /// Whether a drag that has gone beyond the slop is a back swipe or moves a sheet; then the flow has the finger.
  mutating func flowTakes(_ finger: Finger) -> Bool {
    guard let id = shownFlow, flows[id].transition == nil, flows[id].pull == nil, flows[id].screen == shownScreen,
      finger.hit.kind == .screen ? finger.hit == shownScreen : screenID(of: finger.hit) == shownScreen
    else { return false }
    let way = finger.position - finger.start
    if isBackSwipe(finger, way, in: id) {
      guard winsBackSwipe(finger, way, in: id) else { return false }
      hand(finger, to: id)
      beginBackSwipe(finger, in: id)
      return true
    }
    guard movesSheet(finger, way, in: id) else { return false }
    hand(finger, to: id)
    beginPull(finger, in: id)
    return true
  }

  /// Whoever had the finger lets go.
  private mutating func hand(_ finger: Finger, to id: ComponentID) {
    if case .control(let control) = finger.owner {
      release(control, by: finger, at: finger.position, isCancelled: true)
    }
    for view in finger.chain { lift(finger.id, from: view, isCancelled: true) }
    modifyFinger(finger.id) {
      $0.owner = .flow(id)
      $0.isTapLost = true
    }
  }

  mutating func flowFingerMoved(_ finger: Finger, in id: ComponentID) {
    guard flows.isLive(id) else { return }
    if flows[id].pull != nil { movePull(finger, in: id) } else { moveBackSwipe(finger, in: id) }
  }

  mutating func flowFingerUp(_ finger: Finger, in id: ComponentID, isCancelled: Bool) {
    guard flows.isLive(id) else { return }
    if flows[id].pull != nil {
      endPull(finger, in: id, isCancelled: isCancelled)
    } else {
      endBackSwipe(finger, in: id, isCancelled: isCancelled)
    }
  }

  // MARK: Back swipe

  /// Which way a finger goes that swipes back, along x.
  private func backSign(_ id: ComponentID) -> Double { direction(of: flows[id].screen) == .rightToLeft ? -1 : 1 }

  private func isBackSwipe(_ finger: Finger, _ way: Point, in id: ComponentID) -> Bool {
    let screen = flows[id].screen
    guard flows[id].isBackSwipeEnabled, flows[id].front.stack.count > 1, way.x.magnitude >= way.y.magnitude,
      way.x * backSign(id) > 0, edgeDistance(finger, in: id) <= Metrics.backSwipeZone
    else { return false }
    return bar(.navigationBar, on: screen).map { simpleViews[$0].bar?.hidesBackButton != true } ?? true
  }

  private func edgeDistance(_ finger: Finger, in id: ComponentID) -> Double {
    let frame = screenFrame(of: flows[id].screen)
    return backSign(id) > 0 ? finger.start.x - frame.minX : frame.maxX - finger.start.x
  }

  /// Whether the back swipe gets a drag that a scroll view under the finger might want too, and why.
  private mutating func winsBackSwipe(_ finger: Finger, _ way: Point, in id: ComponentID) -> Bool {
    let views = finger.chain.filter { scrollViews.isLive($0) && scrollViews[$0].canDrag(.horizontal) }
    let rival = views.first { view in
      let it = scrollViews[view]
      let moves = it.room(.horizontal, toward: -way.x, at: now) > 0 || it.bounces(.horizontal)
      return moves && !it.requiresBackSwipeToFail
    }
    var inputs = [Decision.Input("distance from the edge", .number(edgeDistance(finger, in: id)))]
    for (title, view) in zip(titles(of: views), views) {
      let room = scrollViews[view].room(.horizontal, toward: -way.x, at: now)
      inputs.append(Decision.Input("\(title), room", .number(room)))
      if scrollViews[view].isPagingEnabled {
        inputs.append(Decision.Input("\(title), page", .int(scrollViews[view].page)))
      }
    }
    let outcome =
      rival.map { "\(title(of: $0)) scrolls or bounces that way, so it takes the drag and nothing is popped" }
      ?? (views.isEmpty ? "nothing under the finger scrolls that way: \(title(of: id)) pops" : "\(title(of: id)) pops")
    var decision = Decision(
      .backSwipe, inputs, threshold: Metrics.backSwipeZone,
      margin: Metrics.backSwipeZone - edgeDistance(finger, in: id), outcome: outcome, choices: ["backSwipeZone"])
    decision.parties = views + [id]
    record(.decided(decision), from: rival ?? id)
    return rival == nil
  }

  private mutating func beginBackSwipe(_ finger: Finger, in id: ComponentID) {
    let move = Flow.Move.pop(to: nil)
    let levels = levels(after: move, in: id)
    guard let to = levels.last?.stack.last else { return }
    var hold = Flow.Hold(finger: finger.id, origin: finger.position)
    hold.tracker.add(microseconds: now.microseconds, x: finger.position.x, y: finger.position.y)
    hold.samples.append(Event.PullRecord.Sample(time: now, distance: 0))
    let from = flows[id].screen
    begin(
      Flow.Transition(
        by: .pop, from: from, to: to, levels: levels, isAnimated: true, isInteractive: true, isUser: true,
        distance: max(1, screens[from].size.width), hold: hold), in: id)
  }

  private mutating func moveBackSwipe(_ finger: Finger, in id: ComponentID) {
    guard var hold = flows[id].transition?.hold, hold.finger == finger.id else { return }
    let distance = flows[id].transition?.distance ?? 1
    hold.tracker.add(microseconds: now.microseconds, x: finger.position.x, y: finger.position.y)
    hold.progress = (0...1).clamping((finger.position.x - hold.origin.x) * backSign(id) / distance)
    hold.samples.append(Event.PullRecord.Sample(time: now, distance: hold.progress * distance))
    flows[id].transition?.hold = hold
  }

  private mutating func endBackSwipe(_ finger: Finger, in id: ComponentID, isCancelled: Bool) {
    guard let transition = flows[id].transition, let hold = transition.hold, hold.finger == finger.id else { return }
    let velocity = isCancelled ? 0 : hold.tracker.release(atMicroseconds: now.microseconds).x * backSign(id)
    let speed = velocity / transition.distance
    let isFast = speed.magnitude >= Metrics.backSwipeSpeed
    let pops = !isCancelled && (isFast ? speed > 0 : hold.progress > Metrics.backSwipeShare)
    record(.pulled(Event.PullRecord(samples: hold.samples)), from: id, isUser: true)
    explainPop(pops, hold.progress, speed, isFast, isCancelled, of: id)
    flows[id].transition?.isCancelled = !pops
    run(
      .transition(
        from: hold.progress * transition.distance, velocity: velocity, to: pops ? transition.distance : 0), in: id)
  }

  private mutating func explainPop(
    _ pops: Bool, _ progress: Double, _ speed: Double, _ isFast: Bool, _ isCancelled: Bool, of id: ComponentID
  ) {
    let inputs = [
      Decision.Input("progress", .number(progress)), Decision.Input("speed, widths per second", .number(speed)),
    ]
    let reason =
      isCancelled
      ? "the system took the finger away" : isFast ? "the speed decides" : "the share of the width decides"
    record(
      .decided(
        Decision(
          .pop, inputs, threshold: isFast ? Metrics.backSwipeSpeed : Metrics.backSwipeShare,
          margin: isFast ? speed.magnitude - Metrics.backSwipeSpeed : progress - Metrics.backSwipeShare,
          outcome: "\(reason): \(pops ? "it pops" : "it goes back")")), from: id)
  }

  // MARK: Sheets

  /// Whether a drag moves the sheet in front: along the vertical, and no scroll view under the finger wants it. One that
  /// stands at its top lets a sheet grow before it scrolls.
  private func movesSheet(_ finger: Finger, _ way: Point, in id: ComponentID) -> Bool {
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

  private mutating func beginPull(_ finger: Finger, in id: ComponentID) {
    var pull = Flow.Pull(finger: finger.id, origin: finger.position)
    pull.startOffset = flows[id].sheetMotion?.offset(at: now) ?? 0
    pull.offset = pull.startOffset
    pull.tracker.add(microseconds: now.microseconds, x: finger.position.x, y: finger.position.y)
    pull.samples.append(Event.PullRecord.Sample(time: now, distance: pull.offset))
    flows[id].stamp &+= 1
    flows[id].sheetMotion = nil
    flows[id].pull = pull
  }

  private mutating func movePull(_ finger: Finger, in id: ComponentID) {
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

  private mutating func endPull(_ finger: Finger, in id: ComponentID, isCancelled: Bool) {
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
