import CDetentLua
import DetentCore

/// The rows of a list: a scroll view as high as its rows.
extension Member {
  static let rows: [Member] = [
    .property(
      "rows", "{ count, height, gap? }, a list of them or nil",
      "The rows of a list from the top, as runs of equal heights; `gap` points stand above a run: a section's header. The content is as high as they are; nil: no list.",
      get: {
        $0.read { s, id in
          guard let rows = s.pointee.scrollViews[id].rows else { return .none }
          return .list(
            rows.runs.map { run in
              let gap: [(String, Reply)] = run.gap > 0 ? [("gap", .number(run.gap))] : []
              return .table([("count", .int(run.count)), ("height", .number(run.height))] + gap)
            })
        }
      },
      set: { s, id, value throws(ScriptError) in
        let rows = try value.rows()
        s.pointee.setRows(rows, of: id)
      }),
    .property(
      "rowTitles", "list of strings", "What the rows say, from the first on.",
      get: { $0.read { s, id in .list(s.pointee.scrollViews[id].rowTitles.map { .text($0) }) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setRowTitles(try value.texts(), of: id) }),
    .reading(
      "numberOfRows", "count or nil", "How many rows; nil for what is no list.",
      get: { $0.read { s, id in s.pointee.scrollViews[id].rows.map { .int($0.count) } ?? .none } }),
    .reading(
      "visibleRows", "list of positions", "The rows of which something can be seen, from 1.",
      get: {
        $0.ask { s, id, _ throws(ScriptError) in
          let rows = s.pointee.scrollViews[id].visibleRows(at: s.pointee.now)
          try Host.checkLength(rows.count, "rows")
          return .list(rows.map { .position($0) })
        }
      }),
    .method(
      "rowAt", "(y) -> position or nil", "The row at a height of the content, or nil.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let y = try call.argument(0).number()
          return try s.rows(of: id).row(at: y).map { .position($0) } ?? .none
        }
      }),
    .method(
      "rowFrame", "(row) -> rect", "A row's place in the content.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let row = try s.row(call.argument(0), of: id)
          return s.pointee.scrollViews[id].frame(ofRow: row).map { .rect($0) } ?? .none
        }
      }),
    .method(
      "scrollToRow", "(row, { at: \"none\", \"top\", \"middle\" or \"bottom\" = \"none\", animated = true })",
      "Brings a row to a place of the view; \"none\": where it can be seen with the least scrolling.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let row = try host.stage.row(call.argument(0), of: id)
          let options = try Options(call.argument(1), allowed: ["at", "animated"])
          let place =
            try options.read("at") { value throws(ScriptError) in try value.oneOf(ScrollView.RowPosition.self) }
            ?? .none
          let animated = try options.read("animated") { value throws(ScriptError) in try value.bool() } ?? true
          host.stage.pointee.scrollToRow(row, of: id, at: place, animated: animated)
          return .nothing
        }
      }),
  ]

  /// `detent.list`: a scroll view that must have rows.
  static let list: Member = .method(
    "list", "{ id, rows, place or frame, … } -> blueprint", "A scroll view of rows.",
    call: { call in
      if case .table(let table) = call.argument(0), table["rows"] == nil {
        return call.fail("detent.list: rows is missing, such as rows = { count = 20, height = 44 }")
      }
      return call.blueprint(.scrollView)
    })
}

extension UnsafeMutablePointer where Pointee == Stage {
  func rows(of id: ComponentID) throws(ScriptError) -> RowRuns {
    guard let rows = pointee.scrollViews[id].rows else {
      throw ScriptError("this scroll view has no rows (detent.list has)")
    }
    return rows
  }

  /// A row that exists, from 0.
  func row(_ value: LuaValue, of id: ComponentID) throws(ScriptError) -> Int {
    let count = try rows(of: id).count
    let row = try value.whole()
    guard row >= 1, row <= count else {
      throw ScriptError("there is no row \(row): \(count == 0 ? "there are no rows" : "the rows are 1 to \(count)")")
    }
    return row - 1
  }
}

extension LuaValue {
  /// A list of strings.
  func texts() throws(ScriptError) -> [String] {
    let table = try table("a list of strings")
    guard table.list.count == table.pairs.count else { throw ScriptError("expected a list of strings, got a table") }
    return try table.list.map { value throws(ScriptError) in try value.text() }
  }

  /// Rows as one run or a list of runs; nil for none.
  func rows() throws(ScriptError) -> RowRuns? {
    if isNil { return nil }
    let table = try table("rows such as { count = 20, height = 44 }, or a list of such runs")
    let isOne = table["count"] != nil || table["height"] != nil
    guard isOne || table.list.count == table.pairs.count else {
      throw ScriptError("expected rows such as { count = 20, height = 44 }, or a list of such runs")
    }
    let runs = isOne ? [try run()] : try table.list.map { value throws(ScriptError) in try value.run() }
    guard let rows = RowRuns(runs) else { throw ScriptError("expected at most \(RowRuns.limit) rows") }
    return rows
  }

  private func run() throws(ScriptError) -> RowRuns.Run {
    let options = try Options(self, allowed: ["count", "height", "gap"])
    let count = try options.read("count") { value throws(ScriptError) in try value.whole() }
    let height = try options.read("height") { value throws(ScriptError) in
      try value.number(in: 0.01...1e6, "points (0.01 to 1000000)")
    }
    let gap = try options.read("gap") { value throws(ScriptError) in
      try value.number(in: 0...1e6, "points (0 to 1000000)")
    }
    guard let count, let height else {
      throw ScriptError("expected count and height, such as { count = 20, height = 44 }")
    }
    guard count >= 0 else { throw ScriptError("a count cannot be negative") }
    return RowRuns.Run(count: count, height: height, gap: gap ?? 0)
  }
}
