import DetentCore

extension Guideline {
  static let pickerOrder = Guideline(
    id: "picker/order",
    title: "The rows of a picker follow an order that people can foresee.",
    severity: .warning, kinds: .structure,
    rationale: "Most rows are out of sight. Who knows the order knows which way to turn the wheel.",
    source: .pickers("Best practices", "001"),
    precision: """
      Numbers, the alphabet of the language, months, weekdays, times and scales such as S, M, L pass; a few pinned rows at \
      the head ("None", "Recent") do not matter. An order with another sense passes with intent.order. Short lists are \
      for a person to judge.
      """,
    thresholds: [few, pinned],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "fruit", components = { { "Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig" } } },
        }
        """),
      .passing(
        """
        detent.screen { size = { 390, 844 }, locale = "de_DE",
          detent.pickerView { id = "land", components = { { "Ägypten", "Andorra", "Österreich", "Panama", "Zypern" } } },
        }
        """),
      .failing(
        """
        local names = {}
        for i = 1, 20 do names[i] = string.char(65 + i * 7 % 20) .. "ville" end
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "city", components = { names } }, --! its 20 rows follow no order: "Bville" stands behind "Oville"
        }
        """),
      .failing(
        """
        local names = { "None", "Recent", "Favourites", "Xtra" }
        for i = 1, 20 do names[4 + i] = string.char(65 + i) .. "ville" end
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "city", components = { names } }, --! its 24 rows follow no order: "Favourites" stands behind "Recent"
        }
        """),
      .edge(
        """
        local names = { "None", "Recent", "Xtra" }
        for i = 1, 20 do names[3 + i] = string.char(65 + i) .. "ville" end
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "city", frame = { 35, 100, 320, 216 }, components = { names } },
          detent.pickerView { id = "month", frame = { 35, 400, 320, 216 }, components = { { "October", "November", "December", "January" } } },
          detent.pickerView { id = "stops", frame = { 35, 620, 320, 216 }, components = { { "Zoo", "Town Hall", "Harbour", "Airport", "Mill" } }, intent = { order = "as the tram stops" } },
        }
        """),
      .edge(
        """
        local names = {}
        for i = 1, 19 do names[i] = string.char(65 + i * 7 % 19) .. "ville" end
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "city", components = { names } }, --? its 19 rows follow no order that is known: "Cville" stands behind "Oville"
        }
        """),
    ],
    judge: .structure(of: .pickerView) { look in
      let columns = look.part.columns.filter { $0.titles.count > 2 }
      guard !columns.isEmpty else { return .notApplicable }
      guard look.part.intent("order") == nil else { return .pass }
      for column in columns {
        guard let pair = look.disorder(column, pinned: Int(look.options[pinned])) else { continue }
        return column.count < Int(look.options[few]) ? .perhaps(column.count, pair) : .unordered(column.count, pair)
      }
      return .pass
    })

  private static let few = Threshold(
    "few", 20, unit: "rows", "Below this many rows the order is for a person to judge.")
  private static let pinned = Threshold("pinned", 3, unit: "rows", "Rows at the head that need not follow the order.")
}

extension Look {
  private var facts: (any LocaleFacts)? {
    let locale = screen?.text("locale") ?? "en_US"
    return calendars.facts(locale: locale, calendar: nil) ?? calendars.facts(locale: "en_US", calendar: nil)
  }

  /// The first pair of rows that stands against every known order; nil: there is one.
  fileprivate func disorder(_ column: PickerColumn, pinned: Int) -> (String, String)? {
    for skipped in 0...max(0, min(pinned, column.titles.count - 2))
    where isOrdered(Array(column.titles.dropFirst(skipped))) {
      return nil
    }
    let pairs = zip(column.titles, column.titles.dropFirst())
    return pairs.first { compare($0, $1) > 0 }
  }

  private func isOrdered(_ titles: [String]) -> Bool {
    if Set(titles).count < titles.count { return isOrdered(cycle: titles) }
    if RowTitles.areMonotonic(titles) || RowTitles.followScale(titles) || isAlphabetical(titles) { return true }
    return cycles.contains { RowTitles.follow(titles, cycle: $0) }
  }

  /// Rows that come again: those of the first round.
  private func isOrdered(cycle titles: [String]) -> Bool {
    guard let first = titles.first, let next = titles.dropFirst().firstIndex(of: first), next > 1 else { return false }
    return isOrdered(Array(titles[..<next]))
  }

  private func isAlphabetical(_ titles: [String]) -> Bool {
    let pairs = zip(titles, titles.dropFirst())
    return pairs.allSatisfy { compare($0, $1) <= 0 } || pairs.allSatisfy { compare($0, $1) >= 0 }
  }

  private func compare(_ a: String, _ b: String) -> Int {
    facts?.compare(a, b) ?? (a.lowercased() < b.lowercased() ? -1 : a.lowercased() == b.lowercased() ? 0 : 1)
  }

  /// Names of months and weekdays, in all widths.
  private var cycles: [[String]] {
    guard let facts else { return [] }
    return [NameWidth.wide, .abbreviated].flatMap { width in
      [
        (1...12).map { facts.monthName($0, ofYear: 2026, era: 1, width) },
        (1...7).map { facts.weekdayName($0, width) },
      ]
    }
  }
}

extension Judgement {
  fileprivate static func unordered(_ count: Int, _ pair: (String, String)) -> Judgement {
    .fail(
      "its \(count) rows follow no order: \"\(pair.1)\" stands behind \"\(pair.0)\"", measured: Quantity(count, "rows"),
      suggestion: "sort them, or say what the order is: intent = { order = \"…\" }")
  }

  fileprivate static func perhaps(_ count: Int, _ pair: (String, String)) -> Judgement {
    .review(
      "its \(count) rows follow no order that is known: \"\(pair.1)\" stands behind \"\(pair.0)\"",
      measured: Quantity(count, "rows"), suggestion: "say what the order is: intent = { order = \"…\" }")
  }
}
