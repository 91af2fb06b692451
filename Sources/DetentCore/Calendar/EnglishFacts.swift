/// English as written in the United States, with the Gregorian calendar: what a stage knows without a library.
public struct EnglishFacts: LocaleFacts, Hashable {
  public init() {}

  public var identifier: String { "en_US" }
  public var calendar: CalendarKind { .gregorian }
  public var layoutDirection: LayoutDirection { .leftToRight }
  public var firstWeekday: Int { 1 }
  public var dateOrder: [DateUnit] { [.month, .day, .year] }
  public var timeOrder: [DateUnit] { [.hour, .minute, .amPM] }
  public var hours: [Int] { [12] + Array(1...11) }
  public var amSymbol: String { "AM" }
  public var pmSymbol: String { "PM" }

  public var todayName: String? { "Today" }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  public func monthName(_ month: Int, ofYear year: Int, era: Int, _ width: NameWidth) -> String {
    width.cut(Self.months[month.pinned(to: 1...12) - 1])
  }

  public func weekdayName(_ weekday: Int, _ width: NameWidth) -> String {
    width.cut(Self.weekdays[weekday.pinned(to: 1...7) - 1])
  }

  public func eraName(_ era: Int) -> String { era == 0 ? "BC" : "AD" }

  public func number(_ value: Int, minimumDigits: Int) -> String {
    let digits = String(value.magnitude)
    let missing = minimumDigits.pinned(to: 0...20) - digits.utf8.count
    return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, missing)) + digits
  }

  public func row(_ unit: DateUnit, _ value: Int) -> String {
    switch unit {
    case .era: eraName(value)
    case .month: monthName(value, ofYear: 1, era: 1, .wide)
    case .minute: number(value, minimumDigits: 2)
    case .amPM: value == 0 ? amSymbol : pmSymbol
    case .year, .day, .hour: number(value, minimumDigits: 1)
    }
  }

  public func countdownLabel(_ unit: DateUnit, _ value: Int) -> String {
    unit == .minute ? "min" : value == 1 ? "hour" : "hours"
  }

  public func text(_ form: DateForm, day: Int, secondOfDay: Int) -> String {
    let date = GregorianCalendar().date(ofDay: day)
    let weekday = CivilDate.weekday(ofDay: day)
    let month = Self.months[date.month - 1]
    switch form {
    case .compactDate: return "\(NameWidth.abbreviated.cut(month)) \(date.day), \(date.year)"
    case .monthAndYear: return "\(month) \(date.year)"
    case .weekdayMonthDay:
      return "\(weekdayName(weekday, .abbreviated)) \(NameWidth.abbreviated.cut(month)) \(date.day)"
    case .fullDate: return "\(weekdayName(weekday, .wide)), \(month) \(date.day), \(date.year)"
    case .time:
      let time = CivilTime(CivilDate(dayNumber: day), secondOfDay: secondOfDay)
      let hour = row(.hour, (time.hour + 11) % 12 + 1)
      return "\(hour):\(row(.minute, time.minute)) \(time.hour < 12 ? amSymbol : pmSymbol)"
    }
  }

  /// Letter by letter without regard to case; of equals the one with the small letter first. Letters with accents stand
  /// behind z.
  public func compare(_ a: String, _ b: String) -> Int {
    let (left, right) = (a.lowercased(), b.lowercased())
    if left != right { return left < right ? -1 : 1 }
    return a == b ? 0 : a > b ? -1 : 1
  }
}

extension NameWidth {
  /// An English name of a month or weekday in this width.
  fileprivate func cut(_ name: String) -> String {
    switch self {
    case .wide: name
    case .abbreviated: String(name.prefix(3))
    case .narrow: String(name.prefix(1))
    }
  }
}
