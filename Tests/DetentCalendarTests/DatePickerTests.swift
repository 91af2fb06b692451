import DetentCalendar
import Testing

@testable import DetentCore

extension DatePicker {
  /// One for all, so that what a locale needs is looked up once.
  static let calendars = ToolchainCalendars()

  fileprivate init(
    _ mode: Mode, _ date: Int64, locale: String, calendar: CalendarKind? = nil, zone: any ZoneRules
  ) {
    let calendars = Self.calendars
    let facts = calendars.facts(locale: locale, calendar: calendar) ?? EnglishFacts()
    self.init(
      attributes: Attributes(name: "", screen: .stage, parent: .stage), date: date,
      display: DateDisplay(facts: facts, zone: zone, source: calendars))
    setMode(mode)
  }

  /// Turns a wheel by rows as a person does.
  fileprivate mutating func turn(_ unit: DateUnit, by rows: Int) -> DateRest? {
    guard let wheel = wheel(of: unit) else { return nil }
    let rest = rest(on: wheel.row(rows, from: wheel.selectedRow), of: wheel)
    _ = accept(rest.value)
    return rest
  }
}

extension Turn {
  /// The picker on whose wheels the turn is made, and the wheel.
  private var wheel: (mode: DatePicker.Mode, locale: String, unit: DateUnit) {
    switch unit {
    case "days": (.dateAndTime, "en_GB", .day)
    case "amPM": (.time, "en_US", .amPM)
    case "hour": (.time, "en_GB", .hour)
    case "minute": (.time, "en_GB", .minute)
    case "day": (.date, "en_GB", .day)
    case "month": (.date, "en_GB", .month)
    default: (.date, "en_GB", .year)
    }
  }

  /// What a date picker makes of it. A picker drops the seconds when somebody turns, Python keeps them: they are added
  /// again.
  fileprivate func chosen(in zone: any ZoneRules) -> Int64? {
    let instant = isInstant ? start.localSeconds : zone.instant(atLocal: start.localSeconds)
    let second = CivilTime(localSeconds: zone.local(at: instant)).second
    var picker = DatePicker(wheel.mode, instant, locale: wheel.locale, zone: zone)
    // Python turns AM and PM round; iOS's wheel of them has two ends.
    let isPM = picker.display.wall(at: instant).hour >= 12
    let steps = wheel.unit == .amPM ? (rows % 2 == 0 ? 0 : isPM ? -1 : 1) : rows
    guard picker.turn(wheel.unit, by: steps) != nil else { return nil }
    return picker.date + Int64(second)
  }
}

/// The wheels of date pickers, turned in every zone.
struct DatePickerOracleTests {
  private let calendars = DatePicker.calendars

