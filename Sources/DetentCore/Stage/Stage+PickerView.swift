/// What app code does to a picker, and what it hears.
extension Stage {
  /// Gives a picker its components, all anew: every wheel stands still on its first row.
  public mutating func setRows(_ rows: [PickerRows], of id: ComponentID) {
    cancelFingers { $0.hit == id }
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
      reconfigure(component, of: id, as: rows.wheel)
    }
    recordRows(of: id, news.map(\.component))
  }

  private mutating func reconfigure(_ column: Int, of id: ComponentID, as fresh: Wheel) {
    var wheel = pickerViews[id].wheels.columns[column]
    let wasMoving = wheel.isMoving
    let stamp = pickerViews[id].wheels.newStamp()
    if wheel.rowHeight != fresh.rowHeight || wheel.wraps != fresh.wraps {
      wheel.rowHeight = fresh.rowHeight
      wheel.wraps = fresh.wraps
      wheel.halt(at: wheel.snap.position(of: wheel.row ?? 0))
    }
    wheel.width = fresh.width
    let isNew = wheel.setCount(
      fresh.count, at: now, length: pickerViews[id].attributes.frame.size.height, stamp: stamp)
    pickerViews[id].wheels.columns[column] = wheel
    guard isNew || (wasMoving && !wheel.isMoving) else { return }
    followOrRest(column, of: id, isUser: false)
  }

  private mutating func recordRows(of id: ComponentID, _ components: [Int]) {
    history.isStale = true
    guard !isBeingBuilt(id) else { return }
    let list = components.map { Event.RowsRecord(component: $0, pickerViews[id].rows[$0]) }
    record(.reloaded(Event.Reload(components: pickerViews[id].rows.count, rows: list)), from: id)
  }

  /// Chooses a row of one component, pinned to those that exist; no event. Animated it takes 0.3 s, and the row counts as
  /// chosen from the start.
  public mutating func select(_ row: Int, ofComponent component: Int, animated: Bool, of id: ComponentID) {
    let before = pickerViews[id].selection
    let stamp = pickerViews[id].wheels.newStamp()
    let moves = pickerViews[id].wheels.columns[component].select(row, animated: animated, at: now, stamp: stamp)
    if pickerViews[id].selection != before { changed(id, .selection, .rows(pickerViews[id].selection)) }
    if moves, !isBeingBuilt(id) { followOrRest(component, of: id, isUser: false) }
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

extension Event.RowsRecord {
  /// Titles of at most 1,000 rows from either end are kept.
  init(component: Int, _ rows: PickerRows) {
    let limit = 1000
    self.component = component
    count = rows.count
    switch rows.titles {
    case .none: break
    case .numbers:
      titles = (0..<min(limit, rows.count)).compactMap(rows.title)
      lastTitles = rows.count > limit ? (max(limit, rows.count - limit)..<rows.count).compactMap(rows.title) : []
    case .list(let list) where list.count <= 2 * limit: titles = list
    case .list(let list):
      titles = Array(list.prefix(limit))
      lastTitles = Array(list.suffix(limit))
    case .asked(let first, let last):
      titles = first
      lastTitles = last
    }
  }
}
