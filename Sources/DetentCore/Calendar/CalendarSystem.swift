/// The calendars that a date picker can show.
public enum CalendarKind: String, Hashable, Sendable, CaseIterable {
  case gregorian
  case buddhist
  case japanese
  case islamicUmmAlQura
  case persian
  case hebrew
}

/// A day as a calendar names it. Months count from 1 in the calendar's own order; eras as the calendar numbers them.
public struct CalendarDate: Hashable, Sendable {
  public var era: Int
  public var year: Int
  public var month: Int
  public var day: Int

  public init(era: Int = 1, year: Int, month: Int, day: Int) {
    self.era = era
    self.year = year
    self.month = month
    self.day = day
  }
}

/// Days, months and years of one calendar. Day numbers are days since 1970-01-01, the same in every calendar; those
/// beyond `CivilDate.dayNumbers` are pinned.
public protocol CalendarSystem: Sendable {
  var kind: CalendarKind { get }
  /// The eras in which dates can be named, oldest first: Gregorian 0 (before Christ) and 1.
  var eras: ClosedRange<Int> { get }
  /// The years of an era: Shōwa 1…64; an era that goes on ends with the last day of `CivilDate.dayNumbers`.
  func years(ofEra era: Int) -> ClosedRange<Int>
  func date(ofDay dayNumber: Int) -> CalendarDate
  /// The day number of a date that exists; nil for one that does not (31 April, 29 February of a common year).
  func day(of date: CalendarDate) -> Int?
  /// The day number of a date, or of the nearest that exists: 31 April is 30 April, a missing leap month the one after.
  func nearestDay(to date: CalendarDate) -> Int
  /// The months that exist in a year, in order: 1…12; a common Hebrew year lacks its leap month.
  func months(ofYear year: Int, era: Int) -> [Int]
  func days(inMonth month: Int, ofYear year: Int, era: Int) -> Int
}

extension CalendarSystem {
  public var eras: ClosedRange<Int> { 1...1 }

  public func years(ofEra era: Int) -> ClosedRange<Int> { 1...date(ofDay: CivilDate.dayNumbers.upperBound).year }

  /// The rows of the wheel of days: as many as the longest month has.
  public var daysOnWheel: Int {
    switch kind {
    case .gregorian, .buddhist, .japanese, .persian: 31
    case .islamicUmmAlQura, .hebrew: 30
    }
  }

  public func nearestDay(to date: CalendarDate) -> Int {
    var date = date
    date.era = date.era.pinned(to: eras)
    date.year = date.year.pinned(to: years(ofEra: date.era))
    let months = months(ofYear: date.year, era: date.era)
    date.month = months.first { $0 >= date.month } ?? months.last ?? 1
    date.day = date.day.pinned(to: 1...max(1, days(inMonth: date.month, ofYear: date.year, era: date.era)))
    return day(of: date) ?? CivilDate.dayNumbers.upperBound
  }
}

/// What the clocks of one place show. Seconds are since 1970-01-01T00:00 UTC.
public protocol ZoneRules: Sendable {
  /// "Europe/Berlin", "UTC", "GMT+02:00".
  var identifier: String { get }
  /// Seconds that the wall clock is ahead of UTC at an instant.
  func offset(at instant: Int64) -> Int
  /// The first instant after `instant` at which the offset changes; nil when it never does again.
  func nextChange(after instant: Int64) -> Int64?
}
