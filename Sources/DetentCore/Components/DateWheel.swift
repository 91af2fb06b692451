/// One wheel of a date picker as a person sees it at one moment: what it counts, its rows, the row in the middle.
///
/// A value computed from the picker. Texts and which rows are dimmed are asked of the picker row by row, so that a wheel
/// of three million days costs nothing.
public struct DateWheel: Hashable, Sendable {
  public let unit: DateUnit
  /// What its rows stand for: a year, a month, a day of the month or a day number (`isJoined`), an hour from 0 to 23 or
  /// the hour of a clock face, a minute, 0 for AM and 1 for PM.
  let values: Values
  /// From 0.
  public let selectedRow: Int
  /// The wheel of whole days of dateAndTime: "Tue May 14".
  public let isJoined: Bool

  enum Values: Hashable {
    /// `first`, `first + step`, …
    case steps(first: Int, step: Int, count: Int)
    case list([Int])
  }

  init(_ unit: DateUnit, _ values: Values, selecting value: Int, isJoined: Bool = false) {
    self.unit = unit
    self.values = values
    self.isJoined = isJoined
    selectedRow = values.row(nearest: value)
  }

  public var count: Int {
    switch values {
    case .steps(_, _, let count): count
    case .list(let list): list.count
    }
  }

  /// Whether its last row is followed by its first. iOS lets all wheels go round but those of years, of whole days and
  /// of AM and PM.
  public var wraps: Bool {
    switch unit {
    case .month, .hour, .minute: true
    case .day: !isJoined
    case .era, .year, .amPM: false
    }
  }

  public func value(ofRow row: Int) -> Int {
    switch values {
    case .steps(let first, let step, _): first + row * step
    case .list(let list): list[row]
    }
  }

  /// The row with a value; nil: there is none.
  public func row(of value: Int) -> Int? {
    let row = values.row(nearest: value)
    return count > 0 && self.value(ofRow: row) == value ? row : nil
  }

  /// The row reached by turning `steps` rows on from a row: around where the wheel wraps, at most to an end elsewhere.
  public func row(_ steps: Int, from row: Int) -> Int {
    guard count > 0 else { return 0 }
    guard wraps else { return max(0, min(row + max(-count, min(steps, count)), count - 1)) }
    let turned = (row + steps % count) % count
    return turned < 0 ? turned + count : turned
  }
}

extension DateWheel.Values {
  /// The last row whose value is not above `value`; the first row if all are.
  func row(nearest value: Int) -> Int {
    switch self {
    case .steps(let first, let step, let count):
      return max(0, min((value - first).floored(by: step).quotient, count - 1))
    case .list(let list):
      return list.firstIndex(of: value) ?? list.lastIndex { $0 <= value } ?? 0
    }
  }
}
