/// Fingers and trackpads on a wheel. Heights are in points of the picker, downward; lengths are those of the column.
extension Wheel {
  /// What came of letting a wheel go.
  struct Release: Sendable {
    /// Speed of the offset, points per second.
    var velocity: Double
    /// Where the wheel was let go.
    var offset: Double
    var choice: WheelSnap.Choice
    /// Where it will rest.
    var notch: Int
    /// A motion has begun; else it rests already.
    var moves: Bool
  }

  /// A finger comes down on the wheel: what moves stops. Only the first finger counts.
  mutating func fingerDown(_ finger: Int32, at y: Double, now: Instant, length: Double) {
    guard drag == nil else { return }
    let caught = isMoving
    let here = offset(at: now)
    halt(at: here)
    drag = Drag(finger: finger, place: y, anchor: y, grab: raw(here, length: length), caughtMotion: caught)
    drag?.tracker.add(microseconds: now.microseconds, x: 0, y: y)
    if caught { drag?.samples = [Event.DragRecord.Sample(time: now, offset: Point(x: 0, y: here))] }
  }

  /// The touch has become a drag. `origin`: where the finger would be, had the slop not been there.
  mutating func beginDragging(from origin: Double, now: Instant, length: Double) {
    // Code may have begun to turn the wheel under the resting finger.
    if isMoving {
      let here = offset(at: now)
      let grab = raw(here, length: length)
      halt(at: here)
      drag?.grab = grab
    }
    drag?.isMoving = true
    drag?.anchor = origin
  }

  mutating func fingerMoved(_ finger: Int32, to y: Double, now: Instant, length: Double) {
    guard drag?.finger == finger else { return }
    drag?.place = y
    drag?.tracker.add(microseconds: now.microseconds, x: 0, y: y)
    guard drag?.isMoving == true else { return }
    follow(length: length)
    let sample = Event.DragRecord.Sample(time: now, offset: Point(x: 0, y: restOffset))
    drag?.samples.append(sample)
  }

  /// The finger lifts or is taken away: the wheel goes to a row, unless it is on one and no finger turned it.
  mutating func fingerUp(_ finger: Int32, isCancelled: Bool, now: Instant, stamp: UInt32) -> (Drag, Release?)? {
    guard let drag, drag.finger == finger else { return nil }
    self.drag = nil
    guard drag.isMoving || (drag.caughtMotion && !isMoving) else { return (drag, nil) }
    let velocity =
      isCancelled || !drag.isMoving ? 0 : -drag.tracker.release(atMicroseconds: now.microseconds).y
    return (drag, release(velocity: velocity, at: now, stamp: stamp))
  }

  /// Lets the wheel go with a speed of its offset.
  mutating func release(velocity: Double, at now: Instant, stamp: UInt32) -> Release {
    let snap = snap
    let here = restOffset
    let choice = snap.choose(offset: here, velocity: velocity)
    var release = Release(velocity: velocity, offset: here, choice: choice, notch: snap.notch(at: here), moves: false)
    let isThere = velocity == 0 && (here - snap.position(of: release.notch)).magnitude <= Metrics.wheelNoise
    if !isThere, count > 0, let path = snap.motion(offset: here, velocity: velocity) {
      release.notch = snap.notch(at: path.rest)
      release.moves = start(path, isDeceleration: true, at: now, stamp: stamp)
    } else {
      settle(on: release.notch)
    }
    return release
  }

  /// The offset that the finger's place gives. A wheel without rows stays.
  mutating func follow(length: Double) {
    guard let drag, count > 0 else { return }
    let proposed = drag.grab - (drag.place - drag.anchor)
    restOffset = wraps ? proposed : RubberBand(length: length).shown(proposed, in: snap.range)
  }

  /// Where a drag without a band would have put the wheel.
  private func raw(_ offset: Double, length: Double) -> Double {
    guard !wraps else { return offset }
    let raw = RubberBand(length: length).proposed(offset, in: snap.range)
    return raw.isFinite ? raw : offset
  }
}
