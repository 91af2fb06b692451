import DetentCore
import Testing

struct ExtremeDatesTests {
  private let calendar = GregorianCalendar()

  @Test func nothingTraps() {
    for day in [Int.min, CivilDate.dayNumbers.lowerBound, 0, CivilDate.dayNumbers.upperBound, Int.max] {
      for second in [Int.min, -1, 0, 1, Int.max] {
        let time = CivilTime(CivilDate(dayNumber: day), secondOfDay: second)
        #expect(time.date.exists && (0..<86_400).contains(time.secondOfDay))
      }
    }
    #expect(CivilDate.dayNumbers.contains(CivilDate(year: .max, month: .min, day: .max).dayNumber))
    #expect(CivilTime(localSeconds: .min).date.year == -9999)
    #expect(calendar.day(of: CalendarDate(era: .max, year: .min, month: 1, day: 1)) == nil)
    #expect(calendar.days(inMonth: .max, ofYear: .min, era: 0) == 31)
  }

  @Test func aDayThatDoesNotExistIsTheNearestThatDoes() {
    let near = { (era: Int, year: Int, month: Int, day: Int) in
      let date = CalendarDate(era: era, year: year, month: month, day: day)
      return DateText.date(CivilDate(dayNumber: calendar.nearestDay(to: date))).description
    }
    #expect(near(1, 2023, 2, 31) == "2023-02-28")
    #expect(near(1, 2024, 2, 31) == "2024-02-29")
    #expect(near(1, 100_000, 2, 29) == "9999-02-28")
    #expect(near(1, .min, 2, 29) == "0001-02-28")
    #expect(near(0, 2024, 2, 29) == "-2023-02-28")
    #expect(near(7, 2024, 2, 29) == "2024-02-29")
  }
}
