/// A pointer, keys, typing and VoiceOver on wheels.
extension Stage {
  // MARK: Pointer

  /// A pointer's wheel or a trackpad over wheels; answers false where it is none of theirs.
  ///
  /// A wheel moves whole rows, at least one; without a pause they add up. A trackpad that is let go acts as a finger.
  mutating func turnWheels(over id: ComponentID, at point: Point, by way: Point, momentum: Double?) -> Bool {
    let size = wheelArea(of: id).size
    guard id.hasWheels, way.y.magnitude >= way.x.magnitude, concealment(of: id) == nil,
      let column = self[wheels: id].column(at: localPoint(point, inWheels: id), in: size, layout: direction(of: id)),
      self[wheels: id].columns[column].count > 0, !self[wheels: id].columns[column].isTracking
    else { return false }
    if let momentum {
      moveTrackpad(column, of: id, by: way.y, speed: momentum)
      return true
    }
    let wheel = self[wheels: id].columns[column]
    let wanted = (way.y.magnitude / wheel.rowHeight).rounded()
    let rows = Int(max(1, min(wanted, Double(PickerRows.limit))))
    let target = notch(way.y < 0 ? -rows : rows, fromHeadingOf: column, of: id)
    explain(
      .wheel, ofColumn: column, of: id,
      "the wheel below the pointer turns to row \(wheel.snap.row(ofNotch: target) + 1)")
    if wheel.snap.position(of: target) != wheel.heading { turnByPerson(column, toNotch: target, of: id) }
    return true
  }

  private mutating func moveTrackpad(_ column: Int, of id: ComponentID, by way: Double, speed: Double) {
    let wheel = self[wheels: id].columns[column]
    let stamp = self[wheels: id].newStamp()
    self[wheels: id].columns[column].halt(at: wheel.snap.range.clamping(wheel.offset(at: now) + way))
    let release = self[wheels: id].columns[column].release(velocity: way < 0 ? -speed : speed, at: now, stamp: stamp)
    explain(
      .wheel, ofColumn: column, of: id,
      "two fingers let the wheel go: row \(wheel.snap.row(ofNotch: release.notch) + 1)")
    followOrRest(column, of: id, isUser: true)
  }

  mutating func explain(_ question: Decision.Question, ofColumn column: Int, of id: ComponentID, _ outcome: String) {
    record(.decided(Decision(question, [Decision.Input("component", .int(column + 1))], outcome: outcome)), from: id)
  }

  // MARK: Keys

  /// A key turns the focused wheel: arrows a row, page keys a screenful, home and end all the way; arrows sideways go to
  /// the wheel on that side.
  mutating func press(_ key: Key, onWheels id: ComponentID) {
    let column = self[wheels: id].focusedColumn
    guard self[wheels: id].columns.indices.contains(column) else {
      return explain(.key, ofColumn: 0, of: id, "there is no wheel, so the key does nothing")
    }
    switch key {
    case .leftArrow, .rightArrow:
      moveFocus(of: id, isForward: (key == .rightArrow) == (direction(of: id) == .leftToRight))
    case .upArrow: turn(column, by: -1, with: key, of: id)
    case .downArrow: turn(column, by: 1, with: key, of: id)
    case .pageUp: turn(column, by: -screenful(of: column, id), with: key, of: id)
    case .pageDown: turn(column, by: screenful(of: column, id), with: key, of: id)
    case .home, .end: turn(column, toEnd: key == .end, with: key, of: id)
    case .space: explain(.key, ofColumn: column, of: id, "the space bar does nothing on a wheel")
    }
  }

  private mutating func moveFocus(of id: ComponentID, isForward: Bool) {
    let last = self[wheels: id].columns.count - 1
    let column = max(0, min(self[wheels: id].focusedColumn + (isForward ? 1 : -1), last))
    self[wheels: id].focusedColumn = column
    explain(.key, ofColumn: column, of: id, "keys go to wheel \(column + 1)")
  }

