/// The motion of a scroll offset along one axis: up to three pieces, each a closed form of time.
///
/// Offsets in pt, velocities in pt/s, times in seconds since the motion began. A value at any time costs the same;
/// nothing steps. A touch that stops the motion asks for `position(at:)` and drops the rest.
///
/// The clock counts microseconds, and rounds up all but a nanosecond of noise; so a motion is over, and at `rest`
/// exactly, from a nanosecond before `duration`.
public struct AxisMotion: Hashable, Sendable {
  /// A curve and when it holds, from `begin` (inclusive) to `end`.
  public struct Piece: Hashable, Sendable {
    public let curve: Curve
    public let begin: Double
    public let end: Double
  }

  /// What the clock's rounding may take off a computed time, s.
  static let clockNoise = 1e-9

  /// The pieces, in order; each begins where the one before ends.
  public let first: Piece
  public let second: Piece?
  public let third: Piece?
  /// Offset at time 0.
  public let start: Double
  /// Offset at the end, and for ever after: exactly the edge, page, row or target.
  public let rest: Double

  init(_ first: Piece, _ second: Piece? = nil, _ third: Piece? = nil, start: Double, rest: Double) {
    self.first = first
    self.second = second
    self.third = third
    self.start = start
    self.rest = rest
  }

  /// Length in seconds. It may be 0: then the offset is at `rest` from the start.
  public var duration: Double { third?.end ?? second?.end ?? first.end }

  /// Whether the offset is at rest after `t` seconds.
  public func isOver(at t: Double) -> Bool { t >= duration - Self.clockNoise }

  /// Offset after `t` seconds: `start` before the motion began (and for a time that is not a number), `rest` after its
  /// end.
  public func position(at t: Double) -> Double {
    if isOver(at: t) { return rest }
    guard t > 0 else { return start }
    let piece = piece(at: t)
    return piece.curve.position(at: t - piece.begin)
  }

  /// Reported velocity after `t` seconds: in free motion and bounces UIKit's speed law, else the slope; 0 after the
  /// end.
  public func velocity(at t: Double) -> Double { isOver(at: t) ? 0 : along(t) { $0.velocity(at: $1) } }

  /// Exact derivative of the offset after `t` seconds; 0 after the end.
  public func slope(at t: Double) -> Double { isOver(at: t) ? 0 : along(t) { $0.slope(at: $1) } }

  /// Whether the offset bounces past an edge after `t` seconds. False at the instant of the hit's end and after.
  public func isOutside(at t: Double) -> Bool {
    guard !isOver(at: t), case .edge = piece(at: t).curve else { return false }
    return true
  }

  /// The piece that holds after `t` seconds; the last one from the end on.
  public func piece(at t: Double) -> Piece {
    guard let second, t >= second.begin else { return first }
    guard let third, t >= third.begin else { return second }
    return third
  }

  private func along(_ t: Double, _ value: (Curve, Double) -> Double) -> Double {
    let t = t > 0 ? t : 0
    let piece = piece(at: t)
    return value(piece.curve, t - piece.begin)
  }
}
