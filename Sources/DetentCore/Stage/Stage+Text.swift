/// Text that is typed, found and selected, and the scrolling that follows from it.
extension Stage {
  /// A text field's content; an empty one for any other kind.
  public func textContent(of id: ComponentID) -> TextContent { simpleViews[id].field ?? TextContent() }

  // MARK: Where characters lie, in a field's points

  private func textField(_ id: ComponentID) -> TextContent.Field {
    TextContent.Field(width: self[attributes: id].frame.size.width, direction: direction(of: id))
  }

  /// The insertion point's rectangle at a position.
  public func caret(at position: Int, in id: ComponentID) -> Rect {
    textContent(of: id).caret(at: position, in: textField(id))
  }

  /// The smallest rectangle around characters; that of the insertion point for an empty range.
  public func textRect(of range: Range<Int>, in id: ComponentID) -> Rect {
    textContent(of: id).rect(of: range, in: textField(id))
  }

  /// The position nearest to a point.
  func textPosition(at point: Point, in id: ComponentID) -> Int {
    textContent(of: id).position(at: point, in: textField(id))
  }

  // MARK: What code does

  public mutating func setText(_ text: String, of id: ComponentID) {
    guard textContent(of: id).text != text else { return }
    changeContent(of: id) { $0.setText(text) }
    changed(id, .text, .text(text))
  }

  public mutating func setEditable(_ isEditable: Bool, of id: ComponentID) {
    guard textContent(of: id).isEditable != isEditable else { return }
    simpleViews[id].field?.isEditable = isEditable
    changed(id, .isEditable, .bool(isEditable))
  }

  private mutating func changeContent(of id: ComponentID, _ change: (inout TextContent) -> Void) {
    guard var content = simpleViews[id].field else { return }
    content.setWidth(lineLength(of: id))
    change(&content)
    simpleViews[id].field = content
    simpleViews[id].text = content.text
    relayout(id)
  }

  /// The width at which a field's lines break: its own where that was given, else none, for the field grows with them.
  private func lineLength(of id: ComponentID) -> Double {
    let attributes = self[attributes: id]
    guard let place = attributes.place else { return attributes.frame.size.width }
    switch place.rule {
    case .fill, .page: return attributes.frame.size.width
    default: return place.size?.width ?? 0
    }
  }

  /// The field has another width: its lines break elsewhere.
  mutating func breakLines(of id: ComponentID) {
    let length = lineLength(of: id)
    simpleViews[id].field?.setWidth(length)
  }

  /// Selects characters (from 0, pinned to the text) and brings them into view. An empty range is an insertion point.
  ///
  /// `isUser`: a person did it, else code.
  public mutating func select(_ range: Range<Int>, in id: ComponentID, isUser: Bool) {
    let before = textContent(of: id).selection
    changeContent(of: id) { $0.select(range) }
    let now = textContent(of: id).selection
    guard !isBeingBuilt(id) else { return }
    if now != before {
      changed(id, .selection, .text("\(now.lowerBound)..<\(now.upperBound)"))
      pend(
        .emit(.selectionChanged(from: now.lowerBound, to: now.upperBound), isUser: isUser, isRecorded: true), for: id)
    }
    reveal(textRect(of: now, in: id), in: id, reason: "selection", isAnimated: true, isUser: isUser)
  }

  // MARK: What a person does

  /// Selects the next place of a text behind the selection, as a find bar does; nil when it is not there.
  public mutating func find(_ wanted: String, in id: ComponentID) -> Range<Int>? {
    let content = textContent(of: id)
    let found = content.find(wanted, from: content.selection.upperBound)
    note(person: "find", on: id)
    if let found { select(found, in: id, isUser: true) }
    return found
  }

  /// Types text at the insertion point, which is brought into view first, and again afterwards if it has moved out of it.
  public mutating func type(_ text: String, into id: ComponentID) {
    note(person: "type", on: id)
    revealSelection(of: id, reason: "typing")
    replaceSelection(of: id, with: text)
    pend(.emit(.editingChanged, isUser: true, isRecorded: true), for: id)
    let now = textContent(of: id).selection
    pend(.emit(.selectionChanged(from: now.lowerBound, to: now.upperBound), isUser: true, isRecorded: true), for: id)
    revealSelection(of: id, reason: "typing")
  }

