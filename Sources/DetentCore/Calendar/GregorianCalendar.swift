/// The Gregorian calendar by own arithmetic, with today's rules for every year.
///
/// Era 1 holds the years from 1; era 0 counts the years before it backwards: year 0 is its year 1.
public struct GregorianCalendar: CalendarSystem {
  public init() {}

  public var kind: CalendarKind { .gregorian }
  public var eras: ClosedRange<Int> { 0...1 }

  public func years(ofEra era: Int) -> ClosedRange<Int> {
    era == 0 ? 1...1 - CivilDate.years.lowerBound : 1...CivilDate.years.upperBound
  }

  public func date(ofDay dayNumber: Int) -> CalendarDate {
    let date = CivilDate(dayNumber: dayNumber)
    let isBefore = date.year < 1
    return CalendarDate(
      era: isBefore ? 0 : 1, year: isBefore ? 1 - date.year : date.year, month: date.month, day: date.day)
  }

  public func day(of date: CalendarDate) -> Int? {
    guard eras.contains(date.era), years(ofEra: date.era).contains(date.year) else { return nil }
    let civil = CivilDate(year: Self.civilYear(date.year, era: date.era), month: date.month, day: date.day)
    return civil.exists ? civil.dayNumber : nil
  }

  public func months(ofYear year: Int, era: Int) -> [Int] { Array(1...12) }

  public func days(inMonth month: Int, ofYear year: Int, era: Int) -> Int {
    CivilDate.days(inMonth: month, of: Self.civilYear(year, era: era))
  }

  /// The year as `CivilDate` counts it.
  static func civilYear(_ year: Int, era: Int) -> Int {
    let year = year.pinned(to: CivilDate.years)
    return era == 0 ? 1 - year : year
  }
}
