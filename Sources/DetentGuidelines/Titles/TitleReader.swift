/// One way to read titles of rows, so that they can be put in order.
struct TitleReader {
  enum Way: Hashable {
    /// The title as it stands.
    case whole
    /// People by their family names.
    case lastWord
    /// Its place on a scale that everybody knows.
    case scale([String])
    /// A+ before A before A-; AAA before AA.
    case grade
    /// An amount with its units: "1 h 5 min", 4'9".
    case amount
    /// Numbers, months, weekdays, times and the words between them.
    case parts(TitleScanner.Style, weekdayFirst: Bool)
  }

  var way: Way
  var words: TitleWords

  /// The parts of a title by their weight in it; nil: it cannot be read in this way.
  func read(_ title: String) -> [TitleToken]? {
    switch way {
    case .whole: [.words(title)]
    case .lastWord: [.words(String(title.split { !$0.isLetter && $0 != "-" }.last ?? ""))]
    case .scale(let scale): scale.firstIndex(of: title.lowercased()).map { [.number(Double($0))] }
    case .grade: TitleReader.grade(title)
    case .amount: amount(title).map { [.number($0)] }
    case .parts(let style, let weekdayFirst): parts(title, style, weekdayFirst)
    }
  }

  // MARK: Parts

  private func parts(_ title: String, _ style: TitleScanner.Style, _ weekdayFirst: Bool) -> [TitleToken] {
    if let date = words.date(title, weekdayFirst: weekdayFirst) { return [date] }
    var scanner = TitleScanner(title, style)
    let pieces = scanner.scan()
    var tokens: [TitleToken] = []
    var index = 0
    while index < pieces.count {
      if let (clock, length) = clock(pieces[index...]) {
        tokens.append(clock)
        index += length
      } else {
        add(pieces[index], to: &tokens, weekdayFirst)
        index += 1
      }
    }
    return tokens.isEmpty ? [.words(title)] : tokens
  }

  /// Words that stand together are one part, but for names of months and weekdays.
  private func add(_ piece: TitleScanner.Piece, to tokens: inout [TitleToken], _ weekdayFirst: Bool) {
    if let number = piece.number { return tokens.append(.number(number)) }
    if let date = words.date(piece.word, weekdayFirst: weekdayFirst) { return tokens.append(date) }
    if let last = tokens.last, last.kind == .words {
      tokens[tokens.count - 1].text = last.text + " " + piece.word
    } else {
      tokens.append(.words(piece.word))
    }
  }

  /// A time with a half of the day, at either end: "12:30 PM", "오후 3:05"; or "noon" alone. With the number of pieces.
  private func clock(_ pieces: ArraySlice<TitleScanner.Piece>) -> (TitleToken, Int)? {
    guard let first = pieces.first else { return nil }
    if let half = half(first) {
      guard let (minutes, length) = minutes(pieces.dropFirst()) else {
        return first.word.count > 3 ? (TitleToken(kind: .clock, value: half), 1) : nil
      }
      return (TitleToken(kind: .clock, value: minutes + half), length + 1)
    }
    guard let (minutes, length) = minutes(pieces), let half = pieces.dropFirst(length).first.flatMap(half) else {
      return nil
    }
    return (TitleToken(kind: .clock, value: minutes + half), length + 1)
  }

  private func half(_ piece: TitleScanner.Piece) -> Double? { piece.number == nil ? words.half(piece.word) : nil }

  /// An hour of twelve, and minutes and seconds behind colons.
  private func minutes(_ pieces: ArraySlice<TitleScanner.Piece>) -> (Double, Int)? {
    guard let hour = pieces.first?.number, (0...12).contains(hour) else { return nil }
    let rest = pieces.dropFirst().prefix(2).prefix { $0.number != nil && $0.gap == ":" }
    var (value, share) = (hour.truncatingRemainder(dividingBy: 12) * 60, 1.0)
    for piece in rest {
      value += (piece.number ?? 0) * share
      share /= 60
    }
    return (value, 1 + rest.count)
  }

