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

  /// The names that stand before a year; none where years have no eras.
  var eraNames: [String] { eras.map { $0.eras.map(facts.eraName) } ?? [] }

  /// Whether years are named within eras.
  var hasEras: Bool { eras != nil }

  /// The eras whose names stand in a text in small letters, the newest first; where none does, which some locales are
  /// content with, those of the last two centuries.
  func eras(in text: String) -> [Int] {
    guard let eras else { return [] }
    let named = eras.eras.filter { text.contains(facts.eraName($0).lowercased()) }
    return (named.isEmpty ? Array(eras.eras.suffix(5)) : named).reversed()
  }

  /// The year, as the wheel counts it, of a year within an era.
  func year(_ number: Int, ofEra era: Int) -> Int {
    guard let eras else { return number }
    let known = eras.years(ofEra: era)
    let day = eras.nearestDay(to: CalendarDate(era: era, year: number.pinned(to: known), month: 12, day: 31))
    return system.date(ofDay: day).year
  }

  /// The year that two digits mean: from 80 years before today's to 19 years after it.
  func nearYear(_ number: Int, today: Int) -> Int {
    let first = system.date(ofDay: today).year - 80
    return first + (number - first).floored(by: 100).remainder
  }
}
