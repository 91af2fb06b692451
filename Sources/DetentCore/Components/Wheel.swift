/// One column of equal rows that turns: the engine of pickers and of date pickers.
///
/// It knows how many rows there are, never what they say. Rows count from 0. The offset is that of `WheelSnap`: row 0
/// lies in the middle at 0, a wheel that wraps turns on for ever. At rest a row lies exactly in the middle.
public struct Wheel: Sendable {
  /// What the wheel is doing.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    case idle
    /// A finger is down and has not moved far enough to drag.
    case tracking
    case dragging
    /// Let go by a finger or a trackpad, on its way to a row.
    case decelerating
    /// On its way to a row that code, a tap, a key or VoiceOver chose.
    case animating
  }

  public internal(set) var count: Int
  /// Height of a row in points.
  public internal(set) var rowHeight: Double
  /// After the last row comes the first.
  public internal(set) var wraps: Bool
  /// Width of the column in points, see `Wheels.Sharing`; nil: a share of what the others leave.
  public internal(set) var width: Double?
  /// The chosen row: the one that was reported, or that code set. It stays while the wheel turns. nil without rows.
  public internal(set) var row: Int?

  /// The offset while nothing moves the wheel.
  var restOffset = 0.0
  var motion: Motion?
  var drag: Drag?

  /// A motion under way.
  struct Motion: Sendable {
    /// Names it in the agenda: no two motions of the same wheels share it.
    var stamp: UInt32
    var start: Instant
    var path: AxisMotion
    /// It was let go, and not sent to a row.
    var isDeceleration: Bool

    var end: Instant { start + Duration(roundingUp: path.duration) }
  }

  /// A finger that holds or turns the wheel. Heights are in points of the picker.
  struct Drag: Sendable {
    var finger: Int32
    /// Where the finger is, and where it stood when the offset was `grab`.
    var place: Double
    var anchor: Double
    /// The offset that the finger took hold of, without the band at the ends.
    var grab: Double
    var isMoving = false
    /// It stopped something that moved.
    var caughtMotion: Bool
    var tracker = ReleaseVelocity()
    var samples: [Event.DragRecord.Sample] = []
  }

  /// A height that is not positive and finite counts as the usual one, a negative count as 0.
  public init(count: Int, rowHeight: Double = Metrics.wheelRowHeight, wraps: Bool = false, width: Double? = nil) {
    self.count = max(0, count)
    self.rowHeight = rowHeight > 0 && rowHeight < .infinity ? rowHeight : Metrics.wheelRowHeight
    self.wraps = wraps
    self.width = width
    row = count > 0 ? 0 : nil
  }

  public var snap: WheelSnap { WheelSnap(rowHeight: rowHeight, count: count, wraps: wraps) }

  // MARK: State at a moment

  public var isMoving: Bool { motion != nil }
  public var isTracking: Bool { drag != nil }

  public func offset(at now: Instant) -> Double {
    motion.map { $0.path.position(at: (now - $0.start).seconds) } ?? restOffset
  }

  /// Speed of the offset in points per second; later rows are positive.
  public func velocity(at now: Instant) -> Double {
    if let motion { return motion.path.velocity(at: (now - motion.start).seconds) }
    guard let drag, drag.isMoving else { return 0 }
    return -drag.tracker.current.y
  }

  public var phase: Phase {
    if let drag { return drag.isMoving ? .dragging : .tracking }
    guard let motion else { return .idle }
    return motion.isDeceleration ? .decelerating : .animating
  }

  /// The row in the middle at a moment, or the one next to it; nil without rows.
  public func rowNear(at now: Instant) -> Int? { count > 0 ? snap.row(at: offset(at: now)) : nil }

  /// The offset to which the wheel is on its way; where it stands if it does not move by itself.
  var heading: Double { motion?.path.rest ?? restOffset }

  // MARK: What code does

  /// Sets the number of rows. The chosen row is moved to the last one if it is gone, to none without rows, to the first
  /// if there was none. What turns goes on, to the last row if its own is gone; `stamp` is for that.
  ///
  /// - Returns: whether there is a new motion.
  mutating func setCount(_ count: Int, at now: Instant, length: Double, stamp: UInt32) -> Bool {
    let before = (heading: heading, offset: offset(at: now), velocity: motion == nil ? 0 : velocity(at: now))
    self.count = max(0, count)
    row = self.count > 0 ? min(row ?? 0, self.count - 1) : nil
    guard self.count > 0 else {
      halt(at: 0)
      return false
    }
    let isGone = !snap.range.contains(before.heading)
    if let motion, isGone, !wraps {
      let last = snap.range.upperBound
      let path =
        motion.isDeceleration
        ? AxisMotion.retarget(from: before.offset, velocity: before.velocity, to: last)
        : AxisMotion.timed(from: before.offset, to: last)
      self.motion = nil
      restOffset = last
      return path.map { start($0, isDeceleration: motion.isDeceleration, at: now, stamp: stamp) } ?? false
    }
    guard motion == nil else { return false }
    if drag == nil {
      settle(on: min(snap.notch(at: restOffset), self.count - 1))
    } else if drag?.isMoving == true {
      follow(length: length)
    } else {
      halt(at: snap.range.clamping(restOffset))
    }
    return false
  }

  /// Chooses a row, at once or with a motion of 0.3 s. What moved stops; a finger that drags goes on from there.
  ///
  /// - Returns: whether there is a motion.
  mutating func select(_ row: Int, animated: Bool, at now: Instant, stamp: UInt32) -> Bool {
    guard count > 0 else { return false }
    self.row = max(0, min(row, count - 1))
    return turn(
      toNotch: snap.notch(ofRow: self.row ?? 0, near: offset(at: now)), animated: animated, at: now, stamp: stamp)
  }

  /// Turns to a notch without choosing it. Under a finger that drags it is a jump.
  ///
  /// - Returns: whether there is a motion.
  mutating func turn(toNotch notch: Int, animated: Bool, at now: Instant, stamp: UInt32) -> Bool {
    let here = offset(at: now)
    let target = snap.position(of: notch)
    let isHeld = drag?.isMoving == true
    halt(at: isHeld || !animated ? target : here)
    guard !isHeld, animated, let path = AxisMotion.timed(from: here, to: target) else {
      if isHeld { halt(at: target) } else { settle(on: notch) }
      return false
    }
    return start(path, isDeceleration: false, at: now, stamp: stamp)
  }

  // MARK: Pieces

  mutating func start(_ path: AxisMotion, isDeceleration: Bool, at now: Instant, stamp: UInt32) -> Bool {
    motion = Motion(stamp: stamp, start: now, path: path, isDeceleration: isDeceleration)
    return true
  }

  /// Stops at an offset; a finger that is down holds the wheel there.
  mutating func halt(at offset: Double) {
    motion = nil
    restOffset = offset
    guard let drag else { return }
    self.drag?.anchor = drag.place
    self.drag?.grab = offset
  }

  /// The motion has come to its end: the wheel rests on a row.
  mutating func arrive() {
    guard let motion else { return }
    self.motion = nil
    settle(on: snap.notch(at: motion.path.rest))
  }

  /// Rests on a notch. A wheel that wraps forgets how often it has turned round.
  mutating func settle(on notch: Int) {
    restOffset = snap.position(of: wraps ? snap.row(ofNotch: notch) : notch)
  }
}
