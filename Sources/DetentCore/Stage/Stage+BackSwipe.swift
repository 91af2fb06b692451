/// The interactive pop: a drag from the leading edge, and who else wants it.
extension Stage {
  /// Which way a finger goes that swipes back, along x.
  private func backSign(_ id: ComponentID) -> Double { direction(of: flows[id].screen) == .rightToLeft ? -1 : 1 }

  func isBackSwipe(_ finger: Finger, _ way: Point, in id: ComponentID) -> Bool {
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
  mutating func winsBackSwipe(_ finger: Finger, _ way: Point, in id: ComponentID) -> Bool {
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

  mutating func beginBackSwipe(_ finger: Finger, in id: ComponentID) {
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

  mutating func moveBackSwipe(_ finger: Finger, in id: ComponentID) {
    guard var hold = flows[id].transition?.hold, hold.finger == finger.id else { return }
    let distance = flows[id].transition?.distance ?? 1
    hold.tracker.add(microseconds: now.microseconds, x: finger.position.x, y: finger.position.y)
    hold.progress = (0...1).clamping((finger.position.x - hold.origin.x) * backSign(id) / distance)
    hold.samples.append(Event.PullRecord.Sample(time: now, distance: hold.progress * distance))
    flows[id].transition?.hold = hold
  }

  mutating func endBackSwipe(_ finger: Finger, in id: ComponentID, isCancelled: Bool) {
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
}
