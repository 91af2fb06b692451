import Testing

@testable import DetentCore

/// A zone from a list of changes.
private struct ListedZone: ZoneRules {
  var identifier: String
  var first: Int
  var changes: [(at: Int64, offset: Int)]

  func offset(at instant: Int64) -> Int { changes.last { $0.at <= instant }?.offset ?? first }
  func nextChange(after instant: Int64) -> Int64? { changes.first { $0.at > instant }?.at }
}

/// English with a clock of 24 hours and days first.
private struct DayFirst: LocaleFacts {
  private let english = EnglishFacts()
  var identifier: String { "en_GB" }
  var calendar: CalendarKind { .gregorian }
  var layoutDirection: LayoutDirection { .leftToRight }
  var firstWeekday: Int { 2 }
  var dateOrder: [DateUnit] { [.day, .month, .year] }
  var timeOrder: [DateUnit] { [.hour, .minute] }
  var hours: [Int] { Array(0...23) }
  var amSymbol: String { "am" }
  var pmSymbol: String { "pm" }
  func monthName(_ month: Int, ofYear year: Int, era: Int, _ width: NameWidth) -> String {
    english.monthName(month, ofYear: year, era: era, width)
  }
  func weekdayName(_ weekday: Int, _ width: NameWidth) -> String { english.weekdayName(weekday, width) }
  func eraName(_ era: Int) -> String { english.eraName(era) }
  func number(_ value: Int, minimumDigits: Int) -> String { english.number(value, minimumDigits: minimumDigits) }
  func row(_ unit: DateUnit, _ value: Int) -> String { english.row(unit, value) }
  func countdownLabel(_ unit: DateUnit, _ value: Int) -> String { english.countdownLabel(unit, value) }
  func text(_ form: DateForm, day: Int, secondOfDay: Int) -> String {
    english.text(form, day: day, secondOfDay: secondOfDay)
  }
  func compare(_ a: String, _ b: String) -> Int { english.compare(a, b) }
}

private func instant(_ text: String) -> Int64 {
  switch try? DateText(text) {
  case .moment(let time, let offset): time.localSeconds - Int64(offset)
  case .local(let time): time.localSeconds
  case .date(let date): CivilTime(date).localSeconds
  default: 0
  }
}

private func picker(
  _ mode: DatePicker.Mode, _ date: String, facts: any LocaleFacts = EnglishFacts(), zone: any ZoneRules = FixedZone.utc
) -> DatePicker {
  let attributes = Attributes(name: "date", screen: .stage, parent: .stage)
  var picker = DatePicker(
    attributes: attributes, date: instant(date),
    display: DateDisplay(facts: facts, zone: zone, source: PlainCalendars()))
  picker.setMode(mode)
  return picker
}

extension DatePicker {
  /// Turns a wheel as a person does; answers why it rests elsewhere, if it does.
  @discardableResult
  fileprivate mutating func turn(_ unit: DateUnit, by rows: Int) -> String? {
    guard let wheel = wheel(of: unit) else { return "no wheel" }
    return turn(on: wheel.row(rows, from: wheel.selectedRow), of: wheel)
  }

  @discardableResult
  fileprivate mutating func turn(_ unit: DateUnit, to value: Int) -> String? {
    guard let wheel = wheel(of: unit), let row = wheel.row(of: value) else { return "no row" }
    return turn(on: row, of: wheel)
  }

  private mutating func turn(on row: Int, of wheel: DateWheel) -> String? {
    let rest = rest(on: row, of: wheel)
    _ = accept(rest.value)
    return decision(about: rest)?.outcome
  }

  /// "2024-05-14T10:01:00" on the wall.
  fileprivate var shown: String { DateText.local(display.wall(at: date)).description }

  fileprivate mutating func type(_ text: String) -> String? {
    guard let rest = rest(typing: text, today: 19_857) else { return nil }
    _ = accept(rest.value)
    return mode == .countDownTimer ? String(countDownDuration) : shown
  }

