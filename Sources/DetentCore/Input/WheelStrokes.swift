/// How a person turns a wheel to a row: one drag where the finger's room reaches, else flicks, each of which catches the
/// wheel before it rests; so the wheel rests once, and on that row.
///
/// Planned at one moment from closed forms. Lengths are points of the picker, times seconds from that moment; a wheel that
/// something else moves meanwhile may end elsewhere, as it would for a person.
struct WheelStrokes {
  struct Stroke {
    /// When the finger comes down.
    var begin: Double
    /// How far it moves, downward; slop included.
    var way: Double
    /// How long it moves, then rests before it lifts.
    var over: Double
    var hold: Double

    var end: Double { begin + over + hold }
  }

  enum Failure: Error {
    /// The finger has too little room to turn the wheel.
    case noRoom
    /// Too far; how many flicks it would take.
    case tooFar(strokes: Int)
  }

  /// How far a finger may move on the wheel.
  let room: Double
  /// How far it moves before it drags.
  let slop: Double
  /// Height of the wheel.
  let length: Double
  /// Points of the screen to one of the picker.
  let scale: Double

  private var slowest: Double { Metrics.strokeSlowest / scale }
  private var fastest: Double { Metrics.strokeSpeed / scale }

  /// The strokes that bring a wheel to a notch.
  func plan(_ wheel: Wheel, to notch: Int, at now: Instant) throws(Failure) -> [Stroke] {
    var wheel = wheel
    var strokes: [Stroke] = []
    var time = 0.0
    let target = wheel.snap.position(of: notch)
    while strokes.count < Metrics.strokeLimit {
      let moment = now + Duration(roundingUp: time)
      wheel.fingerDown(0, at: 0, now: moment, length: length)
      let here = wheel.drag?.grab ?? 0
      let stroke = try next(toward: target, from: here, rowHeight: wheel.rowHeight, begin: time)
      strokes.append(stroke.stroke)
      guard !stroke.isLast else { return strokes }
      wheel.drag = nil
      wheel.restOffset = here + stroke.turn
      let lift = now + Duration(roundingUp: stroke.stroke.end)
      _ = wheel.release(velocity: stroke.velocity, at: lift, stamp: 0)
      time = stroke.stroke.end + stroke.pause
    }
    throw .tooFar(strokes: count(to: target, from: wheel.offset(at: now + Duration(roundingUp: time))))
  }

  /// A flick with a speed of the finger, points of the picker per second; positive turns to later rows.
  func flick(speed: Double) throws(Failure) -> Stroke {
    let way = min(max(room / 2, slop + 4), room)
    guard way > slop else { throw .noRoom }
    return Stroke(begin: 0, way: speed > 0 ? -way : way, over: way / speed.magnitude, hold: 0)
  }

  // MARK: One stroke

  private struct Step {
    var stroke: Stroke
    /// How far the wheel has turned at the lift, and how fast it is then.
    var turn = 0.0
    var velocity = 0.0
    var pause = 0.0
    var isLast = false
  }

  private func next(
    toward target: Double, from here: Double, rowHeight: Double, begin: Double
  ) throws(Failure) -> Step {
    let rest = target - here
    let isUp = rest > 0
    let far = rest.magnitude
    guard far > room - slop else { return place(rest, begin: begin) }
    let deceleration = Deceleration.normal
    let carry = deceleration.distance(velocity: slowest)
    // As long as the finger may be for the slowest flick, at most half its room.
    let way = min(room / 2, far - carry + slop)
    guard way > slop + 4 else { return try creep(isUp, from: here, rowHeight: rowHeight, begin: begin) }
    let wanted = (far - (way - slop)) / deceleration.reach + Metrics.decelerationStopSpeed
    let speed = min(max(wanted, slowest), fastest)
    let sign: Double = isUp ? 1 : -1
    return Step(
      stroke: Stroke(begin: begin, way: -sign * way, over: way / speed, hold: 0), turn: sign * (way - slop),
      velocity: sign * speed, pause: Metrics.strokePause, isLast: wanted <= fastest)
  }

  /// The finger brings the row to the middle and rests before it lifts.
  private func place(_ rest: Double, begin: Double) -> Step {
    let way = rest == 0 ? 0 : rest + (rest > 0 ? slop : -slop)
    let over = way == 0 ? 0 : max(0.15, way.magnitude / Metrics.placingSpeed)
    return Step(stroke: Stroke(begin: begin, way: -way, over: over, hold: Metrics.placingHold), isLast: true)
  }

  /// Too far for a drag, too near for a flick: a drag that lets go between two rows, so that the next finger catches it.
  private func creep(_ isUp: Bool, from here: Double, rowHeight: Double, begin: Double) throws(Failure) -> Step {
    let sign: Double = isUp ? 1 : -1
    let furthest = (here + sign * (room - slop)) / rowHeight - 0.5
    let turn = sign * ((furthest.rounded(isUp ? .down : .up) + 0.5) * rowHeight - here)
    guard turn > 0 else { throw .noRoom }
    let finger = turn + slop
    return Step(
      stroke: Stroke(
        begin: begin, way: -sign * finger, over: max(0.15, finger / Metrics.placingSpeed), hold: Metrics.placingHold),
      turn: sign * turn, pause: Metrics.creepPause)
  }

