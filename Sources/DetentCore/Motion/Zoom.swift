/// The limits of a zoom scale and the band beyond them: a rubber band on the logarithm of the scale, the same for
/// zooming in and out. No formula of UIKit's is published: our choice.
public struct ZoomBand: Hashable, Sendable {
  /// Least scale, positive.
  public let min: Double
  /// Greatest scale, at least `min`.
  public let max: Double

  /// Limits. A least scale that is not positive and finite counts as 1; a greatest scale below the least counts as the
  /// least.
  public init(min: Double, max: Double) {
    self.min = min > 0 && min < .infinity ? min : 1
    self.max = max > self.min && max < .infinity ? max : self.min
  }

  /// The limit nearest to a scale outside, or the scale itself. NaN gives the least scale.
  public func limit(for scale: Double) -> Double { (min...max).clamping(scale) }

  /// The scale shown for the scale the fingers ask for. Between the limits unchanged; beyond one it nears, and never
  /// passes, twice the greatest or half the least. Without bouncing it stays at the limit. NaN gives the least scale.
  public func shown(_ raw: Double, bounces: Bool = true) -> Double {
    let limit = limit(for: raw)
    guard bounces, raw != limit, !raw.isNaN else { return limit }
    let octaves = raw > limit ? Self.log2(raw / limit) : Self.log2(limit / Swift.max(raw, 0))
    let band = Metrics.zoomBandReach * (1 - 1 / (1 + Metrics.zoomBandFactor * octaves))
    return limit * Self.exp2(raw > limit ? band : -band)
  }

  /// The scale the fingers would ask for to show `scale`: where a new pinch inside the band takes hold. At or past the
  /// band's reach it is infinite (or 0).
  public func raw(_ scale: Double) -> Double {
    let limit = limit(for: scale)
    guard scale != limit, !scale.isNaN else { return limit }
    let band =
      (scale > limit ? Self.log2(scale / limit) : Self.log2(limit / Swift.max(scale, 0))) / Metrics.zoomBandReach
    let octaves = band < 1 ? band / (Metrics.zoomBandFactor * (1 - band)) : .infinity
    return limit * Self.exp2(scale > limit ? octaves : -octaves)
  }

  static func log2(_ x: Double) -> Double { Math.log(x) * 1.4426950408889634 }
  static func exp2(_ x: Double) -> Double { two.raised(to: x) }
  private static let two = Math.FixedBase(2)
}

/// A zoom released beyond a limit, returning to it: its distance in octaves decays as a bounce does. Times in seconds
/// since the release. The offset is the caller's: evaluate the bounds at the scale of the instant.
public struct ZoomReturn: Hashable, Sendable {
  /// The scale it returns to.
  public let limit: Double
  /// The scale at time 0.
  public let start: Double
  private let octaves: Double

  /// nil if the scale is within the limits already, not positive, or not finite.
  public init?(from scale: Double, in band: ZoomBand) {
    let limit = band.limit(for: scale)
    guard scale > 0, scale < .infinity, scale != limit else { return nil }
    self.limit = limit
    start = scale
    octaves = ZoomBand.log2(scale / limit)
  }

  /// Seconds until the scale is within a thousandth of its limit.
  public var duration: Double {
    let near = ZoomBand.log2(1 + (octaves > 0 ? Metrics.zoomSettleRatio : -Metrics.zoomSettleRatio))
    return octaves.magnitude > near.magnitude ? Math.log(octaves / near) / EdgeBounce.decay : 0
  }

  /// The scale after `t` seconds; exactly the limit once `duration` has passed.
  public func scale(at t: Double) -> Double {
    guard t < duration else { return limit }
    return t > 0 ? limit * ZoomBand.exp2(octaves * Math.exp(-EdgeBounce.decay * t)) : start
  }
}
