/// Why a text is no date.
public enum DateTextError: Error, Hashable, Sendable {
  /// No such form.
  case form(String)
  /// A part that no date or clock has: hour 24, month 13.
  case part(String, DateTextPart, Int)
  /// A day that the month does not have.
  case day(String, CivilDate)
}

/// What can be out of range in a date's text.
public enum DateTextPart: String, Hashable, Sendable {
  case month, hour, minute, second, offset

  var range: String {
    switch self {
    case .month: "01 to 12"
    case .hour: "00 to 23"
    case .minute, .second: "00 to 59"
    case .offset: "up to 26:00"
    }
  }
}

extension DateTextError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .form(let text):
      "\"\(Self.start(of: text))\" is no date or time: write \"2024-05-14\", \"2024-05-14T15:50\", \"2024-05-14T15:50:00+02:00\", "
        + "\"2024-05-14T13:50:00Z\" or \"15:50\""
    case .part(let text, let part, let value): "\"\(text)\": \(part.rawValue) \(value) does not exist (\(part.range))"
    case .day(let text, let date): "\"\(text)\": " + Self.missing(date)
    }
  }

  /// A text of any length, as far as a message can show it.
  private static func start(of text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }

  private static func missing(_ date: CivilDate) -> String {
    let month = EnglishFacts.months[date.month - 1]
    return "\(date.day) \(month) \(date.year) does not exist (\(month) has "
      + "\(CivilDate.days(inMonth: date.month, of: date.year)) days)"
  }
}

extension DateText {
  /// Reads any of the forms. Seconds may be left out; fractions of seconds, spaces and bare hours may not stand.
  public init(_ text: String) throws(DateTextError) {
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 1 {
      self = text.contains(":") ? .time(try Self.time(parts[0], of: text)) : .date(try Self.date(parts[0], of: text))
      return
    }
    let date = try Self.date(parts[0], of: text)
    let (clock, offset) = try Self.splitOffset(parts[1], of: text)
    let time = CivilTime(date, secondOfDay: try Self.time(clock, of: text))
    self = offset.map { .moment(time, offset: $0) } ?? .local(time)
  }

  private static func splitOffset(_ clock: Substring, of text: String) throws(DateTextError) -> (Substring, Int?) {
    if clock.hasSuffix("Z") { return (clock.dropLast(), 0) }
    guard let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return (clock, nil) }
    let parts = try numbers(clock[clock.index(after: sign)...], separator: ":", digits: [2, 2, 2], of: text)
    let seconds = parts[0] * 3600 + parts[1] * 60 + (parts.count == 3 ? parts[2] : 0)
    guard parts[1] < 60 else { throw .part(text, .minute, parts[1]) }
    guard seconds <= 26 * 3600 else { throw .part(text, .offset, parts[0]) }
    return (clock[..<sign], clock[sign] == "-" ? -seconds : seconds)
  }

  private static func time(_ clock: Substring, of text: String) throws(DateTextError) -> Int {
    let parts = try numbers(clock, separator: ":", digits: [2, 2, 2], of: text)
    let second = parts.count == 3 ? parts[2] : 0
    guard parts[0] < 24 else { throw .part(text, .hour, parts[0]) }
    guard parts[1] < 60 else { throw .part(text, .minute, parts[1]) }
    guard second < 60 else { throw .part(text, .second, second) }
    return parts[0] * 3600 + parts[1] * 60 + second
  }

  private static func date(_ digits: Substring, of text: String) throws(DateTextError) -> CivilDate {
    let isNegative = digits.hasPrefix("-")
    let parts = try numbers(isNegative ? digits.dropFirst() : digits, separator: "-", digits: [4, 2, 2], of: text)
    guard parts.count == 3 else { throw .form(text) }
    let date = CivilDate(year: isNegative ? -parts[0] : parts[0], month: parts[1], day: parts[2])
    guard (1...12).contains(date.month) else { throw .part(text, .month, date.month) }
    guard date.exists else { throw .day(text, date) }
    return date
  }

  /// Two or three numbers of exactly so many digits.
  private static func numbers(
    _ part: Substring, separator: Character, digits: [Int], of text: String
  ) throws(DateTextError) -> [Int] {
    let parts = part.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { throw .form(text) }
    var numbers: [Int] = []
    for (part, count) in zip(parts, digits) {
      guard part.utf8.count == count, part.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(part) else {
        throw .form(text)
      }
      numbers.append(number)
    }
    return numbers
  }
}