  private mutating func replaceSelection(of id: ComponentID, with text: String) {
    let selection = textContent(of: id).selection
    let edit = Event.Edit(from: selection.lowerBound, to: selection.upperBound, text: text)
    record(.edited(edit), from: id, isUser: true)
    changeContent(of: id) { $0.replaceSelection(with: text) }
  }

  /// Does something to the selection: it is brought into view first. "cut" and "delete" take the text away.
  public mutating func act(_ action: String, onSelectionOf id: ComponentID) {
    note(person: action, on: id)
    revealSelection(of: id, reason: "action")
    pend(.emit(.editAction(action), isUser: true, isRecorded: true), for: id)
    guard action == "cut" || action == "delete" else { return }
    replaceSelection(of: id, with: "")
    pend(.emit(.editingChanged, isUser: true, isRecorded: true), for: id)
  }

  /// At once, so that what follows happens in sight.
  private mutating func revealSelection(of id: ComponentID, reason: String) {
    let content = textContent(of: id)
    reveal(textRect(of: content.selection, in: id), in: id, reason: reason, isAnimated: false, isUser: true)
  }

  /// Why a person cannot type into a field now; nil: they can.
  public func refusalToType(into id: ComponentID) -> String? {
    if let reason = concealment(of: id) { return reason }
    guard textContent(of: id).isEditable else { return "cannot be edited (isEditable is false)" }
    guard focused == id else { return "is not being edited: tap it or focus it first" }
    guard screen(of: id)?.keyboard != Screen.Keyboard.none else {
      return "has no keyboard: screen.keyboard is \"none\""
    }
    return nil
  }

  /// A tap puts the insertion point where the finger was and begins to edit.
  mutating func tapText(_ id: ComponentID, at point: Point) {
    guard simpleViews[id].attributes.isEnabled else { return }
    focus(id)
    let position = textPosition(at: localPoint(point, in: id), in: id)
    select(position..<position, in: id, isUser: true)
  }

  // MARK: Selecting with a pointer

  /// The pointer's way that selects text from a position on: it comes down there, moves, rests and lifts.
  public mutating func selectByDragging(_ path: TouchPath, in id: ComponentID) -> Int32 {
    let finger = perform(path, named: "selectByDragging", on: id, isPointer: screen(of: id)?.hasPointer == true)
    selecting.append(Selecting(finger: finger, field: id))
    return finger
  }

  /// A finger that selects text, until it lifts.
  struct Selecting: Sendable {
    var finger: Int32
    var field: ComponentID
    /// Where it came down, as a position of the text.
    var anchor = 0
    var point = Point.zero
    var isDown = false
    /// The view that scrolls after it.
    var scrolls: ComponentID?
  }

  mutating func beginSelecting(_ finger: Int32, at point: Point) {
    guard let index = selecting.firstIndex(where: { $0.finger == finger }) else { return }
    let id = selecting[index].field
    selecting[index].anchor = textPosition(at: localPoint(point, in: id), in: id)
    selecting[index].isDown = true
    followSelecting(finger, to: point)
  }

  /// The finger has moved: the selection reaches to it, and beyond an edge a view scrolls after it.
  mutating func followSelecting(_ finger: Int32, to point: Point) {
    guard let index = selecting.firstIndex(where: { $0.finger == finger }), isLive(selecting[index].field) else {
      return
    }
    let field = selecting[index].field
    selecting[index].point = point
    let old = selecting[index].scrolls
    let new = scrollAfter(point, from: field)
    selecting[index].scrolls = new
    if let old, old != new, scrollViews.isLive(old) { stopFollowing(old) }
    extendSelection(index)
    awaitLine(index)
  }

  /// The content under a resting pointer goes on to its next line: the instant of that is put into the agenda. So the
  /// selection is told line by line, however many frames a second there are.
  private mutating func awaitLine(_ index: Int) {
    let drag = selecting[index]
    guard let view = drag.scrolls, let motion = scrollViews[view].motion, motion.ending == .silent else { return }
    let ratio = place(of: view).scale / place(of: drag.field).scale
    let speed = motion.velocity(at: now).y * ratio / Metrics.lineHeight
    let line = localPoint(drag.point, in: drag.field).y / Metrics.lineHeight
    let next = speed > 0 ? line.rounded(.down) + 1 : line.rounded(.up) - 1
    guard speed != 0, (next - line) / speed < motion.duration else { return }
    // Upwards a line is reached just behind its lower edge, a microsecond later.
    let wait = Duration(roundingUp: (next - line) / speed + (speed < 0 ? 0.000_001 : 0))
    schedule(.timer(.selectedLine, stamp: scrollViews[view].stamp), for: drag.field, at: now + wait)
  }

