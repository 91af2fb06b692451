/// Where a wheel comes to rest, and which date that gives.
public struct DateRest: Hashable, Sendable {
  public var value: DateValue
  /// The row of the wheel that shows it: another than the one aimed at where that cannot be chosen.
  public var row: Int
  /// Why it is another.
  public var reasons: [Reason]

  public enum Reason: Hashable, Sendable {
    /// A day that the month lacks, or a month that the year lacks.
    case noSuchDay(CalendarDate)
    /// The clocks skip it: a day number and a second of the day.
    case noSuchTime(day: Int, second: Int)
    case beforeMinimum
    case afterMaximum
    /// A countdown of no length.
    case noDuration
  }
}

extension DatePicker {
  public var value: DateValue {
    mode == .countDownTimer ? .duration(countDownDuration) : .date(date)
  }

  /// What comes of a wheel that a person turns to a row. What the other wheels show stays, as far as it exists; a turn
  /// from the last row to the first carries nothing to another wheel.
  public func rest(on row: Int, of wheel: DateWheel) -> DateRest {
    let chosen = wheel.value(ofRow: row)
    let shown = Shown(self)
    var rest = mode == .countDownTimer ? rest(duration(of: wheel.unit, chosen, shown))
      : rest(moment(of: wheel, chosen, shown))
    rest.row = self.row(of: wheel, showing: rest.value)
    return rest
  }

  /// Takes what a person chose; true: it is another value than before.
  mutating func accept(_ value: DateValue) -> Bool {
    let old = self.value
    switch value {
    case .date(let instant): date = instant
    case .duration(let seconds):
      countDownDuration = seconds
      askedDuration = Double(seconds)
    }
    return self.value != old
  }

  // MARK: Countdown

  private func duration(of unit: DateUnit, _ chosen: Int, _ shown: Shown) -> Int {
    let minute = shown.wall.minute / minuteInterval * minuteInterval
    return unit == .hour ? chosen * 3600 + minute * 60 : shown.wall.hour * 3600 + chosen * 60
  }

  /// iOS never rests on a countdown of no length: it goes to the first minute.
  func rest(_ duration: Int) -> DateRest {
    guard duration == 0 else { return DateRest(value: .duration(duration), row: 0, reasons: []) }
    return DateRest(value: .duration(minuteInterval * 60), row: 0, reasons: [.noDuration])
  }

  // MARK: Days and times

  /// A day and a time of it as they were chosen, before it is known whether they exist.
  struct Moment {
    /// In the display's calendar; nil: a day that certainly exists was chosen, `wall.day`.
    var date: CalendarDate?
    var wall: WallTime
  }

  private func moment(of wheel: DateWheel, _ chosen: Int, _ shown: Shown) -> Moment {
    var moment = Moment(date: nil, wall: shownTime(shown))
    switch wheel.unit {
    case .day where wheel.isJoined: moment.wall.day = chosen
    case .era, .year, .month, .day: moment.date = shown.date.with(wheel.unit, chosen)
    case .hour: moment.wall.setHour(hasHalves ? chosen % 12 + shown.wall.hour / 12 * 12 : chosen % 24)
    case .minute: moment.wall.setMinute(chosen)
    case .amPM: moment.wall.setHour(shown.wall.hour % 12 + chosen * 12)
    }
    return moment
  }

  /// The time as the wheels show it: on the interval where there is a wheel of minutes, and without seconds.
  func shownTime(_ shown: Shown) -> WallTime {
    let step = mode.hasMinutes ? minuteInterval * 60 : 60
    return WallTime(day: shown.wall.day, second: shown.wall.second / step * step)
  }

  /// The nearest date that exists, inside the limits and on the interval.
  func rest(_ moment: Moment) -> DateRest {
    var reasons: [DateRest.Reason] = []
    var wall = moment.wall
    if let date = moment.date {
      let nearest = display.nearest(date)
      if nearest != date { reasons.append(.noSuchDay(date)) }
      wall.day = display.day(nearest: nearest)
    }
    var instant = display.instant(of: wall, near: date)
    if display.wall(at: instant) != wall {
      reasons.append(.noSuchTime(day: wall.day, second: wall.second))
      if mode.hasMinutes { instant = roundedUp(instant) }
    }
    if instant < range.lowerBound { reasons.append(.beforeMinimum) }
    if instant > range.upperBound { reasons.append(.afterMaximum) }
    return DateRest(value: .date(pinned(instant, onGrid: mode.hasMinutes)), row: 0, reasons: reasons)
  }
}

extension WallTime {
  mutating func setHour(_ hour: Int) { second = hour * 3600 + second % 3600 }

  mutating func setMinute(_ minute: Int) { second = second / 3600 * 3600 + minute * 60 }
}

extension CalendarDate {
  func with(_ unit: DateUnit, _ value: Int) -> CalendarDate {
    var date = self
    switch unit {
    case .era: date.era = value
    case .year: date.year = value
    case .month: date.month = value
    case .day: date.day = value
    case .hour, .minute, .amPM: break
    }
    return date
  }
}
