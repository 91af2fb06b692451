import DetentCore

extension Guideline {
  static let datePickerCountdownRange = Guideline(
    id: "date-picker/countdown-range",
    title: "A countdown is at most 23 hours and 59 minutes long.",
    severity: .error, kinds: .structure,
    rationale: "There are no rows for more: the picker would show another time than was asked for.",
    source: .pickers("Date pickers", "001"),
    precision: "Seconds beyond whole minutes are dropped without a word, and are not judged.",
    thresholds: [limit],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "timer", datePickerMode = "countDownTimer", countDownDuration = 3600 },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "timer", datePickerMode = "countDownTimer", countDownDuration = 86400 }, --! a countdown of 24 h 0 min was asked for; the longest is 23 h 59 min
        }
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.datePicker { id = "timer", datePickerMode = "countDownTimer", countDownDuration = 86340 },
        }
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.datePicker { id = "timer", datePickerMode = "countDownTimer", countDownDuration = 60 }, --! a countdown of 30 h 0 min was asked for; the longest is 23 h 59 min
        }
        detent.wait(1)
        screen.timer.countDownDuration = 108000
        """),
    ],
    judge: .structure(of: .datePicker) { look in
      guard look.part.text("datePickerMode") == "countDownTimer" else { return .notApplicable }
      let minutes = ((look.part.number("askedCountDownDuration") ?? 0) / 60).rounded(.down)
      return minutes > look.options[limit] ? .tooLong(minutes, look.options[limit]) : .pass
    })

  private static let limit = Threshold("limit", 1439, unit: "min", "The longest countdown.")
}

extension Judgement {
  fileprivate static func tooLong(_ minutes: Double, _ limit: Double) -> Judgement {
    .fail(
      "a countdown of \(words(minutes)) was asked for; the longest is \(words(limit))",
      measured: Quantity(minutes, "min"), limit: Quantity(limit, "min"),
      suggestion: "let people choose the day as well: datePickerMode = \"dateAndTime\"")
  }

  private static func words(_ minutes: Double) -> String {
    let hours = (minutes / 60).rounded(.down)
    return "\(Words.number(hours)) h \(Words.number(minutes - hours * 60)) min"
  }
}
