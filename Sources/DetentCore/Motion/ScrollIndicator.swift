/// Place and length of a scroll indicator along its axis, pt, measured from the leading end of the viewport.
public struct ScrollIndicator: Hashable, Sendable {
  /// Leading end.
  public let start: Double
  public let length: Double

  /// The indicator for an offset. All lengths in pt; `leading` and `trailing` are the adjusted insets with the
  /// indicator's own, `content` the content's length, `range` the offsets in range.
  ///
  /// In range its length is the visible share of the track, at least 36. In overscroll it shrinks by what is
  /// overscrolled, to 8 at the least, and stays at its end. A track too short for it, or a number that is not finite,
  /// gives a length of at least 0; nothing traps. Sources: `Metrics`.
  public init(
    viewport: Double, content: Double, leading: Double = 0, trailing: Double = 0, offset: Double,
    range: ClosedRange<Double>
  ) {
    let margin = Metrics.scrollIndicatorMargin
    let visible = viewport - leading - trailing
    let track = max(0, visible - 2 * margin)
    let edge = range.clamping(offset)
    let rest = Self.restLength(track: track, share: content > visible ? visible / content : 1)
    let excess = (offset - edge).magnitude
    let least = Metrics.scrollIndicatorMinimumOverscrollLength
    length = excess > 0 ? min(rest, max(least, rest - excess)) : rest
    let way = range.upperBound - range.lowerBound
    start = leading + margin + (track - length) * (way > 0 ? (edge - range.lowerBound) / way : 0)
  }

  private static func restLength(track: Double, share: Double) -> Double {
    min(track, max(Metrics.scrollIndicatorMinimumLength, track * max(0, share)))
  }

  /// Whether an indicator is shown at all for a range: it is not when the content fits.
  public static func isNeeded(in range: ClosedRange<Double>) -> Bool { range.upperBound > range.lowerBound }
}
