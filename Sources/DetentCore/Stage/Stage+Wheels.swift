/// Wheels, whoever owns them: fingers on them, their motions, their rest.
extension Stage {
  /// The wheels of a picker; none for any other component.
  public internal(set) subscript(wheels id: ComponentID) -> Wheels {
    get {
      switch id.kind {
      case .pickerView: pickerViews[id].wheels
      case .datePicker: datePickers[id].wheels
      default: Wheels()
      }
    }
    _modify {
      var none = Wheels()
      switch id.kind {
      case .pickerView: yield &pickerViews[id].wheels
      case .datePicker: yield &datePickers[id].wheels
      default: yield &none
      }
    }
  }

  /// Where a component's wheels lie, in its own points: all over a picker; see `DatePicker.Layout` for a date picker.
  public func wheelArea(of id: ComponentID) -> Rect {
    guard id.kind == .datePicker else { return Rect(origin: .zero, size: self[attributes: id].frame.size) }
    return layout(ofDatePicker: id).wheels ?? .zero
  }

  /// A point of the screen in the points of a component's wheels.
  func localPoint(_ point: Point, inWheels id: ComponentID) -> Point {
    localPoint(point, in: id) - wheelArea(of: id).origin
  }

  /// A wheel rests after it was turned: its owner looks whether another row is chosen now.
  mutating func wheelRested(_ column: Int, of id: ComponentID) -> Step {
    guard self[wheels: id].columns.indices.contains(column) else { return .rest }
    let wheel = self[wheels: id].columns[column]
    guard !wheel.isMoving, !wheel.isTracking, let row = wheel.rowNear(at: now), row != wheel.row else { return .rest }
    switch id.kind {
    case .pickerView: return chose(row, ofComponent: column, of: id)
    case .datePicker: return chose(row, ofWheel: column, of: id) ?? .rest
    default: return .rest
    }
  }

  // MARK: Fingers

  /// A finger comes down on wheels: the one below it stops. Answers whether it moved.
  mutating func fingerDown(_ finger: Int32, onWheels id: ComponentID, at point: Point) -> Bool {
    let local = localPoint(point, inWheels: id)
    let size = wheelArea(of: id).size
    guard concealment(of: id) == nil,
      let column = self[wheels: id].column(at: local, in: size, layout: direction(of: id))
    else { return false }
    let wasMoving = self[wheels: id].columns[column].isMoving
    self[wheels: id].columns[column].fingerDown(finger, at: local.y, now: now, length: size.height)
    return wasMoving
  }

  mutating func fingerMoved(_ finger: Int32, onWheels id: ComponentID, to point: Point) {
    guard let column = self[wheels: id].column(heldBy: finger) else { return }
    let (local, length) = (localPoint(point, inWheels: id), wheelArea(of: id).size.height)
    self[wheels: id].columns[column].fingerMoved(finger, to: local.y, now: now, length: length)
  }

  /// A finger beyond the slop turns the wheel that it is on, if it moves more up or down than sideways.
  mutating func turnWheel(with finger: Finger) -> Bool {
    let id = finger.hit
    let way = finger.position - finger.start
    guard id.hasWheels, isLive(id), way.y.magnitude > way.x.magnitude, isOnWheel(finger) else { return false }
    modifyFinger(finger.id) { $0.owner = .control(id) }
    for view in finger.chain { lift(finger.id, from: view, isCancelled: true) }
    if !finger.chain.isEmpty { explainTaker(id, finger, way) }
    guard let column = self[wheels: id].column(heldBy: finger.id) else { return true }
    let start = localPoint(finger.start, inWheels: id).y
    let slop = Metrics.touchSlop / place(of: id).scale
    self[wheels: id].columns[column].beginDragging(
      from: start + (way.y < 0 ? -slop : slop), now: now, length: wheelArea(of: id).size.height)
    fingerMoved(finger.id, onWheels: id, to: finger.position)
    return true
  }

  /// Whether a wheel keeps a finger: the one that holds it, or another one on the same wheel, which does nothing.
  private func isOnWheel(_ finger: Finger) -> Bool {
    let id = finger.hit
    let start = localPoint(finger.start, inWheels: id)
    let column = self[wheels: id].column(at: start, in: wheelArea(of: id).size, layout: direction(of: id))
    return column.map { self[wheels: id].columns[$0].isTracking } ?? false
  }

