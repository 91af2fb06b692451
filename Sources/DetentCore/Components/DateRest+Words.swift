/// Why a wheel rests elsewhere, in words: "29 February 2027 does not exist; rests on 28 February".
extension DatePicker {
  /// What a person's choice was decided by; nil: it was taken as it is.
  func decision(about rest: DateRest) -> Decision? {
    guard !rest.reasons.isEmpty else { return nil }
    let outcome = rest.reasons.map { words($0) }.joined(separator: " and ") + "; rests on " + restWords(rest)
    return Decision(.date, inputs, outcome: outcome)
  }

  /// What may have a say: limits, interval, zone.
  private var inputs: [Decision.Input] {
    var inputs = [
      Decision.Input("mode", .text(mode.rawValue)), Decision.Input("timeZone", .text(display.zone.identifier)),
    ]
    if hasLimits, let minimumDate { inputs.append(Decision.Input("minimumDate", .text(text(of: minimumDate)))) }
    if hasLimits, let maximumDate { inputs.append(Decision.Input("maximumDate", .text(text(of: maximumDate)))) }
    if mode.hasMinutes { inputs.append(Decision.Input("minuteInterval", .int(minuteInterval))) }
    return inputs
  }

  /// An instant as scripts read it, in the picker's zone: "2024-05-14T15:50:00+02:00".
  public func text(of instant: Int64) -> String { DateText(instant, in: display.zone).description }

  private func words(_ reason: DateRest.Reason) -> String {
    switch reason {
    case .noSuchDay(let date): "\(words(date)) does not exist"
    case .noSuchTime(let wall):
      "\(time(wall)) on \(words(day(wall))) does not exist in \(display.zone.identifier) (the clocks skip it)"
    case .beforeMinimum(let asked): "\(words(asked)) is before the minimum" + limit(minimumDate)
    case .afterMaximum(let asked): "\(words(asked)) is after the maximum" + limit(maximumDate)
    case .noDuration: "a countdown of 0 min cannot be chosen"
    }
  }

  private func limit(_ instant: Int64?) -> String { instant.map { ", \(words($0))" } ?? " (the years 1 to 9999)" }

  /// Where it rests, without the year if that is the year that was chosen.
  private func restWords(_ rest: DateRest) -> String {
    switch rest.value {
    case .duration(let seconds): return "\(seconds / 60) min"
    case .date(let instant):
      if case .noSuchDay(let asked)? = rest.reasons.first, rest.reasons.count == 1 {
        let date = day(display.wall(at: instant))
        return "\(date.day) \(monthName(date))" + (date.year == asked.year ? "" : " \(date.year)")
      }
      return words(instant)
    }
  }

  private func words(_ instant: Int64) -> String {
    let wall = display.wall(at: instant)
    switch mode {
    case .date, .yearAndMonth: return words(day(wall))
    case .time: return time(wall)
    case .dateAndTime, .countDownTimer: return "\(words(day(wall))), \(time(wall))"
    }
  }

  private func day(_ wall: CivilTime) -> CalendarDate { display.system.date(ofDay: wall.date.dayNumber) }

  private func words(_ date: CalendarDate) -> String { "\(date.day) \(monthName(date)) \(date.year)" }

  /// English for the months that English has, the locale's own name for others. A month that the year lacks is called
  /// as in the nearest year that has it: "6 Adar I 5785".
  private func monthName(_ date: CalendarDate) -> String {
    switch display.facts.calendar {
    case .gregorian, .buddhist, .japanese: EnglishFacts.months[date.month.pinned(to: 1...12) - 1]
    case .islamicUmmAlQura, .persian, .hebrew:
      display.facts.monthName(date.month, ofYear: year(withMonthOf: date), era: date.era, .wide)
    }
  }

  private func year(withMonthOf date: CalendarDate) -> Int {
    let known = display.system.years(ofEra: date.era)
    let years = (0...DatePicker.leapCycle).flatMap { [date.year - $0, date.year + $0] }.filter(known.contains)
    return years.first { display.system.months(ofYear: $0, era: date.era).contains(date.month) } ?? date.year
  }

  /// After so many years the Hebrew leap years come again.
  private static let leapCycle = 19

  private func time(_ wall: CivilTime) -> String {
    String(DateText.time(wall.secondOfDay).description.prefix(5))
  }
}
