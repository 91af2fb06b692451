public import DetentCore
import FoundationEssentials
import FoundationInternationalization

/// Locales, zones and calendars from the library that comes with the Swift toolchain. Its data are the toolchain's: the
/// host's own settings and files are never asked.
///
/// Making one costs nothing; the library is first touched by the first question. Copies share what was already looked up,
/// which never changes an answer.
public struct ToolchainCalendars: CalendarSource {
  private let shelf = Shelf()

  public init() {}

  /// For "de_DE", "de-DE", "zh_Hant_TW", a language with another's region ("ko_US"), and with keywords:
  /// "ja_JP@calendar=japanese", "ar_EG@numbers=latn", "en-US-u-hc-h23".
  public func facts(locale identifier: String, calendar: CalendarKind?) -> (any LocaleFacts)? {
    shelf.facts(identifier, calendar)
  }

  public func system(_ kind: CalendarKind) -> any CalendarSystem { shelf.system(kind) }

  /// For the names of the tz database, old ones too ("Asia/Calcutta"), and the fixed zones of `FixedZone`. Three letters
  /// such as "PST" or "BST" are no zone: they mean several.
  public func zone(_ identifier: String) -> (any ZoneRules)? { FixedZone(identifier) ?? shelf.zone(identifier) }

  public var zoneNames: [String] { ["UTC"] + TimeZone.knownTimeZoneIdentifiers.sorted() }
  public var localeNames: [String] { Locale.availableIdentifiers.sorted() }
}