  /// How many flicks a way takes, about.
  private func count(to target: Double, from here: Double) -> Int {
    let carry = Deceleration.normal.displacement(velocity: fastest, at: Metrics.strokePause) + room / 2
    return Metrics.strokeLimit + Int(min(((target - here).magnitude / carry).rounded(.up), 1e9))
  }
}

extension Stage {
  /// What keeps a person from turning a wheel, in words.
  public struct SpinRefusal: Error {
    public var reason: String
  }

  /// A person turns a wheel to a notch; answers the fingers with the instants at which they lift.
  public mutating func spin(_ column: Int, toNotch notch: Int, of id: ComponentID) throws(SpinRefusal) -> Spin {
    let strokes = try strokes(on: column, of: id)
    do {
      let plan = try strokes.plan(self[wheels: id].columns[column], to: notch, at: now)
      return perform(plan, on: column, of: id)
    } catch { throw refusal(error) }
  }

  /// A person flicks a wheel with a speed of the finger, in points of the screen per second; positive is up.
  public mutating func spin(_ column: Int, speed: Double, of id: ComponentID) throws(SpinRefusal) -> Spin {
    let strokes = try strokes(on: column, of: id)
    do { return perform([try strokes.flick(speed: speed / strokes.scale)], on: column, of: id) } catch {
      throw refusal(error)
    }
  }

  /// The fingers of a spin.
  public struct Spin: Sendable {
    /// The last one, which decides.
    public var finger: Int32
    public var lift: Instant
  }

  private func refusal(_ failure: WheelStrokes.Failure) -> SpinRefusal {
    switch failure {
    case .noRoom: SpinRefusal(reason: "too little of the wheel can be seen to turn it with a finger")
    case .tooFar(let strokes):
      SpinRefusal(
        reason: "that is too far for a person: about \(strokes) flicks, \(Metrics.strokeLimit) at most")
    }
  }

  /// The part of a wheel that lies on the screen, in screen points.
  public func visibleFrame(ofWheel column: Int, of id: ComponentID) -> Rect {
    let (origin, scale) = place(of: id)
    let area = wheelArea(of: id)
    var frame = self[wheels: id].frames(in: area.size, layout: direction(of: id))[column]
    frame.origin = frame.origin + area.origin
    let bounds = screen(of: id)?.bounds ?? .zero
    let left = max(origin.x + max(frame.minX, area.minX) * scale, bounds.minX)
    let right = min(origin.x + min(frame.maxX, area.maxX) * scale, bounds.maxX)
    let top = max(origin.y + frame.minY * scale, bounds.minY)
    let bottom = min(origin.y + frame.maxY * scale, bounds.maxY)
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  private func strokes(on column: Int, of id: ComponentID) throws(SpinRefusal) -> WheelStrokes {
    guard !self[wheels: id].columns[column].isTracking else {
      throw SpinRefusal(reason: "a finger is on the wheel already")
    }
    let frame = visibleFrame(ofWheel: column, of: id)
    let scale = place(of: id).scale
    let room = (frame.size.height - 2 * Metrics.strokeMargin) / scale
    guard frame.size.width > 0, scale > 0, room > 0 else { throw refusal(.noRoom) }
    return WheelStrokes(
      room: room, slop: Metrics.touchSlop / scale, length: wheelArea(of: id).size.height, scale: scale)
  }

  private mutating func perform(_ strokes: [WheelStrokes.Stroke], on column: Int, of id: ComponentID) -> Spin {
    let frame = visibleFrame(ofWheel: column, of: id)
    let scale = place(of: id).scale
    var paths: [(begin: Duration, path: TouchPath)] = []
    for stroke in strokes {
      let way = stroke.way * scale
      let start = Point(x: frame.center.x, y: frame.center.y - way / 2)
      var path = TouchPath(at: start)
      if way != 0 { path = path.moving(to: Point(x: start.x, y: start.y + way), over: stroke.over) }
      paths.append((Duration(roundingUp: stroke.begin), path.holding(stroke.hold)))
    }
    return perform(paths, named: "spin", on: id)
  }

  /// Strokes of one gesture, one after another, each with a finger of its own.
  private mutating func perform(
    _ strokes: [(begin: Duration, path: TouchPath)], named name: String, on id: ComponentID
  ) -> Spin {
    history.isStale = true
    var spin = Spin(finger: 0, lift: now)
    for (begin, path) in strokes {
      let finger = newFinger()
      spin = Spin(finger: finger, lift: now + begin + path.duration)
      aims[finger] = id
      agenda.reserve(path.samples.count + 1)
      for (index, sample) in path.samples.enumerated() {
        let phase: TouchPhase = index == 0 ? .began : .moved
        schedule(.touch(finger: finger, phase, sample.point), for: .stage, at: now + begin + sample.time)
      }
      schedule(.touch(finger: finger, .ended, path.end), for: .stage, at: spin.lift)
    }
    if let first = strokes.first?.path, let last = strokes.last?.path {
      let gesture = Event.GestureRecord(
        name: name, finger: spin.finger, from: first.start, to: last.end, duration: spin.lift - now)
      record(.gesture(gesture), from: id, isUser: true)
    }
    return spin
  }
}
