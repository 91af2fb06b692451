/// Scrolling that shows something.
extension Stage {
  /// `scrollRectToVisible`: the smallest scroll that shows a rectangle of the content; nothing when it can be seen.
  public mutating func scrollRectToVisible(_ rect: Rect, of id: ComponentID, animated: Bool) {
    guard let target = scrollViews[id].offset(revealing: rect, at: now, layout: direction(of: id)) else { return }
    setContentOffset(target, of: id, animated: animated)
  }

  /// Brings a row (from 0) of a list to a place of the visible part.
  public mutating func scrollToRow(
    _ row: Int, of id: ComponentID, at position: ScrollView.RowPosition, animated: Bool
  ) {
    let layout = direction(of: id)
    guard let target = scrollViews[id].offset(showingRow: row, at: position, now: now, layout: layout) else { return }
    setContentOffset(target, of: id, animated: animated)
  }

  /// Scrolls whatever holds a component so that a rectangle of it can be seen: only as far as needed, and not at all
  /// where part of it is visible already. Each view that scrolls says so.
  mutating func reveal(_ rect: Rect, in id: ComponentID, reason: String, isAnimated: Bool, isUser: Bool) {
    var rect = rect
    var current = id
    while current != .stage, current.kind != .screen {
      let attributes = self[attributes: current]
      rect.origin = rect.origin + attributes.frame.origin
      guard attributes.parent.kind == .scrollView else {
        current = attributes.parent
        continue
      }
      let view = attributes.parent
      let target = reveal(rect, inContentOf: view, reason: reason, isAnimated: isAnimated, isUser: isUser)
      rect.origin = rect.origin - target
      current = view
    }
  }

  /// Answers the offset at which the view will stand.
  private mutating func reveal(
    _ rect: Rect, inContentOf id: ComponentID, reason: String, isAnimated: Bool, isUser: Bool
  ) -> Point {
    let heading = scrollViews[id].heading(at: now)
    guard !scrollViews[id].isAnyVisible(rect, at: heading) else { return heading }
    guard let target = scrollViews[id].offset(revealing: rect, at: now, layout: direction(of: id)) else {
      return heading
    }
    scrollByPerson(id, to: target.rounded(toScale: scale(of: id)), isAnimated: isAnimated, isUser: isUser)
    pend(.emit(.revealed(rect: rect, reason: reason, target: target), isUser: isUser, isRecorded: true), for: id)
    return target
  }

  /// Scrolls because a person did something else than drag it.
  ///
  /// The target is moved into the range: the axis that is not meant may just be bouncing.
  /// `fades`: it turns a page, which Reduce Motion makes a cross-fade.
  mutating func scrollByPerson(
    _ id: ComponentID, to target: Point, isAnimated: Bool = true, isUser: Bool = true, fades: Bool = false
  ) {
    release(controlsOf: id)
    let scale = scale(of: id)
    let target = scrollViews[id].clamped(target)
    let effects: [Effect]
    if fades, isAnimated, screen(of: id)?.reduceMotion == true {
      effects = scrollViews[id].crossFade(to: target, isUser: isUser, at: now, scale: scale)
    } else if isAnimated {
      effects = scrollViews[id].setContentOffset(target, animated: true, isUser: isUser, at: now, scale: scale)
    } else {
      effects = scrollViews[id].moveByWheel(to: target, at: now, scale: scale)
    }
    scrollViews[id].isPlacedByCode = false
    apply(effects, from: id)
    notePage(of: id, isUser: isUser)
  }
}
