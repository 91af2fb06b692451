import DetentCore
import FoundationEssentials
import FoundationInternationalization

/// The library's styles for the forms of a date picker.
struct DateStyles {
  let date: Date.FormatStyle
  let time: Date.FormatStyle
  let year: Date.FormatStyle
  let day: Date.FormatStyle
  private let compact: Date.FormatStyle
  private let monthAndYear: Date.FormatStyle
  private let weekdayMonthDay: Date.FormatStyle
  private let full: Date.FormatStyle

  init(_ locale: Locale, _ calendar: Calendar) {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
    date = style.year().month(.wide).day()
    time = style.hour().minute()
    year = style.year()
    day = style.day()
    compact = style.year().month(.abbreviated).day()
    monthAndYear = style.year().month(.wide)
    weekdayMonthDay = style.weekday(.abbreviated).month(.abbreviated).day()
    full = style.weekday(.wide).year().month(.wide).day()
  }

  subscript(form: DateForm) -> Date.FormatStyle {
    switch form {
    case .compactDate: compact
    case .time: time
    case .monthAndYear: monthAndYear
    case .weekdayMonthDay: weekdayMonthDay
    case .fullDate: full
    }
  }
}
