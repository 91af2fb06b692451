import DetentCore
import FoundationEssentials
import FoundationInternationalization

/// A calendar whose years are the library's: Umm al-Qura, Persian, Hebrew.
///
/// Years before the first are 0 and less, in the same era 1.
struct LibraryCalendar: CalendarSystem {
  let kind: CalendarKind
  private let calendar: Calendar

  init(_ kind: CalendarKind) {
    self.kind = kind
    calendar = Calendar(of: kind)
  }

  func date(ofDay dayNumber: Int) -> CalendarDate {
    let parts = calendar.dateComponents([.year, .month, .day], from: Date(day: dayNumber))
    return CalendarDate(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }

  func day(of date: CalendarDate) -> Int? {
    // The library takes no number too large for it kindly, and turns 31 of a month into 1 of the next.
    guard date.era == 1, Self.years.contains(date.year), (1...13).contains(date.month), (1...31).contains(date.day),
      let found = calendar.date(from: DateComponents(year: date.year, month: date.month, day: date.day))
    else { return nil }
    let day = found.day
    return CivilDate.dayNumbers.contains(day) && self.date(ofDay: day) == date ? day : nil
  }

  /// Wider than any calendar's years for the days of `CivilDate`.
  private static let years = -16_000...16_000

  /// In the Hebrew order month 6 is Adar I, which only leap years have; Adar is 7 in all.
  func months(ofYear year: Int, era: Int) -> [Int] {
    guard kind == .hebrew else { return Array(1...12) }
    return (1...13).filter { $0 != 6 || day(of: CalendarDate(era: era, year: year, month: 6, day: 1)) != nil }
  }

  func days(inMonth month: Int, ofYear year: Int, era: Int) -> Int {
    guard let first = day(of: CalendarDate(era: era, year: year, month: month, day: 1)) else { return 0 }
    return calendar.range(of: .day, in: .month, for: Date(day: first))?.count ?? 0
  }
}

extension Calendar {
  /// In UTC, so that a day is a whole number of seconds.
  init(of kind: CalendarKind) {
    self.init(identifier: kind.identifier)
    timeZone = .gmt
  }
}

extension CalendarKind {
  var identifier: Calendar.Identifier {
    switch self {
    case .gregorian: .gregorian
    case .buddhist: .buddhist
    case .japanese: .japanese
    case .islamicUmmAlQura: .islamicUmmAlQura
    case .persian: .persian
    case .hebrew: .hebrew
    }
  }
}

extension Date {
  /// Midnight UTC of a day number, pinned to `CivilDate.dayNumbers`.
  init(day: Int, second: Int = 0) {
    let days = CivilDate.dayNumbers
    self.init(second: Int64(min(max(day, days.lowerBound), days.upperBound)) * 86_400 + Int64(second))
  }

  /// The day number in UTC.
  var day: Int { Int((timeIntervalSince1970 / 86_400).rounded(.down)) }
}
