/// Which fingers a flow takes or ignores: during transitions, beside what is presented, at the edge, on a sheet.
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

  /// A person tries to get rid of a screen that is modal in its presentation.
  mutating func attemptToDismiss(_ id: ComponentID) {
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
    if finger.hit.hasWheels { fingerUp(finger.id, fromWheels: finger.hit, isCancelled: true) }
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
}
