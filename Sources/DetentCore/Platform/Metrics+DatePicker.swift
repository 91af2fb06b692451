extension Metrics {
  // MARK: Date picker

  /// The longest countdown, in seconds: 23 h 59 min. Documented.
  public static let longestCountdown = 86_340.0
  /// The instants that a date picker can hold: from 0001-01-01T00:00Z to 9999-12-31T23:59:59Z. Our choice: the years
  /// that ISO 8601 writes with four digits.
  public static let dates: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
  /// Compact exists from here on. Documented.
  public static let firstCompact = OSVersion(13, 4)
  /// Inline exists from here on, documented; `automatic` is compact from here on, observed.
  public static let firstInline = OSVersion(14)
  /// The mode yearAndMonth exists from here on. Documented.
  public static let firstYearAndMonth = OSVersion(17, 4)
  /// Size of the wheels, in points. Observed in UIKit.
  public static let dateWheels = Size(width: 320, height: 216)
  /// Size of a calendar in place, and of the one that a compact picker presents, in points. Observed by others.
  public static let dateCalendar = Size(width: 320, height: 332)
}
