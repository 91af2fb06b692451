/// What app code does to a date picker: no user event. A date that a limit or the interval moves is written down, too.
///
/// A wheel that a person turns goes on, unless code sets a date or a duration that shows another row on it.
extension Stage {
  /// Pinned to the limits and the interval; in a countdown it does nothing.
  public mutating func setDate(_ date: Int64, animated: Bool, of id: ComponentID) {
    change(datePicker: id, animated: animated, keepsTurned: false) { $0.setDate(date) }
  }

  /// nil: no limit.
  public mutating func setMinimumDate(_ date: Int64?, of id: ComponentID) {
    guard datePickers[id].minimumDate != date else { return }
    change(datePicker: id) { $0.setLimits(minimum: date, maximum: $0.maximumDate) }
    changed(id, .minimumDate, text(date, of: id))
  }

  public mutating func setMaximumDate(_ date: Int64?, of id: ComponentID) {
    guard datePickers[id].maximumDate != date else { return }
    change(datePicker: id) { $0.setLimits(minimum: $0.minimumDate, maximum: date) }
    changed(id, .maximumDate, text(date, of: id))
  }

  public mutating func setMode(_ mode: DatePicker.Mode, of id: ComponentID) {
    guard datePickers[id].mode != mode else { return }
    change(datePicker: id) { $0.setMode(mode) }
    changed(id, .datePickerMode, .text(mode.rawValue))
  }

  public mutating func setPreferredStyle(_ style: DatePicker.Style, of id: ComponentID) {
    guard datePickers[id].preferredStyle != style else { return }
    change(datePicker: id) { $0.preferredStyle = style }
    changed(id, .preferredDatePickerStyle, .text(style.rawValue))
  }

  public mutating func setMinuteInterval(_ minutes: Int, of id: ComponentID) {
    guard datePickers[id].askedMinuteInterval != minutes else { return }
    change(datePicker: id) { $0.setMinuteInterval(minutes) }
    changed(id, .minuteInterval, .int(minutes))
  }

  public mutating func setRoundsToMinuteInterval(_ rounds: Bool, of id: ComponentID) {
    guard datePickers[id].roundsToMinuteInterval != rounds else { return }
    change(datePicker: id) { $0.setRoundsToMinuteInterval(rounds) }
    changed(id, .roundsToMinuteInterval, .bool(rounds))
  }

  /// Outside the mode countDownTimer it does nothing.
  public mutating func setCountDownDuration(_ seconds: Double, of id: ComponentID) {
    let asked = datePickers[id].askedDuration
    change(datePicker: id, keepsTurned: false) { $0.setCountDownDuration(seconds) }
    let now = datePickers[id].askedDuration
    if now != asked { changed(id, .askedCountDownDuration, .number(now)) }
  }

  /// nil: that of the screen. The caller has asked `calendars` whether there is such a one; so for calendar and zone.
  public mutating func setLocale(_ name: String?, ofDatePicker id: ComponentID) {
    guard datePickers[id].localeName != name else { return }
    datePickers[id].localeName = name
    showAnew(id)
  }

  public mutating func setCalendar(_ kind: CalendarKind?, ofDatePicker id: ComponentID) {
    guard datePickers[id].calendarKind != kind else { return }
    datePickers[id].calendarKind = kind
    showAnew(id)
  }

  public mutating func setTimeZone(_ name: String?, ofDatePicker id: ComponentID) {
    guard datePickers[id].zoneName != name else { return }
    datePickers[id].zoneName = name
    showAnew(id)
  }

  /// The date stays; how it is shown may be another.
  mutating func showAnew(_ id: ComponentID) {
    let picker = datePickers[id]
    let display = display(
      on: screen(of: id), locale: picker.localeName, calendar: picker.calendarKind, zone: picker.zoneName)
    if display.facts.calendar != picker.display.facts.calendar { datePickers[id].turnedUnits = [] }
    change(datePicker: id) { $0.setDisplay(display) }
    let (old, new) = (DatePicker.traits(of: picker), DatePicker.traits(of: datePickers[id]))
    for property in Stage.displayed where old[property.rawValue] != new[property.rawValue] {
      changed(id, property, new[property.rawValue] ?? .none)
    }
  }

  /// What is written otherwise in another locale, calendar or zone.
  private static let displayed: [Property] = [.locale, .calendar, .timeZone, .date, .minimumDate, .maximumDate]

  private mutating func change(
    datePicker id: ComponentID, animated: Bool = false, keepsTurned: Bool = true, _ change: (inout DatePicker) -> Void
  ) {
    let before = (value: datePickers[id].value, day: datePickers[id].day)
    change(&datePickers[id])
    history.isStale = true
    let (value, day) = (datePickers[id].value, datePickers[id].day)
    switch value {
    case before.value: break
    case .date(let date): changed(id, .date, text(date, of: id))
    case .duration(let seconds): changed(id, .countDownDuration, .int(seconds))
    }
    // The page that a person has leafed to stays where the date does.
    show(value == before.value && day == before.day ? datePickers[id].shownDay : day, ofCalendar: id)
    if datePickers[id].showsMonths || datePickers[id].isOpen { closeWhatIsGone(id) }
    refreshWheels(of: id, animated: animated, keepsTurned: keepsTurned)
    relayout(id)
  }

  /// What no button of this mode and style presents goes, and without a calendar its head.
  private mutating func closeWhatIsGone(_ id: ComponentID) {
    let style = style(ofDatePicker: id)
    if let editor = datePickers[id].presented, !datePickers[id].buttonEditors(style).contains(editor) {
      close(id, isUser: false)
    }
    if !datePickers[id].hasCalendar(style) { datePickers[id].showsMonths = false }
  }

  private func text(_ date: Int64?, of id: ComponentID) -> Value {
    date.map { .text(datePickers[id].text(of: $0)) } ?? .none
  }
}
