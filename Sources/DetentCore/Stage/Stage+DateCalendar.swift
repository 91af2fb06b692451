/// Leafing through a date picker's calendar, and keys on it.
extension Stage {
  /// Shows a month before or after the one shown. The date stays.
  mutating func leaf(_ id: ComponentID, by months: Int) {
    guard let day = datePickers[id].firstDay(ofMonthWith: datePickers[id].shownDay, turnedBy: months) else { return }
    show(day, ofCalendar: id)
    refreshWheels(of: id, animated: true, keepsTurned: true)
  }

  /// Shows the month of a day.
  mutating func show(_ day: Int, ofCalendar id: ComponentID) {
    datePickers[id].shownDay = day
    guard datePickers[id].leafedMonth != datePickers[id].notedMonth else { return }
    datePickers[id].notedMonth = datePickers[id].leafedMonth
    changed(id, .shownMonth, datePickers[id].shownMonth)
  }

  /// The wheels in the calendar's head rest on another month: its days are shown, none is chosen.
  mutating func chooseMonth(_ rest: DateRest, of id: ComponentID) {
    guard case .date(let instant) = rest.value else { return }
    let day = datePickers[id].display.wall(at: instant).date.dayNumber
    show(datePickers[id].firstDay(ofMonthWith: day), ofCalendar: id)
    refreshWheels(of: id, animated: true, keepsTurned: true)
  }

  // MARK: A finger that moves sideways

  /// A finger beyond the slop takes hold of the calendar, if it moves more sideways than up or down.
  mutating func leaf(with finger: Finger) -> Bool {
    let id = finger.hit
    let way = finger.position - finger.start
    guard id.kind == .datePicker, isLive(id), concealment(of: id) == nil, way.x.magnitude > way.y.magnitude,
      datePickers[id].leaf == nil, !datePickers[id].showsMonths,
      let calendar = layout(ofDatePicker: id).calendar, calendar.contains(localPoint(finger.start, in: id))
    else { return false }
    modifyFinger(finger.id) { $0.owner = .control(id) }
    for view in finger.chain { lift(finger.id, from: view, isCancelled: true) }
    datePickers[id].leaf = DatePicker.Leaf(finger: finger.id, start: finger.start.x)
    leafMoved(finger.id, on: id, to: finger.position)
    return true
  }

  mutating func leafMoved(_ finger: Int32, on id: ComponentID, to point: Point) {
    guard id.kind == .datePicker, isLive(id), datePickers[id].leaf?.finger == finger else { return }
    datePickers[id].leaf?.tracker.add(microseconds: now.microseconds, x: point.x, y: 0)
  }

  /// A finger leaves the calendar: it turns by a month if it was fast, or came further than half its width. Answers
  /// whether the finger held the calendar.
  mutating func leafed(_ id: ComponentID, by finger: Finger, isCancelled: Bool) -> Bool {
    guard id.kind == .datePicker, let leaf = datePickers[id].leaf, leaf.finger == finger.id else { return false }
    datePickers[id].leaf = nil
    guard !isCancelled else { return true }
    let way = finger.position.x - leaf.start
    let speed = leaf.tracker.release(atMicroseconds: now.microseconds).x
    let half = Metrics.dateCalendar.width / 2 * place(of: id).scale
    let isFast = speed.magnitude >= Metrics.flingSpeed && (speed < 0) == (way < 0)
    let turns = isFast || way.magnitude > half
    explain(way, speed, half, turns, of: id)
    if turns { self.leaf(id, by: (way < 0) == (direction(of: id) == .leftToRight) ? 1 : -1) }
    return true
  }

  private mutating func explain(_ way: Double, _ speed: Double, _ half: Double, _ turns: Bool, of id: ComponentID) {
    record(
      .decided(
        Decision(
          .rest, [Decision.Input("way", .number(way)), Decision.Input("velocity", .number(speed))], threshold: half,
          margin: way.magnitude - half, outcome: turns ? "the calendar turns by a month" : "the month stays",
          choices: ["flingSpeed"])), from: id)
  }

  // MARK: Keys

  /// Arrows choose the day beside, above or below, page keys the same day of another month, home and end the month's
  /// first and last. Answers whether the calendar has the keys.
  mutating func press(_ key: Key, onCalendar id: ComponentID) -> Bool {
    guard id.kind == .datePicker, !datePickers[id].showsMonths, layout(ofDatePicker: id).calendar != nil else {
      return false
    }
    guard concealment(of: id) == nil, let day = day(reachedBy: key, of: id) else { return true }
    let rest = datePickers[id].rest(onDay: day)
    record(
      .decided(
        Decision(
          .key, [Decision.Input("key", .text(key.rawValue))],
          outcome: "the calendar goes to \(DateText.date(CivilDate(dayNumber: day)))")), from: id)
    pend(.choose(rest), for: id)
    return true
  }

  private func day(reachedBy key: Key, of id: ComponentID) -> Int? {
    let picker = datePickers[id]
    let day = picker.day
    let forward = direction(of: id) == .leftToRight ? 1 : -1
    let first = picker.firstDay(ofMonthWith: day)
    switch key {
    case .leftArrow: return day - forward
    case .rightArrow: return day + forward
    case .upArrow: return day - 7
    case .downArrow: return day + 7
    case .pageUp, .pageDown:
      guard let month = picker.firstDay(ofMonthWith: day, turnedBy: key == .pageUp ? -1 : 1) else { return nil }
      var date = picker.display.system.date(ofDay: month)
      date.day = picker.display.system.date(ofDay: day).day
      return picker.display.system.nearestDay(to: date)
    case .home: return first
    case .end: return picker.firstDay(ofMonthWith: day, turnedBy: 1).map { $0 - 1 }
    case .space: return nil
    }
  }

  // MARK: Typing

  /// Why a person cannot type into a picker now; nil: they can.
  public func refusalToType(intoDatePicker id: ComponentID, _ text: String) -> String? {
    if let reason = refusalToUse(id) { return reason }
    switch screen(of: id)?.keyboard {
    case .onscreen? where datePickers[id].needsLetters(text):
      return "shows a numeric keypad, which has no letters (screen.keyboard = \"hardware\" has)"
    case Screen.Keyboard.none?: return "has no keyboard: screen.keyboard is \"none\""
    default: return nil
    }
  }

  /// What a person types is chosen at once. Answers false for a text that cannot be read.
  public mutating func type(_ text: String, intoDatePicker id: ComponentID) -> Bool {
    guard let rest = datePickers[id].rest(typing: text, today: today(of: id)) else { return false }
    note(person: "type", on: id)
    let begins = style(ofDatePicker: id) == .compact && !datePickers[id].isOpen
    if begins { pend(.emit(.editingDidBegin, isUser: true, isRecorded: true), for: id) }
    pend(.choose(rest), for: id)
    if begins { pend(.emit(.editingDidEnd, isUser: true, isRecorded: true), for: id) }
    return true
  }
}
