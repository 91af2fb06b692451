/// Reads what is typed into one date picker.
struct TypedDateReader {
  let picker: DatePicker
  let today: Int

  private var facts: any LocaleFacts { picker.display.facts }

  func read(_ text: String) -> TypedDate? {
    var typed = TypedDate()
    guard text.utf8.count <= 200 else { return nil }
    if let shown = ShownDateReader(picker, text, today: today).read() { return shown }
    guard fits(text) else { return nil }
    var rest = text
    if picker.mode != .time, picker.mode != .countDownTimer { takeMonth(from: &rest, into: &typed) }
    if picker.mode.hasMinutes { takeHalf(from: &rest, into: &typed) }
    var tokens = TypedDate.tokens(rest)
    let isRead =
      switch picker.mode {
      case .time, .countDownTimer: readTime(tokens.compactMap(\.digits), &typed) && tokens.allSatisfy { $0.word == nil }
      case .date, .yearAndMonth: readDate(tokens, &typed)
      case .dateAndTime: readBoth(&tokens, rest, &typed)
      }
    return isRead ? typed : nil
  }

  /// No time where dates are typed, no date where times are.
  private func fits(_ text: String) -> Bool {
    switch picker.mode {
    case .date, .yearAndMonth: !Self.hasDigits(around: [":"], in: text)
    case .time, .countDownTimer: !Self.hasDigits(around: ["/", "-"], in: text)
    case .dateAndTime: true
    }
  }

  /// Whether one of some characters stands between digits.
  private static func hasDigits(around marks: Set<Character>, in text: String) -> Bool {
    let characters = Array(text)
    return characters.indices.dropFirst().dropLast().contains {
      marks.contains(characters[$0]) && characters[$0 - 1].isWholeNumber && characters[$0 + 1].isWholeNumber
    }
  }

  /// Whether there are letters beside AM and PM, which a numeric keypad does not have.
  func needsLetters(_ text: String) -> Bool {
    var typed = TypedDate()
    var rest = text
    if picker.mode.hasMinutes { takeHalf(from: &rest, into: &typed) }
    // The T of 2024-05-14T10:30 stands for a key that goes on to the time.
    return TypedDate.tokens(rest).contains { $0.word != nil && $0.word != "t" }
  }

  // MARK: Times

  /// Takes "AM", "PM" or the locale's own words for them out of a text.
  private func takeHalf(from text: inout String, into typed: inout TypedDate) {
    guard picker.mode != .countDownTimer else { return }
    let names = [(facts.amSymbol, 0), (facts.pmSymbol, 1), ("am", 0), ("pm", 1), ("a.m.", 0), ("p.m.", 1)]
    for (name, half) in names + periods where !name.isEmpty {
      guard let rest = Self.text(text.lowercased(), without: name.lowercased()) else { continue }
      text = rest
      typed.half = half
      return
    }
  }

  /// Words for parts of the day that a locale writes in place of AM and PM: "晚上".
  private var periods: [(String, Int)] {
    guard picker.hasHalves else { return [] }
    let words = (0..<24).map { hour in
      Set(TypedDate.tokens(facts.text(.time, day: 0, secondOfDay: hour * 3600)).compactMap(\.word))
    }
    let morning = words[..<12].reduce(into: Set<String>()) { $0.formUnion($1) }
    let evening = words[12...].reduce(into: Set<String>()) { $0.formUnion($1) }
    return morning.subtracting(evening).sorted().map { ($0, 0) } + evening.subtracting(morning).sorted().map { ($0, 1) }
  }

  /// A text without a word that it contains; nil: it does not, or only as a part of a longer word.
  private static func text(_ text: String, without word: String) -> String? {
    let (text, word) = (Array(text), Array(word))
    guard word.count <= text.count else { return nil }
    for start in 0...text.count - word.count where text[start..<start + word.count].elementsEqual(word) {
      let end = start + word.count
      let isWhole =
        (start == 0 || !joins(text[start - 1], text[start]))
        && (end == text.count || !joins(text[end - 1], text[end]))
      if isWhole { return String(text[..<start]) + " " + String(text[end...]) }
    }
    return nil
  }

