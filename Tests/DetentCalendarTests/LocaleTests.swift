import DetentCalendar
import DetentCore
import Testing

struct LocaleTests {
  private let calendars = ToolchainCalendars()

  private func facts(_ locale: String, _ calendar: CalendarKind? = nil) throws -> any LocaleFacts {
    try #require(calendars.facts(locale: locale, calendar: calendar), "no locale \(locale)")
  }

  @Test(arguments: [
    ("de", CalendarKind.gregorian), ("de_DE", .gregorian), ("de-DE", .gregorian), ("ko_US", .gregorian),
    ("zh_CN", .gregorian), ("zh_Hant_TW", .gregorian), ("sr-Latn-RS", .gregorian), ("es_419", .gregorian),
    ("en_US_POSIX", .gregorian), ("de_Latn_DE", .gregorian), ("ar_SA", .islamicUmmAlQura), ("fa_IR", .persian),
    ("th_TH", .buddhist), ("ja_JP@calendar=japanese", .japanese), ("he_IL@calendar=hebrew", .hebrew),
    ("en-US-u-ca-buddhist", .buddhist), ("en-US-u-ca-islamic-umalqura-nu-arab", .islamicUmmAlQura),
    ("en_US@rg=dezzzz", .gregorian), ("en_US@fw=mon;hours=h23", .gregorian),
  ])
  func identifiersOfLocales(_ identifier: String, _ calendar: CalendarKind) throws {
    let facts = try facts(identifier)
    #expect(facts.identifier == identifier)
    #expect(facts.calendar == calendar)
  }

  @Test(arguments: [
    "", "x", "xx_YY", "deu_DE", "de_XX", "DE_de", "en_us", "de_DE_EUR", "de_DE@", "de_DE@calendar", "de_DE@foo=bar",
    "de_DE@calendar=foo", "de_DE@calendar=chinese", "de_DE@numbers=zzzz", "de_DE@hours=h99", "de-DE-u", "de-DE-u-hc",
    "de-DE-u-xx-foo", "de@DE@calendar=hebrew", "hello world", "de_Cyrl_DE", "de__DE", "de_DE;", "419", "en_US@rg=zzzz",
  ])
  func identifiersOfNoLocale(_ identifier: String) {
    #expect(calendars.facts(locale: identifier, calendar: nil) == nil)
  }

  @Test func namesAreLocales() {
    let names = calendars.localeNames
    #expect(names.count > 900 && names == names.sorted())
    // One in nine: making the facts of a locale takes milliseconds.
    let some = stride(from: 0, to: names.count, by: 9).map { names[$0] }
    #expect(some.map { calendars.facts(locale: $0, calendar: nil)?.identifier } == some)
  }

  @Test("O34 12 or 24 hours as the pattern has them, not as the locale's preference says")
  func hours() throws {
    #expect(try facts("en_US").hours == [12] + Array(1...11))
    #expect(try facts("de_DE").hours == Array(0...23))
    #expect(try facts("fr_CA").hours == Array(0...23))
    #expect(try facts("en-US-u-hc-h23").hours == Array(0...23))
    #expect(try facts("en_US@hours=h11").hours == Array(0...11))
    #expect(try facts("en_US@hours=h24").hours == [24] + Array(1...23))
    #expect(try facts("de_DE@hours=h12").timeOrder == [.hour, .minute, .amPM])
    #expect(try facts("ko_KR").timeOrder == [.amPM, .hour, .minute])
    #expect(try facts("en_US").row(.hour, 5) == "5" && facts("de_DE").row(.hour, 5) == "05")
  }

  @Test("O42 The order of the wheels is the locale's")
  func orders() throws {
    #expect(try facts("en_US").dateOrder == [.month, .day, .year])
    #expect(try facts("fr_FR").dateOrder == [.day, .month, .year])
    #expect(try facts("ko_KR").dateOrder == [.year, .month, .day])
    #expect(try facts("ja_JP@calendar=japanese").dateOrder == [.era, .year, .month, .day])
    #expect(try facts("ja_JP", .japanese).dateOrder == [.era, .year, .month, .day])
    #expect(try facts("ar_SA").dateOrder == [.day, .month, .year])
  }

