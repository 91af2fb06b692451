/// Focus and keys.
extension Stage {
  /// Writes down what a person does without a finger; what follows is caused by it.
  public mutating func note(person name: String, on id: ComponentID) {
    history.isStale = true
    let gesture = Event.GestureRecord(name: name, finger: 0, from: .zero, to: .zero, duration: .zero)
    cause = .event(record(.gesture(gesture), from: id, isUser: true))
  }

  /// Why a person cannot use a component that needs no touch; nil: they can.
  public func refusalToUse(_ id: ComponentID) -> String? {
    if let reason = concealment(of: id) { return reason }
    guard let shownScreen, self[attributes: id].screen == shownScreen else { return "is not on the shown screen" }
    return nil
  }

  /// The keyboard's focus goes to a component; the one before loses it.
  public mutating func focus(_ id: ComponentID) {
    guard focused != id else { return }
    history.isStale = true
    if let old = focused, old.kind == .textField, isLive(old) {
      pend(.emit(.editingDidEnd, isUser: true, isRecorded: true), for: old)
    }
    focused = id
    if id.kind == .textField, textContent(of: id).isEditable {
      pend(.emit(.editingDidBegin, isUser: true, isRecorded: true), for: id)
    }
  }

  /// Why a key of a hardware keyboard cannot be pressed for a component; nil: it can.
  public func refusalOfKeys(for id: ComponentID) -> String? {
    if let reason = refusalToUse(id) { return reason }
    guard let keyboard = screen(of: id)?.keyboard, keyboard != .hardware else { return nil }
    return "gets no keys: there is no hardware keyboard (screen.keyboard is \"\(keyboard.rawValue)\")"
  }

  /// A key is pressed. It goes to what has the focus, if that is `id` or lies in it, and from there outward to the first
  /// scroll view that has room on the key's axis.
  public mutating func press(_ key: Key, isShifted: Bool, on id: ComponentID) {
    note(person: "key \(isShifted ? "shift " : "")\(key.rawValue)", on: id)
    guard let focused, isLive(focused), isInside(focused, id) else {
      let who = id.kind == .screen ? "nothing on the screen has" : "the view has not got"
      return explain(key, on: id, "\(who) the focus, so the key does nothing")
    }
    if focused.kind == .textField, textContent(of: focused).isEditable { return edit(focused, with: key) }
    if press(key, onCalendar: focused) { return }
    if focused.hasWheels { return press(key, onWheels: focused) }
    let step = key.step(isShifted: isShifted)
    let views = scrollChain(of: focused)
    guard let view = views.first(where: { scrollViews[$0].canMove(step) }) else {
      return explain(key, on: views.first ?? id, "there is nothing to scroll that way, so the key does nothing")
    }
    guard scrollViews[view].allowsKeyboardScrolling else {
      return explain(key, on: view, "allowsKeyboardScrolling is false, so the key does nothing")
    }
    guard key != .space || holdsText(view) else {
      return explain(key, on: view, "there is no text to read, so the space bar does nothing")
    }
    scroll(view, by: step, key)
  }

  private mutating func scroll(_ view: ComponentID, by step: ScrollStep, _ key: Key) {
    let here = scrollViews[view].heading(at: now)
    let target = scrollViews[view].target(of: step, from: here, layout: direction(of: view))
    guard target != here else { return explain(key, on: view, "the content ends there, so the key does nothing") }
    explain(key, on: view, "the focused view scrolls to \(Text.point(target.rounded(toScale: scale(of: view))))")
    scrollByPerson(view, to: target, fades: scrollViews[view].isPagingEnabled)
  }

  private mutating func explain(_ key: Key, on id: ComponentID, _ outcome: String) {
    let focus = focused.map { isLive($0) ? title(of: $0) : "" } ?? ""
    record(
      .decided(
        Decision(
          .key, [Decision.Input("key", .text(key.rawValue)), Decision.Input("focus", .text(focus))],
          outcome: outcome, choices: ["keyboardLineStep", "pageKeyOverlap"])), from: id)
  }

  /// Whether a view shows text to read: a label, or a text field that cannot be edited.
  private func holdsText(_ view: ComponentID) -> Bool {
    descendants(of: view).contains { id in
      id.kind == .label || (id.kind == .textField && !textContent(of: id).isEditable)
    }
  }

  /// A key in a field that is being edited: the space bar types, the others move the insertion point.
  private mutating func edit(_ id: ComponentID, with key: Key) {
    if key == .space { return type(" ", into: id) }
    let content = textContent(of: id)
    let here = content.selection
    let line = caret(at: here.lowerBound, in: id)
    let screenful = Metrics.lineHeight * 10
    let back: Key = content.runsLeft(content.line(of: here.lowerBound)) ? .rightArrow : .leftArrow
    func place(_ y: Double) -> Int { textPosition(at: Point(x: line.minX, y: y), in: id) }
    let position =
      switch key {
      case back: here.isEmpty ? here.lowerBound - 1 : here.lowerBound
      case .leftArrow, .rightArrow: here.isEmpty ? here.upperBound + 1 : here.upperBound
      case .upArrow: place(line.center.y - Metrics.lineHeight)
      case .downArrow: place(line.center.y + Metrics.lineHeight)
      case .pageUp: place(line.center.y - screenful)
      case .pageDown: place(line.center.y + screenful)
      case .home: 0
      default: content.count
      }
    let pinned = min(max(position, 0), content.count)
    select(pinned..<pinned, in: id, isUser: true)
  }
}
