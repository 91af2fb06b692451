/// What can be answered without a library: English, zones without changes, the Gregorian calendar.
public struct PlainCalendars: CalendarSource {
  public init() {}

  public func facts(locale: String, calendar: CalendarKind?) -> (any LocaleFacts)? {
    let isKnown = localeNames.contains(locale) && (calendar ?? .gregorian) == .gregorian
    return isKnown ? EnglishFacts() : nil
  }

  public func system(_ kind: CalendarKind) -> any CalendarSystem { GregorianCalendar() }
  public func zone(_ identifier: String) -> (any ZoneRules)? { FixedZone(identifier) }

  public var zoneNames: [String] { ["GMT", "UTC"] }
  public var localeNames: [String] { ["en_US"] }
}