  @Test func languageAndRegionAreApart() throws {
    #expect(try facts("en_DE").firstWeekday == 2 && facts("en_US").firstWeekday == 1)
    #expect(try facts("en_US@rg=dezzzz").hours.count == 24)
    #expect(try facts("ko_US").monthName(5, ofYear: 2024, era: 1, .wide) == "5월")
    #expect(try facts("en_US@fw=wed").firstWeekday == 4)
  }

  @Test func rowsHaveWhatStandsBehindTheNumber() throws {
    for (locale, year, month, day) in [
      ("ko_KR", "2026년", "5월", "8일"), ("ja_JP", "2026年", "5月", "8日"), ("zh_Hans_CN", "2026年", "5月", "8日"),
      ("en_US", "2026", "May", "8"), ("ru_RU", "2026", "май", "8"), ("ar_EG", "٢٠٢٦", "مايو", "٨"),
      ("ar_EG@numbers=latn", "2026", "مايو", "8"), ("hi_IN@numbers=deva", "२०२६", "मई", "८"),
    ] {
      let facts = try facts(locale)
      #expect([facts.row(.year, 2026), facts.row(.month, 5), facts.row(.day, 8)] == [year, month, day])
    }
    #expect(try facts("ja_JP", .japanese).row(.year, 1) == "元年")
    #expect(try facts("ja_JP", .japanese).row(.era, 236) == "令和")
    #expect(try facts("en_US").row(.minute, 5) == "05" && facts("en_US").row(.amPM, 1) == "PM")
  }

  @Test func hebrewMonths() throws {
    let facts = try facts("en_US", .hebrew)
    #expect(facts.monthName(7, ofYear: 5786, era: 1, .wide) == "Adar")
    #expect(facts.monthName(6, ofYear: 5786, era: 1, .wide) == "Adar")
    #expect(facts.monthName(6, ofYear: 5787, era: 1, .wide) == "Adar I")
    #expect(facts.monthName(7, ofYear: 5787, era: 1, .wide) == "Adar II")
    #expect(facts.monthName(13, ofYear: 5787, era: 1, .wide) == "Elul")
  }

  @Test func daysBeforeTheLibrarysChangeOfCalendars() throws {
    let day = CivilDate(year: 1500, month: 2, day: 28).dayNumber
    #expect(try facts("en_US").text(.fullDate, day: day, secondOfDay: 0) == "Wednesday, February 28, 1500")
    #expect(CivilDate.weekday(ofDay: day) == 4)
    #expect(try facts("en_US").text(.monthAndYear, day: -719_162, secondOfDay: 0) == "January 1")
    #expect(try facts("en_US", .buddhist).text(.compactDate, day: day, secondOfDay: 0) == "Feb 28, 2043 BE")
    #expect(try facts("en_US", .japanese).text(.compactDate, day: day, secondOfDay: 0) == "Feb 28, Meiō (1492–1501) 9")
  }

  @Test(arguments: [
    ("de_DE", ["Äpfel", "apfel", "Zebra", "Öl", "Oper"], ["apfel", "Äpfel", "Öl", "Oper", "Zebra"]),
    ("sv_SE", ["Östersund", "Zlatan", "Ängelholm", "Åre"], ["Zlatan", "Åre", "Ängelholm", "Östersund"]),
    ("es_ES", ["ñu", "nz", "o"], ["nz", "ñu", "o"]),
    ("cs_CZ", ["chata", "cihla", "hora", "Ida"], ["cihla", "hora", "chata", "Ida"]),
    ("ru_RU", ["Ёлка", "Жук", "Енот"], ["Ёлка", "Енот", "Жук"]),
    ("en_US", ["b", "A", "a", "", "B"], ["", "a", "A", "b", "B"]),
  ])
  func alphabets(_ locale: String, _ words: [String], _ sorted: [String]) throws {
    let facts = try facts(locale)
    let ours = words.sorted { facts.compare($0, $1) < 0 }
    #expect(ours == sorted)
    #expect(facts.compare(words[0], words[0]) == 0)
  }