  /// Whether two characters side by side belong to one word or one number.
  private static func joins(_ a: Character, _ b: Character) -> Bool {
    a.isLetter && b.isLetter || a.isNumber && b.isNumber
  }

  /// Hours and minutes, apart or in one run of up to four digits. `isWholeDay`: hours count from 0 to 23.
  private func readTime(_ numbers: [String], isWholeDay: Bool = false, _ typed: inout TypedDate) -> Bool {
    var numbers = numbers
    if numbers.count == 1, (3...4).contains(numbers[0].count) {
      numbers = [String(numbers[0].dropLast(2)), String(numbers[0].suffix(2))]
    }
    guard (1...2).contains(numbers.count), let hour = Self.number(numbers[0], 0...23) else { return false }
    if numbers.count == 2 {
      guard let minute = Self.number(numbers[1], 0...59) else { return false }
      typed.minute = minute
    }
    if isWholeDay, typed.half == nil {
      typed.hour = hour
      return true
    }
    return setHour(hour, &typed)
  }

  /// With AM or PM from 1 to 12; where a locale has halves and none is typed, such an hour stays in the half that is
  /// shown.
  private func setHour(_ hour: Int, _ typed: inout TypedDate) -> Bool {
    let isOnFace = (1...12).contains(hour)
    if typed.half != nil && !isOnFace { return false }
    let half = typed.half ?? (picker.hasHalves && isOnFace ? Shown(picker).wall.hour / 12 : nil)
    typed.hour = half.map { hour % 12 + $0 * 12 } ?? hour
    return true
  }

  // MARK: Dates

  private var order: [DateUnit] {
    facts.dateOrder.filter { $0 == .year || $0 == .month || $0 == .day && picker.mode != .yearAndMonth }
  }

  private func readDate(_ tokens: [TypedDate.Token], _ typed: inout TypedDate) -> Bool {
    guard readWords(of: tokens, &typed) else { return false }
    let open = order.filter { $0 != .month || typed.month == nil }
    guard let parts = assign(tokens.compactMap(\.digits), to: open), !parts.isEmpty || typed.month != nil else {
      return false
    }
    return parts.allSatisfy { set($0.unit, $0.digits, &typed) }
  }

  /// Takes the name of a month out of a text: some have digits, points or spaces in them.
  private func takeMonth(from text: inout String, into typed: inout TypedDate) {
    let words = MonthWords(picker, year: TypedDateReader.year(in: TypedDate.tokens(text)))
    for (name, month) in words.names where name.contains(where: \.isLetter) {
      guard let rest = Self.text(text.lowercased(), without: name) else { continue }
      text = rest
      typed.month = month
      return
    }
  }

  /// The first run of four digits.
  private static func year(in tokens: [TypedDate.Token]) -> Int? {
    tokens.compactMap(\.digits).first { $0.count == 4 }.flatMap { Int($0) }
  }

  /// At most one word names a month; the others are words that every date of the locale has.
  private func readWords(of tokens: [TypedDate.Token], _ typed: inout TypedDate) -> Bool {
    let words = tokens.compactMap(\.word)
    guard !words.isEmpty else { return true }
    let names = MonthWords(picker, year: Self.year(in: tokens))
    for word in words where !names.common.contains(word) {
      guard typed.month == nil, let month = names.month(of: word) else { return false }
      typed.month = month
    }
    return true
  }

