import DetentCalendar
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

  func result(in zone: any ZoneRules, _ calendar: any CalendarSystem) -> Int64 {
    let start = isInstant ? start.localSeconds : zone.instant(atLocal: start.localSeconds)
    let shown = CivilTime(localSeconds: zone.local(at: start))
    let turned =
      DateUnit(rawValue: unit).map { calendar.turning(shown, $0, by: rows) } ?? shown.adding(days: rows)
    return zone.instant(atLocal: turned.localSeconds)
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

struct OracleTests {
  private let calendars = ToolchainCalendars()

  /// 107,000 cases: the block that differs is printed case by case, to be laid beside
  /// `scripts/oracle --block ZONE NUMBER`.
  @Test func everyTurnIsAsPythonHasIt() throws {
    let calendar = calendars.system(.gregorian)
    let rows = try DataFile("oracle.tsv").rows
    #expect(rows.count > 400)
    for row in rows {
      let zone = try #require(calendars.zone(row[0]), "no zone \(row[0])")
      for (number, sum) in row.dropFirst().enumerated() {
        var random = SplitMix(state: fnv(row[0].utf8.map(UInt64.init)) &+ UInt64(number))
        let turns = (0..<64).map { _ in Turn(&random) }
        let results = turns.map { $0.result(in: zone, calendar) }
        let ours = fnv(results.map { UInt64(bitPattern: $0) })
        guard ours != UInt64(sum, radix: 16) else { continue }
        let cases = zip(turns, results).map { "\($0)\t\($1)" }.joined(separator: "\n")
        Issue.record("block \(number) of \(row[0]) differs:\n\(cases)")
      }
    }
  }

  @Test func everyTurnAtAChangeOfClocksIsAsPythonHasIt() throws {
    let calendar = calendars.system(.gregorian)
    let rows = try DataFile("oracle-rows.tsv").rows
    #expect(rows.count > 3000)
    for row in rows {
      let zone = try #require(calendars.zone(row[0]))
      let turn = try Turn(Array(row[1...3]))
      #expect(turn.result(in: zone, calendar) == Int64(row[4]), "\(row[0]): \(turn)")
    }
  }
}
