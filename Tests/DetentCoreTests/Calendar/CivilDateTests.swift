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

struct EnglishFactsTests {
  private let facts = EnglishFacts()

  @Test func forms() {
    let day = CivilDate(year: 2024, month: 5, day: 14).dayNumber
    let texts = DateForm.allCases.map { facts.text($0, day: day, secondOfDay: 57_000) }
    #expect(texts == ["May 14, 2024", "3:50 PM", "May 2024", "Tue May 14", "Tuesday, May 14, 2024"])
    #expect(facts.text(.time, day: day, secondOfDay: 0) == "12:00 AM")
    #expect(facts.text(.time, day: day, secondOfDay: 43_200) == "12:00 PM")
  }

  @Test func order() {
    let words = ["pear", "Apple", "apple", "Zoo", "apples"].sorted { facts.compare($0, $1) < 0 }
    #expect(words == ["apple", "Apple", "apples", "pear", "Zoo"])
  }

  @Test func nothingTraps() {
    for extreme in [Int.min, -1, 0, Int.max] {
      #expect(!facts.monthName(extreme, ofYear: extreme, era: extreme, .narrow).isEmpty)
      #expect(!facts.weekdayName(extreme, .wide).isEmpty)
      #expect(facts.number(extreme, minimumDigits: extreme).count <= 21)
      for form in DateForm.allCases { #expect(!facts.text(form, day: extreme, secondOfDay: extreme).isEmpty) }
    }
  }
}