  /// Which digits stand for which unit; nil: too many, or too few for a run.
  private func assign(_ numbers: [String], to units: [DateUnit]) -> [(unit: DateUnit, digits: String)]? {
    if numbers.count == 1, numbers[0].count > 2, units.count > 1 { return split(numbers[0], units) }
    let short = units.filter { $0 != .year }
    if numbers.isEmpty { return [] }
    if numbers.count <= short.count, !numbers.contains(where: { $0.count > 2 }) {
      return Array(zip(short, numbers)).map { ($0, $1) }
    }
    guard numbers.count == units.count else { return nil }
    guard let year = numbers.firstIndex(where: { $0.count > 2 }), units.contains(.year) else {
      return Array(zip(units, numbers)).map { ($0, $1) }
    }
    // A year written out is one wherever it stands; in front of the others they follow as in 2024-05-14.
    var others = year == 0 ? [DateUnit.month, .day].filter(units.contains) : short
    return numbers.enumerated().map { ($0 == year ? .year : others.removeFirst(), $1) }
  }

  /// One run of digits: all units with a year of four or two digits, or those before and after the year.
  private func split(_ run: String, _ units: [DateUnit]) -> [(unit: DateUnit, digits: String)]? {
    let full = units.reduce(0) { $0 + $1.digits }
    let isShort = run.count == full - 2 && units.contains(.year)
    let chosen =
      run.count == full || isShort && units.count != 2 || picker.mode == .yearAndMonth
      ? units : units.filter { $0 != .year }
    var rest = Substring(run)
    var parts: [(unit: DateUnit, digits: String)] = []
    for unit in chosen {
      let width = unit == .year && isShort ? 2 : unit.digits
      guard rest.count >= width else { return nil }
      parts.append((unit, String(rest.prefix(width))))
      rest = rest.dropFirst(width)
    }
    return rest.isEmpty ? parts : nil
  }

  private func set(_ unit: DateUnit, _ digits: String, _ typed: inout TypedDate) -> Bool {
    let shown = Shown(picker).date
    switch unit {
    case .year: typed.year = Self.number(digits, 1...9999).map { year($0, digits: digits.count) }
    case .month:
      let last = picker.display.system.months(ofYear: typed.year ?? shown.year, era: shown.era).last ?? 12
      typed.month = Self.number(digits, 1...last)
    case .day: typed.day = Self.number(digits, 1...picker.display.system.daysOnWheel)
    default: return false
    }
    return unit == .year ? typed.year != nil : unit == .month ? typed.month != nil : typed.day != nil
  }

  /// The year that a number means: two digits one near today, or where eras count one of the era that is shown.
  private func year(_ number: Int, digits: Int) -> Int {
    let shown = Shown(picker).date
    let inEra = picker.display.yearNumber(of: shown)
    guard digits <= 2 else { return number }
    if inEra != shown.year { return shown.year - inEra + number }
    return picker.display.nearYear(number, today: today)
  }

  // MARK: Both

  /// A date, a time, or a date and then a time. A time is known by its colon, or by coming last.
  private func readBoth(_ tokens: inout [TypedDate.Token], _ text: String, _ typed: inout TypedDate) -> Bool {
    if let (date, time) = splitAtTime(text) {
      let before = TypedDate.tokens(date)
      let numbers = TypedDate.tokens(time).compactMap(\.digits)
      return readTime(numbers, isWholeDay: Self.isISO(date), &typed) && (before.isEmpty || readDate(before, &typed))
    }
    let numbers = tokens.compactMap(\.digits)
    let hasWords = numbers.count != tokens.count
    if numbers.count == 1, !hasWords, numbers[0].count <= 4 { return readTime(numbers, &typed) }
    if numbers.count == 1, !hasWords, numbers[0].count == 12 {
      return readDate([.digits(String(numbers[0].prefix(8)))], &typed)
        && readTime([String(numbers[0].suffix(4))], isWholeDay: true, &typed)
    }
    if let (date, time) = splitAtNumbers(tokens, typed) { return readTime(time, &typed) && readDate(date, &typed) }
    if typed.half != nil, let hour = tokens.popLast()?.digits, !readTime([hour], &typed) { return false }
    return tokens.isEmpty || readDate(tokens, &typed)
  }