  fileprivate func values(_ unit: DateUnit) -> [Int] {
    guard let wheel = wheel(of: unit) else { return [] }
    return (0..<wheel.count).filter { isEnabled(row: $0, in: wheel) }.map { wheel.value(ofRow: $0) }
  }

  fileprivate var texts: [String] { dateWheels.map { text(ofRow: $0.selectedRow, in: $0) } }
}

struct DatePickerTests {
  private let losAngeles2017 = ListedZone(
    identifier: "America/Los_Angeles", first: -28_800, changes: [(1_489_312_800, -25_200)])

  @Test("O33 A wheel that goes round carries nothing") func wrap() {
    var picker = picker(.time, "2024-05-14T10:58")
    picker.turn(.minute, by: 3)
    #expect(picker.shown == "2024-05-14T10:01:00")
    picker.turn(.minute, by: -3)
    #expect(picker.shown == "2024-05-14T10:58:00")
    var late = DetentCoreTests.picker(.time, "2024-05-14T23:59", facts: DayFirst())
    late.turn(.minute, by: 1)
    #expect(late.shown == "2024-05-14T23:00:00")
  }

  @Test("O34 Noon and midnight") func halves() {
    var picker = picker(.time, "2024-05-14T14:30")
    #expect(picker.texts == ["2", "30", "PM"])
    picker.turn(.amPM, to: 0)
    #expect(picker.shown == "2024-05-14T02:30:00")
    picker.setDate(instant("2024-05-14T12:05"))
    #expect(picker.texts == ["12", "05", "PM"])
    picker.turn(.amPM, to: 0)
    #expect(picker.shown == "2024-05-14T00:05:00")
    #expect(picker.texts == ["12", "05", "AM"])
    picker.turn(.hour, to: 11)
    #expect(picker.shown == "2024-05-14T11:05:00")
  }

  @Test("O35 U46 U47 U48 The interval") func interval() {
    var picker = picker(.date, "2024-05-14T15:57")
    for (asked, effective) in [(7, 1), (45, 1), (60, 1), (0, 1), (-5, 1), (15, 15), (20, 20)] {
      picker.setMinuteInterval(asked)
      #expect(picker.minuteInterval == effective)
      #expect(picker.askedMinuteInterval == asked)
    }
    #expect(picker.shown == "2024-05-14T15:57:00", "no minutes show, none are rounded")
    picker.setMode(.time)
    #expect(picker.values(.minute) == [0, 20, 40])
    for (interval, shown) in [(10, "15:50"), (30, "15:30"), (5, "15:55")] {
      picker.setMinuteInterval(1)
      picker.setDate(instant("2024-05-14T15:57"))
      picker.setMinuteInterval(interval)
      #expect(picker.shown == "2024-05-14T\(shown):00")
    }
    picker.setRoundsToMinuteInterval(false)
    picker.setDate(instant("2024-05-14T17:53:20"))
    #expect(picker.shown == "2024-05-14T17:53:20")
    #expect(picker.texts == ["5", "50", "PM"])
    picker.turn(.hour, to: 6)
    #expect(picker.shown == "2024-05-14T18:50:00", "a person's choice is what the wheels show")
  }

  @Test("O36 U49 U50 Limits that cross do not count") func crossed() {
    var picker = picker(.date, "2024-01-01")
    picker.setLimits(minimum: instant("2024-06-10"), maximum: instant("2024-06-01"))
    for text in ["2024-07-15", "2024-05-01"] {
      picker.setDate(instant(text))
      #expect(picker.date == instant(text))
    }
    picker.setLimits(minimum: picker.minimumDate, maximum: instant("2024-06-20"))
    #expect(picker.date == instant("2024-06-10"))
  }

