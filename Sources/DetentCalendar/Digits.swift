import FoundationEssentials
import FoundationInternationalization

/// The digits of a locale.
struct Digits {
  /// From 0 to 9; empty where numbers are not written digit by digit (Roman, Hebrew).
  private let digits: [String]
  private let style: IntegerFormatStyle<Int>

  init(_ locale: Locale) {
    let style = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
    self.style = style
    let digits = (0...9).map { $0.formatted(style).plain }
    self.digits = 10.formatted(style).plain == digits[1] + digits[0] ? digits : []
  }

  func text(_ value: Int, minimumDigits: Int) -> String {
    guard !digits.isEmpty else { return value.formatted(style).plain }
    let text = String(value.magnitude)
    let zeros = String(repeating: "0", count: max(0, min(max(minimumDigits, 0), 20) - text.utf8.count))
    return (value < 0 ? "-" : "") + (zeros + text).utf8.map { digits[Int($0) - 48] }.joined()
  }

  /// The number that a text writes; nil when it is none.
  func value(_ text: String) -> Int? {
    var value = 0
    for character in text {
      guard let digit = digits.firstIndex(of: String(character)), value < 100_000 else { return nil }
      value = value * 10 + digit
    }
    return text.isEmpty ? nil : value
  }
}
