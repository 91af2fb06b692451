extension CalendarSystem {
  /// The day after one of its parts was set; what then does not exist rests on the nearest that does.
  ///
  /// 31 January with the month set to 2 is the last of February; 29 February 2024 with the year set to 2023 is the 28th.
  /// `unit` is era, year, month or day; the others change nothing.
  public func day(_ dayNumber: Int, setting unit: DateUnit, to value: Int) -> Int {
    var date = date(ofDay: dayNumber)
    switch unit {
    case .era: date.era = value
    case .year: date.year = value
    case .month: date.month = value
    case .day: date.day = value
    case .hour, .minute, .amPM: break
    }
    return nearestDay(to: date)
  }

  /// The wall time after the wheel of `unit` was turned by rows, positive towards later values.
  ///
  /// Wheels of months, days, hours, minutes and AM/PM go round, each by itself: December turned by one is January of the
  /// same year, 23:59 turned by a minute is 23:00. The wheel of days has `daysOnWheel` rows in every month. Years and
  /// eras end where they end.
  public func turning(_ time: CivilTime, _ unit: DateUnit, by rows: Int) -> CivilTime {
    var time = time
    switch unit {
    case .minute:
      time.secondOfDay += 60 * (Self.around(time.minute, by: rows, count: 60) - time.minute)
    case .hour:
      time.secondOfDay += 3600 * (Self.around(time.hour, by: rows, count: 24) - time.hour)
    case .amPM:
      let half = CivilTime.secondsInDay / 2
      time.secondOfDay += rows % 2 == 0 ? 0 : time.secondOfDay < half ? half : -half
    case .era, .year, .month, .day:
      let day = time.date.dayNumber
      time.date = CivilDate(dayNumber: self.day(day, setting: unit, to: value(unit, ofDay: day, turnedBy: rows)))
    }
    return time
  }

  /// The rows of the wheel of days: as many as the longest month has.
  public var daysOnWheel: Int {
    switch kind {
    case .gregorian, .buddhist, .japanese, .persian: 31
    case .islamicUmmAlQura, .hebrew: 30
    }
  }

  /// What the wheel of era, year, month or day shows after a turn.
  private func value(_ unit: DateUnit, ofDay dayNumber: Int, turnedBy rows: Int) -> Int {
    let date = date(ofDay: dayNumber)
    switch unit {
    case .era: return Self.along(date.era, by: rows, in: eras)
    case .year: return Self.along(date.year, by: rows, in: years(ofEra: date.era))
    case .month:
      let months = months(ofYear: date.year, era: date.era)
      guard let index = months.firstIndex(of: date.month) else { return date.month }
      return months[Self.around(index, by: rows, count: months.count)]
    default: return Self.around(date.day - 1, by: rows, count: daysOnWheel) + 1
    }
  }

  private static func around(_ index: Int, by rows: Int, count: Int) -> Int {
    (index + rows % count).floored(by: count).remainder
  }

  private static func along(_ value: Int, by rows: Int, in range: ClosedRange<Int>) -> Int {
    let (sum, overflow) = value.addingReportingOverflow(rows)
    return (overflow ? (rows < 0 ? Int.min : Int.max) : sum).pinned(to: range)
  }
}

extension CivilTime {
  /// The same time on another day: what the joined wheel of days does. Pinned to the years of `CivilDate`.
  public func adding(days: Int) -> CivilTime {
    let (day, overflow) = date.dayNumber.addingReportingOverflow(days)
    return CivilTime(CivilDate(dayNumber: overflow ? (days < 0 ? .min : .max) : day), secondOfDay: secondOfDay)
  }
}
