import DetentCore
import FoundationEssentials
import FoundationInternationalization

/// The names of a calendar's months, weekdays and eras as they stand alone.
struct CalendarNames {
  private let months: [NameWidth: [String]]
  private let weekdays: [NameWidth: [String]]
  private let eras: [String]

  init(_ calendar: Calendar) {
    months = [
      .wide: calendar.standaloneMonthSymbols.map(\.plain),
      .abbreviated: calendar.shortStandaloneMonthSymbols.map(\.plain),
      .narrow: calendar.veryShortStandaloneMonthSymbols.map(\.plain),
    ]
    weekdays = [
      .wide: calendar.standaloneWeekdaySymbols.map(\.plain),
      .abbreviated: calendar.shortStandaloneWeekdaySymbols.map(\.plain),
      .narrow: calendar.veryShortStandaloneWeekdaySymbols.map(\.plain),
    ]
    eras = calendar.eraSymbols.map(\.plain)
  }

  /// From 1. In the Hebrew order the 14th is the name that month 7 has in a leap year.
  func month(_ number: Int, _ width: NameWidth) -> String { Self.pick(number, from: months[width]) }

  /// 1 is Sunday.
  func weekday(_ number: Int, _ width: NameWidth) -> String { Self.pick(number, from: weekdays[width]) }

  /// As `CalendarSystem` numbers them; a calendar's only era is 1.
  func era(_ number: Int) -> String {
    eras.count == 1 ? eras[0] : Self.pick(min(max(number, 0), eras.count) + 1, from: eras)
  }

  /// Counts from 1; what lies beyond is the nearest.
  private static func pick(_ number: Int, from names: [String]?) -> String {
    guard let names, !names.isEmpty else { return "" }
    return names[min(max(number, 1), names.count) - 1]
  }
}
