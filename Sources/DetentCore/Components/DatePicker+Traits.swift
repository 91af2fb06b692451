extension DatePicker {
  /// Its properties as the trace keeps them, by the names that scripts use.
  static func traits(of picker: DatePicker) -> [String: Value] {
    func text(_ date: Int64?) -> Value { date.map { .text(picker.text(of: $0)) } ?? .none }
    return [
      "datePickerMode": .text(picker.mode.rawValue),
      "preferredDatePickerStyle": .text(picker.preferredStyle.rawValue),
      "date": text(picker.date),
      "minimumDate": text(picker.minimumDate),
      "maximumDate": text(picker.maximumDate),
      "minuteInterval": .int(picker.askedMinuteInterval),
      "roundsToMinuteInterval": .bool(picker.roundsToMinuteInterval),
      "countDownDuration": .int(picker.countDownDuration),
      "askedCountDownDuration": .number(picker.askedDuration),
      "locale": .text(picker.display.facts.identifier),
      "calendar": .text(picker.display.facts.calendar.rawValue),
      "timeZone": .text(picker.display.zone.identifier),
      "isOpen": .bool(picker.isOpen),
      "shownMonth": picker.shownMonth,
    ]
  }

  /// The first day of the month that somebody leafed to: "2024-06-01".
  var shownMonth: Value {
    leafedMonth.map { .text(DateText.date(CivilDate(dayNumber: $0)).description) } ?? .none
  }

  /// What a picker has that nothing was said of; a date is always said.
  static let freshTraits: [String: Value] = {
    let fresh = DatePicker(
      attributes: Attributes(name: "", screen: .stage, parent: .stage), date: 0, display: .plain)
    var values = traits(of: fresh)
    for name in ["date", "locale", "calendar", "timeZone"] { values[name] = Value.none }
    return values
  }()
}
