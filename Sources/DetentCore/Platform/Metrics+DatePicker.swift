extension Metrics {
  // MARK: Date picker

  /// The wall clock at the start of a run that says nothing else, 2026-01-01T09:00Z: seconds since 1970. Our choice.
  public static let usualStart: Int64 = 1_767_258_000
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
  /// Height of a calendar's head with title and arrows, also that of the row of time below it, in points. Our choice.
  public static let calendarHead = 44.0
  /// Height of the row of weekdays, in points. Our choice, so that six weeks fill the observed 332.
  public static let calendarWeekdays = 24.0
  /// Height of a week, in points. Our choice.
  public static let calendarWeek = 44.0
  /// Height of a compact picker's button, in points. Observed by others.
  public static let dateButton = 34.333
  /// Points on either side of a button's text. Our choice.
  public static let dateButtonPadding = 12.0
  /// Points between the buttons of date and time. Our choice.
  public static let dateButtonGap = 8.0
  /// Points between a button and what it presents. Our choice.
  public static let dateEditorGap = 8.0
  /// Points between the texts of two wheels at least; half of them on either side of a text. Our choice.
  public static let wheelGap = 12.0
  /// From the middle of a countdown's wheel to its number, and to what it counts, in points. Our choice, by the look of iOS.
  public static let countdownGap = 4.0
}
