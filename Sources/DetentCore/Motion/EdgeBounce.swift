/// Content past an edge, drawn back to it: free deceleration times an envelope that shrinks by 1 % per millisecond.
///
/// `d(t) = β^(1000t) · (d0 + K·v0·(1 − r^(1000t)))`, the closed form of: slow down, move, shrink excess and speed,
/// every millisecond. Excess is signed, in pt (positive past the far edge); times are seconds since it began.
public struct EdgeBounce: Hashable, Sendable {
  /// The edge, pt.
  public var edge: Double
  /// d0, signed distance past the edge at time 0, pt.
  public var excess: Double
  /// v0, velocity at time 0, pt/s, outward or inward.
  public var velocity: Double
  public var deceleration: Deceleration

  static let envelope = Math.FixedBase(Metrics.bounceRate)
  /// ω, decay of the envelope, 1/s: 10.05.
  public static let decay = -1000 * envelope.log

  public init(edge: Double, excess: Double, velocity: Double, deceleration: Deceleration) {
    self.edge = edge
    self.excess = excess
    self.velocity = velocity
    self.deceleration = deceleration
  }

  /// The bounce that takes over when `curve` meets `edge` after `t` seconds. Offset and slope are continuous.
  public init(edge: Double, hitBy curve: FreeCurve, at t: Double) {
    self.init(edge: edge, excess: 0, velocity: curve.velocity(at: t), deceleration: curve.deceleration)
  }

  private var reach: Double { deceleration.reach * velocity }
  private func envelope(at t: Double) -> Double { Self.envelope.raised(to: 1000 * t) }

  /// Signed distance past the edge after `t` seconds.
  public func excess(at t: Double) -> Double { envelope(at: t) * (excess + reach * (1 - deceleration.share(at: t))) }

  /// Offset after `t` seconds.
  public func position(at t: Double) -> Double { edge + excess(at: t) }

  /// Reported velocity after `t` seconds: `v0·(r·β)^(1000t)`.
  public func velocity(at t: Double) -> Double { velocity * (deceleration.share(at: t) * envelope(at: t)) }

  /// Exact derivative of the offset.
  public func slope(at t: Double) -> Double {
    let share = deceleration.share(at: t)
    let free = excess + reach * (1 - share)
    return envelope(at: t) * (deceleration.decay * reach * share - Self.decay * free)
  }

  /// When the motion turns: the greatest excess after an outward start, the deepest dip after an inward crossing; 0 if
  /// it does not turn.
  public var peak: Double {
    let share = Self.decay * (excess + reach) / (reach * (deceleration.decay + Self.decay))
    return share > 0 && share < 1 ? -Math.log(share) / deceleration.decay : 0
  }

  /// When content released outside and moving inward meets the edge, or nil if it only settles there.
  public var inwardCrossing: Double? {
    let share = -excess / reach
    return excess != 0 && share > 0 && share < 1 ? -Math.log(1 - share) / deceleration.decay : nil
  }

  /// The first time after which the content stays within 0.5 pt of the edge and slower than 10 pt/s. Not for a bounce
  /// that crosses the edge faster than that.
  public var settle: Double { max(settledDistance, settledSpeed) }

  private var settledSpeed: Double {
    let ratio = velocity.magnitude / Metrics.settleSpeed
    return ratio > 1 ? Math.log(ratio) / (deceleration.decay + Self.decay) : 0
  }

  private var settledDistance: Double {
    let near = Metrics.settleDistance
    // A dip after a slow crossing is less than 0.5 pt deep.
    let from = excess * velocity < 0 ? 0 : peak
    guard excess(at: from).magnitude > near else { return 0 }
    let bound = Math.log((excess.magnitude + reach.magnitude) / near) / Self.decay
    return Math.turn(from: from, to: max(bound, from)) { excess(at: $0).magnitude <= near }
  }
}