  /// A date with two numbers more than it needs ends with a time: "21.4.2025 15.51".
  private func splitAtNumbers(
    _ tokens: [TypedDate.Token], _ typed: TypedDate
  ) -> (date: [TypedDate.Token], time: [String])? {
    var named = typed
    guard readWords(of: tokens, &named) else { return nil }
    let needed = named.month == nil ? 3 : 2
    let numbers = tokens.indices.filter { tokens[$0].digits != nil }
    guard numbers.count == needed + 2 else { return nil }
    let start = numbers[needed]
    return (Array(tokens[..<start]), tokens[start...].compactMap(\.digits))
  }

  /// The text around "10:30", and that.
  private func splitAtTime(_ text: String) -> (date: String, time: String)? {
    let characters = Array(text)
    guard let colon = characters.firstIndex(of: ":"), characters.count(where: { $0 == ":" }) == 1 else { return nil }
    let isDigit = { (index: Int) in characters.indices.contains(index) && characters[index].isWholeNumber }
    var (start, end) = (colon, colon + 1)
    while isDigit(start - 1) { start -= 1 }
    while isDigit(end) { end += 1 }
    guard start < colon, end > colon + 1 else { return nil }
    var date = String(characters[..<start])
    // The T of 2024-05-14T10:30.
    if date.last == "T" { date.removeLast() }
    return (date + " " + String(characters[end...]), String(characters[start..<end]))
  }

  /// Whether a text is "2024-05-14".
  private static func isISO(_ text: String) -> Bool {
    let parts = text.split(separator: " ").first?.split(separator: "-", omittingEmptySubsequences: false) ?? []
    return parts.map(\.count) == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy(\.isWholeNumber) }
  }

  private static func number(_ digits: String, _ range: ClosedRange<Int>) -> Int? {
    guard digits.count <= 4, let number = Int(digits), range.contains(number) else { return nil }
    return number
  }
}

/// The words that dates of one locale are written with.
struct MonthWords {
  /// Words of every month's texts: "de", "年", an era.
  var common: Set<String>
  private var months: [(number: Int, words: Set<String>)]
  /// Whole names in small letters, the longest first.
  private(set) var names: [(String, Int)] = []

  /// `year`: of which the months are; nil: the one that is shown.
  init(_ picker: DatePicker, year: Int?) {
    let facts = picker.display.facts
    let shown = Shown(picker).date.with(.year, year ?? Shown(picker).date.year)
    let system = picker.display.system
    months = system.months(ofYear: shown.year, era: shown.era).map { month in
      var date = shown.with(.month, month)
      date.day = 1
      let day = system.nearestDay(to: date)
      let texts =
        [NameWidth.wide, .abbreviated].map { facts.monthName(month, ofYear: date.year, era: date.era, $0) }
        + [.compactDate, .monthAndYear].map { facts.text($0, day: day, secondOfDay: 0) }
      return (month, Set(texts.flatMap { TypedDate.tokens($0).compactMap(\.word) }))
    }
    names = system.months(ofYear: shown.year, era: shown.era).flatMap { month in
      [NameWidth.wide, .abbreviated].map {
        (facts.monthName(month, ofYear: shown.year, era: shown.era, $0).lowercased(), month)
      }
    }.sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }
    common = months.dropFirst().reduce(months.first?.words ?? []) { $0.intersection($1.words) }
  }

  /// The only month that a word, or its first three letters or more, names.
  func month(of word: String) -> Int? {
    let exact = months.filter { $0.words.contains(word) }
    if exact.count == 1 { return exact[0].number }
    let close = months.filter { month in
      word.count >= 3 && month.words.contains { !common.contains($0) && $0.hasPrefix(word) }
    }
    return close.count == 1 ? close[0].number : nil
  }
}
