/// A moment of the virtual clock: whole microseconds since the run began.
public struct Instant: Hashable, Comparable, Sendable {
  public var microseconds: Int64

  public init(microseconds: Int64) { self.microseconds = microseconds }

  public static let zero = Instant(microseconds: 0)
  /// Later than every moment that a run can reach.
  public static let distantFuture = Instant(microseconds: .max)

  public static func < (a: Instant, b: Instant) -> Bool { a.microseconds < b.microseconds }

  /// The moment `duration` later; it stops at `distantFuture`.
  public static func + (a: Instant, duration: Duration) -> Instant {
    let (sum, overflow) = a.microseconds.addingReportingOverflow(duration.microseconds)
    return overflow ? .distantFuture : Instant(microseconds: sum)
  }

  public static func - (a: Instant, b: Instant) -> Duration {
    Duration(microseconds: a.microseconds - b.microseconds)
  }

  /// Seconds since the run began.
  public var seconds: Double { Double(microseconds) / 1_000_000 }
}

/// A length of virtual time in whole microseconds.
public struct Duration: Hashable, Comparable, Sendable {
  public var microseconds: Int64

  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// `seconds` rounded up to the microsecond, so that what is due by then has happened.
  ///
  /// A thousandth of a microsecond of binary noise does not count as a whole one. Not finite, or beyond what the clock
  /// holds: the longest duration.
  public init(roundingUp seconds: Double) {
    let exact = (seconds * 1_000_000 - 0.001).rounded(.up)
    microseconds = exact.isFinite && exact < 9e18 ? Int64(Swift.max(exact, -9e18)) : .max
  }

  public static let zero = Duration(microseconds: 0)

  public static func < (a: Duration, b: Duration) -> Bool { a.microseconds < b.microseconds }

  public var seconds: Double { Double(microseconds) / 1_000_000 }
}
