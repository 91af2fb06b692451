extension ScrollView {
  /// The rows of a list; nil for other content.
  public var rows: RowRuns? { rowRuns }

  /// Rows (from 0) of which something can be seen now.
  public func visibleRows(at now: Instant) -> Range<Int> {
    guard let rows = rowRuns else { return 0..<0 }
    let top = offset(at: now).y
    return rows.rows(from: top, to: top + viewport.height)
  }

  /// A row's place in the content, as wide as the content.
  public func frame(ofRow row: Int) -> Rect? {
    guard let rows = rowRuns, row >= 0, row < rows.count else { return nil }
    let span = rows.span(of: row)
    return Rect(x: 0, y: span.top, width: effectiveContentSize.width, height: span.height)
  }

  /// Where a row shall stand when it is scrolled to.
  public enum RowPosition: String, Hashable, Sendable, CaseIterable {
    case top, middle, bottom
    /// Wherever it can be seen whole, with the least scrolling.
    case none
  }

  /// The offset that puts a row there, inside the range; nil when it need not move.
  func offset(
    showingRow row: Int, at position: RowPosition, now: Instant, layout: LayoutDirection
  ) -> Point? {
    guard let frame = frame(ofRow: row) else { return nil }
    guard position != .none else { return offset(revealing: frame, at: now, layout: layout) }
    let here = offset(at: now)
    let room = visibleLength(.vertical)
    let start = frame.minY - adjustedContentInset.top
    let share = position == .top ? 0 : position == .middle ? 0.5 : 1
    let target = clamped(Point(x: here.x, y: start - (room - frame.size.height) * share))
    return target.y == here.y ? nil : Point(x: here.x, y: target.y)
  }
}
