import DetentCore

/// Days and seconds of the proleptic Gregorian calendar, for the virtual clock. Nothing here asks the host.
enum CivilTime {
  /// The wall clock at the start of a run for which no screen says otherwise, in UTC.
  static let defaultStart = "2026-01-01T09:00"

  /// Seconds since 1970 of "2026-03-29T01:30" or "2026-03-29T01:30:15", read as UTC; nil when it is no such text.
  static func parse(_ text: String) -> Double? {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    guard let date = numbers(parts[0], "-"), let time = numbers(parts[1], ":") else { return nil }
    guard date.count == 3, time.count == 2 || time.count == 3 else { return nil }
    let (year, month, day) = (date[0], date[1], date[2])
    let second = time.count == 3 ? time[2] : 0
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...CivilDate.days(inMonth: month, of: year)).contains(day),
      (0...23).contains(time[0]), (0...59).contains(time[1]), (0...59).contains(second)
    else { return nil }
    return Double(
      CivilDate(year: year, month: month, day: day).dayNumber * 86_400 + time[0] * 3600 + time[1] * 60 + second)
  }

  static func seconds(of text: String) -> Double { parse(text) ?? 0 }

  /// Whole numbers between separators; nil when one is none.
  private static func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap(number)
    return numbers.count == parts.count ? numbers : nil
  }

  private static func number(_ digits: Substring) -> Int? {
    (1...4).contains(digits.utf8.count) && digits.utf8.allSatisfy { (48...57).contains($0) } ? Int(digits) : nil
  }
}
