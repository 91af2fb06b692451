import DetentCore

extension Guideline {
  static let datePickerStyleMode = Guideline(
    id: "date-picker/style-mode",
    title: "A countdown is shown as wheels.",
    severity: .error, kinds: .structure,
    rationale: "There is no compact or inline form of a countdown: UIKit does not show one.",
    source: .pickers("Date pickers", "001"),
    precision: "The automatic style resolves to wheels by itself.",
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "timer", datePickerMode = "countDownTimer" },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "timer", datePickerMode = "countDownTimer", preferredDatePickerStyle = "compact" }, --! countDownTimer cannot be compact
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "timer", frame = { 0, 100, 390, 216 }, datePickerMode = "countDownTimer", preferredDatePickerStyle = "wheels" },
          detent.datePicker { id = "day", frame = { 0, 400, 390, 50 }, datePickerMode = "date", preferredDatePickerStyle = "compact" },
        }
        """),
    ],
    judge: .structure(of: .datePicker, needs: ["datePickerMode", "preferredDatePickerStyle"]) { look in
      let mode = look.part.text("datePickerMode") ?? "dateAndTime"
      let style = look.part.text("preferredDatePickerStyle") ?? "automatic"
      guard mode == "countDownTimer" || mode == "yearAndMonth" else { return .pass }
      return style == "compact" || style == "inline" ? .impossible(mode, style) : .pass
    })
}

extension Judgement {
  fileprivate static func impossible(_ mode: String, _ style: String) -> Judgement {
    .fail("\(mode) cannot be \(style)", suggestion: "set preferredDatePickerStyle = \"wheels\"")
  }
}
