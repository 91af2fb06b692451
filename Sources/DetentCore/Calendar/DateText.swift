/// A date, a time or both, as scripts write them: ISO 8601.
///
///     2024-05-14T15:50:00+02:00   2024-05-14T13:50:00Z   2024-05-14T15:50   2024-05-14   15:50
public enum DateText: Hashable, Sendable {
  /// A wall time with its offset from UTC in seconds: one instant.
  case moment(CivilTime, offset: Int)
  /// A wall time of some zone.
  case local(CivilTime)
  case date(CivilDate)
  /// Seconds since 00:00.
  case time(Int)

  /// An instant, seconds since 1970-01-01T00:00 UTC, as the clocks of a zone show it.
  public init(_ instant: Int64, in zone: any ZoneRules) {
    let local = zone.local(at: instant)
    let instant = instant.pinned(to: CivilTime.localRange)
    self = .moment(CivilTime(localSeconds: local), offset: Int(local - instant))
  }

  /// The instant of a moment; nil for a text without offset.
  public var instant: Int64? {
    guard case .moment(let time, let offset) = self else { return nil }
    return time.localSeconds - Int64(offset)
  }

  /// "2024-05-14T15:50:00+02:00": seconds always, an offset of 0 as "Z".
  public var description: String {
    switch self {
    case .moment(let time, let offset): Self.text(time) + (offset == 0 ? "Z" : Self.offset(offset))
    case .local(let time): Self.text(time)
    case .date(let date): Self.text(date)
    case .time(let seconds): Self.text(secondOfDay: seconds)
    }
  }

  private static func text(_ time: CivilTime) -> String {
    text(time.date) + "T" + text(secondOfDay: time.secondOfDay)
  }

  private static func text(_ date: CivilDate) -> String {
    (date.year < 0 ? "-" : "") + padded(abs(date.year), 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2)
  }

  private static func text(secondOfDay: Int) -> String {
    [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { padded($0, 2) }.joined(separator: ":")
  }

  /// "+02:00", "-03:30"; with seconds where there are any, as local mean times have: "+00:53:28".
  static func offset(_ seconds: Int) -> String {
    let text = text(secondOfDay: abs(seconds))
    return (seconds < 0 ? "-" : "+") + (seconds % 60 == 0 ? String(text.dropLast(3)) : text)
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

extension DateText: CustomStringConvertible {}