  @Test("O37 U51 Limits pin in any order") func limits() {
    var picker = picker(.dateAndTime, "2015-09-28T10:04")
    picker.setLimits(minimum: instant("2015-09-28T10:15"), maximum: nil)
    #expect(picker.shown == "2015-09-28T10:15:00")
    picker.setDate(instant("2015-09-28T10:04"))
    #expect(picker.shown == "2015-09-28T10:15:00")
    picker.setLimits(minimum: instant("2015-09-30"), maximum: instant("2015-10-01"))
    #expect(picker.shown == "2015-09-30T00:00:00")
    let days = picker.wheel(of: .day)!
    let near = (days.selectedRow - 40..<days.selectedRow + 40).filter { picker.isEnabled(row: $0, in: days) }
    #expect(near.map { CivilDate(dayNumber: days.value(ofRow: $0)).day } == [30, 1])
  }

  @Test("Limits off the interval leave the minutes on it inside them") func limitsAndInterval() {
    var picker = picker(.time, "2024-05-14T12:00")
    picker.setMinuteInterval(15)
    picker.setLimits(minimum: instant("2024-05-14T10:07"), maximum: instant("2024-05-14T17:50"))
    picker.setDate(instant("2024-05-14T10:10"))
    #expect(picker.shown == "2024-05-14T10:15:00")
    #expect(picker.values(.minute) == [15, 30, 45])
    picker.setDate(instant("2024-05-14T23:00"))
    #expect(picker.shown == "2024-05-14T17:45:00")
    picker.setLimits(minimum: instant("2024-05-14T10:01"), maximum: instant("2024-05-14T10:14"))
    #expect(picker.shown == "2024-05-14T10:14:00", "no minute on the interval lies between them: the limits win")
  }

  @Test("O38 U63 U64 Days that a month lacks") func shortMonths() {
    var picker = picker(.date, "2023-01-31")
    #expect(picker.turn(.month, to: 2) == "31 February 2023 does not exist; rests on 28 February")
    #expect(picker.shown == "2023-02-28T00:00:00")
    picker.setDate(instant("2024-01-31"))
    picker.turn(.month, to: 2)
    #expect(picker.shown == "2024-02-29T00:00:00")
    #expect(picker.values(.day).count == 29)
    picker.turn(.month, to: 3)
    #expect(picker.shown == "2024-03-29T00:00:00")
    #expect(picker.values(.day).count == 31)
    picker.setDate(instant("2024-02-29"))
    #expect(picker.turn(.year, to: 2027) == "29 February 2027 does not exist; rests on 28 February")
    #expect(picker.turn(.day, to: 30) == "30 February 2027 does not exist; rests on 28 February")
    var both = DetentCoreTests.picker(.dateAndTime, "2020-02-28T09:00")
    both.turn(.day, by: 1)
    #expect(both.shown == "2020-02-29T09:00:00")
    both.turn(.day, by: 1)
    #expect(both.shown == "2020-03-01T09:00:00")
  }

