import DetentCore

/// The words of a language, and of English, that have a place in an order or give a number one.
struct TitleWords {
  private var months: [String: Double] = [:]
  private var weekdays: [String: Double] = [:]
  /// Words for the halves of the day: minutes after midnight.
  private var halves: [String: Double] = ["noon": 720, "midnight": 0]
  private var units = TitleWords.units

  init(_ languages: [any LocaleFacts]) {
    for facts in languages {
      for width in [NameWidth.wide, .abbreviated] {
        for month in 1...12 {
          months[TitleWords.plain(facts.monthName(month, ofYear: 2026, era: 1, width))] = Double(month)
        }
        for day in 1...7 { weekdays[TitleWords.plain(facts.weekdayName(day, width))] = Double(day) }
      }
      for (symbol, minutes) in [(facts.amSymbol, 0.0), (facts.pmSymbol, 720), ("a.m", 0), ("p.m", 720)] {
        halves[TitleWords.plain(symbol)] = minutes
      }
      for number in [1, 2, 5] {
        units[TitleWords.plain(facts.countdownLabel(.hour, number))] = Unit(.time, 3600)
        units[TitleWords.plain(facts.countdownLabel(.minute, number))] = Unit(.time, 60)
      }
    }
  }

  /// The month or weekday that a word names; where it may be both ("mar" in Spanish), as wanted.
  func date(_ word: String, weekdayFirst: Bool) -> TitleToken? {
    let word = TitleWords.plain(word)
    let month = months[word].map { TitleToken(kind: .month, value: $0) }
    let weekday = weekdays[word].map { TitleToken(kind: .weekday, value: $0) }
    return weekdayFirst ? weekday ?? month : month ?? weekday
  }

  func half(_ word: String) -> Double? { halves[TitleWords.plain(word)] }
  func unit(_ word: String) -> Unit? { units[TitleWords.plain(word)] }

  private static func plain(_ word: String) -> String {
    let lower = word.lowercased()
    return lower.hasSuffix(".") ? String(lower.dropLast()) : lower
  }

  // MARK: Units

  struct Unit: Hashable {
    enum Family { case time, length, mass, volume, data, frequency }

    var family: Family
    /// In seconds, metres, grams, litres, bytes, hertz.
    var factor: Double
    /// What a bare number behind it counts: 5'9, 8h30.
    var next: Double?

    init(_ family: Family, _ factor: Double, next: Double? = nil) {
      (self.family, self.factor, self.next) = (family, factor, next)
    }
  }

  private static let units: [String: Unit] = {
    var all: [String: Unit] = [:]
    let add = { (words: String, unit: Unit) in for word in words.split(separator: " ") { all[String(word)] = unit } }
    add("ms", Unit(.time, 0.001))
    add("s sec secs second seconds", Unit(.time, 1))
    add("min mins minute minutes", Unit(.time, 60, next: 1))
    add("h hr hrs hour hours", Unit(.time, 3600, next: 60))
    add("d day days", Unit(.time, 86_400))
    add("wk wks week weeks", Unit(.time, 604_800))
    add("mo month months", Unit(.time, 2_629_800))
    add("y yr yrs year years", Unit(.time, 31_557_600))
    add("mm", Unit(.length, 0.001))
    add("cm", Unit(.length, 0.01))
    add("m metre metres meter meters", Unit(.length, 1))
    add("km", Unit(.length, 1000))
    add("in inch inches \" ″ ”", Unit(.length, 0.0254))
    add("ft foot feet ' ′ ’", Unit(.length, 0.3048, next: 0.0254))
    add("yd", Unit(.length, 0.9144))
    add("mi mile miles", Unit(.length, 1609.344))
    add("mg", Unit(.mass, 0.001))
    add("g", Unit(.mass, 1))
    add("kg", Unit(.mass, 1000))
    add("t", Unit(.mass, 1_000_000))
    add("oz", Unit(.mass, 28.349523125))
    add("lb lbs", Unit(.mass, 453.59237, next: 28.349523125))
    add("st", Unit(.mass, 6350.29318, next: 453.59237))
    add("ml", Unit(.volume, 0.001))
    add("cl", Unit(.volume, 0.01))
    add("dl", Unit(.volume, 0.1))
    add("l", Unit(.volume, 1))
    for (place, prefix) in ["", "k", "m", "g", "t"].enumerated() {
      let factor = (0..<place).reduce(1.0) { value, _ in value * 1000 }
      add(prefix + "b", Unit(.data, factor))
      add(prefix + "hz", Unit(.frequency, factor))
    }
    return all
  }()
}
