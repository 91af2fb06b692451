/// A timing curve: a cubic Bézier from (0, 0) to (1, 1). Both axes are shares, 0 to 1: of time, and of the way.
public struct TimedCurve: Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// A curve with two control points. The time coordinates are clamped to 0…1, so that time never runs back; the others
  /// may lie outside, for a curve that overshoots. A number that is not finite counts as 0.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = (0...1).clamping(x1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = (0...1).clamping(x2)
    self.y2 = y2.isFinite ? y2 : 0
  }

  /// The four named curves of Core Animation. Documented by Apple, as is `standard`, its default.
  public static let linear = TimedCurve(0, 0, 1, 1)
  public static let easeIn = TimedCurve(0.42, 0, 1, 1)
  public static let easeOut = TimedCurve(0, 0, 0.58, 1)
  public static let easeInOut = TimedCurve(0.42, 0, 0.58, 1)
  public static let standard = TimedCurve(0.25, 0.1, 0.25, 1)

  /// The share of the way covered at `progress`, the share of the time passed. 0 before the start, 1 after the end.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    return progress < 1 ? Self.cubic(y1, y2, parameter(at: progress)) : 1
  }

  /// Derivative of `value` by progress. 0 before the start and after the end; where the curve is vertical, its value is
  /// that of a point close by.
  public func slope(at progress: Double) -> Double {
    guard progress >= 0, progress < 1 else { return 0 }
    let s = max(parameter(at: progress), 1e-9)
    return Self.cubicSlope(y1, y2, s) / max(Self.cubicSlope(x1, x2, s), 1e-12)
  }

  /// The shares of time at which the curve turns back, ascending; 1 stands for none.
  public var turns: (Double, Double) {
    let a = 1 + 3 * (y1 - y2)
    let b = y2 - 2 * y1
    let root = (b * b - a * y1).squareRoot()
    guard root > 0 else { return (1, 1) }
    let far = -(b < 0 ? b - root : b + root)
    let (first, second) = (progress(ofTurn: far / a), progress(ofTurn: y1 / far))
    return (min(first, second), max(first, second))
  }

  private func progress(ofTurn s: Double) -> Double { s > 0 && s < 1 ? Self.cubic(x1, x2, s) : 1 }

  /// The parameter at which the time coordinate is `progress`: 60 halvings.
  private func parameter(at progress: Double) -> Double {
    Math.turn(from: 0, to: 1) { Self.cubic(x1, x2, $0) >= progress }
  }

  private static func cubic(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let u = 1 - s
    return s * (3 * u * (u * a + s * b) + s * s)
  }

  private static func cubicSlope(_ a: Double, _ b: Double, _ s: Double) -> Double {
    let u = 1 - s
    return 3 * (u * u * a + 2 * u * s * (b - a) + s * s * (1 - b))
  }
}

/// A move of given length along a timing curve. Offsets in pt, times in seconds since it began.
public struct TimedMove: Hashable, Sendable {
  public var from: Double
  public var to: Double
  /// Length in seconds, positive.
  public var duration: Double
  public var curve: TimedCurve

  public init(from: Double, to: Double, duration: Double, curve: TimedCurve) {
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  /// Offset after `t` seconds; exactly `to` from the end on.
  public func position(at t: Double) -> Double {
    t < duration ? from + (to - from) * curve.value(at: t / duration) : to
  }

  /// Velocity after `t` seconds, pt/s: the exact derivative.
  public func velocity(at t: Double) -> Double { (to - from) * curve.slope(at: t / duration) / duration }
}