  @Test("O39 U67 A time that the clocks skip") func gap() {
    var picker = picker(.dateAndTime, "2017-03-12T09:00Z", zone: losAngeles2017)
    #expect(picker.shown == "2017-03-12T01:00:00")
    #expect(
      picker.turn(.hour, to: 2)
        == "02:00 on 12 March 2017 does not exist in America/Los_Angeles (the clocks skip it); rests on 12 March 2017, 03:00"
    )
    #expect(picker.date == 1_489_312_800)
    picker.setDate(instant("2017-03-12T09:30Z"))
    picker.turn(.hour, to: 2)
    #expect(picker.date == 1_489_314_600)
    #expect(picker.texts.dropFirst() == ["3", "30", "AM"])
    let hours = picker.wheel(of: .hour)!
    #expect(!picker.isEnabled(row: hours.row(of: 2)!, in: hours))
  }

  @Test("O39 After a gap of half an hour the minute is on the interval, and not earlier") func halfHourGap() {
    // Lord Howe: 02:00 becomes 02:30.
    let zone = ListedZone(identifier: "Australia/Lord_Howe", first: 37_800, changes: [(1_000_000_800 - 37_800, 39_600)])
    let date = CivilTime(localSeconds: 1_000_000_800 - 3600)
    var picker = picker(.time, "2001-01-01", zone: zone)
    picker.setMinuteInterval(20)
    picker.setDate(zone.instant(atLocal: date.localSeconds))
    let hour = date.hour + 1
    picker.turn(.hour, to: hour % 12 == 0 ? 12 : hour % 12)
    let wall = picker.display.wall(at: picker.date)
    #expect(wall.minute % 20 == 0 && wall.second == 0)
    #expect(wall.localSeconds >= 1_000_000_800)
  }

  @Test("O41 Days are no blocks of 86,400 seconds") func days() {
    let madrid = ListedZone(identifier: "Europe/Madrid", first: 7200, changes: [(1_761_440_400, 3600)])
    var picker = picker(.dateAndTime, "2025-10-24T22:00Z", zone: madrid)
    for text in ["2025-10-25T22:00Z", "2025-10-26T23:00Z"] {
      picker.turn(.day, by: 1)
      #expect(picker.date == instant(text))
    }
    picker.turn(.day, by: -2)
    #expect(picker.date == instant("2025-10-24T22:00Z"))
  }

  @Test("A day that the clocks leave out cannot be chosen") func missingDay() {
    // Apia: from 29 December 2011, 24:00 (-10) straight to the 31st (+14).
    let apia = ListedZone(identifier: "Pacific/Apia", first: -36_000, changes: [(1_325_239_200, 50_400)])
    var picker = picker(.dateAndTime, "2011-12-29T20:00Z", zone: apia)
    #expect(picker.shown == "2011-12-29T10:00:00")
    picker.turn(.day, by: 1)
    #expect(picker.shown == "2011-12-31T10:00:00")
    picker.turn(.day, by: -2)
    #expect(picker.shown == "2011-12-29T10:00:00")
    let page = picker.page(ofDay: picker.display.wall(at: picker.date).date.dayNumber, today: 0)
    #expect(page.weeks.joined().compactMap { $0 }.filter { !$0.isEnabled }.map(\.text) == ["30"])
  }

  @Test("O43 U52 U53 U54 U55 U56 Countdown") func countdown() {
    var picker = picker(.dateAndTime, "2024-05-14T10:00")
    picker.setCountDownDuration(3600)
    #expect(picker.countDownDuration == 0, "not in this mode")
    picker.setMode(.countDownTimer)
    picker.setLimits(minimum: 10, maximum: 20)
    for (asked, read) in [(60.0, 60), (100_000, 86_340), (90_000, 86_340), (3725, 3720), (-5, 0), (59.9, 0)] {
      picker.setCountDownDuration(asked)
      #expect(picker.countDownDuration == read)
      #expect(picker.askedDuration == asked)
    }
    picker.setCountDownDuration(3725)
    #expect(picker.texts == ["1", "2"])
    picker.turn(.minute, to: 0)
    #expect(picker.turn(.hour, to: 0) == "a countdown of 0 min cannot be chosen; rests on 1 min")
    #expect(picker.countDownDuration == 60)
    picker.setMinuteInterval(10)
    #expect(picker.turn(.minute, to: 0) == "a countdown of 0 min cannot be chosen; rests on 10 min")
    #expect(picker.date == instant("2024-05-14T10:00"))
  }

  @Test("U58 U59 The style in force") func styles() {
    var picker = picker(.date, "2024-05-14")
    for (style, os, expected) in [
      (DatePicker.Style.automatic, "18.0", DatePicker.Style.compact), (.automatic, "13.4", .wheels),
      (.compact, "13.4", .compact), (.compact, "13.3", .wheels), (.inline, "13.7", .wheels), (.inline, "14", .inline),
      (.wheels, "18.0", .wheels),
    ] {
      picker.preferredStyle = style
      #expect(picker.style(os: OSVersion(os)!) == expected)
    }
    for mode in [DatePicker.Mode.countDownTimer, .yearAndMonth] {
      picker.setMode(mode)
      for style in DatePicker.Style.allCases {
        picker.preferredStyle = style
        #expect(picker.style(os: OSVersion(18)) == .wheels)
        #expect(picker.preferredStyle == style)
      }
    }
  }

  @Test("A turn drops the seconds that code set") func seconds() {
    var picker = picker(.date, "2024-05-14T10:07:33")
    #expect(picker.shown == "2024-05-14T10:07:33")
    picker.turn(.day, by: 1)
    #expect(picker.shown == "2024-05-15T10:07:00")
  }

  @Test("Turning beyond a limit rests on it") func beyond() {
    var picker = picker(.date, "2024-05-14")
    picker.setLimits(minimum: instant("2024-05-10"), maximum: instant("2024-05-20"))
    #expect(picker.turn(.day, to: 9) == "9 May 2024 is before the minimum, 10 May 2024; rests on 10 May 2024")
    #expect(picker.turn(.year, to: 2025) == "10 May 2025 is after the maximum, 20 May 2024; rests on 20 May 2024")
    #expect(picker.values(.day) == Array(10...20))
    #expect(picker.values(.year) == [2024])
  }
}

