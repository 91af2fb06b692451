import DetentCore

extension Guideline {
  static let pickerLongList = Guideline(
    id: "picker/long-list",
    title: "A very long list is a list, not a wheel.",
    severity: .warning, kinds: .structure,
    rationale: "A list can take the whole screen, and a table has an index that leads to the right letter at once.",
    source: .pickers("Best practices", "001"),
    precision: """
      Two hundred and fifty countries pass, and so do the years of a century. Rows that come again to make a wheel look \
      endless count once.
      """,
    thresholds: [limit, numeric],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "height", components = { { count = 200, title = function(row) return row .. " cm" end } } },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "track", components = { { count = 301, title = function(row) return "Track " .. row end } } }, --! a list of 301 different rows
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "number", components = { { count = 1001, title = function(row) return tostring(row) end } } }, --! a list of 1001 different rows
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "track", frame = { 35, 100, 320, 216 }, components = { { count = 300, title = function(row) return "Track " .. row end } } },
          detent.pickerView { id = "number", frame = { 35, 400, 320, 216 }, components = { { count = 1000, title = function(row) return tostring(row) end } } },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "minute", components = { { count = 6000, title = function(row) return ("min %d"):format((row - 1) % 60) end } } },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pickerView { id = "again", components = { { count = 12000, title = function(row) return "Town " .. (row - 1) % 250 end } } },
        }
        """),
    ],
    judge: .rows(of: .pickerView) { look in
      let columns = look.part.columns.filter { $0.count > 0 }
      guard !columns.isEmpty else { return .notApplicable }
      for column in columns {
        let isNumeric = !column.titles.isEmpty && column.titles.allSatisfy { RowTitles.number($0) != nil }
        let most = look.options[isNumeric ? numeric : limit]
        if column.distinctCount > Int(most) { return .long(column.distinctCount, most) }
      }
      return .pass
    })

  private static let limit = Threshold("limit", 300, unit: "rows", "The most different rows of a wheel.")
  private static let numeric = Threshold("numeric", 1000, unit: "rows", "The same where the rows are numbers.")
}

extension Judgement {
  fileprivate static func long(_ count: Int, _ limit: Double) -> Judgement {
    .fail(
      "a list of \(count) different rows", measured: Quantity(count, "rows"), limit: Quantity(limit, "rows"),
      suggestion: "use a list, or a table with an index")
  }
}
