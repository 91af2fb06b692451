/// How wide the wheels want to be: as wide as the widest text on their rows, in points of a text that is not shrunk.
///
/// Every digit counts as the widest of its script, so that of millions of rows a few say it all.
extension DatePicker {
  /// What the widths hang on.
  struct Wording: Hashable, Sendable {
    var mode: Mode
    var locale: String
    var calendar: CalendarKind
  }

  var wording: Wording {
    Wording(mode: mode, locale: display.facts.identifier, calendar: display.facts.calendar)
  }

  func textWidth(of wheel: DateWheel) -> Double {
    if mode == .countDownTimer { return countdownWidth(of: wheel) }
    switch wheel.unit {
    case .year: return display.yearWidth
    case .day where wheel.isJoined: return max(joinedWidth, DatePicker.width(display.facts.todayName ?? ""))
    default: return widestRow(of: wheel)
    }
  }

  /// Of a wheel of at most 60 rows: all are measured.
  private func widestRow(of wheel: DateWheel) -> Double {
    (0..<min(wheel.count, 60)).map { DatePicker.width(text(ofRow: $0, in: wheel)) }.max() ?? 0
  }

  /// A countdown's numbers end a little before the middle of their wheel, and what they count begins a little behind it.
  private func countdownWidth(of wheel: DateWheel) -> Double {
    let labels = (0..<min(wheel.count, 60)).map {
      TextMetrics.width(of: display.facts.countdownLabel(wheel.unit, wheel.value(ofRow: $0)), weight: .semibold)
    }
    return 2 * (Metrics.countdownGap + max(widestRow(of: wheel), labels.max() ?? 0))
  }

  /// The widest row of the wheel of whole days: a weekday, a month and a number, each as wide whatever stands beside it. So
  /// seven days in a row say which weekday is widest, and one day of each month which month.
  private var joinedWidth: Double {
    let system = display.system
    let first = system.date(ofDay: DatePicker.measuredDay).with(.month, 1).with(.day, 10)
    let week = system.nearestDay(to: first)..<system.nearestDay(to: first) + 7
    var weekdays = [Double](repeating: 0, count: 7)
    for day in week { weekdays[CivilDate.weekday(ofDay: day) - 1] = joinedWidth(ofDay: day) }
    let months = system.months(ofYear: first.year, era: first.era).map { month in
      let day = system.nearestDay(to: first.with(.month, month))
      return joinedWidth(ofDay: day) - weekdays[CivilDate.weekday(ofDay: day) - 1]
    }
    return (weekdays.max() ?? 0) + (months.max() ?? 0)
  }

  private func joinedWidth(ofDay day: Int) -> Double {
    DatePicker.width(display.facts.text(.weekdayMonthDay, day: day, secondOfDay: 0))
  }

  /// 2024-01-01, in a year that has its leap month in the Hebrew calendar.
  private static let measuredDay = 19_723

  fileprivate static func width(_ text: String) -> Double {
    TextMetrics.width(of: text, size: Metrics.wheelTextSize, isLevelled: true)
  }
}

extension DateDisplay {
  /// The width of a year with the most digits, before it the widest name of an era.
  fileprivate var yearWidth: Double {
    let longest = hasEras ? 10 : system.years(ofEra: system.eras.upperBound).upperBound
    let number = max(DatePicker.width(facts.row(.year, longest)), DatePicker.width(facts.row(.year, 1)))
    return number + (eraNames.map(DatePicker.width).max() ?? 0)
  }
}
