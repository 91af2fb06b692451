extension Effort {
  /// Fingers turn the wheels of a picker one by one, so each is a search of its own, and the fewest gestures add up. nil:
  /// not so here. A keyboard goes from wheel to wheel; one wheel is no sum; a faster way may have more gestures.
  static func wheelByWheel(
    _ goal: Goal, of id: ComponentID, on stage: Stage, gestures: Int?, seconds: Double
  ) -> Finding? {
    guard case .rows(let rows) = goal, rows.count(where: { $0 != nil }) > 1,
      stage.screen(of: id)?.keyboard != .hardware
    else { return nil }
    var sum = Way()
    for (column, row) in rows.enumerated() where row != nil {
      var wheel = [Int?](repeating: nil, count: rows.count)
      wheel[column] = row
      switch find(.rows(wheel), of: id, on: stage, gestures: gestures, seconds: nil) {
      case .within(let way), .beyond(let way): sum.steps += way.steps
      case let finding: return finding
      }
    }
    guard sum.gestures <= gestures ?? .max else { return .beyond(sum) }
    return sum.seconds <= seconds ? .within(sum) : nil
  }
}

/// What a person can do next with wheels, and with a date picker's calendar, on the way to a value.
extension Stage {
  // MARK: Wheels

  /// Spins, flicks and taps on each wheel that does not show what it should.
  func attempts(onWheels id: ComponentID, toward goal: Effort.Goal) -> [EffortAttempt] {
    guard wheelArea(of: id).size.height > 0 else { return [] }
    return rows(of: goal, on: id).enumerated().flatMap { column, row -> [EffortAttempt] in
      guard let row, self[wheels: id].columns.indices.contains(column), self[wheels: id].columns[column].row != row
      else { return [] }
      return attempts(onWheel: column, of: id, toward: row)
    }
  }

  /// The row that each wheel shows when the goal is reached.
  private func rows(of goal: Effort.Goal, on id: ComponentID) -> [Int?] {
    if case .rows(let rows) = goal { return rows }
    var there = self
    switch goal {
    case .date(let date): there.setDate(date, animated: false, of: id)
    case .duration(let seconds): there.setCountDownDuration(Double(seconds), of: id)
    default: return []
    }
    return there.face(of: id).map(\.selectedRow)
  }

  private func attempts(onWheel column: Int, of id: ComponentID, toward row: Int) -> [EffortAttempt] {
    let wheel = self[wheels: id].columns[column]
    let title = title(ofWheel: column, of: id)
    let notch = wheel.snap.notch(ofRow: row, near: wheel.offset(at: now))
    let isLater = notch > wheel.snap.notch(at: wheel.offset(at: now))
    let ways = wheel.wraps ? [true, false] : [isLater]
    let spin = EffortAttempt(name: "spin \(title) to \(words(ofRow: row, of: column, id))") { stage in
      (try? stage.spin(column, toNotch: notch, of: id)) != nil
    }
    let flicks = ways.map { isLater in
      EffortAttempt(name: "flick \(title) \(isLater ? "up" : "down") as fast as a finger can, and let it run out") {
        (try? $0.spin(column, speed: isLater ? Metrics.strokeSpeed : -Metrics.strokeSpeed, of: id)) != nil
      }
    }
    return [spin] + flicks + tap(towardNotch: notch, ofWheel: column, id, title)
  }

  /// A tap on the row, or on the last one in sight that lies in its direction.
  private func tap(towardNotch notch: Int, ofWheel column: Int, _ id: ComponentID, _ title: String) -> [EffortAttempt] {
    let area = wheelArea(of: id)
    let visible = self[wheels: id].visibleNotches(of: column, height: area.size.height, at: now)
    guard let last = visible.last, let first = visible.first else { return [] }
    let aim = min(max(notch, first), last)
    let frame = self[wheels: id].frame(ofNotch: aim, of: column, in: area.size, layout: direction(of: id), at: now)
    let shown = visibleFrame(ofWheel: column, of: id)
    let top = screenPoint(frame.origin + area.origin, of: id).y
    let bottom = top + frame.size.height * place(of: id).scale
    let place = Point(x: shown.center.x, y: (max(top, shown.minY) + min(bottom, shown.maxY)) / 2)
    let row = words(ofRow: self[wheels: id].columns[column].snap.row(ofNotch: aim), of: column, id)
    return attempt("tap \(row) on \(title)", TouchPath(at: place).holding(Metrics.tapDuration), on: id)
  }

  private func title(ofWheel column: Int, of id: ComponentID) -> String {
    if id.kind == .datePicker { return "the wheel of \(face(of: id)[column].unit.rawValue)s" }
    return self[wheels: id].columns.count > 1 ? "wheel \(column + 1)" : "the wheel"
  }

  /// "row 7", or what a date picker shows there.
  private func words(ofRow row: Int, of column: Int, _ id: ComponentID) -> String {
    guard id.kind == .datePicker else { return "row \(row + 1)" }
    return "\"\(datePickers[id].text(ofRow: row, in: face(of: id)[column]))\""
  }

  // MARK: Date pickers

  func attempts(onDatePicker id: ComponentID, toward goal: Effort.Goal) -> [EffortAttempt] {
    let layout = layout(ofDatePicker: id)
    var attempts = attempts(onWheels: id, toward: goal) + attempts(withKeys: [.space], on: id)
    if layout.editor == nil {
      for (index, button) in buttons(ofDatePicker: id).enumerated() {
        attempts += tap("tap button \(index + 1)", at: button.center, of: id)
      }
    } else if let beside = placeBesideEditor(of: id) {
      attempts += tap("tap beside what it presents", at: beside, of: id)
    }
    guard let calendar = layout.calendar, case .date(let date) = goal else { return attempts }
    let frame = DatePicker.CalendarFrame(calendar)
    attempts += tap("tap the calendar's title", at: frame.title(direction(of: id)), of: id)
    guard !datePickers[id].showsMonths else { return attempts }
    let day = datePickers[id].display.wall(at: date).date.dayNumber
    if let place = center(ofDay: day, inCalendarOf: id) { return attempts + tap("tap the day", at: place, of: id) }
    let isNext = day > datePickers[id].shownDay
    let arrow = frame.arrow(isNext: isNext, direction(of: id))
    return attempts + tap("tap the \(isNext ? "next" : "previous") month", at: arrow, of: id)
  }

  private func tap(_ name: String, at local: Point, of id: ComponentID) -> [EffortAttempt] {
    attempt(name, TouchPath(at: screenPoint(local, of: id)).holding(Metrics.tapDuration), on: id)
  }
}
