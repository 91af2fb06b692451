import DetentCore

/// One wheel of a picker, as far as its rows are known.
struct PickerColumn {
  var count: Int
  /// All titles in order; of a long wheel the first and the last, with a gap between.
  var titles: [String]
  /// How many titles stand before the gap.
  var head: Int
  var isComplete: Bool { titles.count >= count }

  /// The first round of rows that come again and again; nil where they do not.
  var round: [String]? {
    let first = titles.prefix(head)
    guard let start = first.first, let period = first.dropFirst().firstIndex(of: start), period > 1 else { return nil }
    let isRound = (period..<first.count).allSatisfy { titles[$0] == titles[$0 - period] }
    return isRound ? Array(first[..<period]) : nil
  }

  /// Whether all of its rows are units or halves of the day, which belong to what stands beside them.
  var holdsUnits: Bool { !titles.isEmpty && titles.allSatisfy { RowTitles.isUnit($0) } }

  /// How many different titles there are: rows that come again, to look endless, count once.
  var distinctCount: Int {
    let known = Set(titles).count
    return known < titles.count || isComplete ? known : max(known, count)
  }
}

extension Scene.Part {
  /// The wheels of a picker; none where their rows are not known.
  var columns: [PickerColumn] {
    guard !isUnknown("components") else { return [] }
    return (0..<(count("numberOfComponents") ?? 0)).map { index in
      let first = texts("components.\(index).titles")
      let last = texts("components.\(index).lastTitles")
      let count = count("components.\(index).count") ?? 0
      return PickerColumn(count: count, titles: first + last, head: first.count)
    }
  }

  /// The style in force of a date picker.
  func datePickerStyle(_ os: OSVersion) -> DatePicker.Style {
    let style = text("preferredDatePickerStyle").flatMap(DatePicker.Style.init(rawValue:)) ?? .automatic
    return style.resolved(in: datePickerMode, os)
  }

  var datePickerMode: DatePicker.Mode {
    text("datePickerMode").flatMap(DatePicker.Mode.init(rawValue:)) ?? .dateAndTime
  }
}

/// What titles of rows mean.
enum RowTitles {
  /// The number that a title begins with, whatever unit follows; hours and minutes as minutes of the day.
  static func number(_ title: String) -> Double? {
    let text = title.drop { $0 == " " }
    let sign = text.hasPrefix("-") || text.hasPrefix("−")
    let digits = text.drop { "+-−".contains($0) }
    let whole = digits.prefix { $0.isWholeNumber }
    guard !whole.isEmpty, var value = number(digits: whole) else { return nil }
    let rest = digits.dropFirst(whole.count)
    if let separator = rest.first, ".,:".contains(separator) {
      let part = rest.dropFirst().prefix { $0.isWholeNumber }
      if let fraction = number(digits: part), !part.isEmpty {
        value = separator == ":" ? value * 60 + fraction : value + fraction / power(part.count)
      }
    }
    let lower = title.lowercased()
    if rest.first == ":", lower.hasSuffix("pm") || lower.hasSuffix("am") {
      value = value.truncatingRemainder(dividingBy: 720) + (lower.hasSuffix("pm") ? 720 : 0)
    }
    return sign ? -value : value
  }

  private static func power(_ digits: Int) -> Double { (0..<digits).reduce(1) { value, _ in value * 10 } }

  /// Digits of any script.
  private static func number(digits: Substring) -> Double? {
    var value = 0.0
    for digit in digits {
      guard let number = digit.wholeNumberValue else { return nil }
      value = value * 10 + Double(number)
    }
    return value
  }

  private static let units: Set = [
    "am", "pm", "kg", "g", "lb", "oz", "st", "cm", "m", "km", "mm", "in", "ft", "yd", "mi", "ml", "l", "cl", "c", "f",
    "°c", "°f", "°", "%", "min", "h", "s", "sec", "hours", "minutes", "seconds", "days", "weeks", "months", "years",
    "kcal", "kj", "mph", "km/h", "bpm", "pt", "px", "€", "$", "£", "a.m.", "p.m.",
  ]

  /// Words that stand for a unit or half of the day.
  static func isUnit(_ title: String) -> Bool { units.contains(title.lowercased()) }

  /// Rows without one at the head that says what they are: "Month", "--".
  static func withoutHead(_ titles: [String]) -> [String] {
    let rest = titles.dropFirst()
    guard let head = titles.first, number(head) == nil else { return titles }
    let isHead = !rest.isEmpty && rest.allSatisfy { number($0) != nil } || rest.count == 12
    return isHead ? Array(rest) : titles
  }

  /// How far rows count, from 1 on by one; nil where they do not.
  static func count(_ titles: [String]) -> Int? {
    let isCount = titles.enumerated().allSatisfy { number($1) == Double($0 + 1) }
    return isCount && !titles.isEmpty ? titles.count : nil
  }

  /// Whether names follow each other as in a cycle of names (weekdays, months), from any one on.
  static func follow(_ titles: [String], cycle: [String]) -> Bool {
    guard let start = cycle.firstIndex(of: titles.first ?? ""), titles.count <= cycle.count else { return false }
    return titles.enumerated().allSatisfy { $1 == cycle[(start + $0) % cycle.count] }
  }
}
