import DetentCore
import DetentXML

/// Where the static cells of a table lie.
struct NibRows {
  private(set) var frames: [Rect] = []
  /// Whether nothing that the file does not give comes between them.
  private(set) var areKnown: Bool

  /// `hasEdges`: a header or footer takes room. `width`: of the table, if it is known; `start`: where its content begins in
  /// the file.
  init(_ cells: [XMLElement], of table: XMLElement, hasEdges: Bool, width: Double?, from start: Double) {
    let own = cells.map { Rect(nibFrameOf: $0, in: .zero) }
    let isPlain = !hasEdges && !["grouped", "insetGrouped"].contains(table["style"])
    let isStacked =
      isPlain && table.list("sections").allSatisfy { $0["headerTitle"] == nil && $0["footerTitle"] == nil }
    var y = 0.0
    for (cell, own) in zip(cells, own) {
      let height = Self.height(of: cell, in: table)
      let top = own.map { $0.minY - start } ?? y
      frames.append(Rect(x: own?.minX ?? 0, y: top, width: own?.size.width ?? width ?? 0, height: height))
      y = top + height
    }
    areKnown = !own.contains(nil) || isStacked && width != nil
  }

  static func height(of cell: XMLElement, in table: XMLElement) -> Double {
    let given = [
      Rect(nibFrameOf: cell, in: .zero)?.size.height, cell.length("rowHeight"),
      cell.children.first { $0["key"] == "contentView" }.flatMap { Rect(nibFrameOf: $0, in: .zero)?.size.height },
      table.length("rowHeight"),
    ]
    return given.lazy.compactMap { $0 }.first { (0.01...1e6).contains($0) } ?? 44
  }

  /// Runs of equal heights without a gap between them, as scripts write them.
  var runs: Blueprint.Literal {
    var runs: [(count: Double, height: Double, gap: Double)] = []
    var y = 0.0
    for frame in frames {
      let gap = min(max(((frame.minY - y) * 1000).rounded() / 1000, 0), 1e6)
      if gap == 0, runs.last?.height == frame.size.height {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((1, frame.size.height, gap))
      }
      y = frame.maxY
    }
    let tables = runs.map { run in
      let gap: [Blueprint.Option] = run.gap > 0 ? [.init("gap", .number(run.gap))] : []
      return Blueprint.Literal.table([.init("count", .number(run.count)), .init("height", .number(run.height))] + gap)
    }
    return tables.count == 1 ? tables[0] : .list(tables)
  }
}
