import DetentCore

extension Guideline {
  static let pickerShortList = Guideline(
    id: "picker/short-list",
    title: "A picker is for lists of medium length.",
    severity: .advice, kinds: .structure,
    rationale: "Wheels take a third of the screen. A few choices need no more than a menu.",
    source: .pickers("Best practices", "001"),
    precision: """
      Wheels of units (kg and lb) or of AM and PM belong to the numbers beside them. A few numbers alone are a menu like \
      any other few choices.
      """,
    thresholds: [limit],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "shirt", components = { { "XS", "S", "M", "L", "XL", "XXL" } } },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "shirt", components = { { "S", "M", "L", "XL" } } }, --! its longest list has 4 rows
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "five", frame = { 35, 100, 320, 216 }, components = { { "XS", "S", "M", "L", "XL" } } },
          detent.pickerView { id = "guests", frame = { 35, 620, 320, 216 }, components = { { "1 guest", "2 guests", "3 guests" } } }, --! its longest list has 3 rows
          detent.pickerView { id = "weight", frame = { 35, 400, 320, 216 }, components = { { "50", "60", "70" }, { "kg", "lb" } } },
        }
        """),
    ],
    judge: .rows(of: .pickerView) { look in
      let columns = look.part.columns
      guard let longest = columns.map(\.count).max(), longest > 0 else { return .notApplicable }
      if columns.count > 1, columns.contains(where: \.holdsUnits) { return .pass }
      return longest < Int(look.options[limit]) ? .short(longest, look.options[limit]) : .pass
    })

  private static let limit = Threshold("limit", 5, unit: "rows", "The fewest rows that are worth a wheel.")
}

extension Judgement {
  fileprivate static func short(_ count: Int, _ limit: Double) -> Judgement {
    .fail(
      "its longest list has \(Words.count(count, "row"))", measured: Quantity(count, "rows"),
      limit: Quantity(limit, "rows"), suggestion: "use a pull-down button: a menu of \(Words.count(count, "choice"))")
  }
}