  private mutating func explainTaker(_ id: ComponentID, _ finger: Finger, _ way: Point) {
    let direction = way.y < 0 ? "up" : "down"
    var decision = Decision(
      .drag, [Decision.Input("finger", .text(direction))],
      outcome: "\(title(of: id)) takes the drag \(direction): a wheel lies below the finger", choices: ["touchSlop"])
    decision.parties = finger.chain
    record(.decided(decision), from: id)
  }

  /// A finger leaves wheels: what it held goes to a row. Answers the speed of the wheel, points per second.
  @discardableResult
  mutating func fingerUp(_ finger: Int32, fromWheels id: ComponentID, isCancelled: Bool) -> Double? {
    guard isLive(id), let column = self[wheels: id].column(heldBy: finger) else { return nil }
    let stamp = self[wheels: id].newStamp()
    guard
      let (drag, release) = self[wheels: id].columns[column].fingerUp(
        finger, isCancelled: isCancelled, now: now, stamp: stamp)
    else { return nil }
    if drag.isMoving || drag.caughtMotion {
      record(.dragged(Event.DragRecord(samples: drag.samples, wheel: column)), from: id, isUser: true)
    }
    guard let release else { return nil }
    explain(release, ofColumn: column, of: id)
    followOrRest(column, of: id, isUser: true)
    return release.velocity
  }

  /// The sentence and the numbers behind a wheel's release.
  private mutating func explain(_ release: Wheel.Release, ofColumn column: Int, of id: ComponentID) {
    let wheel = self[wheels: id].columns[column]
    let isFlick = release.velocity.magnitude >= Metrics.flingSpeed
    let row = wheel.snap.row(ofNotch: release.notch) + 1
    let natural = wheel.snap.naturalRest(offset: release.offset, velocity: release.velocity)
    let outcome =
      switch release.choice {
      case _ where wheel.count == 0: "the wheel has no rows, so nothing moves"
      case .end where isFlick: "a flick to the wheel's end: it rests on row \(row)"
      case .end: "let go at the wheel's end, so it rests on row \(row)"
      case .retarget: "a flick: by itself it would stop nearest to row \(row), so it slows down onto that"
      case .spring where isFlick: "a flick too short to reach another row: it goes to row \(row)"
      case .spring: "slower than a flick, so the nearest row wins: row \(row)"
      }
    record(
      .decided(
        Decision(
          .rest,
          [
            Decision.Input("component", .int(column + 1)), Decision.Input("offset", .number(release.offset)),
            Decision.Input("velocity", .number(release.velocity)), Decision.Input("natural rest", .number(natural)),
            Decision.Input("row height", .number(wheel.rowHeight)),
          ], threshold: Metrics.flingSpeed, margin: release.velocity.magnitude - Metrics.flingSpeed, outcome: outcome,
          choices: ["flingSpeed", "snapFrequency"])), from: id)
  }

  // MARK: Motion

  /// A wheel was turned: its motion is written down and its end put into the agenda, or it rests already.
  mutating func followOrRest(_ column: Int, of id: ComponentID, isUser: Bool) {
    guard let motion = self[wheels: id].columns[column].motion else {
      return pend(.wheelRested(column: column), for: id)
    }
    let record = Event.MotionRecord(
      isAnimation: !motion.isDeceleration, x: nil, y: motion.path, from: Point(x: 0, y: motion.path.start),
      scale: scale(of: id), wheel: column)
    cause = .event(self.record(.moved(record), from: id, isUser: isUser))
    schedule(.motion(stamp: motion.stamp), for: id, at: motion.end)
  }

  /// What turned a wheel has stopped before its end: a motion without length says where.
  mutating func recordHalt(of column: Int, _ id: ComponentID) {
    let place = Point(x: 0, y: self[wheels: id].columns[column].restOffset)
    let record = Event.MotionRecord(
      isAnimation: true, x: nil, y: nil, from: place, scale: scale(of: id), wheel: column)
    self.record(.moved(record), from: id)
  }

