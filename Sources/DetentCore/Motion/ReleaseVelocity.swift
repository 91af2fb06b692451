/// Measures the velocity of a finger from its last four samples: a small value, without a list.
///
/// Positions in pt on the screen, velocities in pt/s of the finger (a scroll offset moves the other way), times in
/// microseconds. A sample at the time of the one before it, or earlier, replaces that one's position. Source of the
/// weights: `Metrics.releaseWeights`, `Metrics.dragWeights`.
public struct ReleaseVelocity: Hashable, Sendable {
  /// A velocity along both axes, pt/s.
  public struct Velocity: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    public static let zero = Velocity(x: 0, y: 0)
    /// Its length over both axes, pt/s.
    public var speed: Double { (x * x + y * y).squareRoot() }
  }

  private struct Sample: Hashable, Sendable {
    var time: Int64
    var x: Double
    var y: Double
  }

  private var newest: Sample?
  private var second: Sample?
  private var third: Sample?
  private var fourth: Sample?

  public init() {}

  /// Takes a sample. Positions that are not finite are ignored.
  public mutating func add(microseconds time: Int64, x: Double, y: Double) {
    guard x.isFinite, y.isFinite else { return }
    guard let last = newest, last.time >= time else { return push(Sample(time: time, x: x, y: y)) }
    newest = Sample(time: last.time, x: x, y: y)
  }

  private mutating func push(_ sample: Sample) {
    fourth = third
    third = second
    second = newest
    newest = sample
  }

  /// The velocity to report while the finger drags: 0.2 of the newest segment and 0.8 of the one before.
  public var current: Velocity {
    let weights = Metrics.dragWeights
    return blend(weights.0, weights.1, 0)
  }

  /// The velocity of a finger lifted at a time: 0.05, 0.35 and 0.60 of the newest three segments, newest first; a
  /// missing segment counts as 0. Zero if the last sample is 0.1 s old or more. The 250 pt/s rule is the caller's.
  public func release(atMicroseconds time: Int64) -> Velocity {
    guard let newest, Double(time) - Double(newest.time) < Metrics.releaseRest * 1_000_000 else { return .zero }
    let weights = Metrics.releaseWeights
    return blend(weights.0, weights.1, weights.2)
  }

  private func blend(_ a: Double, _ b: Double, _ c: Double) -> Velocity {
    let s0 = segment(second, newest)
    let s1 = segment(third, second)
    let s2 = segment(fourth, third)
    return Velocity(x: a * s0.x + b * s1.x + c * s2.x, y: a * s0.y + b * s1.y + c * s2.y)
  }

  private func segment(_ older: Sample?, _ newer: Sample?) -> Velocity {
    guard let older, let newer else { return .zero }
    let seconds = (Double(newer.time) - Double(older.time)) / 1_000_000
    return Velocity(x: (newer.x - older.x) / seconds, y: (newer.y - older.y) / seconds)
  }
}
