import DetentCore

extension Guideline {
  static let datePickerMinuteInterval = Guideline(
    id: "date-picker/minute-interval",
    title: "The minute interval divides an hour evenly.",
    severity: .error, kinds: .structure,
    rationale: "UIKit takes another interval for 1, so that people choose from rows that nobody meant.",
    source: .pickers("Date pickers", "001"),
    precision: "In a mode without minutes an interval means nothing and is not judged.",
    thresholds: [limit],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "start", datePickerMode = "time", minuteInterval = 15 },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "start", datePickerMode = "time", minuteInterval = 7 }, --! an interval of 7 minutes does not divide 60
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "start", datePickerMode = "time", minuteInterval = 60 }, --! an interval of 60 minutes is above 30
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "start", frame = { 0, 100, 390, 50 }, datePickerMode = "time", minuteInterval = 30 },
          detent.datePicker { id = "day", frame = { 0, 300, 390, 50 }, datePickerMode = "date", minuteInterval = 7 },
        }
        """),
    ],
    judge: .structure(of: .datePicker, needs: ["minuteInterval"]) { look in
      let mode = look.part.text("datePickerMode") ?? "dateAndTime"
      guard mode != "date", mode != "yearAndMonth" else { return .notApplicable }
      let minutes = look.part.count("minuteInterval") ?? 1
      guard minutes > 0, 60 % minutes == 0 else { return .uneven(minutes) }
      return minutes > Int(look.options[limit]) ? .coarse(minutes, look.options[limit]) : .pass
    })

  private static let limit = Threshold("limit", 30, step: 30, unit: "min", "The largest interval.")
}

extension Judgement {
  fileprivate static func uneven(_ minutes: Int) -> Judgement {
    .fail(
      "an interval of \(Words.count(minutes, "minute")) does not divide 60", measured: Quantity(minutes, "min"),
      suggestion: "take \(nearest(to: minutes))")
  }

  fileprivate static func coarse(_ minutes: Int, _ limit: Double) -> Judgement {
    .fail(
      "an interval of \(minutes) minutes is above \(Words.number(limit))", measured: Quantity(minutes, "min"),
      limit: Quantity(limit, "min"), suggestion: "take 30")
  }

  /// The interval that works and is nearest.
  private static func nearest(to minutes: Int) -> Int {
    let works = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30]
    return works.min { abs($0 - minutes) < abs($1 - minutes) } ?? 1
  }
}