  @Test func englishIsAsCoreHasIt() throws {
    let (ours, core) = (try facts("en_US"), EnglishFacts())
    #expect(ours.dateOrder == core.dateOrder && ours.timeOrder == core.timeOrder && ours.hours == core.hours)
    #expect(ours.firstWeekday == core.firstWeekday && ours.layoutDirection == core.layoutDirection)
    #expect([ours.amSymbol, ours.pmSymbol] == [core.amSymbol, core.pmSymbol])
    for width in [NameWidth.wide, .abbreviated, .narrow] {
      for month in 1...12 {
        #expect(
          ours.monthName(month, ofYear: 2024, era: 1, width) == core.monthName(month, ofYear: 2024, era: 1, width))
      }
      for day in 1...7 { #expect(ours.weekdayName(day, width) == core.weekdayName(day, width)) }
    }
    for unit in [DateUnit.era, .year, .month, .day, .hour, .minute, .amPM] {
      #expect(ours.row(unit, 1) == core.row(unit, 1) && ours.row(unit, 0) == core.row(unit, 0) || unit == .month)
    }
    for value in 0...3 {
      #expect(ours.countdownLabel(.hour, value) == core.countdownLabel(.hour, value))
      #expect(ours.countdownLabel(.minute, value) == core.countdownLabel(.minute, value))
    }
    var random = SplitMix(state: 5)
    for _ in 0..<300 {
      let (day, second) = (random.below(400_000) - 300_000, random.below(86_400))
      for form in DateForm.allCases {
        #expect(ours.text(form, day: day, secondOfDay: second) == core.text(form, day: day, secondOfDay: second))
      }
    }
  }

  @Test(arguments: ["en_US", "ar_SA", "he_IL@calendar=hebrew", "ja_JP@calendar=japanese", "en_US@numbers=roman"])
  func nothingTraps(_ locale: String) throws {
    let facts = try facts(locale)
    for extreme in [Int.min, -1, 0, 14, 300, Int.max] {
      for width in [NameWidth.wide, .abbreviated, .narrow] {
        #expect(!facts.monthName(extreme, ofYear: extreme, era: extreme, width).isEmpty)
        #expect(!facts.weekdayName(extreme, width).isEmpty)
      }
      #expect(!facts.eraName(extreme).isEmpty)
      _ = facts.number(extreme, minimumDigits: extreme)
      for unit in DateUnit.allCases { _ = facts.row(unit, extreme) }
      for form in DateForm.allCases { #expect(!facts.text(form, day: extreme, secondOfDay: extreme).isEmpty) }
      #expect(!facts.countdownLabel(.hour, extreme).isEmpty)
    }
    #expect(facts.compare("\u{0}", String(repeating: "ü", count: 10_000)) != 0)
  }
}

/// What must be true of any locale.
struct LocalePropertyTests {
  private static let locales = [
    "af_ZA", "am_ET", "ar_EG", "ar_MA", "bg_BG", "bn_BD", "ca_ES", "ckb_IQ", "cs_CZ", "da_DK", "el_GR", "en_AU",
    "en_CA",
    "en_GB", "es_MX", "et_EE", "fi_FI", "fr_CA", "hr_HR", "hu_HU", "id_ID", "it_IT", "kk_KZ", "lt_LT", "lv_LV", "mr_IN",
    "my_MM", "nb_NO", "ne_NP", "nl_NL", "pl_PL", "ps_AF", "pt_BR", "ro_RO", "sk_SK", "sl_SI", "sv_SE", "sw_KE", "ta_IN",
    "tr_TR", "uk_UA", "ur_PK", "vi_VN", "zh_Hant_HK", "zh_Hant_TW", "zu_ZA",
  ]

