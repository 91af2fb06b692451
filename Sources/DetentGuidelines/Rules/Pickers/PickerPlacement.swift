import DetentCore

extension Guideline {
  static let pickerPlacement = Guideline(
    id: "picker/placement",
    title: "A picker stands below or beside the field that it edits, at the bottom, or in a popover.",
    severity: .advice, kinds: .structure,
    rationale: "Close to its field, a picker needs no explanation of what it changes.",
    source: .pickers("Best practices", "001"),
    precision: """
      What a picker edits is known only from intent.edits: without it nothing is judged. A row of a form that holds both \
      and little else counts as one place; a view that holds the whole form does not.
      """,
    thresholds: [gap],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.textField { id = "field", frame = { 20, 100, 350, 40 }, text = "Berlin" },
          detent.pickerView { id = "city", place = "bottom", components = { { "Aachen", "Berlin", "Celle", "Dresden", "Essen" } }, intent = { edits = "field" } },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.textField { id = "field", frame = { 20, 100, 350, 40 }, text = "Berlin" },
          detent.pickerView { id = "city", frame = { 35, 157, 320, 216 }, components = { { "Aachen", "Berlin", "Celle", "Dresden", "Essen" } }, intent = { edits = "field" } }, --! it stands 17 pt away from textField "field", which it edits
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.textField { id = "field", frame = { 20, 100, 350, 40 }, text = "Berlin" },
          detent.pickerView { id = "city", frame = { 35, 156, 320, 216 }, components = { { "Aachen", "Berlin", "Celle", "Dresden", "Essen" } }, intent = { edits = "field" } },
          detent.view { id = "row", frame = { 0, 400, 390, 300 },
            detent.textField { id = "other", frame = { 20, 0, 350, 40 }, text = "Berlin" },
            detent.pickerView { id = "town", frame = { 35, 80, 320, 216 }, components = { { "Aachen", "Berlin", "Celle", "Dresden", "Essen" } }, intent = { edits = "other" } },
          },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.textField { id = "field", frame = { 20, 100, 350, 40 }, text = "Berlin" },
          detent.pickerView { id = "city", frame = { 35, 610, 320, 216 }, components = { { "Aachen", "Berlin", "Celle", "Dresden", "Essen" } }, intent = { edits = "field" } }, --! it stands 470 pt away from textField "field", which it edits
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.view { id = "form", place = "fill",
            detent.textField { id = "field", frame = { 20, 100, 350, 40 }, text = "Berlin" },
            detent.pickerView { id = "city", frame = { 35, 400, 320, 216 }, components = { { "Aachen", "Berlin", "Celle", "Dresden", "Essen" } }, intent = { edits = "field" } }, --! it stands 260 pt away from textField "field", which it edits
          },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.textField { id = "field", frame = { 20, 100, 350, 40 }, text = "Berlin" },
          detent.pickerView { id = "city", frame = { 35, 800, 320, 216 }, components = { { "Aachen", "Berlin", "Celle", "Dresden", "Essen" } }, intent = { edits = "field" } }, --! it stands 660 pt away from textField "field", which it edits
        }
        """),
    ],
    judge: Judge(
      subjects: [.pickerView, .datePicker], needs: ["frame"],
      judge: { look in
        guard let name = look.part.intent("edits"), let id = look.index.id(named: name), let field = look.scene[id],
          let screen = look.screen
        else { return .notApplicable }
        let frame = look.scene.screenFrame(of: look.part.id)
        let bottom = screen.frame.inset(by: screen.insets("safeArea") ?? .zero).maxY
        let isAtBottom = bottom - frame.maxY <= look.options[gap] && frame.maxY <= screen.frame.size.height + 0.5
        if isAtBottom || look.isInRow(of: field, gap: look.options[gap]) || look.isPresented { return .pass }
        let distance = look.scene.screenFrame(of: id).distance(to: frame)
        return distance <= look.options[gap] ? .pass : .farAway(distance, field, look.options[gap])
      }))

  private static let gap = Threshold("gap", 16, unit: "pt", "How far from its field or from the bottom it may stand.")
}

extension Look {
  /// Whether a row of a form holds the picker and its field: a view that is no larger than both need, with a gap above,
  /// between and below.
  fileprivate func isInRow(of field: Scene.Part, gap: Double) -> Bool {
    guard part.parent == field.parent, part.parent.kind == .view, let row = scene[part.parent] else { return false }
    return row.frame.size.height - field.frame.size.height - part.frame.size.height <= 3 * gap
  }
}

extension Rect {
  /// Points between two rectangles that lie below or beside each other; the larger of both gaps where they do neither.
  fileprivate func distance(to other: Rect) -> Double {
    let across = max(other.minX - maxX, minX - other.maxX, 0)
    let down = max(other.minY - maxY, minY - other.maxY, 0)
    return max(across, down)
  }
}

extension Judgement {
  fileprivate static func farAway(_ distance: Double, _ field: Scene.Part, _ limit: Double) -> Judgement {
    .fail(
      "it stands \(Words.number(distance)) pt away from \(field.title), which it edits",
      measured: Quantity(distance, "pt"), limit: Quantity(limit, "pt"),
      suggestion: "put it below its field: place = { below = \"\(field.name)\", gap = 8 }, or at the bottom")
  }
}
