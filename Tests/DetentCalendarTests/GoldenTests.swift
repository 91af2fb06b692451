import DetentCalendar
import DetentCore
import Foundation
import Testing

/// What twelve locales show in the four modes of a date picker, beside a reviewed file.
///
/// The data are the toolchain's, so another toolchain may differ: the failure names the locale, the line and both texts.
/// `DETENT_GOLDEN=write scripts/test --filter Golden` writes the file anew, to be read before it is committed.
struct GoldenTests {
  private static let locales = [
    "en_US", "de_DE", "fr_FR", "ru_RU", "ko_KR", "ja_JP", "zh_Hans_CN", "hi_IN", "th_TH", "ar_SA", "fa_IR", "he_IL",
  ]

  private let calendars = ToolchainCalendars()
  /// 2024-05-14T15:50.
  private let day = CivilDate(year: 2024, month: 5, day: 14).dayNumber
  private let second = 57_000

  @Test func wheelsAreAsReviewed() throws {
    let ours = try Self.locales.map(page).joined(separator: "\n")
    if ProcessInfo.processInfo.environment["DETENT_GOLDEN"] == "write" {
      let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data/wheels.txt")
      try ours.write(to: file, atomically: true, encoding: .utf8)
    }
    let reviewed = try DataFile("wheels.txt").text
    let (left, right) = (lines(reviewed), lines(ours))
    #expect(left.count == right.count)
    var locale = ""
    for (expected, found) in zip(left, right) {
      if !expected.hasPrefix(" ") { locale = expected }
      #expect(found == expected, "tz data \(TimeZone.timeZoneDataVersion), under: \(locale)")
    }
  }

  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  private func page(_ locale: String) throws -> String {
    let facts = try #require(calendars.facts(locale: locale, calendar: nil))
    let first = facts.weekdayName(facts.firstWeekday, .wide)
    let head = "\(locale): \(facts.calendar.rawValue), \(facts.layoutDirection.rawValue), weeks begin with \(first)"
    return ([head] + date(facts) + time(facts) + joined(facts) + countdown(facts)).joined(separator: "\n") + "\n"
  }

  private func wheels(_ mode: String, _ units: [String]) -> String { "  \(mode): " + units.joined(separator: " | ") }

  private func text(_ name: String, _ text: String) -> String { "    \(name): \(text)" }

  private func date(_ facts: any LocaleFacts) -> [String] {
    let system = calendars.system(facts.calendar)
    let today = system.date(ofDay: day)
    let months = system.months(ofYear: today.year, era: today.era)
    let rows = facts.dateOrder.map { unit in
      switch unit {
      case .month:
        text(
          "month", months.map { facts.monthName($0, ofYear: today.year, era: today.era, .wide) }.joined(separator: " "))
      case .day:
        text(
          "day", [1, 2, 10, facts.calendar == .gregorian ? 31 : 29].map { facts.row(.day, $0) }.joined(separator: " "))
      default: text(unit.rawValue, [-1, 0, 1].map { facts.row(unit, today.year + $0) }.joined(separator: " "))
      }
    }
    let weekdays = (1...7).map { facts.weekdayName($0, .narrow) }.joined(separator: " ")
    return [wheels("date", facts.dateOrder.map(\.rawValue))] + rows + [
      text("compact", facts.text(.compactDate, day: day, secondOfDay: second)),
      text("head of a page", facts.text(.monthAndYear, day: day, secondOfDay: second)),
      text("weekdays", weekdays), text("whole day", facts.text(.fullDate, day: day, secondOfDay: second)),
    ]
  }

  private func time(_ facts: any LocaleFacts) -> [String] {
    let rows = facts.timeOrder.map { unit in
      switch unit {
      case .hour: text("hour", facts.hours.map { facts.row(.hour, $0) }.joined(separator: " "))
      case .minute: text("minute", [0, 5, 59].map { facts.row(.minute, $0) }.joined(separator: " "))
      default: text("amPM", [0, 1].map { facts.row(.amPM, $0) }.joined(separator: " "))
      }
    }
    let times = [0, 5 * 3600 + 300, 12 * 3600, second].map { facts.text(.time, day: day, secondOfDay: $0) }
    return [wheels("time", facts.timeOrder.map(\.rawValue))] + rows + [text("times", times.joined(separator: ", "))]
  }

  private func joined(_ facts: any LocaleFacts) -> [String] {
    let rows = [0, 1, 250].map { facts.text(.weekdayMonthDay, day: day + $0, secondOfDay: second) }
    return [
      wheels("dateAndTime", ["day"] + facts.timeOrder.map(\.rawValue)), text("day", rows.joined(separator: "; ")),
    ]
  }

  private func countdown(_ facts: any LocaleFacts) -> [String] {
    let labels = [DateUnit.hour, .minute].map { unit in
      text(
        unit.rawValue,
        [0, 1, 2, 5, 21].map { facts.number($0, minimumDigits: 1) + " " + facts.countdownLabel(unit, $0) }.joined(
          separator: ", "))
    }
    return [wheels("countDownTimer", ["hour", "minute"])] + labels
  }
}
