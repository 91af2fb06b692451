import DetentCore
import FoundationEssentials
import FoundationInternationalization

/// How numbers stand on wheels: with how many digits, and with what behind them.
struct RowForms {
  let yearSuffix: String
  let daySuffix: String
  /// "月" where the date's long form writes the month as a number; nil where it writes a name.
  let monthSuffix: String?
  /// How the first year of an era is written: "1", in Japanese "元".
  let firstYear: String
  let hourDigits: Int
  let minuteDigits: Int

  /// 2019-05-01; of use in the Japanese calendar alone.
  private static let firstDayOfReiwa = 18_017

  /// From how the library writes a day of March at 05:05.
  init(_ styles: DateStyles, _ digits: Digits, day: Int) {
    let moment = Date(day: day, second: 5 * 3600 + 5 * 60)
    yearSuffix = styles.year.parts(moment).suffix(of: .year)
    daySuffix = styles.day.parts(moment).suffix(of: .day)
    let date = styles.date.parts(moment)
    let isNumber = date.text(of: .month).flatMap(digits.value) != nil
    monthSuffix = isNumber ? date.suffix(of: .month) : nil
    firstYear = styles.year.parts(Date(day: Self.firstDayOfReiwa)).text(of: .year) ?? ""
    let time = styles.time.parts(moment)
    hourDigits = time.text(of: .hour)?.count ?? 1
    minuteDigits = time.text(of: .minute)?.count ?? 2
  }
}