  /// As many rows as lie whole in the picker, less one that stays in sight.
  private func screenful(of column: Int, _ id: ComponentID) -> Int {
    let rows = (wheelArea(of: id).size.height / self[wheels: id].columns[column].rowHeight).rounded(.down)
    return Int(max(1, min(rows - 1, Double(PickerRows.limit))))
  }

  private mutating func turn(_ column: Int, by rows: Int, with key: Key, of id: ComponentID) {
    guard self[wheels: id].columns[column].count > 0 else {
      return explain(.key, ofColumn: column, of: id, "the wheel has no rows, so the key does nothing")
    }
    turn(column, toNotch: notch(rows, fromHeadingOf: column, of: id), with: key, of: id)
  }

  private mutating func turn(_ column: Int, toEnd isEnd: Bool, with key: Key, of id: ComponentID) {
    let wheel = self[wheels: id].columns[column]
    guard wheel.count > 0 else { return turn(column, by: 0, with: key, of: id) }
    turn(column, toNotch: wheel.snap.notch(ofRow: isEnd ? wheel.count - 1 : 0, near: wheel.heading), with: key, of: id)
  }

  private mutating func turn(_ column: Int, toNotch notch: Int, with key: Key, of id: ComponentID) {
    let wheel = self[wheels: id].columns[column]
    guard !wheel.isTracking else {
      return explain(.key, ofColumn: column, of: id, "a finger holds the wheel, so the key does nothing")
    }
    guard wheel.snap.position(of: notch) != wheel.heading else {
      return explain(.key, ofColumn: column, of: id, "the wheel ends there, so the key does nothing")
    }
    explain(.key, ofColumn: column, of: id, "the focused wheel turns to row \(wheel.snap.row(ofNotch: notch) + 1)")
    turnByPerson(column, toNotch: notch, of: id)
  }

  // MARK: Typing

  /// What a person has typed on a wheel, with what is typed now: letters within a second go on with a word.
  public func typed(_ text: String, onWheel column: Int, of id: ComponentID) -> String {
    guard let typed = self[wheels: id].typed, typed.column == column,
      (now - typed.time).seconds <= Metrics.typingPause
    else { return text }
    return typed.text + text
  }

  /// Typing on the focused wheel has found a row, or none. `text` is all that was typed.
  public mutating func type(_ text: String, findsRow row: Int?, of id: ComponentID) {
    let column = self[wheels: id].focusedColumn
    note(person: "type", on: id)
    self[wheels: id].typed = Wheels.Typed(column: column, text: text, time: now)
    guard let row else { return explain(.key, ofColumn: column, of: id, "no row begins with \"\(text)\"") }
    let wheel = self[wheels: id].columns[column]
    explain(.key, ofColumn: column, of: id, "row \(row + 1) begins with \"\(text)\"")
    let notch = wheel.snap.notch(ofRow: row, near: wheel.heading)
    guard !wheel.isTracking, wheel.snap.position(of: notch) != wheel.heading else { return }
    turnByPerson(column, toNotch: notch, of: id)
  }

  /// The row from which typing looks on: where the wheel is, or is going.
  public func typingStart(onWheel column: Int, of id: ComponentID) -> Int {
    let wheel = self[wheels: id].columns[column]
    return wheel.snap.row(at: wheel.heading)
  }

  // MARK: VoiceOver

  /// VoiceOver's increment (+1) or decrement (-1) of a wheel: the next or the previous row, if there is one.
  public mutating func adjust(wheel column: Int, by step: Int, of id: ComponentID) {
    note(person: step > 0 ? "increment" : "decrement", on: id)
    let wheel = self[wheels: id].columns[column]
    guard wheel.count > 0, !wheel.isTracking else { return }
    let target = notch(step, fromHeadingOf: column, of: id)
    guard wheel.snap.position(of: target) != wheel.heading else { return }
    turnByPerson(column, toNotch: target, of: id)
  }
}
