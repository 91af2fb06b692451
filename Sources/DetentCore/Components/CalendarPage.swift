/// One month of a calendar in place: its weeks as a person sees them.
public struct CalendarPage: Sendable {
  /// "May 2024", in the locale's words.
  public var title: String
  /// Above the columns, in the locale's first letters.
  public var weekdays: [String]
  /// Seven places each; nil: the place belongs to a neighbouring month and is empty.
  public var weeks: [[Day?]]

  public struct Day: Hashable, Sendable {
    /// Days since 1970-01-01.
    public var dayNumber: Int
    /// In the locale's digits.
    public var text: String
    public var isEnabled: Bool
    public var isSelected: Bool
    public var isToday: Bool
  }

  /// The place of a day: week and column from 0; nil: the page does not show it.
  public func place(ofDay dayNumber: Int) -> (week: Int, column: Int)? {
    for (week, days) in weeks.enumerated() {
      if let column = days.firstIndex(where: { $0?.dayNumber == dayNumber }) { return (week, column) }
    }
    return nil
  }
}

extension DatePicker {
  /// The month that holds a day.
  public func page(ofDay dayNumber: Int, today: Int) -> CalendarPage {
    let first = firstDay(ofMonthWith: dayNumber)
    let date = display.system.date(ofDay: first)
    let length = display.system.days(inMonth: date.month, ofYear: date.year, era: date.era)
    let lead = (CivilDate.weekday(ofDay: first) - display.facts.firstWeekday).floored(by: 7).remainder
    let selected = display.wall(at: self.date).date.dayNumber
    var places: [CalendarPage.Day?] = Array(repeating: nil, count: lead)
    for day in first..<first + length {
      places.append(
        CalendarPage.Day(
          dayNumber: day, text: display.facts.number(day - first + 1, minimumDigits: 1), isEnabled: isEnabled(day: day),
          isSelected: day == selected, isToday: day == today))
    }
    while places.count % 7 != 0 { places.append(nil) }
    return CalendarPage(
      title: display.facts.text(.monthAndYear, day: first, secondOfDay: 0), weekdays: weekdays,
      weeks: stride(from: 0, to: places.count, by: 7).map { Array(places[$0..<$0 + 7]) })
  }

  private var weekdays: [String] {
    (0..<7).map { display.facts.weekdayName((display.facts.firstWeekday - 1 + $0) % 7 + 1, .abbreviated) }
  }

  /// The first day of the month that holds a day.
  public func firstDay(ofMonthWith dayNumber: Int) -> Int {
    dayNumber - display.system.date(ofDay: dayNumber).day + 1
  }

  /// The first day of the month before or after the one that holds a day; nil: the calendar ends there.
  public func firstDay(ofMonthWith dayNumber: Int, turnedBy months: Int) -> Int? {
    var first = firstDay(ofMonthWith: dayNumber)
    for _ in 0..<abs(months) {
      let date = display.system.date(ofDay: first)
      let length = display.system.days(inMonth: date.month, ofYear: date.year, era: date.era)
      first = months > 0 ? first + length : firstDay(ofMonthWith: first - 1)
      guard DatePicker.pageDays.contains(first) else { return nil }
    }
    return first
  }

  /// The days whose months can be leafed to: all that a picker can hold.
  private static let pageDays = CivilDate(year: 1, month: 1, day: 1).dayNumber...CivilDate.dayNumbers.upperBound

  /// What comes of choosing a whole day; the time stays.
  public func rest(onDay dayNumber: Int) -> DateRest {
    var wall = shownTime(Shown(self))
    wall.date = CivilDate(dayNumber: dayNumber)
    return rest(Moment(date: nil, wall: wall))
  }

  /// Whether a day can be chosen: some instant of it lies inside the limits.
  func isEnabled(day: Int) -> Bool {
    guard case .date(let instant) = rest(onDay: day).value else { return false }
    return display.wall(at: instant).date.dayNumber == day
  }
}
