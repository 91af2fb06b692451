/// What a wheel, or a part of a written date, stands for.
public enum DateUnit: String, Hashable, Sendable, CaseIterable {
  case era, year, month, day, hour, minute, amPM
}

/// How wide a name is written.
public enum NameWidth: String, Hashable, Sendable {
  /// "September", "Thursday"
  case wide
  /// "Sep", "Thu"
  case abbreviated
  /// "S", "T"
  case narrow
}

/// The forms in which a date picker writes a moment.
public enum DateForm: String, Hashable, Sendable, CaseIterable {
  /// The compact button's date: "May 14, 2024".
  case compactDate
  /// The compact button's time, and that of an inline time picker: "3:50 PM".
  case time
  /// The head of a calendar page: "May 2024".
  case monthAndYear
  /// A row of the joined wheel of dateAndTime: "Tue May 14".
  case weekdayMonthDay
  /// A whole day, as VoiceOver reads it: "Tuesday, May 14, 2024".
  case fullDate
}

/// How a locale writes and orders dates, times and names, in one calendar.
///
/// Whoever conforms answers the same for the same question on every machine. Texts are as a person reads them: every
/// space is a plain one, and marks of direction are left out.
public protocol LocaleFacts: Sendable {
  /// As it was asked for: "de_DE", "ar_EG".
  var identifier: String { get }
  var calendar: CalendarKind { get }
  var layoutDirection: LayoutDirection { get }
  /// The weekday with which a calendar page begins: 1 is Sunday.
  var firstWeekday: Int { get }
  /// The order of era (only where the calendar has more than one to choose from: Japanese), year, month and day.
  var dateOrder: [DateUnit] { get }
  /// The order of hour, minute and, only where the locale has it, AM/PM.
  var timeOrder: [DateUnit] { get }
  /// The hours of the hour wheel in the order of a day: 0…23, or 12, 1…11 with AM/PM (0…11 where the locale says so).
  var hours: [Int] { get }
  var amSymbol: String { get }
  var pmSymbol: String { get }

  /// A month's name as it stands alone; a month that has none in that year answers the nearest.
  func monthName(_ month: Int, ofYear year: Int, era: Int, _ width: NameWidth) -> String
  /// A weekday's name as it stands alone; 1 is Sunday.
  func weekdayName(_ weekday: Int, _ width: NameWidth) -> String
  func eraName(_ era: Int) -> String
  /// The word in place of today's date in the joined wheel: "Today"; nil where it is not known.
  var todayName: String? { get }
  /// A whole number in the locale's digits, without grouping.
  func number(_ value: Int, minimumDigits: Int) -> String
  /// A day of the month, a year, an hour or a minute as its wheel shows it: "8", "8일", "2026年", "05".
  func row(_ unit: DateUnit, _ value: Int) -> String
  /// The unit beside a countdown's wheels, for a number of it: "hours", "min".
  func countdownLabel(_ unit: DateUnit, _ value: Int) -> String
  /// A moment of the wall clock, in a form.
  func text(_ form: DateForm, day: Int, secondOfDay: Int) -> String
  /// Whether `a` stands before `b` in the locale's alphabetical order: negative, 0, positive.
  func compare(_ a: String, _ b: String) -> Int
}

extension LocaleFacts {
  public var todayName: String? { nil }
}

/// Where a stage gets its locales, zones and calendars from. A stage without one has `PlainCalendars`: English, fixed
/// zones and the Gregorian calendar.
public protocol CalendarSource: Sendable {
  /// nil: there is no such locale. `calendar` nil: the one that the locale uses.
  func facts(locale: String, calendar: CalendarKind?) -> (any LocaleFacts)?
  /// Of a kind that the facts of some locale answered.
  func system(_ kind: CalendarKind) -> any CalendarSystem
  /// nil: there is no such zone.
  func zone(_ identifier: String) -> (any ZoneRules)?
  /// Names for did-you-mean.
  var zoneNames: [String] { get }
  var localeNames: [String] { get }
}
