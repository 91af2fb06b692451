extension DatePicker {
  /// The value in the locale's words, as the buttons of a compact picker show it: "May 14, 2024 3:50 PM".
  public var displayedText: String { displayedTexts.joined(separator: " ") }

  /// One text for each button: the date, the time.
  public var displayedTexts: [String] {
    let wall = Shown(self).wall
    let text = { (form: DateForm) in
      display.facts.text(form, day: wall.date.dayNumber, secondOfDay: wall.secondOfDay)
    }
    switch mode {
    case .date: return [text(.compactDate)]
    case .time: return [text(.time)]
    case .dateAndTime: return [text(.compactDate), text(.time)]
    case .yearAndMonth: return [text(.monthAndYear)]
    case .countDownTimer: return [durationText(countDownDuration)]
    }
  }

  /// "1 hour 30 min", or "5 min".
  func durationText(_ seconds: Int) -> String {
    let parts = [(DateUnit.hour, seconds / 3600), (.minute, seconds / 60 % 60)]
    return parts.filter { $0.0 == .minute || $0.1 > 0 }.map { unit, number in
      display.facts.number(number, minimumDigits: 1) + " " + display.facts.countdownLabel(unit, number)
    }.joined(separator: " ")
  }
}
