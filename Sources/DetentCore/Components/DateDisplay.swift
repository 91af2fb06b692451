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
    system = isJapanese ? GregorianCalendar() : source.system(facts.calendar)
    eras = isJapanese ? source.system(.japanese) : nil
  }

  /// English, UTC, the Gregorian calendar.
  public static let plain = DateDisplay(facts: EnglishFacts(), zone: FixedZone.utc, source: PlainCalendars())

  /// What the wall clock shows at an instant.
  public func wall(at instant: Int64) -> CivilTime { CivilTime(localSeconds: zone.local(at: instant)) }

  /// The instant that is meant by a reading of the wall clock: the first where it comes twice; where the clocks skip it,
  /// the one that shows later by the length of the gap.
  public func instant(of wall: CivilTime) -> Int64 { zone.instant(atLocal: wall.localSeconds) }

  /// The nearest day that exists: a month that the year lacks gives way to the next one, a day that the month lacks to
  /// its last.
  func nearest(_ date: CalendarDate) -> CalendarDate { system.date(ofDay: system.nearestDay(to: date)) }

  /// A year as its wheel shows it. Where eras count, it is the name of that year on the date's day and month: 2019 is
  /// 平成31年 in March and 令和1年 in June.
  func yearText(of date: CalendarDate) -> String {
    guard let eras else { return facts.row(.year, date.year) }
    let named = eras.date(ofDay: system.nearestDay(to: date))
    return facts.eraName(named.era) + facts.row(.year, named.year)
  }

  /// The number of a year as people say it: within its era.
  func yearNumber(of date: CalendarDate) -> Int {
    eras?.date(ofDay: system.nearestDay(to: date)).year ?? date.year
  }
}