  private let calendars = ToolchainCalendars()

  @Test(arguments: locales)
  func facts(_ locale: String) throws {
    let facts = try #require(calendars.facts(locale: locale, calendar: nil))
    #expect(facts.dateOrder.sorted { $0.rawValue < $1.rawValue } == [.day, .month, .year])
    let isHalf = facts.timeOrder.contains(.amPM)
    #expect(Set(facts.timeOrder) == (isHalf ? [.hour, .minute, .amPM] : [.hour, .minute]))
    #expect(facts.timeOrder.count == (isHalf ? 3 : 2))
    #expect(Set(facts.hours.map { $0 % (isHalf ? 12 : 24) }).count == (isHalf ? 12 : 24))
    #expect(facts.hours.count == (isHalf ? 12 : 24))
    #expect((1...7).contains(facts.firstWeekday))
    #expect(!facts.amSymbol.isEmpty && facts.amSymbol != facts.pmSymbol)
    let isArabic = ["ar", "ckb", "ps", "ur"].contains { locale.hasPrefix($0 + "_") }
    #expect(facts.layoutDirection == (isArabic ? .rightToLeft : .leftToRight))
  }

  @Test(arguments: locales)
  func namesAndRows(_ locale: String) throws {
    let facts = try #require(calendars.facts(locale: locale, calendar: nil))
    let months = (1...12).map { facts.monthName($0, ofYear: 2024, era: 1, .wide) }
    #expect(Set(months).count == 12)
    #expect((1...12).map { facts.row(.month, $0) } == months)
    #expect(Set((1...7).map { facts.weekdayName($0, .wide) }).count == 7)
    #expect(Set((1...7).map { facts.weekdayName($0, .abbreviated) }).count == 7)
    #expect(Set((0...9).map { facts.number($0, minimumDigits: 1) }).count == 10)
    #expect(facts.number(1024, minimumDigits: 6).count == 6)
    #expect(Set((1...31).map { facts.row(.day, $0) }).count == 31)
    #expect(Set((0...59).map { facts.row(.minute, $0) }).count == 60)
    #expect(Set((1900...2100).map { facts.row(.year, $0) }).count == 201)
  }

  /// The parts of each form are those of the day that was asked for, in the locale's digits.
  @Test(arguments: locales)
  func formsSayWhatWasAsked(_ locale: String) throws {
    let facts = try #require(calendars.facts(locale: locale, calendar: nil))
    let system = calendars.system(facts.calendar)
    var random = SplitMix(state: 9)
    for _ in 0..<40 {
      let (day, second) = (random.below(60_000) - 20_000, random.below(86_400))
      let date = system.date(ofDay: day)
      let (year, number) = (facts.number(date.year, minimumDigits: 1), facts.number(date.day, minimumDigits: 1))
      for form in [DateForm.compactDate, .fullDate, .weekdayMonthDay] {
        #expect(facts.text(form, day: day, secondOfDay: second).contains(number))
      }
      for form in [DateForm.compactDate, .fullDate, .monthAndYear] {
        #expect(facts.text(form, day: day, secondOfDay: second).contains(year))
      }
      let hour = facts.hours[second / 3600 % facts.hours.count]
      let time = facts.text(.time, day: day, secondOfDay: second)
      #expect(time.contains(facts.row(.hour, hour)) && time.contains(facts.row(.minute, second / 60 % 60)), "\(time)")
      let texts = DateForm.allCases.map { facts.text($0, day: day, secondOfDay: second) }
      #expect(texts.allSatisfy { !$0.unicodeScalars.contains { [0xA0, 0x202F, 0x200F, 0x200E].contains($0.value) } })
    }
  }
}