  /// The end of a wheel's motion.
  mutating func wheelStops(_ id: ComponentID, stamp: UInt32) {
    guard isLive(id), let column = self[wheels: id].column(withStamp: stamp) else { return }
    self[wheels: id].columns[column].arrive()
    pend(.wheelRested(column: column), for: id)
  }

  // MARK: What code does

  /// Chooses a row of a wheel, pinned to those that exist. Animated it takes 0.3 s, and the row counts as chosen from the
  /// start. No event.
  mutating func select(_ row: Int, onWheel column: Int, animated: Bool, of id: ComponentID) {
    let stamp = self[wheels: id].newStamp()
    let wasMoving = self[wheels: id].columns[column].isMoving
    let moves = self[wheels: id].columns[column].select(row, animated: animated, at: now, stamp: stamp)
    if moves, !isBeingBuilt(id) { followOrRest(column, of: id, isUser: false) }
    if wasMoving, !moves { recordHalt(of: column, id) }
  }

  /// A wheel has other rows than before, perhaps of another height. Its chosen row is pinned; what turns goes on.
  mutating func reshape(_ column: Int, of id: ComponentID, as fresh: Wheel) {
    var wheel = self[wheels: id].columns[column]
    let wasMoving = wheel.isMoving
    let stamp = self[wheels: id].newStamp()
    if wheel.rowHeight != fresh.rowHeight || wheel.wraps != fresh.wraps {
      wheel.rowHeight = fresh.rowHeight
      wheel.wraps = fresh.wraps
      wheel.halt(at: wheel.snap.position(of: wheel.row ?? 0))
    }
    wheel.width = fresh.width
    let isNew = wheel.setCount(fresh.count, at: now, length: wheelArea(of: id).size.height, stamp: stamp)
    self[wheels: id].columns[column] = wheel
    guard wasMoving || isNew else { return }
    if !wheel.isMoving { recordHalt(of: column, id) }
    if isNew || !wheel.isMoving { followOrRest(column, of: id, isUser: false) }
  }

  // MARK: What chooses without a drag

  /// A person sends a wheel to a notch: by a tap, a key, a pointer or VoiceOver. It takes 0.3 s.
  mutating func turnByPerson(_ column: Int, toNotch notch: Int, of id: ComponentID) {
    let stamp = self[wheels: id].newStamp()
    _ = self[wheels: id].columns[column].turn(toNotch: notch, animated: true, at: now, stamp: stamp)
    followOrRest(column, of: id, isUser: true)
  }

  /// The notch some rows on from where a wheel is or is going, not beyond its ends.
  func notch(_ rows: Int, fromHeadingOf column: Int, of id: ComponentID) -> Int {
    let wheel = self[wheels: id].columns[column]
    let target = wheel.snap.notch(at: wheel.heading) + rows
    return wheel.wraps ? target : max(0, min(target, wheel.count - 1))
  }

  /// A tap on wheels: the row below it comes to the middle.
  mutating func tapWheel(_ id: ComponentID, at point: Point) {
    guard concealment(of: id) == nil else { return }
    let local = localPoint(point, inWheels: id)
    let size = wheelArea(of: id).size
    guard let column = self[wheels: id].column(at: local, in: size, layout: direction(of: id)) else { return }
    let wheel = self[wheels: id].columns[column]
    let notch = self[wheels: id].notch(atHeight: local.y, of: column, height: size.height, now: now)
    let isMiddle = notch == wheel.snap.notch(at: wheel.offset(at: now))
    let outcome =
      notch.map {
        isMiddle
          ? "on the row in the middle: nothing" : "on row \(wheel.snap.row(ofNotch: $0) + 1): it comes to the middle"
      } ?? "beside the rows: nothing"
    record(
      .decided(
        Decision(.tap, [Decision.Input("component", .int(column + 1))], outcome: outcome, choices: [])), from: id)
    if let notch, !isMiddle { turnByPerson(column, toNotch: notch, of: id) }
  }
}

extension ComponentID {
  /// Whether a component of this kind is made of wheels.
  public var hasWheels: Bool { kind == .pickerView || kind == .datePicker }
}
