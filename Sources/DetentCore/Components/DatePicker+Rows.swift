/// The rows of date wheels as scripts name them.
extension DatePicker {
  /// The wall clock's reading, "2024-05-14T15:50:00".
  public var localText: String { DateText.local(display.wall(at: date)).description }

  /// Seconds of the wall clock since 00:00.
  public var secondOfDay: Int { display.wall(at: date).secondOfDay }

  /// The instant that is meant by a second of a day, in the picker's zone. A time that comes twice is chosen as wheels
  /// choose it.
  public func instant(onDay day: Int, second: Int) -> Int64 {
    instant(of: CivilTime(CivilDate(dayNumber: day), secondOfDay: second))
  }

  /// What a row stands for: a number, the ISO date of a whole day, "AM" or "PM".
  public func scriptValue(ofRow row: Int, in wheel: DateWheel) -> Value {
    let value = wheel.value(ofRow: row)
    switch wheel.unit {
    case .day where wheel.isJoined: return .text(DateText.date(CivilDate(dayNumber: value)).description)
    case .amPM: return .text(value == 0 ? "AM" : "PM")
    case .year: return .int(display.yearNumber(of: shownDate.with(.year, value)))
    default: return .int(value)
    }
  }

  private var shownDate: CalendarDate { display.system.date(ofDay: day) }

  /// The row with a number; of a wheel of years with eras the one of the era that is shown.
  public func row(ofNumber number: Int, in wheel: DateWheel) -> Int? {
    guard wheel.unit != .amPM, !wheel.isJoined, number.magnitude < 1_000_000 else { return nil }
    guard wheel.unit == .year else { return wheel.row(of: number) }
    let shown = shownDate
    let year = number >= 1000 ? number : number + shown.year - display.yearNumber(of: shown)
    return wheel.row(of: year)
  }

  /// The row with a text, nearest to the selected one; also "AM", "PM" and the ISO date of a whole day.
  public func row(ofText text: String, in wheel: DateWheel, today: Int) -> Int? {
    if wheel.unit == .amPM, text == "AM" || text == "PM" { return wheel.row(of: text == "AM" ? 0 : 1) }
    if wheel.isJoined, case .date(let date)? = try? DateText(text) { return wheel.row(of: date.dayNumber) }
    let reach = wheel.isJoined ? DatePicker.furthestText : wheel.count
    for distance in 0...reach {
      for row in [wheel.selectedRow + distance, wheel.selectedRow - distance] where (0..<wheel.count).contains(row) {
        if self.text(ofRow: row, in: wheel, today: today) == text { return row }
      }
    }
    return nil
  }

  /// How many whole days to either side are searched for a text: more than a year.
  private static let furthestText = 400

  /// What a wheel has, for messages.
  public func rowsInWords(_ wheel: DateWheel) -> String {
    guard wheel.count > 0 else { return "it has no rows" }
    if wheel.isJoined { return "write a day such as \"2024-05-14\", or what the wheel shows" }
    guard wheel.count > 31 else {
      return "it has " + (0..<wheel.count).map { text(ofRow: $0, in: wheel) }.joined(separator: ", ")
    }
    return "it has \(text(ofRow: 0, in: wheel)) to \(text(ofRow: wheel.count - 1, in: wheel))"
  }
}
