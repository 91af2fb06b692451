/// What a person types into a date picker, read as far as the picker's mode has use for it.
///
/// Digits fill the units in the order of the locale, with or without anything between them: "10:30" and "1030", "5/14"
/// and "0514". What is not typed stays as it is. Names of months and words of the locale's own texts are understood.
struct TypedDate {
  var year: Int?
  var month: Int?
  var day: Int?
  var hour: Int?
  var minute: Int?
  /// 0 for AM, 1 for PM.
  var half: Int?

  /// A run of digits, or of letters.
  enum Token: Hashable {
    case digits(String)
    case word(String)

    var digits: String? { if case .digits(let text) = self { text } else { nil } }
    var word: String? { if case .word(let text) = self { text } else { nil } }
  }

  /// Digits of any script become those of ASCII; whatever is neither digit nor letter only separates, but for the points
  /// inside an abbreviation: "a.m." is one word.
  static func tokens(_ text: String) -> [Token] {
    var tokens: [Token] = []
    var isOpen = false
    for character in text.lowercased() {
      if character == ".", isOpen, tokens.last?.word != nil { continue }
      let digit = character.wholeNumberValue.flatMap { (0...9).contains($0) && !character.isLetter ? String($0) : nil }
      guard digit != nil || character.isLetter else {
        isOpen = false
        continue
      }
      switch (tokens.last, digit) {
      case (.digits(let run)?, let digit?) where isOpen: tokens[tokens.count - 1] = .digits(run + digit)
      case (.word(let run)?, nil) where isOpen: tokens[tokens.count - 1] = .word(run + String(character))
      case (_, let digit?): tokens.append(.digits(digit))
      case (_, nil): tokens.append(.word(String(character)))
      }
      isOpen = true
    }
    return tokens
  }
}

extension DatePicker {
  /// What comes of a text that a person types; nil: it cannot be read here, see `typingForm`.
  ///
  /// `today`: two digits of a year mean the one from 80 years before to 19 years after it.
  public func rest(typing text: String, today: Int) -> DateRest? {
    let reader = TypedDateReader(picker: self, today: today)
    guard let typed = reader.read(text) else { return nil }
    let shown = Shown(self)
    if mode == .countDownTimer {
      let hour = typed.hour ?? shown.wall.hour
      return rest(onGrid(duration: hour * 3600 + (typed.minute ?? shown.wall.minute) * 60))
    }
    var moment = Moment(date: nil, wall: shownTime(shown))
    if typed.year != nil || typed.month != nil || typed.day != nil {
      moment.date = CalendarDate(
        era: shown.date.era, year: typed.year ?? shown.date.year, month: typed.month ?? shown.date.month,
        day: typed.day ?? shown.date.day)
    }
    if let hour = typed.hour { moment.wall.setHour(hour) }
    if let minute = typed.minute { moment.wall.setMinute(minute / minuteInterval * minuteInterval) }
    return rest(moment)
  }

  /// Whether a text has letters, AM and PM apart.
  func needsLetters(_ text: String) -> Bool { TypedDateReader(picker: self, today: 0).needsLetters(text) }

  /// What can be typed, for messages: `a time such as "3:50 PM"`.
  public var typingForm: String {
    var parts = units.filter { $0 != .amPM }.map(\.rawValue)
    let last = parts.popLast() ?? ""
    let list = parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
    return "type \(list), such as \"\(typingExample)\""
  }

  private var typingExample: String {
    let shown = Shown(self)
    let date = display.facts.dateOrder.compactMap { unit -> String? in
      switch unit {
      case .year: String(display.yearNumber(of: shown.date))
      case .month: String(shown.date.month)
      case .day: mode == .yearAndMonth ? nil : String(shown.date.day)
      default: nil
      }
    }
    let numbers = date.joined(separator: "/")
    switch mode {
    case .date, .yearAndMonth: return numbers
    case .time: return displayedText
    case .dateAndTime: return numbers + " " + display.facts.text(.time, day: 0, secondOfDay: shown.wall.secondOfDay)
    case .countDownTimer: return "1:30"
    }
  }
}

extension DateUnit {
  /// Digits that a person types for it.
  var digits: Int { self == .year ? 4 : 2 }
}
