/// A day of the proleptic Gregorian calendar: today's rules for leap years, for every year.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// From -9999 to 9999; year 0 is the one before year 1.
  public var year: Int
  /// From 1.
  public var month: Int
  /// From 1.
  public var day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The years that dates are counted in; what lies beyond is pinned to the first or last day.
  public static let years = -9999...9999
  /// -9999-01-01 to 9999-12-31.
  public static let dayNumbers = -4_371_587...2_932_896

  /// The date of a day number: days since 1970-01-01, pinned to `dayNumbers`.
  ///
  /// Source of the arithmetic: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  public init(dayNumber: Int) {
    let shifted = dayNumber.pinned(to: Self.dayNumbers) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01. A year or month that is none counts as the nearest, a day that is none as the month's nearest.
  public var dayNumber: Int {
    let (month, year) = (month.pinned(to: 1...12), year.pinned(to: Self.years))
    let day = day.pinned(to: 1...Self.days(inMonth: month, of: year))
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Whether there is such a day.
  public var exists: Bool {
    Self.years.contains(year) && (1...12).contains(month) && (1...Self.days(inMonth: month, of: year)).contains(day)
  }

  /// 1 is Sunday.
  public static func weekday(ofDay dayNumber: Int) -> Int {
    (dayNumber.pinned(to: dayNumbers) + 4).floored(by: 7).remainder + 1
  }

  public static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// 28 to 31; `month` from 1 to 12.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  public static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension FixedWidthInteger {
  /// Quotient rounded down, and the remainder from 0 up to `divisor`, which is positive.
  func floored(by divisor: Self) -> (quotient: Self, remainder: Self) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  func pinned(to range: ClosedRange<Self>) -> Self { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
