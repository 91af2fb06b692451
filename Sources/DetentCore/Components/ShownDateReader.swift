/// Reads what one date picker itself would show: so whatever is shown can be typed back, in every locale and calendar.
///
/// The numbers in the text say which years, days and minutes it can mean. Each date that they allow is written and
/// compared; small letters and digits of any script will do.
struct ShownDateReader {
  private let picker: DatePicker
  private let text: String
  private let numbers: [Int]
  private let years: [Int]

  init(_ picker: DatePicker, _ text: String, today: Int) {
    self.picker = picker
    self.text = Self.plain(text)
    let digits = TypedDate.tokens(text).compactMap(\.digits)
    numbers = digits.filter { $0.count <= 4 }.compactMap { Int($0) }
    years = picker.display.years(numbered: numbers, in: self.text, today: today)
  }

  /// nil: the picker would show no date so.
  func read() -> TypedDate? {
    switch picker.mode {
    case .date: date(in: text, .compactDate)
    case .yearAndMonth: date(in: text, .monthAndYear)
    case .time: times.first { $0.text == text }?.typed
    case .dateAndTime: dateAndTime
    case .countDownTimer: durations.first { Self.plain(picker.durationText($0.seconds)) == text }?.typed
    }
  }

  /// Small letters and digits of ASCII; whatever is neither is one space.
  private static func plain(_ text: String) -> String {
    let characters = text.lowercased().map { character -> Character in
      if character.isLetter { return character }
      guard let digit = character.wholeNumberValue, (0...9).contains(digit) else { return " " }
      return Character(String(digit))
    }
    return String(characters).split(separator: " ").joined(separator: " ")
  }

  // MARK: Times

  /// The minutes of a day that the numbers allow, written.
  private var times: [(text: String, typed: TypedDate)] {
    minutes.flatMap { minute in
      (0..<24).map { hour in
        let second = hour * 3600 + minute * 60
        let text = picker.display.facts.text(.time, day: 0, secondOfDay: second)
        return (Self.plain(text), TypedDate(hour: hour, minute: minute))
      }
    }
  }

  private var durations: [(seconds: Int, typed: TypedDate)] {
    (minutes + [0]).flatMap { minute in
      (0..<24).map { ($0 * 3600 + minute * 60, TypedDate(hour: $0, minute: minute)) }
    }
  }

  private var minutes: [Int] { numbers.filter { $0 < 60 } }

  // MARK: Dates

  private func date(in text: String, _ form: DateForm) -> TypedDate? {
    let (display, shown) = (picker.display, Shown(picker).date)
    for year in years {
      for month in display.system.months(ofYear: year, era: shown.era) {
        for day in days {
          let date = CalendarDate(era: shown.era, year: year, month: month, day: day)
          let number = display.system.nearestDay(to: date)
          guard Self.plain(display.facts.text(form, day: number, secondOfDay: 0)) == text else { continue }
          return TypedDate(year: year, month: month, day: form == .monthAndYear && day == shown.day ? nil : day)
        }
      }
    }
    return nil
  }

  /// Where only month and year are shown, the day stays; but an era may begin within a month.
  private var days: [Int] {
    guard picker.mode == .yearAndMonth else {
      return numbers.filter { (1...picker.display.system.daysOnWheel).contains($0) }
    }
    let day = Shown(picker).date.day
    return picker.display.hasEras ? [day] + (1...picker.display.system.daysOnWheel) : [day]
  }

  /// The date, then the time.
  private var dateAndTime: TypedDate? {
    for time in times where text.hasSuffix(" " + time.text) {
      guard var typed = date(in: String(text.dropLast(time.text.count + 1)), .compactDate) else { continue }
      (typed.hour, typed.minute) = (time.typed.hour, time.typed.minute)
      return typed
    }
    return nil
  }
}

extension DateDisplay {
  /// The years that numbers in a text can mean, none twice: as they stand, near today where they are short, and where
  /// eras count those of the eras that the text names, 1 among them, which may be written as a word.
  fileprivate func years(numbered numbers: [Int], in text: String, today: Int) -> [Int] {
    var years = numbers.sorted(by: >) + numbers.filter { $0 < 100 }.map { nearYear($0, today: today) }
    for era in eras(in: text) { years += ([1] + numbers).map { year($0, ofEra: era) } }
    let known = system.years(ofEra: system.date(ofDay: today).era)
    var found = Set<Int>()
    return years.filter { known.contains($0) && found.insert($0).inserted }
  }
}
