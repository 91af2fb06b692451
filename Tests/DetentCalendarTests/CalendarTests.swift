import DetentCalendar
import DetentCore
import FoundationEssentials
import FoundationInternationalization
import Testing

private func library(_ identifier: Calendar.Identifier) -> Calendar {
  var calendar = Calendar(identifier: identifier)
  calendar.timeZone = .gmt
  return calendar
}

private func date(_ day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86_400) }

struct CalendarTests {
  private let calendars = ToolchainCalendars()
  private static let identifiers: [(CalendarKind, Calendar.Identifier)] = [
    (.gregorian, .gregorian), (.buddhist, .buddhist), (.japanese, .japanese), (.islamicUmmAlQura, .islamicUmmAlQura),
    (.persian, .persian), (.hebrew, .hebrew),
  ]

  @Test func everyDayFrom1600To2400IsTheLibrarys() {
    let gregorian = library(.gregorian)
    let days =
      CivilDate(year: 1600, month: 1, day: 1).dayNumber...CivilDate(year: 2400, month: 12, day: 31).dayNumber
    for day in days {
      let parts = gregorian.dateComponents([.year, .month, .day, .weekday], from: date(day))
      let ours = CivilDate(dayNumber: day)
      let isSame =
        parts.year == ours.year && parts.month == ours.month && parts.day == ours.day
        && parts.weekday == CivilDate.weekday(ofDay: day) && ours.dayNumber == day
      guard isSame else {
        Issue.record("day \(day): \(ours) is \(parts)")
        return
      }
    }
  }

  @Test(arguments: identifiers)
  func daysAreTheLibrarys(_ kind: CalendarKind, _ identifier: Calendar.Identifier) {
    let (ours, theirs) = (calendars.system(kind), library(identifier))
    #expect(ours.kind == kind)
    var random = SplitMix(state: 7)
    let first = CivilDate(year: kind == .japanese ? 1868 : 1600, month: 1, day: 1).dayNumber
    for _ in 0..<3000 {
      let day = first + random.below(200_000)
      let parts = theirs.dateComponents([.era, .year, .month, .day], from: date(day))
      let named = ours.date(ofDay: day)
      let isSame = parts.year == named.year && parts.month == named.month && parts.day == named.day
      #expect(isSame && (kind != .japanese || parts.era == named.era), "day \(day): \(named) is \(parts)")
      #expect(ours.day(of: named) == day && ours.nearestDay(to: named) == day)
    }
  }

  @Test(arguments: CalendarKind.allCases)
  func everyDayOfAYearIsThereOnce(_ kind: CalendarKind) {
    let calendar = calendars.system(kind)
    let start = calendar.date(ofDay: CivilDate(year: 2010, month: 6, day: 1).dayNumber)
    for year in start.year...start.year + 7 {
      let months = calendar.months(ofYear: year, era: start.era)
      let days = months.flatMap { month in
        (1...calendar.days(inMonth: month, ofYear: year, era: start.era)).map {
          calendar.day(of: CalendarDate(era: start.era, year: year, month: month, day: $0))
        }
      }
      let numbers = days.compactMap(\.self)
      #expect(numbers.count == days.count && numbers == Array(numbers[0]..<numbers[0] + days.count), "\(kind) \(year)")
      let next = calendar.day(of: CalendarDate(era: start.era, year: year + 1, month: 1, day: 1))
      #expect(next == numbers[0] + days.count)
      for month in months {
        let length = calendar.days(inMonth: month, ofYear: year, era: start.era)
        #expect(length <= calendar.daysOnWheel)
        #expect(
          calendar.day(of: CalendarDate(era: start.era, year: year, month: month, day: length + 1)) == nil)
      }
    }
  }

  @Test func aCommonHebrewYearLacksAdarI() {
    let hebrew = calendars.system(.hebrew)
    #expect(hebrew.months(ofYear: 5786, era: 1) == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13])
    #expect(hebrew.months(ofYear: 5787, era: 1) == Array(1...13))
    #expect(hebrew.day(of: CalendarDate(year: 5786, month: 6, day: 1)) == nil)
    #expect(hebrew.days(inMonth: 6, ofYear: 5786, era: 1) == 0)
    let adarI = hebrew.day(of: CalendarDate(year: 5787, month: 6, day: 30)) ?? 0
    let near = hebrew.nearestDay(to: CalendarDate(year: 5786, month: 6, day: 30))
    #expect(hebrew.date(ofDay: near) == CalendarDate(year: 5786, month: 7, day: 29))
    #expect(hebrew.date(ofDay: adarI) == CalendarDate(year: 5787, month: 6, day: 30))
  }

  @Test func erasBeginInTheMiddleOfAYear() {
    let japanese = calendars.system(.japanese)
    #expect(japanese.eras == 0...236)
    #expect(japanese.years(ofEra: 234) == 1...64)
    #expect(japanese.months(ofYear: 64, era: 234) == [1])
    #expect(japanese.days(inMonth: 1, ofYear: 64, era: 234) == 7)
    #expect(japanese.months(ofYear: 1, era: 236) == Array(5...12))
    #expect(japanese.day(of: CalendarDate(era: 235, year: 1, month: 1, day: 7)) == nil)
    let first = japanese.nearestDay(to: CalendarDate(era: 235, year: 1, month: 1, day: 5))
    #expect(japanese.date(ofDay: first) == CalendarDate(era: 234, year: 64, month: 1, day: 5))
    let late = japanese.nearestDay(to: CalendarDate(era: 234, year: 70, month: 2, day: 30))
    #expect(japanese.date(ofDay: late) == CalendarDate(era: 235, year: 7, month: 2, day: 28))
  }

  @Test(arguments: CalendarKind.allCases)
  func nothingTraps(_ kind: CalendarKind) {
    let calendar = calendars.system(kind)
    let extremes = [Int.min, Int.min + 1, -1, 0, 1, 6, 13, Int(Int32.max), Int.max]
    for a in extremes {
      let named = calendar.date(ofDay: a)
      #expect(calendar.years(ofEra: a).count > 0 && (1...31).contains(named.day))
      for b in extremes {
        _ = calendar.months(ofYear: a, era: b)
        #expect((0...31).contains(calendar.days(inMonth: b, ofYear: a, era: 1)))
        #expect((0...31).contains(calendar.days(inMonth: 1, ofYear: a, era: b)))
        for date in [
          CalendarDate(era: a, year: b, month: 1, day: 1), CalendarDate(year: a, month: b, day: 1),
          CalendarDate(year: 1400, month: a, day: b),
        ] {
          #expect(CivilDate.dayNumbers.contains(calendar.nearestDay(to: date)))
          #expect(calendar.day(of: date).map { calendar.date(ofDay: $0) == date } ?? true)
        }
      }
    }
  }
}
