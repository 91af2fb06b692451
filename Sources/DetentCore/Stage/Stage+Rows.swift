/// Lists: what their rows say, and taps on them.
extension Stage {
  /// What the rows of a list say, from the first on.
  public mutating func setRowTitles(_ titles: [String], of id: ComponentID) {
    change(scrollView: id, .rowTitles, .texts(titles)) { $0.rowTitles.change(to: titles) }
  }

  /// A tap on a list chooses the row below it.
  mutating func tapRow(of id: ComponentID, at point: Point) {
    guard let rows = scrollViews[id].rows, scrollViews[id].attributes.isEnabled else { return }
    let y = localPoint(point, in: id).y + scrollViews[id].offset(at: now).y
    guard let row = rows.row(at: y) else { return }
    pend(.emit(.didSelectRow(component: 0, row: row), isUser: true, isRecorded: true), for: id)
  }
}
