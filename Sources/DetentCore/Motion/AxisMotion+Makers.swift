extension AxisMotion {
  /// A released or scripted fling: deceleration, bounces at the edges of `range`, return from outside.
  ///
  /// Released slower than 250 pt/s it does not decelerate: inside it rests at once, outside it returns as if let go.
  /// That speed is the length over both axes, so where two axes move, compare it yourself and pass `isScripted`.
  /// Without `bounces` the offset stops at an edge; an outward velocity outside the range is dropped.
  ///
  /// - Parameter rate: share of speed kept per millisecond, between 0 and 1.
  /// - Returns: nil if the offset is in range and stays where it is, for a number that is not finite, or for a rate that
  ///   does not lie between 0 and 1.
  public static func fling(
    from x: Double, velocity v: Double, in range: ClosedRange<Double>, rate: Double, bounces: Bool,
    isScripted: Bool = false
  ) -> AxisMotion? {
    guard x.isFinite, v.isFinite, let deceleration = Deceleration(rate: rate) else { return nil }
    let velocity = isScripted || v.magnitude >= Metrics.flingSpeed ? v : 0
    var plan = FlingPlan(range: range, deceleration: deceleration, bounces: bounces)
    plan.start(from: x, velocity: velocity)
    return plan.motion(from: x)
  }

  /// A snap onto a page or a row: critically damped, velocity kept, no overshoot.
  ///
  /// - Returns: nil if it is slower than 10 pt/s at its target already, or for a number that is not finite.
  public static func snap(from x: Double, velocity v: Double, to target: Double) -> AxisMotion? {
    guard (x - target).isFinite, v.isFinite, x != target || v.magnitude >= Metrics.settleSpeed else { return nil }
    let spring = Spring(from: x, velocity: v, to: target)
    return single(.snap(spring), duration: spring.settle, start: x, rest: target)
  }

  /// A deceleration that keeps its velocity and stops on `target`; a snap if the target lies behind the motion or the
  /// speed is below 250 pt/s.
  ///
  /// - Returns: nil where `snap` gives nil.
  public static func retarget(from x: Double, velocity v: Double, to target: Double) -> AxisMotion? {
    guard (x - target).isFinite, v.isFinite, let curve = Retarget(from: x, velocity: v, to: target) else {
      return snap(from: x, velocity: v, to: target)
    }
    return single(.retarget(curve), duration: curve.duration, start: x, rest: target)
  }

  /// An animated change of offset along a timing curve. It has no incoming velocity, and is not kept within any range.
  ///
  /// - Parameter duration: seconds; 0 is a jump.
  /// - Returns: nil if the offset is at `target` already, the duration is negative, or a number is not finite.
  public static func timed(
    from x: Double, to target: Double, duration: Double = Metrics.animatedOffsetDuration,
    curve: TimedCurve = Metrics.animatedOffsetCurve
  ) -> AxisMotion? {
    guard (x - target).isFinite, x != target, duration >= 0, duration.isFinite else { return nil }
    let move = TimedMove(from: x, to: target, duration: duration, curve: curve)
    return single(.timed(move), duration: duration, start: x, rest: target)
  }

  private static func single(_ curve: Curve, duration: Double, start: Double, rest: Double) -> AxisMotion? {
    guard duration.isFinite, rest.isFinite else { return nil }
    return AxisMotion(Piece(curve: curve, begin: 0, end: duration), start: start, rest: rest)
  }
}
