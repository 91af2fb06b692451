/// Free deceleration at a fixed rate: each millisecond the speed is multiplied by the rate, then the offset moves by
/// it.
///
/// Everything is the closed form of that sum. Velocities are pt/s, distances pt, times s. The reported velocity is
/// `v·r^(1000t)`; the exact slope of the offset is `slopeFactor` times it.
public struct Deceleration: Hashable, Sendable {
  let power: Math.FixedBase

  /// The normal rate, 0.998.
  public static let normal = Deceleration(checked: Metrics.decelerationRateNormal)
  /// The fast rate, 0.99.
  public static let fast = Deceleration(checked: Metrics.decelerationRateFast)

  /// A deceleration that keeps `rate` of the speed per millisecond; nil unless the rate lies strictly between 0 and 1.
  public init?(rate: Double) {
    guard rate > 0, rate < 1 else { return nil }
    self = rate == Metrics.decelerationRateNormal ? .normal : Deceleration(checked: rate)
  }

  private init(checked rate: Double) { power = Math.FixedBase(rate) }

  /// Share of the speed kept per millisecond.
  public var rate: Double { power.base }
  /// λ, the decay of the speed in 1/s.
  public var decay: Double { -1000 * power.log }
  /// K in seconds: the distance covered per unit of velocity, were there no stop.
  public var reach: Double { rate / ((1 - rate) * 1000) }
  /// κ = K·λ, the slope of the offset at the start per unit of velocity: a little less than 1.
  public var slopeFactor: Double { reach * decay }

  /// The share of the velocity left after `t` seconds, without the stop.
  public func share(at t: Double) -> Double { power.raised(to: 1000 * t) }

  /// The velocity after `t` seconds, without the stop.
  public func velocity(_ v: Double, at t: Double) -> Double { v * share(at: t) }

  /// The distance covered in `t` seconds, signed, without the stop.
  public func displacement(velocity v: Double, at t: Double) -> Double { reach * v * (1 - share(at: t)) }

  /// Seconds until the speed has fallen to 10 pt/s; 0 if it is no greater now.
  public func duration(velocity v: Double) -> Double {
    let speed = v.magnitude
    return speed > Metrics.decelerationStopSpeed ? Math.log(speed / Metrics.decelerationStopSpeed) / decay : 0
  }

  /// The signed distance covered until the speed has fallen to 10 pt/s.
  public func distance(velocity v: Double) -> Double {
    let speed = v.magnitude
    guard speed > Metrics.decelerationStopSpeed else { return 0 }
    return reach * (v < 0 ? Metrics.decelerationStopSpeed - speed : speed - Metrics.decelerationStopSpeed)
  }

  /// Seconds until the signed distance `s` is covered, or nil if the motion stops before (or goes the other way).
  public func time(toCover s: Double, velocity v: Double) -> Double? {
    let share = s / (reach * v)
    guard share >= 0, share < 1 - Metrics.decelerationStopSpeed / v.magnitude else { return nil }
    return rawTime(share: share)
  }

  /// Seconds until `share` (0 to 1) of the endless distance is covered.
  func rawTime(share: Double) -> Double { share > 0 ? -Math.log(1 - share) / decay : 0 }
}

/// Item of a motion: a free deceleration from `origin`. Time is in seconds since it began.
public struct FreeCurve: Hashable, Sendable {
  /// Offset at time 0, pt.
  public var origin: Double
  /// Velocity at time 0, pt/s.
  public var velocity: Double
  public var deceleration: Deceleration

  public init(origin: Double, velocity: Double, deceleration: Deceleration) {
    self.origin = origin
    self.velocity = velocity
    self.deceleration = deceleration
  }

  /// Offset after `t` seconds, without a stop.
  public func position(at t: Double) -> Double { origin + deceleration.displacement(velocity: velocity, at: t) }

  /// Reported velocity after `t` seconds, without a stop.
  public func velocity(at t: Double) -> Double { deceleration.velocity(velocity, at: t) }

  /// Exact derivative of the offset.
  public func slope(at t: Double) -> Double { deceleration.slopeFactor * velocity(at: t) }

  /// When the offset is at `x`, or nil if it never is. No stop is applied.
  public func time(reaching x: Double) -> Double? {
    let share = (x - origin) / (deceleration.reach * velocity)
    return share >= 0 && share < 1 ? deceleration.rawTime(share: share) : nil
  }
}
