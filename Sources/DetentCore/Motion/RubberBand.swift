/// The resistance of content dragged past an edge: `b(x) = c·x·d / (d + c·x)`.
///
/// It starts with the slope c, grows ever more slowly, and never reaches the length of the viewport.
public struct RubberBand: Hashable, Sendable {
  /// c, the slope at the edge: `Metrics.rubberBandFactor` for a touch.
  public var factor: Double
  /// d, the viewport's length along the axis, pt. Zero, negative or not a number: no band, the content stays at the
  /// edge.
  public var length: Double

  public init(length: Double, factor: Double = Metrics.rubberBandFactor) {
    self.factor = factor
    self.length = length
  }

  private var isSlack: Bool { length > 0 && factor > 0 }

  /// How far the content shows past the edge when dragged `excess` pt past it. Odd: a negative excess gives a negative
  /// band. An infinite excess gives the length. NaN gives 0.
  public func band(excess: Double) -> Double {
    guard isSlack, !excess.isNaN else { return 0 }
    let pull = factor * excess.magnitude
    let shown = length / (length / pull + 1)
    return excess < 0 ? -shown : shown
  }

  /// The drag that shows `band` pt past the edge: the inverse of `band(excess:)`. At or past the length it is infinite.
  public func excess(band: Double) -> Double {
    guard isSlack, !band.isNaN else { return 0 }
    let shown = band.magnitude
    let pull = shown < length ? shown * length / (factor * (length - shown)) : .infinity
    return band < 0 ? -pull : pull
  }

  /// The offset shown for a proposed offset: itself in range, else the edge and the band. Both in pt.
  public func shown(_ proposed: Double, in range: ClosedRange<Double>) -> Double {
    let edge = range.clamping(proposed)
    return proposed == edge ? proposed : edge + band(excess: proposed - edge)
  }

  /// The proposed offset that is shown as `offset`: where a drag that begins in overscroll takes hold.
  public func proposed(_ offset: Double, in range: ClosedRange<Double>) -> Double {
    let edge = range.clamping(offset)
    return offset == edge ? offset : edge + excess(band: offset - edge)
  }
}

extension ClosedRange<Double> {
  /// The range of scroll offsets from `min` to `max`; if max lies below min (content shorter than its viewport) it is
  /// `min` alone. A bound that is not a number counts as 0, so this never traps.
  public static func scroll(min: Double, max: Double) -> ClosedRange<Double> {
    let low = min.isNaN ? 0 : min
    return low...(max > low ? max : low)
  }

  /// `x`, moved to the nearer bound if it lies outside. NaN gives the lower bound.
  public func clamping(_ x: Double) -> Double { x > upperBound ? upperBound : (x >= lowerBound ? x : lowerBound) }
}