  // MARK: Amounts and grades

  private func amount(_ title: String) -> Double? {
    var total: Double?
    var family: TitleWords.Unit.Family?
    var (number, next): (Double?, Double?) = (nil, nil)
    var scanner = TitleScanner(title, TitleReader.amounts)
    for piece in scanner.scan() {
      if let value = piece.number {
        guard number == nil else { return nil }
        number = value
      } else {
        guard let value = number, let unit = words.unit(piece.word), family == nil || family == unit.family else {
          return nil
        }
        (total, family, number, next) = ((total ?? 0) + value * unit.factor, unit.family, nil, unit.next)
      }
    }
    guard let rest = number else { return total }
    guard let sum = total, let next else { return nil }
    return sum + rest * next
  }

  private static let amounts = TitleScanner.Style(decimal: ".", joinsFractions: true, readsMarks: true)

  private static func grade(_ title: String) -> [TitleToken]? {
    let signs: [Character: Double] = ["+": 0, "-": 2, "−": 2]
    let sign = title.last.flatMap { signs[$0] }
    let letters = sign == nil ? title[...] : title.dropLast()
    guard let letter = letters.first, letter.isLetter, letters.count < 5, letters.allSatisfy({ $0 == letter }) else {
      return nil
    }
    return [.words(String(letter)), .number(-Double(letters.count)), .number(sign ?? 1)]
  }

  // MARK: All ways

  /// All ways, the likely and cheap ones first. `haveNumbers`: whether titles hold any.
  static func all(_ words: TitleWords, haveNumbers: Bool) -> [TitleReader] {
    let point = TitleScanner.Style(decimal: ".")
    var ways: [Way] = [.parts(point, weekdayFirst: false)]
    if haveNumbers {
      ways += [
        .parts(TitleScanner.Style(decimal: ","), weekdayFirst: false), .parts(TitleScanner.Style(), weekdayFirst: true),
        .parts(TitleScanner.Style(decimal: ".", joinsFractions: true), weekdayFirst: false), .amount,
      ]
    } else {
      ways += [.parts(point, weekdayFirst: true), .lastWord]
    }
    ways += [.grade, .parts(TitleScanner.Style(decimal: ".", readsRoman: true), weekdayFirst: false)]
    ways += TitleReader.scales.map { .scale($0) }
    return ways.map { TitleReader(way: $0, words: words) }
  }

  private static let scales: [[String]] = [
    ["xxxs", "xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl", "xxxxl"],
    ["xs", "s", "m", "l", "xl", "2xl", "3xl", "4xl", "5xl", "6xl"],
    ["extra small", "small", "medium", "large", "extra large"], ["lowest", "low", "medium", "high", "highest"],
    ["very low", "low", "medium", "high", "very high"], ["low", "normal", "high"], ["low", "medium", "high", "urgent"],
    ["never", "rarely", "sometimes", "often", "always"], ["very easy", "easy", "medium", "hard", "very hard"],
    ["none", "mild", "moderate", "severe"], ["breakfast", "lunch", "dinner"],
    ["morning", "noon", "afternoon", "evening", "night"], ["today", "tomorrow"], ["yesterday", "today", "tomorrow"],
    ["am", "pm"], ["off", "on"], ["no", "yes"], ["slow", "medium", "fast"], ["short", "medium", "long"],
    ["poor", "fair", "good", "very good", "excellent"], ["spring", "summer", "autumn", "fall", "winter"],
    ["daily", "weekly", "monthly", "yearly"],
    ["daily", "weekly", "every two weeks", "biweekly", "monthly", "quarterly", "yearly", "annually"],
    ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "last"],
    [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
    ],
    ["n", "nne", "ne", "ene", "e", "ese", "se", "sse", "s", "ssw", "sw", "wsw", "w", "wnw", "nw", "nnw"],
    ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"],
    ["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto"],
    [
      "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu", "nu", "xi",
      "omicron", "pi", "rho", "sigma", "tau", "upsilon", "phi", "chi", "psi", "omega",
    ],
  ]
}