  /// The content has reached another line under the pointer that selects.
  mutating func lineReached(in field: ComponentID, stamp: UInt32) {
    let found = selecting.firstIndex { drag in
      guard drag.field == field, let view = drag.scrolls, scrollViews.isLive(view) else { return false }
      return scrollViews[view].stamp == stamp
    }
    guard let found else { return }
    extendSelection(found)
    awaitLine(found)
  }

  mutating func endSelecting(_ finger: Int32) {
    guard let index = selecting.firstIndex(where: { $0.finger == finger }) else { return }
    if isLive(selecting[index].field) { extendSelection(index) }
    if let view = selecting[index].scrolls, scrollViews.isLive(view) { stopFollowing(view) }
    selecting.remove(at: index)
  }

  /// What is selected while a finger drags: from where it came down to where it is, the scrolling since counted in.
  public func selection(of id: ComponentID) -> Range<Int> {
    guard let drag = selecting.first(where: { $0.field == id && $0.isDown }) else {
      return textContent(of: id).selection
    }
    let head = textPosition(at: localPoint(drag.point, in: id), in: id)
    let anchor = min(drag.anchor, textContent(of: id).count)
    return min(head, anchor)..<max(head, anchor)
  }

  private mutating func extendSelection(_ index: Int) {
    let field = selecting[index].field
    let range = selection(of: field)
    guard range != textContent(of: field).selection else { return }
    changeContent(of: field) { $0.select(range) }
    pend(
      .emit(.selectionChanged(from: range.lowerBound, to: range.upperBound), isUser: true, isRecorded: true), for: field
    )
  }

  /// Starts the view that a pointer beyond its edge pulls along, the faster the further it is; answers it.
  private mutating func scrollAfter(_ point: Point, from field: ComponentID) -> ComponentID? {
    for view in scrollChain(of: field) {
      let speed = scrollViews[view].speed(after: localPoint(point, in: view))
      guard speed != .zero else { continue }
      let effects = scrollViews[view].scrollAfterPointer(velocity: speed, at: now)
      guard scrollViews[view].motion?.ending == .silent else {
        apply(effects, from: view)
        continue
      }
      release(controlsOf: view)
      explainFollowing(view, speed)
      apply(effects, from: view)
      return view
    }
    return nil
  }

  private mutating func explainFollowing(_ view: ComponentID, _ speed: Point) {
    let decision = Decision(
      .pointer, [Decision.Input("speed", .number(speed.length))],
      threshold: 0, margin: speed.length / Metrics.autoScrollGain,
      outcome: "the pointer is past the edge, so the view scrolls after it at \(Text.number(speed.length)) pt/s",
      choices: ["autoScrollGain", "autoScrollMaximum"])
    record(.decided(decision), from: view)
  }

  private mutating func stopFollowing(_ view: ComponentID) {
    guard scrollViews[view].motion?.ending == .silent else { return }
    scrollViews[view].halt(at: now)
    noteOffset(of: view, isUser: true)
    flushScroll(view)
    notePage(of: view, isUser: true)
    guard scrollViews[view].isPagingEnabled else { return }
    let target = scrollViews[view].restingOffset(ofPage: scrollViews[view].page, at: now, layout: direction(of: view))
    scrollByPerson(view, to: target, fades: true)
  }
}

extension ScrollView {
  /// How fast the offset follows a pointer at a point of the viewport: nothing inside the visible part, more and more the
  /// further it is outside, on each axis. In points per second.
  func speed(after point: Point) -> Point {
    var speed = Point.zero
    for axis in Axis.allCases where range(axis).upperBound > range(axis).lowerBound {
      let low = adjustedContentInset.low(axis)
      let high = viewport[axis] - adjustedContentInset.high(axis)
      let excess = point[axis] < low ? point[axis] - low : max(0, point[axis] - high)
      let wanted = excess * Metrics.autoScrollGain
      speed[axis] = min(max(wanted, -Metrics.autoScrollMaximum), Metrics.autoScrollMaximum)
    }
    return speed
  }
}
