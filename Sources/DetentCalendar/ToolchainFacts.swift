import DetentCore
import FoundationEssentials
import FoundationInternationalization

/// A locale with a calendar, as the library writes them.
struct ToolchainFacts: LocaleFacts {
  let identifier: String
  let calendar: CalendarKind
  let layoutDirection: LayoutDirection
  let firstWeekday: Int
  let dateOrder: [DateUnit]
  let timeOrder: [DateUnit]
  let hours: [Int]
  let amSymbol: String
  let pmSymbol: String

  let locale: Locale
  let system: any CalendarSystem
  let styles: DateStyles
  let names: CalendarNames
  let digits: Digits
  let rows: RowForms
  let collation: Collation

  init(_ name: LocaleName, system: any CalendarSystem) {
    (identifier, calendar, locale, self.system) = (name.identifier, name.kind, name.locale, system)
    var library = locale.calendar
    library.timeZone = .gmt
    styles = DateStyles(locale, library)
    names = CalendarNames(library)
    digits = Digits(locale)
    collation = Collation(locale)
    layoutDirection = locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    firstWeekday = library.firstWeekday
    (amSymbol, pmSymbol) = (library.amSymbol.plain, library.pmSymbol.plain)
    // A date and a time of which no two parts are the same number.
    let date = styles.date.parts(Date(day: Self.sampleDay))
    dateOrder = date.compactMap(\.unit).filter { $0 != .era || name.kind == .japanese }
    let midnight = styles.time.parts(Date(day: Self.sampleDay, second: 5 * 60))
    timeOrder = midnight.compactMap(\.unit)
    hours = Self.hours(from: midnight.text(of: .hour).flatMap(digits.value), isHalf: timeOrder.contains(.amPM))
    rows = RowForms(styles, digits, day: Self.sampleDay)
  }

  /// 2026-03-08.
  private static let sampleDay = 20_520

  /// From the number that the hour of midnight has.
  private static func hours(from midnight: Int?, isHalf: Bool) -> [Int] {
    let count = isHalf ? 12 : 24
    return [midnight ?? (isHalf ? 12 : 0)] + Array(1..<count)
  }

  func number(_ value: Int, minimumDigits: Int) -> String { digits.text(value, minimumDigits: minimumDigits) }

  func compare(_ a: String, _ b: String) -> Int { collation.compare(a, b) }

  /// Where a form leaves the number out ("ساعتان", two hours), what is left.
  func countdownLabel(_ unit: DateUnit, _ value: Int) -> String {
    let isHour = unit != .minute
    let duration = Swift.Duration.seconds(min(max(value, 0), 1440) * (isHour ? 3600 : 60))
    let style = Swift.Duration.UnitsFormatStyle.units(
      allowed: isHour ? [.hours] : [.minutes], width: isHour ? .wide : .abbreviated, zeroValueUnits: .show(length: 1))
    let text = duration.formatted(style.locale(locale).attributed)
    let label = text.runs.filter { $0.measurement == .unit }.map { String(text.characters[$0.range]) }.joined()
    return (label.isEmpty ? String(text.characters) : label).plain
  }
}

extension FormatPart {
  fileprivate var unit: DateUnit? {
    switch field {
    case .era: .era
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .amPM: .amPM
    default: nil
    }
  }
}
