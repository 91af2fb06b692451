/// Cuts a title into numbers and words, by one style of writing numbers.
struct TitleScanner {
  struct Style: Hashable {
    /// nil: every run of digits is a number by itself, as in versions and dates.
    var decimal: Character?
    /// 1/2 is a half, not a one and a two.
    var joinsFractions = false
    /// XIV is 14.
    var readsRoman = false
    /// ' and " are feet and inches.
    var readsMarks = false
  }

  /// A number or a word, and what stands between it and the one before: "" for nothing but spaces.
  struct Piece {
    var number: Double?
    var word = ""
    var isFraction = false
    var gap = ""
  }

  private let characters: [Character]
  private let style: Style
  private var place = 0
  private var gap = ""
  private var pieces: [Piece] = []

  init(_ title: String, _ style: Style) {
    characters = Array(title)
    self.style = style
  }

  mutating func scan() -> [Piece] {
    while let character = peek() {
      if TitleScanner.digit(character) != nil {
        scanNumber()
      } else if let part = TitleScanner.part(character) {
        place += 1
        add(number: part, isFraction: true)
      } else if character.isLetter {
        scanWord()
      } else {
        scanMark(character)
      }
    }
    return pieces
  }

  private func peek(_ ahead: Int = 0) -> Character? {
    place + ahead < characters.count ? characters[place + ahead] : nil
  }

  private mutating func scanMark(_ character: Character) {
    place += 1
    if style.readsMarks, "'′’\"″”".contains(character), pieces.last?.number != nil {
      pieces.append(Piece(word: String(character)))
    } else if !character.isWhitespace {
      gap.append(character)
    }
  }

  private mutating func scanWord() {
    var word = ""
    while let character = peek(), character.isLetter || isInside(character) {
      word.append(character)
      place += 1
    }
    let roman = style.readsRoman ? RomanNumeral.value(word) : nil
    pieces.append(Piece(number: roman, word: roman == nil ? word : "", gap: gap))
    gap = ""
  }

  /// Whether a sign joins two letters to one word: "a.m.", "segunda-feira", "Town's".
  private func isInside(_ character: Character) -> Bool {
    ".-'’".contains(character) && peek(1)?.isLetter == true
  }

  // MARK: Numbers

  private mutating func scanNumber() {
    let isNegative = isSigned
    var value = 0.0
    takeDigits(into: &value)
    while style.decimal != nil, let count = groupLength() {
      place += 1
      for _ in 0..<count { takeDigit(into: &value) }
    }
    if let decimal = style.decimal, peek() == decimal, let next = peek(1), TitleScanner.digit(next) != nil {
      place += 1
      var (part, scale) = (0.0, 1.0)
      while let digit = peek().flatMap(TitleScanner.digit) {
        (part, scale, place) = (part * 10 + digit, scale * 10, place + 1)
      }
      value += part / scale
    }
    let isFraction = style.joinsFractions && divide(&value)
    add(number: isNegative ? -value : value, isFraction: isFraction)
  }

  /// "1 1/2" and "1½" are one number.
  private mutating func add(number: Double, isFraction: Bool) {
    if isFraction, gap.isEmpty, let last = pieces.last?.number, pieces.last?.isFraction == false {
      pieces[pieces.count - 1].number = last < 0 ? last - number : last + number
    } else {
      pieces.append(Piece(number: number, isFraction: isFraction, gap: gap))
    }
    gap = ""
  }

  /// Whether a minus stands directly before the digits, and no number before that: "10-20" is a range.
  private var isSigned: Bool {
    guard let sign = gap.last, "-−".contains(sign), place > 0, characters[place - 1] == sign else { return false }
    return place < 2 || TitleScanner.digit(characters[place - 2]) == nil
  }

  private mutating func takeDigits(into value: inout Double) {
    while peek().flatMap(TitleScanner.digit) != nil { takeDigit(into: &value) }
  }

  private mutating func takeDigit(into value: inout Double) {
    value = value * 10 + (peek().flatMap(TitleScanner.digit) ?? 0)
    place += 1
  }

  /// How many digits follow a sign that groups them: three, or two of an Indian number with three at its end.
  private func groupLength() -> Int? {
    guard let sign = peek(), sign != style.decimal, ".,'’ \u{A0}\u{202F}٬".contains(sign) else { return nil }
    var count = 0
    while let next = peek(1 + count), TitleScanner.digit(next) != nil { count += 1 }
    if count == 2, sign == ",", peek(3) == sign { return 2 }
    return count == 3 ? 3 : nil
  }

  private mutating func divide(_ value: inout Double) -> Bool {
    guard let sign = peek(), "/⁄".contains(sign), let next = peek(1), TitleScanner.digit(next) != nil else {
      return false
    }
    place += 1
    var divisor = 0.0
    takeDigits(into: &divisor)
    value = divisor > 0 ? value / divisor : value
    return true
  }

  // MARK: Characters

  /// A decimal digit of any script.
  private static func digit(_ character: Character) -> Double? {
    guard character.isWholeNumber, let scalar = character.unicodeScalars.first,
      scalar.properties.generalCategory == .decimalNumber
    else { return nil }
    return character.wholeNumberValue.map { Double($0) }
  }

  /// ½, ¾, ①.
  private static func part(_ character: Character) -> Double? {
    guard let scalar = character.unicodeScalars.first, scalar.properties.generalCategory == .otherNumber else {
      return nil
    }
    return scalar.properties.numericValue
  }
}
