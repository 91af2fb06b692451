import DetentCore
import FoundationEssentials
import FoundationInternationalization

extension ToolchainFacts {
  func monthName(_ month: Int, ofYear year: Int, era: Int, _ width: NameWidth) -> String {
    if width == .wide, let suffix = rows.monthSuffix { return number(month, minimumDigits: 1) + suffix }
    return names.month(calendar == .hebrew ? Self.hebrewName(ofMonth: month, year: year) : month, width)
  }

  /// Adar I (6) is only in leap years; Adar (7) is then Adar II, the 14th name.
  private static func hebrewName(ofMonth month: Int, year: Int) -> Int {
    let isLeap = (7 * (min(max(year, 1), 100_000) % 19) + 1) % 19 < 7
    switch month {
    case 6: return isLeap ? 6 : 7
    case 7: return isLeap ? 14 : 7
    default: return min(max(month, 1), 13)
    }
  }

  func weekdayName(_ weekday: Int, _ width: NameWidth) -> String { names.weekday(weekday, width) }

  func eraName(_ era: Int) -> String { names.era(era) }

  func row(_ unit: DateUnit, _ value: Int) -> String {
    switch unit {
    case .era: eraName(value)
    case .year: yearNumber(value) + rows.yearSuffix
    case .month: monthName(value, ofYear: 1, era: 1, .wide)
    case .day: number(value, minimumDigits: 1) + rows.daySuffix
    case .hour: number(value, minimumDigits: rows.hourDigits)
    case .minute: number(value, minimumDigits: rows.minuteDigits)
    case .amPM: value == 0 ? amSymbol : pmSymbol
    }
  }

  /// The first year of a Japanese era has a word of its own in Japanese.
  private func yearNumber(_ year: Int) -> String {
    year == 1 && calendar == .japanese ? rows.firstYear : number(year, minimumDigits: 1)
  }

  func text(_ form: DateForm, day: Int, secondOfDay: Int) -> String {
    let second = min(max(secondOfDay, 0), CivilTime.secondsInDay - 1)
    let shown = standIn(for: day)
    let date = Date(day: shown, second: second)
    let text = shown == day ? date.formatted(styles[form]).plain : named(styles[form].parts(date), as: day)
    // The rows of the joined wheel have no comma behind the weekday.
    return form == .weekdayMonthDay ? text.filter { $0 != "," && $0 != "،" } : text
  }

  /// The parts of a stand-in, with the year and era of the day itself.
  private func named(_ parts: [FormatPart], as day: Int) -> String {
    let date = system.date(ofDay: day)
    let texts = parts.map { part in
      switch part.field {
      case .year: yearNumber(date.year)
      case .era: eraName(date.era)
      default: part.text
      }
    }
    return texts.joined()
  }

  /// The library changes to the Julian calendar before 1582-10-15, Core does not: earlier days are written as days of
  /// the same name and weekday some times 400 years later, with the year put right.
  private func standIn(for day: Int) -> Int {
    switch calendar {
    case .gregorian, .buddhist, .japanese: break
    case .islamicUmmAlQura, .persian, .hebrew: return day
    }
    let firstDay = -135_140  // 1600-01-01
    let daysIn400Years = 146_097
    let day = min(max(day, CivilDate.dayNumbers.lowerBound), CivilDate.dayNumbers.upperBound)
    guard day < firstDay else { return day }
    return day + (firstDay - day + daysIn400Years - 1) / daysIn400Years * daysIn400Years
  }
}
