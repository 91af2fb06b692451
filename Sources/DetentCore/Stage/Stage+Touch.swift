extension Stage {
  /// A touch sample arrives: the only way in which a person's finger reaches the components.
  mutating func touch(_ id: Int32, _ phase: TouchPhase, at point: Point) {
    switch phase {
    case .began: fingerDown(id, at: point, isPointer: id < 0)
    case .moved: fingerMoved(id, to: point)
    case .ended, .cancelled: fingerUp(id, at: point, isCancelled: phase == .cancelled)
    }
  }

  // MARK: Down

  private mutating func fingerDown(_ id: Int32, at point: Point, isPointer: Bool) {
    let aim = aims.removeValue(forKey: id)
    guard !isDeafened(at: point), let hit = hitTest(point) ?? backdrop(at: point), aim == nil || aim == hit else {
      return
    }
    cause = .event(record(.touch(finger: id, .began, point), from: hit, isUser: true))
    let chain = hit == openEditor ? [] : scrollChain(of: hit)
    var finger = Finger(id: id, start: point, position: point, hit: hit, chain: chain, isPointer: isPointer)
    if selecting.contains(where: { $0.finger == id && $0.field == hit }) {
      finger.owner = .control(hit)
      fingers.append(finger)
      return beginSelecting(id, at: point)
    }
    if hit.kind == .pageControl, pageControls[hit].attributes.isEnabled {
      finger.owner = .control(hit)
      fingers.append(finger)
      let slop = Metrics.touchSlop / place(of: hit).scale
      answer(pageControls[hit].touchBegan(finger: id, at: localPoint(point, in: hit), slop: slop), of: hit)
      return
    }
    fingers.append(finger)
    for view in finger.chain where isUndecided(id) { fingerDown(id, on: view) }
    if hit.hasWheels, isUndecided(id), fingerDown(id, onWheels: hit, at: point) {
      modifyFinger(id) { $0.isTapLost = true }
    }
    if hit.kind == .button { deliverLater(finger) } else { deliverToContent(finger) }
    if hit.kind != .pageControl {
      scheduleTimer(.longPress, for: hit, stamp: UInt32(bitPattern: id), after: Metrics.longPress)
    }
  }

  private mutating func fingerDown(_ id: Int32, on view: ComponentID) {
    let isJoining = scrollViews[view].isDragging
    let wasMoving = scrollViews[view].isMoving
    let center = center(ofFingersOn: view, adding: id)
    let effects = scrollViews[view].fingerDown(id, center: center, at: now)
    if wasMoving, !scrollViews[view].isMoving { noteOffset(of: view, isUser: true) }
    notePinchStart(on: view)
    if scrollViews[view].drag?.caughtMotion == true { modifyFinger(id) { $0.isTapLost = true } }
    if isJoining { give(id, to: view) }
    release(controlsOf: view)
    holdProgress(ofControlsPairedWith: view, true)
    apply(effects, from: view)
    flushScroll(view)
    syncControls(of: view)
  }

  /// Writes down where the content is, after a jump or after a finger has stopped a motion.
  mutating func noteOffset(of view: ComponentID, isUser: Bool) {
    guard !isBeingBuilt(view) else { return }
    record(.changed(.contentOffset, .point(scrollViews[view].offset(at: now))), from: view, isUser: isUser)
  }

  /// A scroll view takes a finger: the other ones around it let go.
  mutating func give(_ finger: Int32, to view: ComponentID) {
    guard let chain = modifyFinger(finger, { $0.owner = .scroll(view) })?.chain else { return }
    for other in chain where other != view { lift(finger, from: other, isCancelled: true) }
    if let hit = fingers.first(where: { $0.id == finger })?.hit, hit.hasWheels {
      fingerUp(finger, fromWheels: hit, isCancelled: true)
    }
  }

  /// A button hears of the touch at once, or after 0.15 s when a scroll view might want it.
  private mutating func deliverLater(_ finger: Finger) {
    guard simpleViews[finger.hit].attributes.isEnabled else { return }
    let isDelayed = finger.chain.contains { scrollViews[$0].delaysContentTouches && scrollViews[$0].isScrollEnabled }
    guard isDelayed else { return press(finger.hit, by: finger.id) }
    scheduleTimer(
      .touchDelivery, for: finger.hit, stamp: UInt32(bitPattern: finger.id), after: Metrics.touchDelivery)
  }

  /// A button is pressed: from now on it keeps the finger, as every UIControl does. While one presses it, it does not
  /// hear of another.
  private mutating func press(_ button: ComponentID, by finger: Int32) {
    guard !simpleViews[button].isHighlighted else { return }
    simpleViews[button].isHighlighted = true
    modifyFinger(finger) { $0.owner = .control(button) }
    pend(.emit(.touchDown, isUser: true, isRecorded: true), for: button)
  }

  // MARK: Moves

  private mutating func fingerMoved(_ id: Int32, to point: Point) {
    guard let finger = modifyFinger(id, { $0.position = point }), !pinch(with: finger) else { return }
    switch finger.owner {
    case .control(let control) where control.kind == .pageControl:
      guard pageControls.isLive(control) else { return }
      let local = localPoint(point, in: control)
      answer(pageControls[control].touchMoved(finger: id, to: local, layout: direction(of: control)), of: control)
    case .control(let field) where field.kind == .textField: followSelecting(id, to: point)
    case .control(let picker) where picker.hasWheels:
      fingerMoved(id, onWheels: picker, to: point)
      leafMoved(id, on: picker, to: point)
    case .control(let control):
      if control.kind == .button, (point - finger.start).length >= Metrics.touchSlop { _ = flowTakes(finger) }
    case .flow(let flow): flowFingerMoved(finger, in: flow)
    case .scroll(let view): followFingers(on: view)
    case .undecided:
      if finger.hit.hasWheels { fingerMoved(id, onWheels: finger.hit, to: point) }
      if (point - finger.start).length >= Metrics.touchSlop, !spreads(finger) { recognizeDrag(finger) }
      for view in finger.chain where scrollViews.isLive(view) { followFingers(on: view) }
    }
  }

  private mutating func followFingers(on view: ComponentID) {
    guard scrollViews.isLive(view) else { return }
    scrollViews[view].fingersMoved(to: center(ofFingersOn: view), at: now)
    guard scrollViews[view].isDragging else { return }
    if scrollViews[view].reportsFrames { requestFrame() }
    notePage(of: view, isUser: true)
  }

  /// A finger has moved beyond the slop: the scroll view that takes it begins to drag, the others let go.
  private mutating func recognizeDrag(_ finger: Finger) {
    modifyFinger(finger.id) { $0.isTapLost = true }
    guard !turnWheel(with: finger), !leaf(with: finger) else { return }
    let way = finger.position - finger.start
    guard !flowTakes(finger), let view = decideTaker(of: finger, way: way) else { return }
    let axes = dragAxes(of: view, way: way)
    for other in scrollViews[view].fingers {
      if isUndecided(other) { give(other, to: view) } else { lift(other, from: view, isCancelled: true) }
    }
    let slop = way * (Metrics.touchSlop / way.length)
    let share = 1 / Double(max(1, scrollViews[view].fingers.count))
    let origin = center(ofFingersOn: view) - (way - slop) * share
    release(controlsOf: view)
    apply(scrollViews[view].beginDragging(origin: origin, axes: axes, at: now), from: view)
  }

  /// The axes that a drag may move: with the directional lock only the one it clearly began along.
  private func dragAxes(of view: ComponentID, way: Point) -> [Axis] {
    let able = Axis.allCases.filter { scrollViews[view].canDrag($0) }
    guard scrollViews[view].isDirectionalLockEnabled else { return able }
    let ratio = Metrics.directionalLockRatio
    if way.x.magnitude >= ratio * way.y.magnitude { return able.filter { $0 == .horizontal } }
    if way.y.magnitude >= ratio * way.x.magnitude { return able.filter { $0 == .vertical } }
    return able
  }

  // MARK: Up

  private mutating func fingerUp(_ id: Int32, at point: Point, isCancelled: Bool) {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
    let finger = fingers[index]
    let phase: TouchPhase = isCancelled ? .cancelled : .ended
    if isLive(finger.hit) { cause = .event(record(.touch(finger: id, phase, point), from: finger.hit, isUser: true)) }
    let before = trace.count
    outcomes[id] = GestureOutcome(
      taker: finger.hit, distance: (point - finger.start).length, releaseVelocity: .zero, decision: nil)
    switch finger.owner {
    case .control(let control):
      fingers.remove(at: index)
      outcomes[id]?.taker = control
      release(control, by: finger, at: point, isCancelled: isCancelled)
    case .scroll(let view):
      outcomes[id]?.taker = view
      lift(id, from: view, isCancelled: isCancelled)
      if finger.hit.hasWheels { fingerUp(id, fromWheels: finger.hit, isCancelled: true) }
      fingers.removeAll { $0.id == id }
    case .flow(let flow):
      outcomes[id]?.taker = flow
      fingers.remove(at: index)
      flowFingerUp(finger, in: flow, isCancelled: isCancelled)
    case .undecided:
      for view in finger.chain { lift(id, from: view, isCancelled: isCancelled) }
      if finger.hit.hasWheels { fingerUp(id, fromWheels: finger.hit, isCancelled: isCancelled) }
      fingers.removeAll { $0.id == id }
      if !isCancelled { tap(finger, at: point) }
    }
    selecting.removeAll { $0.finger == id }
    noteDecision(of: id, since: before)
  }

  /// The decision that the lift led to, for `motion.decision`.
  private mutating func noteDecision(of finger: Int32, since index: Int) {
    for place in index..<trace.count {
      if case .decided = trace[place].what { outcomes[finger]?.decision = place }
    }
  }

  /// A finger leaves a scroll view: the last one ends the drag.
  mutating func lift(_ finger: Int32, from view: ComponentID, isCancelled: Bool) {
    guard scrollViews.isLive(view), scrollViews[view].fingers.contains(finger) else { return }
    endPinch(on: view, without: finger)
    let center = center(ofFingersOn: view, removing: finger)
    let effects = scrollViews[view].fingerUp(
      finger, center: center, isCancelled: isCancelled, at: now, layout: direction(of: view))
    for case .emit(.willEndDragging(let velocity, _), _) in effects { outcomes[finger]?.releaseVelocity = velocity }
    apply(effects, from: view)
    if scrollViews[view].fingers.isEmpty { holdProgress(ofControlsPairedWith: view, false) }
  }

  mutating func release(_ control: ComponentID, by finger: Finger, at point: Point, isCancelled: Bool) {
    guard isLive(control) else { return }
    let local = localPoint(point, in: control)
    if control.kind == .textField { return endSelecting(finger.id) }
    if leafed(control, by: finger, isCancelled: isCancelled) { return }
    if control.hasWheels {
      let speed = fingerUp(finger.id, fromWheels: control, isCancelled: isCancelled)
      outcomes[finger.id]?.releaseVelocity = Point(x: 0, y: speed ?? 0)
      return
    }
    if control.kind == .button {
      simpleViews[control].isHighlighted = false
      let isInside = screenFrame(of: control).contains(point) && !isCancelled
      pend(.emit(isInside ? .touchUpInside : .touchCancel, isUser: true, isRecorded: true), for: control)
      for view in finger.chain { lift(finger.id, from: view, isCancelled: true) }
      return
    }
    releasePageControl(control, by: finger, at: local, isCancelled: isCancelled)
  }

  private mutating func releasePageControl(
    _ control: ComponentID, by finger: Finger, at local: Point, isCancelled: Bool
  ) {
    guard pageControls[control].press?.finger == finger.id else { return }
    let wasScrubbing = pageControls[control].isScrubbing
    if isCancelled {
      pageControls[control].touchCancelled(finger: finger.id)
    } else if finger.isPointer, !wasScrubbing {
      click(control, at: local)
    } else {
      let isTap = !wasScrubbing && pageControls[control].press?.isVoid == false
      let answer = pageControls[control].touchEnded(finger: finger.id, at: local, layout: direction(of: control))
      if isTap { explainTap(on: control, at: local) }
      self.answer(answer, of: control)
    }
    if wasScrubbing { pend(.endInteraction, for: control) }
  }

  /// A finger that neither dragged nor stopped anything lifts: a tap.
  private mutating func tap(_ finger: Finger, at point: Point) {
    guard !finger.isTapLost, isLive(finger.hit) else { return }
    switch finger.hit.kind {
    case .button:
      guard simpleViews[finger.hit].attributes.isEnabled, !simpleViews[finger.hit].isHighlighted else { return }
      pend(.emit(.touchDown, isUser: true, isRecorded: true), for: finger.hit)
      pend(.emit(.touchUpInside, isUser: true, isRecorded: true), for: finger.hit)
    case .screen: tapBackdrop(finger.hit)
    case .navigationBar, .tabBar: tapBar(finger.hit, at: point)
    case .view, .label, .image, .scrollView, .textField:
      if finger.hit.kind == .scrollView { tapRow(of: finger.hit, at: point) }
      if finger.hit.kind == .textField { tapText(finger.hit, at: point) }
      pend(.emit(.tap(localPoint(point, in: finger.hit)), isUser: true, isRecorded: true), for: finger.hit)
    case .pickerView: tapWheel(finger.hit, at: point)
    case .datePicker: tapDatePicker(finger.hit, at: point)
    default: break
    }
  }

  // MARK: Timers of a touch

  mutating func scheduleTimer(_ timer: StageTimer, for id: ComponentID, stamp: UInt32, after seconds: Double) {
    schedule(.timer(timer, stamp: stamp), for: id, at: now + Duration(roundingUp: seconds))
  }

  mutating func fire(_ timer: StageTimer, of id: ComponentID, stamp: UInt32) {
    guard isLive(id) else { return }
    let finger = fingers.first { UInt32(bitPattern: $0.id) == stamp && $0.hit == id }
    switch timer {
    case .progress: pageTimeIsUp(progress: id, stamp: stamp)
    case .zoomEnd: zoomEnded(id, stamp: stamp)
    case .selectedLine: lineReached(in: id, stamp: stamp)
    case .scrubHold:
      guard let finger, pageControls[id].press?.finger == finger.id else { return }
      answer(pageControls[id].heldLongEnough(layout: direction(of: id)), of: id)
    case .touchDelivery:
      guard let finger, finger.owner == .undecided, !finger.isTapLost else { return }
      if id.kind == .button { press(id, by: finger.id) } else { modifyFinger(finger.id) { $0.isDelivered = true } }
    case .longPress:
      guard let finger, finger.owner == .undecided, !finger.isTapLost else { return }
      modifyFinger(finger.id) { $0.isTapLost = true }
      guard id.kind != .screen, id.kind != .button, !id.kind.isBar, !id.hasWheels else { return }
      pend(.emit(.longPress(localPoint(finger.position, in: id)), isUser: true, isRecorded: true), for: id)
    }
  }

  // MARK: Fingers

  private func isUndecided(_ finger: Int32) -> Bool { fingers.contains { $0.id == finger && $0.owner == .undecided } }

  @discardableResult
  mutating func modifyFinger(_ id: Int32, _ change: (inout Finger) -> Void) -> Finger? {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return nil }
    change(&fingers[index])
    return fingers[index]
  }

  /// The middle of the fingers on a scroll view, in screen points.
  private func center(ofFingersOn view: ComponentID, adding: Int32? = nil, removing: Int32? = nil) -> Point {
    var sum = Point.zero
    var count = 0.0
    for index in fingers.indices where fingers[index].id != removing {
      guard fingers[index].id == adding || scrollViews[view].fingers.contains(fingers[index].id) else { continue }
      sum = sum + fingers[index].position
      count += 1
    }
    return count > 0 ? sum * (1 / count) : scrollViews[view].drag?.lastCenter ?? .zero
  }
}
