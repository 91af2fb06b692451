/// What app code does to a picker, and what it hears.
extension Stage {
  /// Gives a picker its components, all anew: every wheel stands still on its first row.
  public mutating func setRows(_ rows: [PickerRows], of id: ComponentID) {
    cancelFingers { $0.hit == id }
    for column in pickerViews[id].wheels.columns.indices where pickerViews[id].wheels.columns[column].isMoving {
      let here = pickerViews[id].wheels.columns[column].offset(at: now)
      pickerViews[id].wheels.columns[column].halt(at: here)
      recordHalt(of: column, id)
    }
    let focused = pickerViews[id].wheels.focusedColumn
    pickerViews[id].rows = rows
    pickerViews[id].wheels.columns = rows.map(\.wheel)
    pickerViews[id].wheels.focusedColumn = max(0, min(focused, rows.count - 1))
    recordRows(of: id, Array(rows.indices))
  }

  /// Code has asked again for the rows of some components. A chosen row that is gone becomes the last one; no event. What
  /// turns goes on.
  public mutating func reload(_ news: [(component: Int, rows: PickerRows)], of id: ComponentID) {
    for (component, rows) in news {
      pickerViews[id].rows[component] = rows
      reshape(component, of: id, as: rows.wheel)
    }
    recordRows(of: id, news.map(\.component))
  }

  private mutating func recordRows(of id: ComponentID, _ components: [Int]) {
    history.isStale = true
    guard !isBeingBuilt(id) else { return }
    let picker = pickerViews[id]
    let list = components.map { Event.Reload.Component(index: $0, properties: picker.rows[$0].traits) }
    record(
      .reloaded(Event.Reload(count: picker.rows.count, components: list, selection: picker.selection)), from: id)
  }

  /// Chooses a row of one component, pinned to those that exist; no event. Animated it takes 0.3 s, and the row counts as
  /// chosen from the start.
  public mutating func select(_ row: Int, ofComponent component: Int, animated: Bool, of id: ComponentID) {
    let before = pickerViews[id].selection
    select(row, onWheel: component, animated: animated, of: id)
    if pickerViews[id].selection != before { changed(id, .selection, .rows(pickerViews[id].selection)) }
  }

  /// A person has turned a component to another row.
  mutating func chose(_ row: Int, ofComponent component: Int, of id: ComponentID) -> Step {
    pickerViews[id].wheels.columns[component].row = row
    let event = Event(
      time: now, source: id, cause: cause, isUser: true, what: .didSelectRow(component: component, row: row))
    let index = trace.append(event)
    cause = .event(index)
    return .event(event, index: index)
  }
}

extension PickerRows {
  /// What the trace says of the component: everything that differs from one without rows.
  var traits: [String: Value] {
    let last = max(PickerRows.sample, count - PickerRows.sample)
    let head = known(0..<min(PickerRows.sample, count))
    let tail = last < count ? known(last..<count) : []
    var traits: [String: Value] = ["count": .int(count)]
    if !head.isEmpty { traits["titles"] = .texts(head) }
    if !tail.isEmpty { traits["lastTitles"] = .texts(tail) }
    if form != .title { traits["form"] = .text(form.rawValue) }
    traits["rowHeight"] = rowHeight.map { .number($0) }
    traits["width"] = width.map { .number($0) }
    if wrapsAround { traits["wrapsAround"] = .bool(true) }
    traits["accessibilityLabel"] = accessibilityLabel.map { .text($0) }
    return traits
  }

  /// The titles of some rows, as far as they are known.
  private func known(_ rows: Range<Int>) -> [String] {
    if case .asked(let first, let last) = titles { return rows.lowerBound == 0 ? first : last }
    return rows.compactMap(title)
  }
}
