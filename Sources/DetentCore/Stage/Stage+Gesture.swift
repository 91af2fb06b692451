/// What a person does.
extension Stage {
  /// Puts a finger's way into the agenda, starting now; answers the finger's number. A pointer's button is a finger
  /// with a negative number.
  @discardableResult
  public mutating func perform(
    _ path: TouchPath, named name: String, on id: ComponentID, isPointer: Bool = false
  )
    -> Int32
  {
    perform([path], named: name, on: id, isPointer: isPointer)[0]
  }

  /// Puts the ways of several fingers into the agenda; at one instant all move before one lifts.
  public mutating func perform(
    _ paths: [TouchPath], named name: String, on id: ComponentID, isPointer: Bool = false
  ) -> [Int32] {
    history.isStale = true
    let fingers = paths.map { begin($0, named: name, on: id, isPointer: isPointer) }
    for (path, finger) in zip(paths, fingers) {
      schedule(.touch(finger: finger, .ended, path.end), for: .stage, at: now + path.duration)
    }
    return fingers
  }

  /// A finger of a gesture, without its lift.
  private mutating func begin(_ path: TouchPath, named name: String, on id: ComponentID, isPointer: Bool) -> Int32 {
    let finger = newFinger(isPointer: isPointer)
    record(
      .gesture(
        Event.GestureRecord(name: name, finger: finger, from: path.start, to: path.end, duration: path.duration)),
      from: id, isUser: true)
    agenda.reserve(path.samples.count + 1)
    for (index, sample) in path.samples.enumerated() {
      schedule(.touch(finger: finger, index == 0 ? .began : .moved, sample.point), for: .stage, at: now + sample.time)
    }
    return finger
  }

  /// One touch sample of a script's own making, at once.
  public mutating func touchNow(_ finger: Int32, _ phase: TouchPhase, at point: Point) {
    history.isStale = true
    schedule(.touch(finger: finger, phase, point), for: .stage, at: now)
  }

  /// A number for a finger of a script's own making.
  public mutating func newFinger(isPointer: Bool = false) -> Int32 {
    defer { nextFinger &+= 1 }
    return isPointer ? -nextFinger : nextFinger
  }

  /// What became of a finger's gesture, once it has lifted. Asked once.
  public mutating func takeOutcome(of finger: Int32) -> GestureOutcome? { outcomes.removeValue(forKey: finger) }

  public func isDown(_ finger: Int32) -> Bool { fingers.contains { $0.id == finger } }

  /// Whether a finger will come down at this instant.
  public func isComing(_ finger: Int32) -> Bool {
    agenda.moving.contains { if case .touch(finger, .began, _) = $0.due { true } else { false } }
  }

  /// Whether a finger that came down on a component (or in it) has not lifted.
  public func hasFinger(in id: ComponentID) -> Bool { fingers.contains { isLive($0.hit) && isInside($0.hit, id) } }

  /// Where fingers are down on the shown screen: where each came down, and where it is now.
  public var touches: [(start: Point, position: Point)] { fingers.map { ($0.start, $0.position) } }

  /// Says why a person could not touch a component at a point of the screen, or nothing.
  ///
  /// `point` is in screen points; the component must lie on the shown screen, be visible and enabled, and nothing else
  /// may cover it there.
  public func checkTouch(_ id: ComponentID, at point: Point) throws(StageError) {
    func refuse(_ reason: String) -> StageError { .gesture(component: id, reason: reason) }
    guard isLive(id) else { throw .stale(id) }
    let screen = self[attributes: id].screen
    guard screens.isLive(screen) else { throw .stale(id) }
    if isInTransition(screen) { return }
    if id == backdrop(at: point), hitTest(point) == nil { return }
    if let cover = flow(of: screen).map({ flows[$0] }), cover.screen == shownScreen, cover.shows(screen),
      cover.screen != screen
    {
      throw refuse("lies behind \(title(of: cover.screen))")
    }
    guard let shownScreen, screen == shownScreen else {
      throw refuse("is not on the shown screen (\(shownScreen.map { title(of: $0) } ?? "none is shown"))")
    }
    if id.kind != .screen, let reason = concealment(of: id) { throw refuse(reason) }
    guard screens[screen].deviceBounds.contains(point) else {
      throw refuse(
        "cannot be touched at \(Text.point(point)): that is outside the screen (\(Text.size(screens[screen].deviceSize)))"
      )
    }
    guard id.kind != .screen else { return }
    // What touches go through covers nothing, and can itself be aimed at.
    let hits = [hitTest(point), hitTest(point, seen: true)].compactMap { $0 }.filter { $0.kind != .screen }
    guard hits.contains(where: { isInside($0, id) || isInside(id, $0) }) else {
      throw refuse(coverReason(of: id, at: point))
    }
    if !hits.contains(where: { isInside($0, id) }), !screenFrame(of: id).contains(point) {
      throw refuse("does not reach \(Text.point(point)): its frame is \(Text.rect(screenFrame(of: id)))")
    }
  }

  /// Whether a screen comes or goes now: it can be touched, and hears nothing.
  private func isInTransition(_ screen: ComponentID) -> Bool {
    guard let id = shownFlow, let transition = flows[id].transition else { return false }
    return transition.from == screen || transition.to == screen
  }

  /// Why nobody can use a component, wherever it is touched.
  public func concealment(of id: ComponentID) -> String? {
    var current = id
    while current != .stage, current.kind != .screen {
      let attributes = self[attributes: current]
      let who = current == id ? "is" : "lies in \(title(of: current)), which is"
      if attributes.isHidden { return "\(who) hidden" }
      if !attributes.isEnabled { return "\(who) disabled" }
      if current.kind == .pageControl, pageControls[current].isConcealed {
        return "\(who) hidden: it hides for a single page (\(pageControls[current].numberOfPages))"
      }
      current = attributes.parent
    }
    return nil
  }

  private func coverReason(of id: ComponentID, at point: Point) -> String {
    let frame = screenFrame(of: id)
    guard frame.contains(point) else {
      return "does not reach \(Text.point(point)): its frame is \(Text.rect(frame))"
    }
    guard let hit = hitTest(point), hit.kind != .screen else {
      return "cannot be touched at \(Text.point(point)): it is scrolled out of sight there"
    }
    return "is covered by \(title(of: hit)) at \(Text.point(point))"
  }
}

extension Stage {
  /// Moves a finger that is down along a path, from now on; it does not lift.
  public mutating func follow(_ finger: Int32, _ path: TouchPath) {
    history.isStale = true
    for sample in path.samples.dropFirst() {
      schedule(.touch(finger: finger, .moved, sample.point), for: .stage, at: now + sample.time)
    }
  }
}
