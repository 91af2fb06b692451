/// VoiceOver's swipe with three fingers: a page at a time.
extension Stage {
  /// Where the swipe leads: the finger's direction, or the reader's.
  public enum ScrollDirection: String, Hashable, Sendable, CaseIterable {
    case left, right, up, down, next, previous

    /// The content moves with the fingers, so the offset moves against them.
    fileprivate var step: ScrollStep {
      switch self {
      case .left: ScrollStep(length: .page, axis: .horizontal, isForward: true)
      case .right: ScrollStep(length: .page, axis: .horizontal, isForward: false)
      case .up: ScrollStep(length: .page, axis: .vertical, isForward: true)
      case .down: ScrollStep(length: .page, axis: .vertical, isForward: false)
      case .next: ScrollStep(length: .page, isForward: true)
      case .previous: ScrollStep(length: .page, isForward: false)
      }
    }
  }

  /// Scrolls a view, or the nearest one around it that has content that way, by a page and announces where it is then. At
  /// the end nothing moves and nothing is announced.
  public mutating func accessibilityScroll(_ id: ComponentID, _ direction: ScrollDirection) {
    note(person: "accessibilityScroll \(direction.rawValue)", on: id)
    let step = direction.step
    guard
      let view = scrollChain(of: id).first(where: { scrollViews[$0].canMove(step) && scrollViews[$0].isScrollEnabled })
    else { return explainScroll(id, "there is nothing to scroll that way") }
    let layout = self.direction(of: view)
    let here = scrollViews[view].heading(at: now)
    let target = scrollViews[view].target(of: step, from: here, layout: layout)
    guard target != here else { return explainScroll(view, "the content ends there") }
    scrollByPerson(view, to: target, fades: scrollViews[view].isPagingEnabled)
    let text = scrollViews[view].announcement(at: target, layout: layout)
    explainScroll(view, "a page in that direction: \(text)")
    pend(.emit(.accessibilityScrolled(announcement: text), isUser: true, isRecorded: true), for: view)
  }

  private mutating func explainScroll(_ id: ComponentID, _ outcome: String) {
    record(.decided(Decision(.voiceOver, outcome: outcome)), from: id)
  }

  /// What VoiceOver says of the place in a scroll view's content.
  public func accessibilityScrollStatus(of id: ComponentID) -> String {
    scrollViews[id].announcement(at: scrollViews[id].heading(at: now), layout: direction(of: id))
  }
}

extension ScrollView {
  /// "page 2 of 5"; of a list the rows: "rows 11 to 20 of 200".
  func announcement(at offset: Point, layout: LayoutDirection) -> String {
    if let rows = rowRuns {
      let shown = rows.rows(
        from: offset.y + adjustedContentInset.top, to: offset.y + viewport.height - adjustedContentInset.bottom)
      guard !shown.isEmpty else { return "rows 0 of \(rows.count)" }
      return "rows \(shown.lowerBound + 1) to \(shown.upperBound) of \(rows.count)"
    }
    if let count = numberOfPages, isPagingEnabled { return "page \((page(at: offset, layout) ?? 0) + 1) of \(count)" }
    let axis = readingAxis
    let range = range(axis)
    let step = max(1, pageStep(axis, from: offset, isUp: true))
    let isMirrored = axis == .horizontal && layout == .rightToLeft
    let done = isMirrored ? range.upperBound - offset[axis] : offset[axis] - range.lowerBound
    let count = ((range.upperBound - range.lowerBound) / step - 1e-9).rounded(.up) + 1
    let page = min((done / step - 1e-9).rounded(.up) + 1, count)
    return "page \(Text.number(page)) of \(Text.number(count))"
  }
}
