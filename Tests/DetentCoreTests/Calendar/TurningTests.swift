import DetentCore
import Testing

struct TurningTests {
  private let calendar = GregorianCalendar()

  private func turned(_ text: String, _ unit: DateUnit, _ rows: Int) throws -> String {
    guard case .local(let time) = try DateText(text) else { return "no local time: \(text)" }
    return String(DateText.local(calendar.turning(time, unit, by: rows)).description.dropLast(3))
  }

  @Test("O33 Wheels go round without a carry")
  func wheelsGoRound() throws {
    #expect(try turned("2024-05-14T10:58", .minute, 3) == "2024-05-14T10:01")
    #expect(try turned("2024-05-14T10:01", .minute, -3) == "2024-05-14T10:58")
    #expect(try turned("2024-05-14T23:59", .minute, 1) == "2024-05-14T23:00")
    #expect(try turned("2024-05-14T23:59", .hour, 1) == "2024-05-14T00:59")
    #expect(try turned("2024-12-14T10:00", .month, 1) == "2024-01-14T10:00")
    #expect(try turned("2024-05-30T10:00", .day, 2) == "2024-05-01T10:00")
  }

  @Test("O34 AM/PM moves by half a day")
  func halves() throws {
    #expect(try turned("2024-05-14T14:30", .amPM, 1) == "2024-05-14T02:30")
    #expect(try turned("2024-05-14T12:05", .amPM, -1) == "2024-05-14T00:05")
    #expect(try turned("2024-05-14T00:05", .amPM, 2) == "2024-05-14T00:05")
  }

  @Test("O38 A day that the month lacks is its last")
  func shorterMonths() throws {
    #expect(try turned("2023-01-31T00:00", .month, 1) == "2023-02-28T00:00")
    #expect(try turned("2024-01-31T00:00", .month, 1) == "2024-02-29T00:00")
    #expect(try turned("2024-02-29T00:00", .month, 1) == "2024-03-29T00:00")
    #expect(try turned("2024-02-29T00:00", .year, 1) == "2025-02-28T00:00")
    #expect(try turned("2023-02-27T00:00", .day, 3) == "2023-02-28T00:00")
  }

  @Test("O38 The joined wheel goes on into the next month")
  func joinedDays() throws {
    guard case .local(let time) = try DateText("2020-02-28T09:00") else { return }
    #expect(DateText.local(time.adding(days: 2)).description == "2020-03-01T09:00:00")
  }

  @Test func yearsAndErasEnd() throws {
    #expect(try turned("2024-02-29T00:00", .year, 100_000) == "9999-02-28T00:00")
    #expect(try turned("2024-02-29T00:00", .year, .min) == "0001-02-28T00:00")
    #expect(try turned("2024-02-29T00:00", .era, -1) == "-2023-02-28T00:00")
    #expect(try turned("2024-02-29T00:00", .era, 7) == "2024-02-29T00:00")
  }

  @Test(arguments: DateUnit.allCases)
  func nothingTraps(_ unit: DateUnit) {
    for day in [Int.min, CivilDate.dayNumbers.lowerBound, 0, CivilDate.dayNumbers.upperBound, Int.max] {
      for amount in [Int.min, -1, 0, 1, Int.max] {
        let time = CivilTime(CivilDate(dayNumber: day), secondOfDay: amount)
        let turned = calendar.turning(time, unit, by: amount)
        #expect(turned.date.exists && (0..<86_400).contains(turned.secondOfDay))
        #expect(CivilDate.dayNumbers.contains(calendar.day(day, setting: unit, to: amount)))
        #expect(time.adding(days: amount).date.exists)
      }
    }
    #expect(CivilDate.dayNumbers.contains(CivilDate(year: .max, month: .min, day: .max).dayNumber))
    #expect(CivilTime(localSeconds: .min).date.year == -9999)
    #expect(calendar.day(of: CalendarDate(era: .max, year: .min, month: 1, day: 1)) == nil)
    #expect(calendar.days(inMonth: .max, ofYear: .min, era: 0) == 31)
  }
}
