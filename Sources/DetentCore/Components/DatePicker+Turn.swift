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
    /// The clocks skip it.
    case noSuchTime(CivilTime)
    case beforeMinimum(Int64)
    case afterMaximum(Int64)
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
    var rest =
      mode == .countDownTimer
      ? rest(duration(of: wheel.unit, chosen, shown))
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
    /// In the display's calendar; nil: the day of `wall`.
    var date: CalendarDate?
    var wall: CivilTime
  }

  private func moment(of wheel: DateWheel, _ chosen: Int, _ shown: Shown) -> Moment {
    var moment = Moment(date: nil, wall: shownTime(shown))
    switch wheel.unit {
    case .day where wheel.isJoined: moment.wall.date = CivilDate(dayNumber: chosen)
    case .era, .year, .month, .day: moment.date = shown.date.with(wheel.unit, chosen)
    case .hour: moment.wall.setHour(hasHalves ? chosen % 12 + shown.wall.hour / 12 * 12 : chosen % 24)
    case .minute: moment.wall.setMinute(chosen)
    case .amPM: moment.wall.setHour(shown.wall.hour % 12 + chosen * 12)
    }
    return moment
  }

  /// The time as the wheels show it: on the interval where there is a wheel of minutes, and without seconds.
  func shownTime(_ shown: Shown) -> CivilTime {
    let step = mode.hasMinutes ? minuteInterval * 60 : 60
    return CivilTime(shown.wall.date, secondOfDay: shown.wall.secondOfDay / step * step)
  }

  /// The instant that is meant by a reading of the wall clock. One that comes twice lies on the side of the change on
  /// which the date lies if that comes twice, too, else on the first; on the other one if only that is inside the limits.
  func instant(of wall: CivilTime) -> Int64 {
    guard case .overlap(let first, let second) = display.zone.instants(atLocal: wall.localSeconds) else {
      return display.instant(of: wall)
    }
    let sides = isSecondReading ? [second, first] : [first, second]
    return sides.first(where: range.contains) ?? sides[0]
  }

  /// Whether the wall clock shows the date's time for the second time.
  private var isSecondReading: Bool {
    guard case .overlap(_, let second) = display.zone.instants(atLocal: display.zone.local(at: date)) else {
      return false
    }
    return second == date
  }

  /// The nearest date that exists, inside the limits and on the interval.
  func rest(_ moment: Moment) -> DateRest {
    var reasons: [DateRest.Reason] = []
    var wall = moment.wall
    if let date = moment.date {
      let nearest = display.nearest(date)
      if nearest != date { reasons.append(.noSuchDay(date)) }
      wall.date = CivilDate(dayNumber: display.system.nearestDay(to: date))
    }
    var instant = instant(of: wall)
    if display.wall(at: instant) != wall {
      reasons.append(.noSuchTime(wall))
      if mode.hasMinutes { instant = roundedUp(instant) }
    }
    if instant < range.lowerBound { reasons.append(.beforeMinimum(instant)) }
    if instant > range.upperBound { reasons.append(.afterMaximum(instant)) }
    return DateRest(value: .date(pinned(instant, onGrid: mode.hasMinutes)), row: 0, reasons: reasons)
  }
}

extension CivilTime {
  mutating func setHour(_ hour: Int) { secondOfDay = hour * 3600 + secondOfDay % 3600 }

  mutating func setMinute(_ minute: Int) { secondOfDay = secondOfDay / 3600 * 3600 + minute * 60 }
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