  @Test("107,000 turns of a date picker's wheels are as Python has them") func turns() throws {
    var count = 0
    for row in try DataFile("oracle.tsv").rows {
      let zone = try #require(calendars.zone(row[0]))
      for (number, sum) in row.dropFirst().enumerated() {
        var random = SplitMix(state: fnv(row[0].utf8.map(UInt64.init)) &+ UInt64(number))
        let turns = (0..<64).map { _ in Turn(&random) }
        count += turns.count
        let results = try turns.map { UInt64(bitPattern: try #require($0.chosen(in: zone))) }
        guard fnv(results) != UInt64(sum, radix: 16) else { continue }
        let cases = zip(turns, results).map { "\($0)\t\($1)" }.joined(separator: "\n")
        Issue.record("block \(number) of \(row[0]) differs from scripts/oracle --block \(row[0]) \(number):\n\(cases)")
      }
    }
    #expect(count > 100_000)
  }

  @Test("3,300 turns at changes of clocks, case by case") func changes() throws {
    for row in try DataFile("oracle-rows.tsv").rows {
      let turn = try Turn(Array(row[1...3]))
      #expect(turn.chosen(in: try #require(calendars.zone(row[0]))) == Int64(row[4]), "\(row[0]): \(turn)")
    }
  }

  @Test("Whatever is turned, the date lies inside the limits, on the interval, and the wheel shows it") func limits()
    throws
  {
    var random = SplitMix(state: 47)
    let zones = try DataFile("oracle.tsv").rows.map { $0[0] }
    let intervals = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]
    for _ in 0..<20_000 {
      let turn = Turn(&random)
      let zone = try #require(calendars.zone(zones[random.below(zones.count)]))
      let mode = [DatePicker.Mode.time, .date, .dateAndTime][random.below(3)]
      var picker = DatePicker(mode, turn.start.localSeconds, locale: "en_US", zone: zone)
      picker.setMinuteInterval(intervals[random.below(intervals.count)])
      let low = turn.start.localSeconds - Int64(random.below(90 * 86_400))
      let high = low + 3 * 3600 + Int64(random.below(180 * 86_400))
      picker.setLimits(minimum: low, maximum: high)
      let units = picker.units
      let unit = units[random.below(units.count)]
      let turned = picker.turn(unit, by: turn.rows)
      let rest = try #require(turned)
      let note = "\(zone.identifier) \(mode) \(unit) \(turn)"
      #expect(picker.date >= low && picker.date <= high, "\(note)")
      let wall = picker.display.wall(at: picker.date)
      if mode != .date { #expect(wall.secondOfDay % (picker.minuteInterval * 60) == 0, "\(note)") }
      #expect(picker.wheel(of: unit)?.selectedRow == rest.row, "\(note)")
    }
  }
}

/// What must hold in any locale.
struct DatePickerLocaleTests {
  static let locales = [
    "sv_SE", "pl_PL", "tr_TR", "uk_UA", "es_ES", "es_MX", "pt_BR", "pt_PT", "it_IT", "nl_NL", "da_DK", "nb_NO", "fi_FI",
    "cs_CZ", "sk_SK", "hu_HU", "ro_RO", "bg_BG", "el_GR", "hr_HR", "lt_LT", "lv_LV", "et_EE", "vi_VN", "id_ID", "ms_MY",
    "ar_EG", "ur_PK", "bn_BD", "ta_IN", "en_CA", "fr_CA", "zh_Hant_TW", "sr_RS", "he_IL@calendar=hebrew",
    "ja_JP@calendar=japanese", "th_TH", "ar_SA", "fa_IR", "ko_KR", "hi_IN", "zh_Hans_CN", "ru_RU",
  ]

  private func picker(_ mode: DatePicker.Mode, _ locale: String) -> DatePicker {
    DatePicker(mode, 1_715_701_800, locale: locale, zone: FixedZone.utc)
  }

  @Test(arguments: locales) func eachUnitOnce(locale: String) {
    let date = picker(.date, locale).units
    #expect(Set(date) == [.year, .month, .day] && date.count == 3)
    let time = picker(.time, locale).units
    #expect(Set(time).isSubset(of: [.hour, .minute, .amPM]) && time.count == Set(time).count && time.count >= 2)
    #expect(picker(.dateAndTime, locale).units == [.day] + time)
    #expect(picker(.countDownTimer, locale).units == [.hour, .minute])
    #expect(Set(picker(.yearAndMonth, locale).units) == [.year, .month])
  }

  @Test(arguments: locales) func rowsAreComplete(locale: String) throws {
    let time = picker(.time, locale)
    let hours = try #require(time.wheel(of: .hour))
    let halves = time.hasHalves ? 2 : 1
    #expect(hours.count * halves == 24)
    #expect(time.wheel(of: .minute)?.count == 60)
    for mode in DatePicker.Mode.allCases {
      let picker = picker(mode, locale)
      for wheel in picker.dateWheels where wheel.count <= 60 {
        let texts = (0..<wheel.count).map { picker.text(ofRow: $0, in: wheel) }
        #expect(Set(texts).count == wheel.count && !texts.contains(""), "\(mode) \(wheel.unit): \(texts)")
      }
    }
  }

  @Test(arguments: locales) func whatIsTurnedIsShown(locale: String) throws {
    for mode in [DatePicker.Mode.date, .time, .dateAndTime, .countDownTimer, .yearAndMonth] {
      for unit in picker(mode, locale).units {
        var picker = picker(mode, locale)
        if mode == .countDownTimer { picker.setCountDownDuration(3660) }
        let wheel = try #require(picker.wheel(of: unit))
        let row = wheel.row(1, from: wheel.selectedRow)
        let rest = picker.rest(on: row, of: wheel)
        _ = picker.accept(rest.value)
        let shown = try #require(picker.wheel(of: unit))
        #expect(shown.selectedRow == rest.row)
        if rest.reasons.isEmpty { #expect(rest.row == row, "\(mode) \(unit)") }
        #expect(picker.row(ofText: picker.text(ofRow: rest.row, in: shown), in: shown, today: 0) == rest.row)
      }
    }
  }

  /// Those of `locales`, and some whose texts are read with difficulty.
  static let typedLocales =
    locales + [
      "en_US", "en_GB", "de_DE", "fr_FR", "my_MM", "ckb_IQ", "dz_BT", "eu_ES", "is_IS", "ka_GE", "lo_LA", "km_KH",
      "mn_MN", "am_ET", "ps_AF", "kk_KZ", "sq_AL", "ml_IN", "yue_HK", "af_ZA", "mr_IN", "sd_PK", "ja_JP",
    ]

  /// Moments in four eras of Japan, among them first years, and in leap years and common years of Jews.
  private static let moments: [Int64] = [
    1_559_545_200, 1_715_701_800, 167_918_400, -613_000_000, 601_900_000, 1_709_255_220, 3_768_600_000,
  ]

  /// Whatever is shown can be typed back into a picker that shows something else.
  @Test(arguments: typedLocales, CalendarKind.allCases) func whatIsShownCanBeTyped(locale: String, kind: CalendarKind) {
    for mode in DatePicker.Mode.allCases {
      for moment in Self.moments {
        let shown = picker(mode, locale, kind, moment)
        var typed = picker(mode, locale, kind, moment == 1_715_701_800 ? moment - 40_000_000 : 1_715_701_800)
        guard let rest = typed.rest(typing: shown.displayedText, today: 19_857) else {
          Issue.record("\(locale) \(kind) \(mode): \"\(shown.displayedText)\" cannot be read")
          continue
        }
        _ = typed.accept(rest.value)
        #expect(typed.displayedText == shown.displayedText)
      }
    }
  }

  private func picker(_ mode: DatePicker.Mode, _ locale: String, _ kind: CalendarKind, _ date: Int64) -> DatePicker {
    var picker = DatePicker(mode, date, locale: locale, calendar: kind, zone: FixedZone.utc)
    picker.setCountDownDuration(Double(date.magnitude % 86_340) + 60)
    return picker
  }
}