struct CalendarPageTests {
  @Test func aPageHasWholeWeeksFromTheLocalesFirstDay() {
    let day = CivilDate(year: 2024, month: 5, day: 14).dayNumber
    var picker = picker(.date, "2024-05-14")
    picker.setLimits(minimum: instant("2024-05-03"), maximum: instant("2024-05-20"))
    let page = picker.page(ofDay: day, today: day + 1)
    #expect(page.title == "May 2024")
    #expect(page.weekdays == ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    #expect(page.weeks.count == 5)
    #expect(page.weeks[0].map { $0?.text ?? "" } == ["", "", "", "1", "2", "3", "4"])
    let days = page.weeks.joined().compactMap { $0 }
    #expect(days.filter(\.isEnabled).map(\.text) == (3...20).map(String.init))
    #expect(days.filter(\.isSelected).map(\.text) == ["14"])
    #expect(days.filter(\.isToday).map(\.text) == ["15"])
    let monday = DetentCoreTests.picker(.date, "2024-05-14", facts: DayFirst()).page(ofDay: day, today: day)
    #expect(monday.weeks[0].map { $0?.text ?? "" } == ["", "", "1", "2", "3", "4", "5"])
    #expect(monday.place(ofDay: day)! == (week: 2, column: 1))
  }

  @Test func pagesTurnByMonths() {
    let picker = picker(.date, "2024-01-31")
    let day = CivilDate(year: 2024, month: 1, day: 31).dayNumber
    #expect(CivilDate(dayNumber: picker.firstDay(ofMonthWith: day, turnedBy: 1)!).description == "2024-02-01")
    #expect(CivilDate(dayNumber: picker.firstDay(ofMonthWith: day, turnedBy: -13)!).description == "2022-12-01")
    #expect(picker.firstDay(ofMonthWith: CivilDate.dayNumbers.upperBound, turnedBy: 1) == nil)
  }
}

extension CivilDate {
  fileprivate var description: String { DateText.date(self).description }
}

struct TypedDateTests {
  @Test(arguments: [
    ("10:30", "22:30"), ("10:30 AM", "10:30"), ("1030pm", "22:30"), ("930", "21:30"), ("9", "21:50"),
    ("12:05 am", "00:05"), ("14:30", "14:30"), ("00:10", "00:10"), ("١٠:٣٠", "22:30"), ("12", "12:50"),
  ])
  func times(typed: String, expected: String) {
    var picker = picker(.time, "2024-05-14T15:50")
    #expect(picker.type(typed) == "2024-05-14T\(expected):00")
  }

  @Test(arguments: [
    ("5/3/2025", "2025-05-03"), ("05032025", "2025-05-03"), ("5/3", "2024-05-03"), ("0503", "2024-05-03"),
    ("050325", "2025-05-03"), ("5/3/87", "1987-05-03"), ("2025-03-05", "2025-03-05"), ("Mar 5", "2024-03-05"),
    ("5 march 2025", "2025-03-05"), ("March 5, 2025", "2025-03-05"), ("Sept", "2024-09-14"), ("2/31", "2024-02-29"),
    ("7", "2024-07-14"),
  ])
  func dates(typed: String, expected: String) {
    var picker = picker(.date, "2024-05-14T15:50")
    #expect(picker.type(typed) == "\(expected)T15:50:00")
  }

