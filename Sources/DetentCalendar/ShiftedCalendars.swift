import DetentCore
import FoundationEssentials
import FoundationInternationalization

/// Gregorian months and days with years counted from 543 before Christ.
struct BuddhistCalendar: CalendarSystem {
  private static let shift = 543

  var kind: CalendarKind { .buddhist }

  func years(ofEra era: Int) -> ClosedRange<Int> { 1...CivilDate.years.upperBound + Self.shift }

  func date(ofDay dayNumber: Int) -> CalendarDate {
    let date = CivilDate(dayNumber: dayNumber)
    return CalendarDate(year: date.year + Self.shift, month: date.month, day: date.day)
  }

  func day(of date: CalendarDate) -> Int? {
    let civil = CivilDate(year: civilYear(date.year), month: date.month, day: date.day)
    return date.era == 1 && civil.exists ? civil.dayNumber : nil
  }

  func months(ofYear year: Int, era: Int) -> [Int] { Array(1...12) }

  func days(inMonth month: Int, ofYear year: Int, era: Int) -> Int {
    CivilDate.days(inMonth: month, of: civilYear(year))
  }

  private func civilYear(_ year: Int) -> Int { year.subtractingReportingOverflow(Self.shift).partialValue }
}

/// Gregorian months and days with years counted from the first of an era, whose first day may lie within a year.
///
/// Eras are numbered as the library does: 232 is Meiji, 236 is Reiwa. Days before the first era (645) have years of 0 and
/// less in era 0.
struct JapaneseCalendar: CalendarSystem {
  /// The first day of each era, and the year in which it lies.
  private let starts: [(day: Int, year: Int)]

  var kind: CalendarKind { .japanese }
  var eras: ClosedRange<Int> { 0...starts.count - 1 }

  init() {
    let calendar = Calendar(of: .japanese)
    var (starts, day): ([Int], Int) = ([], CivilDate.dayNumbers.upperBound)
    while let era = calendar.dateInterval(of: .era, for: Date(day: day)), era.start.day <= day {
      starts.append(era.start.day)
      day = era.start.day - 1
    }
    self.starts = starts.reversed().map { ($0, CivilDate(dayNumber: $0).year) }
  }

  func years(ofEra era: Int) -> ClosedRange<Int> {
    let era = min(max(era, 0), eras.upperBound)
    let end = era == eras.upperBound ? CivilDate.years.upperBound : CivilDate(dayNumber: starts[era + 1].day - 1).year
    return 1...end - starts[era].year + 1
  }

  func date(ofDay dayNumber: Int) -> CalendarDate {
    let date = CivilDate(dayNumber: dayNumber)
    let era = starts.lastIndex { $0.day <= dayNumber } ?? 0
    return CalendarDate(era: era, year: date.year - starts[era].year + 1, month: date.month, day: date.day)
  }

  func day(of date: CalendarDate) -> Int? {
    guard let civil = civil(date), civil.exists else { return nil }
    return self.date(ofDay: civil.dayNumber) == date ? civil.dayNumber : nil
  }

  /// By the years counted on: what would be 5 January of Heisei 1 is that of Shōwa 64, Shōwa 70 is Heisei 7.
  func nearestDay(to date: CalendarDate) -> Int {
    var date = date
    date.era = min(max(date.era, 0), eras.upperBound)
    return civil(date)?.dayNumber ?? CivilDate.dayNumbers.upperBound
  }

  func months(ofYear year: Int, era: Int) -> [Int] {
    (1...12).filter { days(inMonth: $0, ofYear: year, era: era) > 0 }
  }

  /// Up to the era's last day: Shōwa 64 has 7 days of January. In an era's first month the days before its first are
  /// counted, though they do not exist.
  func days(inMonth month: Int, ofYear year: Int, era: Int) -> Int {
    guard let first = civil(CalendarDate(era: era, year: year, month: month, day: 1)), first.exists else { return 0 }
    let days = CivilDate.days(inMonth: month, of: first.year)
    let (begin, end) = (first.dayNumber, first.dayNumber + days - 1)
    let eraEnd = era == eras.upperBound ? CivilDate.dayNumbers.upperBound : starts[era + 1].day - 1
    let isInEra = begin <= eraEnd && (end >= starts[era].day || era == 0)
    return isInEra ? min(end, eraEnd) - begin + 1 : 0
  }

  private func civil(_ date: CalendarDate) -> CivilDate? {
    guard eras.contains(date.era) else { return nil }
    let (year, overflow) = date.year.addingReportingOverflow(starts[date.era].year - 1)
    return overflow ? nil : CivilDate(year: year, month: date.month, day: date.day)
  }
}
