/// A deceleration whose rate is solved again, so that it keeps its velocity and stops exactly on a target.
///
/// `x(t) = o + (v/λ')·(1 − e^(−λ't))` with `λ' = (|v| − 10)/|D − o|`; at its end the speed is 10 pt/s. Offsets in pt,
/// velocities in pt/s, times in seconds since it began. The rule is Flutter's for wheels.
public struct Retarget: Hashable, Sendable {
  public let origin: Double
  public let velocity: Double
  /// λ', 1/s.
  public let decay: Double

  /// nil if the target lies behind the motion or is where it starts, or the speed is below 250 pt/s.
  public init?(from origin: Double, velocity: Double, to target: Double) {
    let way = target - origin
    let decay = (velocity.magnitude - Metrics.decelerationStopSpeed) / way.magnitude
    guard way * velocity > 0, velocity.magnitude >= Metrics.flingSpeed, decay.isFinite, decay > 0 else { return nil }
    self.origin = origin
    self.velocity = velocity
    self.decay = decay
  }

  /// The rule as it was once solved.
  init(origin: Double, velocity: Double, decay: Double) {
    self.origin = origin
    self.velocity = velocity
    self.decay = decay
  }

  /// Seconds until it stops on the target.
  public var duration: Double { Math.log(velocity.magnitude / Metrics.decelerationStopSpeed) / decay }

  /// Offset after `t` seconds, without the stop.
  public func position(at t: Double) -> Double { origin + velocity / decay * (1 - Math.exp(-decay * t)) }

  /// Velocity after `t` seconds, without the stop: the exact derivative.
  public func velocity(at t: Double) -> Double { velocity * Math.exp(-decay * t) }

  /// When the offset is at `x`, or nil if it never is. No stop is applied.
  public func time(reaching x: Double) -> Double? {
    let share = (x - origin) * decay / velocity
    return share >= 0 && share < 1 ? -Math.log(1 - share) / decay : nil
  }
}
