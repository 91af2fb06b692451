/// How a date picker shows an instant: a locale's words and order, a calendar and a zone. Changing it never changes the
/// instant.
public struct DateDisplay: Sendable {
  public let facts: any LocaleFacts
  public let zone: any ZoneRules
  /// The calendar that days, months and years are counted in. Japanese years are Gregorian ones with other names, and
  /// counted as such: so the wheel of years goes on across eras.
  let system: any CalendarSystem
  /// The calendar that names eras; nil where a year needs none beside it.
  private let eras: (any CalendarSystem)?

  public init(facts: any LocaleFacts, zone: any ZoneRules, source: some CalendarSource) {
    self.facts = facts
    self.zone = zone
    let isJapanese = facts.calendar == .japanese
    system = source.system(isJapanese ? .gregorian : facts.calendar)
    eras = isJapanese ? source.system(.japanese) : nil
  }

  /// What the wall clock shows at an instant.
  func wall(at instant: Int64) -> WallTime { WallTime(zone.wallSeconds(at: instant)) }

  /// The instant at which the wall clock shows a time. `near`: where a time comes twice, the one that lies in the same
  /// half as this instant, else the first. A time that the clocks skip is read with the offset before the gap: so many
  /// minutes later.
  func instant(of wall: WallTime, near: Int64? = nil) -> Int64 {
    zone.instant(ofWallSeconds: wall.seconds, near: near)
  }

  /// The day of an instant in the display's calendar.
  func date(at instant: Int64) -> CalendarDate { system.date(ofDay: wall(at: instant).day) }

  // MARK: Words

  /// A year as its wheel shows it. Where eras count, the year's name on the same day of it: 2019 is 平成31年 in March
  /// and 令和元年 in June.
  func yearText(_ date: CalendarDate) -> String {
    guard let eras else { return facts.row(.year, date.year) }
    let named = eras.date(ofDay: day(nearest: date))
    return facts.eraName(named.era) + facts.row(.year, named.year)
  }

  /// The number of a year as people count it: within its era.
  func yearNumber(_ date: CalendarDate) -> Int { eras?.date(ofDay: day(nearest: date)).year ?? date.year }

  // MARK: Days that exist

  /// The nearest date that exists: a month that the year lacks gives way to the next one, a day that the month lacks to
  /// its last.
  func nearest(_ date: CalendarDate) -> CalendarDate {
    var date = date
    let months = system.months(ofYear: date.year, era: date.era)
    if !months.contains(date.month) {
      date.month = months.first { $0 > date.month } ?? months.last ?? date.month
    }
    let length = system.days(inMonth: date.month, ofYear: date.year, era: date.era)
    date.day = max(1, min(date.day, length))
    return date
  }

  /// The day number of the nearest date that exists.
  func day(nearest date: CalendarDate) -> Int { system.day(of: nearest(date)) ?? 0 }

  /// The most days that a month of the calendar has: the rows of the wheel of days.
  var longestMonth: Int {
    switch system.kind {
    case .gregorian, .buddhist, .japanese, .persian: 31
    case .islamicUmmAlQura, .hebrew: 30
    }
  }
}

/// A reading of the wall clock: a day, and a second of it.
struct WallTime: Hashable, Comparable {
  /// Days since 1970-01-01.
  var day: Int
  /// 0..<86,400.
  var second: Int

  /// From the seconds between 1970-01-01T00:00 and this reading.
  init(_ seconds: Int64) {
    let parts = seconds.dividedFlooring(by: 86_400)
    day = Int(parts.quotient)
    second = Int(parts.remainder)
  }

  init(day: Int, second: Int = 0) {
    self.day = day
    self.second = second
  }

  var seconds: Int64 { Int64(day) * 86_400 + Int64(second) }
  var hour: Int { second / 3600 }
  var minute: Int { second / 60 % 60 }

  static func < (a: WallTime, b: WallTime) -> Bool { a.seconds < b.seconds }
}

extension Int64 {
  func dividedFlooring(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