  @Test(arguments: [
    ("3/5/2025", "2025-05-03"), ("03052025", "2025-05-03"), ("3.5.", "2024-05-03"), ("3", "2024-05-03"),
  ])
  func daysFirst(typed: String, expected: String) {
    var picker = picker(.date, "2024-05-14T15:50", facts: DayFirst())
    #expect(picker.type(typed) == "\(expected)T15:50:00")
  }

  @Test(arguments: [
    ("5/3/2025 10:30 AM", "2025-05-03T10:30"), ("2025-03-05T10:30", "2025-03-05T10:30"),
    ("10:30 am", "2024-05-14T10:30"),
    ("5/3", "2024-05-03T15:50"), ("Mar 5, 2025", "2025-03-05T15:50"), ("1030", "2024-05-14T22:30"),
    ("050320251030", "2025-05-03T10:30"), ("Mar 5 9 am", "2024-03-05T09:50"),
  ])
  func both(typed: String, expected: String) {
    var picker = picker(.dateAndTime, "2024-05-14T15:50")
    #expect(picker.type(typed) == "\(expected):00")
  }

  @Test(arguments: [
    (DatePicker.Mode.time, ["25:00", "10:60", "abc", "", "10:30:20", "13:00 PM", "0 am", "12345", "10:30 XY"]),
    (.date, ["13/1/2024", "0/5", "5/32", "5/3/10000", "Foo 5", "", "123", "1/2/3/4", "Ju 5", "May June"]),
    (.dateAndTime, ["5/3/2025 25:00", "foo 10:30", "10:30 10:30"]),
    (.countDownTimer, ["24:00", "1:60", "pm"]), (.yearAndMonth, ["13/2024", "5/3/2024"]),
  ])
  func unreadable(mode: DatePicker.Mode, texts: [String]) {
    for text in texts {
      var picker = picker(mode, "2024-05-14T15:50")
      #expect(picker.type(text) == nil, "\(text)")
    }
  }

  @Test("What a picker shows can be typed into it") func roundTrip() {
    for mode in [DatePicker.Mode.date, .time, .dateAndTime] {
      for facts in [EnglishFacts(), DayFirst()] as [any LocaleFacts] {
        for month in 1...12 {
          let date = "2024-\(month < 10 ? "0" : "")\(month)-07T0\(month % 10):15"
          let shown = picker(mode, date, facts: facts)
          var other = picker(
            mode, mode == .time ? String(date.prefix(10)) + "T23:59" : "2019-02-02T0\(month % 10):15", facts: facts)
          #expect(other.type(shown.displayedText) == shown.shown, "\(shown.displayedText)")
        }
      }
    }
  }

  @Test func countdownAndMonths() {
    var timer = picker(.countDownTimer, "2024-05-14")
    for (text, seconds) in [("1:30", 5400), ("230", 9000), ("0:00", 60), ("23:59", 86_340)] {
      #expect(timer.type(text) == String(seconds))
    }
    var month = picker(.yearAndMonth, "2024-05-31T00:00")
    for (text, date) in [
      ("2/2025", "2025-02-28"), ("032026", "2026-03-28"), ("0427", "2027-04-28"), ("May 2020", "2020-05-28"),
    ] {
      #expect(month.type(text) == "\(date)T00:00:00")
    }
  }

  @Test func theFormExpectedIsShown() {
    #expect(picker(.time, "2024-05-14T15:50").typingForm == "type hour and minute, such as \"3:50 PM\"")
    #expect(picker(.date, "2024-05-14").typingForm == "type month, day and year, such as \"5/14/2024\"")
    #expect(
      picker(.dateAndTime, "2024-05-14T15:50", facts: DayFirst()).typingForm
        == "type day, hour and minute, such as \"14/5/2024 3:50 PM\"")
  }
}
