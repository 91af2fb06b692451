/// What can be turned now: a wheel for each unit, or none where a button or a calendar stands instead.
extension DatePicker {
  /// The wheels in sight, in reading order.
  func face(_ style: Style) -> [DateWheel] {
    if showsMonths { return monthChooser.dateWheels }
    if style == .wheels { return dateWheels }
    guard presented == .wheels else { return [] }
    return display.facts.timeOrder.compactMap { wheel(of: $0) }
  }

  /// A picker of years and months that holds the month of the calendar's page: its head.
  public var monthChooser: DatePicker {
    var chooser = self
    chooser.mode = .yearAndMonth
    chooser.setLimits(minimum: nil, maximum: nil)
    chooser.date = display.instant(of: CivilTime(CivilDate(dayNumber: shownDay), hour: 12))
    return chooser
  }

  /// The day that the date falls on, a day number.
  public var day: Int { display.wall(at: date).date.dayNumber }

  /// The first day of the month that the calendar shows; nil: it is that of the date.
  var leafedMonth: Int? {
    let month = firstDay(ofMonthWith: shownDay)
    return month == firstDay(ofMonthWith: day) ? nil : month
  }

  /// Whether days are chosen on a calendar.
  func hasCalendar(_ style: Style) -> Bool {
    (mode == .date || mode == .dateAndTime) && (style == .inline || style == .compact && presented == .calendar)
  }

  /// What its buttons say: all parts of the value when compact, the time when inline.
  public func buttonTexts(_ style: Style) -> [String] {
    switch style {
    case .compact: displayedTexts
    case .inline where mode.hasMinutes: [displayedTexts.last ?? ""]
    default: []
    }
  }

  /// What each of its buttons presents.
  public func buttonEditors(_ style: Style) -> [Editor] {
    switch (style, mode) {
    case (.compact, .date): [.calendar]
    case (.compact, .dateAndTime): [.calendar, .wheels]
    default: buttonTexts(style).map { _ in .wheels }
    }
  }
}
