/// A snap onto a target: a critically damped spring that keeps the velocity it is given and never overshoots.
///
/// `x(t) = D + (d0 + (v0 + ω·d0)·t)·e^(−ωt)`. Offsets in pt, velocities in pt/s, times in seconds since it began.
public struct Spring: Hashable, Sendable {
  /// D, where it comes to rest, pt.
  public let target: Double
  /// d0 = start − target, pt.
  public let displacement: Double
  /// v0, pt/s.
  public let velocity: Double
  /// ω, 1/s.
  public let frequency: Double
  /// v0 + ω·d0, pt/s.
  private let drift: Double

  /// A spring with a frequency of the caller's.
  public init(from start: Double, velocity: Double, to target: Double, frequency: Double) {
    self.target = target
    self.displacement = start - target
    self.velocity = velocity
    self.frequency = frequency
    drift = velocity + frequency * displacement
  }

  /// The snap of pages and rows: ω = 4π, or more where a hard flick toward the target needs it to not overshoot.
  public init(from start: Double, velocity: Double, to target: Double) {
    let displacement = start - target
    let hard = velocity.magnitude / displacement.magnitude
    let isHard = velocity * displacement < 0 && hard > Metrics.snapFrequency
    self.target = target
    self.displacement = displacement
    self.velocity = velocity
    frequency = isHard ? hard : Metrics.snapFrequency
    drift = isHard ? 0 : velocity + Metrics.snapFrequency * displacement
  }

  /// Signed distance from the target after `t` seconds.
  public func distance(at t: Double) -> Double { (displacement + drift * t) * Math.exp(-frequency * t) }

  /// Offset after `t` seconds.
  public func position(at t: Double) -> Double { target + distance(at: t) }

  /// Velocity after `t` seconds: the exact derivative.
  public func velocity(at t: Double) -> Double { (velocity - frequency * drift * t) * Math.exp(-frequency * t) }

  /// When the motion turns back toward the target; 0 if it heads there from the start.
  public var turn: Double { drift == 0 ? 0 : max(0, velocity / (frequency * drift)) }

  /// When the speed toward the target is greatest; 0 if it falls from the start.
  private var fastest: Double { drift == 0 ? 0 : max(0, (1 + velocity / drift) / frequency) }

  /// The first time after which it stays within 0.5 pt of the target and slower than 10 pt/s.
  public var settle: Double { max(settledDistance, settledSpeed) }

  private var settledDistance: Double {
    let near = Metrics.settleDistance
    guard distance(at: turn).magnitude > near else { return 0 }
    return lastTime(displacement, drift, above: near)
  }

  private var settledSpeed: Double {
    let isSlow = { (t: Double) in velocity(at: t).magnitude < Metrics.settleSpeed }
    if !isSlow(fastest) { return lastTime(velocity, -frequency * drift, above: Metrics.settleSpeed) }
    return isSlow(0) ? 0 : Math.turn(from: 0, to: turn, isSlow)
  }

  /// The last time at which |a + b·t|·e^(−ωt) stands above a limit that it falls through for good.
  ///
  /// Newton's steps from a time past it: the logarithm is concave, so they come down to the root and never cross it.
  private func lastTime(_ a: Double, _ b: Double, above limit: Double) -> Double {
    var time = bound
    for _ in 0..<20 {
      let amplitude = a + b * time
      let excess = Math.log(amplitude.magnitude / limit) - frequency * time
      let next = time - excess / (b / amplitude - frequency)
      guard next < time else { return time }
      time = next
    }
    return time
  }

  /// A time by which it has settled: (1 + u)·e^(−u) is below 1.3·e^(−u/2).
  private var bound: Double {
    let far = (displacement.magnitude + drift.magnitude / frequency) / Metrics.settleDistance
    let fast = (velocity.magnitude + drift.magnitude) / Metrics.settleSpeed
    return max(turn, fastest) + 2 * Math.log(1.3 * max(1, far, fast)) / frequency
  }
}
