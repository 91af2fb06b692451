import DetentCore

extension Guideline {
  static let datePickerCompactSpace = Guideline(
    id: "date-picker/compact-space",
    title: "Where there is little room, a date picker is compact.",
    severity: .advice, kinds: [.structure, .behaviour],
    rationale: "A calendar or wheels that are always there push everything else of a form out of sight.",
    source: .pickers("Date pickers", "001"),
    precision: """
      A picker that opens below its row when a person taps it takes its room only then, and is not judged. What code shows \
      by itself, later, is.
      """,
    thresholds: [share],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.textField { id = "title", frame = { 20, 100, 350, 40 }, text = "Lunch" },
          detent.datePicker { id = "start", frame = { 20, 160, 350, 44 }, preferredDatePickerStyle = "compact" },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 800 },
          detent.textField { id = "title", frame = { 20, 100, 350, 40 }, text = "Lunch" },
          detent.datePicker { id = "start", frame = { 20, 160, 350, 448 }, preferredDatePickerStyle = "inline" }, --! it takes 56 % of the height beside other fields
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 800 },
          detent.datePicker { id = "start", frame = { 20, 500, 350, 400 }, preferredDatePickerStyle = "inline" }, --! 100 pt of it do not fit on the screen
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 800 },
          detent.textField { id = "title", frame = { 20, 100, 350, 40 }, text = "Lunch" },
          detent.datePicker { id = "start", frame = { 20, 160, 350, 432 }, preferredDatePickerStyle = "inline" },
        }
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 800 },
          detent.textField { id = "title", frame = { 20, 100, 350, 40 }, text = "Lunch" },
          detent.button { id = "when", frame = { 20, 150, 350, 44 }, title = "Today" },
          detent.datePicker { id = "start", isHidden = true, frame = { 20, 200, 350, 500 }, preferredDatePickerStyle = "inline" },
        }
        screen.when:on("touchUpInside", function() screen.start.isHidden = false end)
        screen.when:tap()
        detent.wait(1)
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 800 },
          detent.textField { id = "title", frame = { 20, 100, 350, 40 }, text = "Lunch" },
          detent.button { id = "other", frame = { 20, 150, 350, 44 }, title = "Other" },
          detent.datePicker { id = "start", isHidden = true, frame = { 20, 200, 350, 500 }, preferredDatePickerStyle = "inline" }, --! it takes 62.5 % of the height beside other fields
        }
        screen.other:tap()
        detent.after(5, function() screen.start.isHidden = false end)
        detent.wait(6)
        """),
      .edge(
        """
        detent.screen { size = { 390, 300 }, os = "13.4",
          detent.textField { id = "title", frame = { 20, 10, 350, 40 }, text = "Lunch" },
          detent.datePicker { id = "start", frame = { 20, 60, 320, 216 } }, --! it takes 72 % of the height beside other fields
        }
        """),
    ],
    judge: .structure(of: .datePicker, needs: ["frame"]) { look in
      // Of a style that nobody tells, the size that it takes tells enough.
      let isTold = !look.part.isUnknown("preferredDatePickerStyle")
      guard look.part.datePickerStyle(look.os) != .compact || !isTold else { return .pass }
      guard let screen = look.screen, !look.wasDisclosed else { return .notApplicable }
      let area = screen.frame.inset(by: screen.insets("safeArea") ?? .zero)
      let frame = look.scene.screenFrame(of: look.part.id)
      let clipped = max(frame.maxY - area.maxY, area.minY - frame.minY, frame.maxX - area.maxX, area.minX - frame.minX)
      let isInPage = look.scene.holders(of: look.part.id).contains { $0.kind == .scrollView }
      if clipped > 0.5, !isInPage { return .clipped(clipped) }
      let part = area.size.height > 0 ? frame.size.height / area.size.height : 0
      return look.hasOtherFields && part > look.options[share] ? .large(part, look.options[share]) : .pass
    })

  private static let share = Threshold(
    "share", 0.55, step: 0.02, "How much of the height it may take beside other fields.")
}

extension Look {
  /// Whether something else on the screen can be edited.
  fileprivate var hasOtherFields: Bool {
    let fields = index.ids(of: .textField).filter { scene[$0]?.flag("isEditable") == true }
    let others = index.ids(of: .pickerView) + index.ids(of: .datePicker).filter { $0 != part.id }
    return (fields + others).contains { scene.isVisible($0) }
  }
}

extension Judgement {
  fileprivate static func large(_ share: Double, _ limit: Double) -> Judgement {
    .fail(
      "it takes \(Words.number(share * 100)) % of the height beside other fields", measured: Quantity(share),
      limit: Quantity(limit), suggestion: "set preferredDatePickerStyle = \"compact\"")
  }

  fileprivate static func clipped(_ points: Double) -> Judgement {
    .fail(
      "\(Words.number(points)) pt of it do not fit on the screen", measured: Quantity(points, "pt"),
      suggestion: "set preferredDatePickerStyle = \"compact\"")
  }
}
