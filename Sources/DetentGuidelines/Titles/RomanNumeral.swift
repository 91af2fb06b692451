/// Numbers in Roman letters.
enum RomanNumeral {
  private static let values: [Character: Int] = [
    "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
  ]

  /// nil for what is no number as the Romans are taught to have written it, in capitals.
  static func value(_ word: String) -> Double? {
    var total = 0
    let digits = word.compactMap { values[$0] }
    guard !digits.isEmpty, digits.count == word.count, digits.count < 16 else { return nil }
    for (index, digit) in digits.enumerated() {
      total += index + 1 < digits.count && digit < digits[index + 1] ? -digit : digit
    }
    return text(total) == word ? Double(total) : nil
  }

  private static func text(_ number: Int) -> String {
    let steps = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (rest, text) = (max(0, min(number, 3999)), "")
    for (value, letters) in steps {
      while rest >= value { (rest, text) = (rest - value, text + letters) }
    }
    return text
  }
}
