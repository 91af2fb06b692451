/// The way of one finger: where it is at which time after its touch-down, in screen points and microseconds.
///
/// Moves are sampled at most 1/120 s apart, at least 4 a movement, the last one at the movement's end.
public struct TouchPath: Sendable {
  public struct Sample: Hashable, Sendable {
    public var time: Duration
    public var point: Point
  }

  /// Touch-down first; every later one is a move.
  public private(set) var samples: [Sample]
  /// When the finger lifts.
  public private(set) var duration = Duration.zero

  /// A finger comes down at a point.
  public init(at start: Point) { samples = [Sample(time: .zero, point: start)] }

  public var start: Point { samples[0].point }
  public var end: Point { samples[samples.count - 1].point }

  /// The finger rests where it is for some seconds.
  public func holding(_ seconds: Double) -> TouchPath {
    var path = self
    path.duration = Duration(microseconds: duration.microseconds + Duration(roundingUp: seconds).microseconds)
    return path
  }

  /// A sample at a point, some seconds after what there is.
  mutating func append(_ point: Point, after seconds: Double) {
    duration = Duration(microseconds: duration.microseconds + Duration(roundingUp: seconds).microseconds)
    samples.append(Sample(time: duration, point: point))
  }

  /// The finger moves on straight to a point in some seconds, at one speed.
  ///
  /// Samples are counted back from the end, so that the speed at the lift is exact; rounding of the time to whole
  /// microseconds goes into the first step.
  public func moving(to end: Point, over seconds: Double) -> TouchPath {
    var path = self
    let from = self.end
    let total = max(seconds, 0.000_004)
    let count = max(4, Int(min((total * Metrics.touchRate - 1e-6).rounded(.up), 1_000_000)))
    let length = Duration(roundingUp: total)
    let velocity = (end - from) * (1 / total)
    for index in 1...count {
      let time = Int64((Double(length.microseconds) * Double(index) / Double(count)).rounded())
      let left = Double(length.microseconds - time) / 1_000_000
      let moment = Duration(microseconds: duration.microseconds + time)
      path.samples.append(Sample(time: moment, point: index == count ? end : end - velocity * left))
    }
    path.duration = Duration(microseconds: duration.microseconds + length.microseconds)
    return path
  }
}
