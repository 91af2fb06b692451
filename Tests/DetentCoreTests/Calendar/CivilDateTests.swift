import DetentCore
import Testing

struct CivilDateTests {
  @Test func everyDayFollowsTheOneBefore() {
    var expected = CivilDate(year: 1600, month: 1, day: 1)
    for number in expected.dayNumber...CivilDate(year: 2400, month: 12, day: 31).dayNumber {
      #expect(CivilDate(dayNumber: number) == expected)
      #expect(expected.dayNumber == number)
      expected.day += 1
      guard expected.day > CivilDate.days(inMonth: expected.month, of: expected.year) else { continue }
      expected = CivilDate(
        year: expected.month == 12 ? expected.year + 1 : expected.year, month: expected.month % 12 + 1, day: 1)
    }
  }

  @Test func dayNumbersCountFromTheFirstOfJanuary1970() {
    #expect(CivilDate(year: 1970, month: 1, day: 1).dayNumber == 0)
    #expect(CivilDate(dayNumber: -1) == CivilDate(year: 1969, month: 12, day: 31))
    #expect(CivilDate(dayNumber: -719_469) == CivilDate(year: 0, month: 2, day: 29))
  }
}
