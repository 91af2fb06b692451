import DetentCore

/// Reading dates, zones and locales.
extension LuaValue {
  /// An instant, in any form of ISO 8601 that `DateText` reads. Without an offset it is what the picker's zone shows; a
  /// day alone begins with its first instant, a time alone lies on the picker's day.
  func date(of picker: DatePicker) throws(ScriptError) -> Int64 {
    let zone = picker.display.zone
    switch try dateText() {
    case .moment(let time, let offset): return time.localSeconds - Int64(offset)
    case .local(let time): return zone.instant(atLocal: time.localSeconds)
    case .date(let date): return zone.startOfDay(date.dayNumber)
    case .time(let second): return picker.instant(onDay: picker.day, second: second)
    }
  }

  /// The same, or nil.
  func optionalDate(of picker: DatePicker) throws(ScriptError) -> Int64? { isNil ? nil : try date(of: picker) }

  /// A day alone: "2024-05-14".
  func day() throws(ScriptError) -> Int {
    guard case .date(let date) = try dateText() else {
      throw ScriptError("expected a day such as \"2024-05-14\", got \(described)")
    }
    return date.dayNumber
  }

  /// A time alone, in seconds since 00:00: "15:50".
  func timeOfDay() throws(ScriptError) -> Int {
    guard case .time(let second) = try dateText() else {
      throw ScriptError("expected a time such as \"15:50\", got \(described)")
    }
    return second
  }

  private func dateText() throws(ScriptError) -> DateText {
    guard case .text(let text) = self else {
      throw ScriptError("expected a date such as \"2024-05-14T15:50\" or \"2024-05-14\", got \(described)")
    }
    do { return try DateText(text) } catch { throw ScriptError(error.description) }
  }

  /// The name of a locale that exists. The plain ones are not looked up.
  func locale(knownTo calendars: any CalendarSource) throws(ScriptError) -> String {
    let name = try locale()
    if PlainCalendars().facts(locale: name, calendar: nil) != nil { return name }
    guard calendars.facts(locale: name, calendar: nil) == nil else { return name }
    throw ScriptError(
      "there is no locale \(Quote.text(name))\(Suggest.hint(name, among: calendars.localeNames)); "
        + "a locale is a language, and mostly a region: \"de_DE\"")
  }

  /// The name of a zone that exists.
  func timeZone(knownTo calendars: any CalendarSource) throws(ScriptError) -> String {
    let name = try text()
    guard FixedZone(name) == nil, calendars.zone(name) == nil else { return name }
    throw ScriptError(
      "there is no time zone \(Quote.text(name))\(Suggest.hint(name, among: calendars.zoneNames)) "
        + "(zones are named like \"Europe/Berlin\", \"UTC\" or \"GMT+02:00\")")
  }
}
