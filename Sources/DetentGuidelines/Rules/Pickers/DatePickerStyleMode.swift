import DetentCore

extension Guideline {
  static let datePickerStyleMode = Guideline(
    id: "date-picker/style-mode",
    title: "A countdown is shown as wheels.",
    severity: .error, kinds: .structure,
    rationale: "There is no compact or inline form of a countdown: UIKit does not show one.",
    source: .pickers("Date pickers", "001"),
    precision: """
      The automatic style resolves to wheels by itself. That yearAndMonth has neither form is believed, but nobody says \
      so: of that mode a person is asked, nothing is said against it.
      """,
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
          detent.datePicker { id = "expiry", datePickerMode = "yearAndMonth", preferredDatePickerStyle = "inline" }, --? whether yearAndMonth can be inline is documented nowhere; here it is shown as wheels
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
      guard style == "compact" || style == "inline" else { return .pass }
      switch mode {
      case "countDownTimer": return .impossible(mode, style)
      case "yearAndMonth": return .unheardOf(mode, style)
      default: return .pass
      }
    })
}

extension Judgement {
  fileprivate static func impossible(_ mode: String, _ style: String) -> Judgement {
    .fail("\(mode) cannot be \(style)", suggestion: wheels)
  }

  fileprivate static func unheardOf(_ mode: String, _ style: String) -> Judgement {
    .review(
      "whether \(mode) can be \(style) is documented nowhere; here it is shown as wheels", suggestion: wheels)
  }

  private static let wheels = "set preferredDatePickerStyle = \"wheels\""
}
