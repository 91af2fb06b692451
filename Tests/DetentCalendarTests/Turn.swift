import DetentCore
import Testing

/// One turn of a wheel in a zone, as scripts/oracle draws it.
struct Turn: CustomStringConvertible {
  var start: CivilTime
  var isInstant: Bool
  var unit: String
  var rows: Int

  static let reach = [
    ("minute", 90), ("hour", 30), ("day", 40), ("month", 15), ("year", 3), ("days", 400), ("amPM", 3),
  ]

  init(_ random: inout SplitMix) {
    let year = 1973 + random.below(62)
    var month = 1 + random.below(12)
    if random.below(2) == 1 { month = [3, 4, 9, 10, 11][random.below(5)] }
    let last = CivilDate.days(inMonth: month, of: year)
    var date = CivilDate(year: year, month: month, day: min(1 + random.below(31), last))
    if random.below(2) == 1 {
      let toSunday = (8 - CivilDate.weekday(ofDay: date.dayNumber)) % 7
      if date.day + toSunday <= last { date.day += toSunday }
    }
    let hour = random.below(2) == 1 ? random.below(4) : random.below(24)
    start = CivilTime(date, hour: hour, minute: random.below(60), second: random.below(60))
    isInstant = random.below(2) == 1
    let (unit, reach) = Self.reach[random.below(Self.reach.count)]
    self.unit = unit
    rows = random.below(2 * reach + 1) - reach
  }

  /// "2014-04-13T20:37:03Z", "amPM", "0".
  init(_ cells: [String]) throws {
    let text = try DateText(cells[0])
    switch text {
    case .moment(let time, _): (start, isInstant) = (time, true)
    case .local(let time): (start, isInstant) = (time, false)
    default: throw DateTextError.form(cells[0])
    }
    unit = cells[1]
    rows = try #require(Int(cells[2]))
  }

  var description: String {
    let text = isInstant ? DateText.moment(start, offset: 0) : DateText.local(start)
    return "\(text)\t\(unit)\t\(rows)"
  }
}

/// FNV-1a by 64 bits, as scripts/oracle has it.
func fnv(_ values: some Sequence<UInt64>) -> UInt64 {
  values.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01b3 }
}
