/// The wheels that show the value: which there are, their rows, and the row in the middle.
extension DatePicker {
  /// What the wheels stand for, in the order in which the locale reads them. Eras have no wheel of their own: where they
  /// count, the rows of years name them.
  public var units: [DateUnit] {
    let facts = display.facts
    return switch mode {
    case .date: facts.dateOrder.filter { $0 != .era }
    case .yearAndMonth: facts.dateOrder.filter { $0 == .year || $0 == .month }
    case .time: facts.timeOrder
    case .dateAndTime: [.day] + facts.timeOrder
    case .countDownTimer: [.hour, .minute]
    }
  }

  public var dateWheels: [DateWheel] {
    let shown = Shown(self)
    return units.map { wheel(of: $0, shown) }
  }

  /// nil: the picker has no such wheel now.
  public func wheel(of unit: DateUnit) -> DateWheel? {
    units.contains(unit) ? wheel(of: unit, Shown(self)) : nil
  }

  private func wheel(of unit: DateUnit, _ shown: Shown) -> DateWheel {
    let isJoined = unit == .day && mode == .dateAndTime
    let values = isJoined ? DatePicker.days : self.values(of: unit, shown)
    return DateWheel(unit, values, selecting: value(of: unit, shown), isJoined: isJoined)
  }

  /// From the day before the first year, which zones west of UTC can show.
  private static let days: DateWheel.Values = {
    let first = CivilDate(year: 1, month: 1, day: 1).dayNumber - 1
    return .steps(first: first, step: 1, count: CivilDate.dayNumbers.upperBound - first + 1)
  }()

  private func values(of unit: DateUnit, _ shown: Shown) -> DateWheel.Values {
    switch unit {
    case .year:
      let years = display.system.years(ofEra: shown.date.era)
      return .steps(first: years.lowerBound, step: 1, count: years.count)
    case .month: return .list(display.system.months(ofYear: shown.date.year, era: shown.date.era))
    case .day: return .steps(first: 1, step: 1, count: display.system.daysOnWheel)
    case .hour: return mode == .countDownTimer ? .steps(first: 0, step: 1, count: 24) : .list(display.facts.hours)
    case .minute: return .steps(first: 0, step: minuteInterval, count: 60 / minuteInterval)
    case .amPM: return .steps(first: 0, step: 1, count: 2)
    case .era: return .list([])
    }
  }

  private func value(of unit: DateUnit, _ shown: Shown) -> Int {
    switch unit {
    case .era: shown.date.era
    case .year: shown.date.year
    case .month: shown.date.month
    case .day: mode == .dateAndTime ? shown.wall.date.dayNumber : shown.date.day
    case .hour: mode == .countDownTimer ? shown.wall.hour : faceHour(shown.wall.hour)
    case .minute: shown.wall.minute
    case .amPM: shown.wall.hour / 12
    }
  }

  /// Whether hours are told in two halves.
  var hasHalves: Bool { mode != .countDownTimer && display.facts.timeOrder.contains(.amPM) }

  /// An hour of the day as the wheel of hours has it: midnight is 0, 12 or 24.
  private func faceHour(_ hour: Int) -> Int {
    let cycle = hasHalves ? 12 : 24
    return display.facts.hours.first { $0 % cycle == hour % cycle } ?? hour
  }

  /// The row of a wheel that would show another value of this picker.
  func row(of wheel: DateWheel, showing value: DateValue) -> Int {
    wheel.values.row(nearest: self.value(of: wheel.unit, Shown(value, display)))
  }

  // MARK: Rows

  /// What a row shows. `today`: the day number that a wheel of whole days calls so.
  public func text(ofRow row: Int, in wheel: DateWheel, today: Int? = nil) -> String {
    let value = wheel.value(ofRow: row)
    let facts = display.facts
    switch wheel.unit {
    case .era: return facts.eraName(value)
    case .year: return display.yearText(of: Shown(self).date.with(.year, value))
    case .month:
      let date = Shown(self).date
      return facts.monthName(value, ofYear: date.year, era: date.era, .wide)
    case .day:
      guard wheel.isJoined else { return facts.row(.day, value) }
      if value == today, let name = facts.todayName { return name }
      return facts.text(.weekdayMonthDay, day: value, secondOfDay: 0)
    case .hour where mode == .countDownTimer, .minute where mode == .countDownTimer:
      return facts.number(value, minimumDigits: 1)
    case .hour, .minute: return facts.row(wheel.unit, value)
    case .amPM: return value == 0 ? facts.amSymbol : facts.pmSymbol
    }
  }

  /// Whether a wheel stays on a row if a person turns it there. iOS dims the others.
  public func isEnabled(row: Int, in wheel: DateWheel) -> Bool { rest(on: row, of: wheel).row == row }
}

/// What a date picker gives: an instant, or in a countdown a length of time.
public enum DateValue: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00Z.
  case date(Int64)
  /// Seconds.
  case duration(Int)
}

/// A value taken apart as the wheels show it.
struct Shown {
  var wall: CivilTime
  /// In the display's calendar; of no meaning in a countdown.
  var date: CalendarDate

  init(_ picker: DatePicker) { self.init(picker.value, picker.display) }

  init(_ value: DateValue, _ display: DateDisplay) {
    switch value {
    case .date(let instant):
      wall = display.wall(at: instant)
      date = display.system.date(ofDay: wall.date.dayNumber)
    case .duration(let seconds):
      wall = CivilTime(localSeconds: Int64(seconds))
      date = CalendarDate(year: 1, month: 1, day: 1)
    }
  }
}
