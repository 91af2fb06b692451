/// The keys of a hardware keyboard that scroll, by the names that scripts use.
public enum Key: String, Hashable, Sendable, CaseIterable {
  case leftArrow, rightArrow, upArrow, downArrow, pageUp, pageDown, home, end, space

  /// What the key asks of a scroll view; `isShifted` turns the space bar round.
  func step(isShifted: Bool) -> ScrollStep {
    switch self {
    case .leftArrow: ScrollStep(length: .line, axis: .horizontal, isForward: false)
    case .rightArrow: ScrollStep(length: .line, axis: .horizontal, isForward: true)
    case .upArrow: ScrollStep(length: .line, axis: .vertical, isForward: false)
    case .downArrow: ScrollStep(length: .line, axis: .vertical, isForward: true)
    case .pageUp: ScrollStep(length: .page, isForward: false)
    case .pageDown: ScrollStep(length: .page, isForward: true)
    case .home: ScrollStep(length: .all, isForward: false)
    case .end: ScrollStep(length: .all, isForward: true)
    case .space: ScrollStep(length: .page, isForward: !isShifted)
    }
  }
}

/// A scroll that is no gesture: how far, along which axis, which way.
struct ScrollStep: Hashable, Sendable {
  enum Length: Hashable, Sendable { case line, page, all }

  var length: Length
  /// nil: the axis along which the content is read; forward is then the reader's, else it is right or down.
  var axis: Axis?
  var isForward: Bool

  init(length: Length, axis: Axis? = nil, isForward: Bool) {
    self.length = length
    self.axis = axis
    self.isForward = isForward
  }
}

extension ScrollView {
  /// The axis along which the content is read: that of the pages, else down if there is room, else sideways.
  var readingAxis: Axis {
    if isPagingEnabled { return pagingAxis }
    let down = range(.vertical)
    return down.upperBound > down.lowerBound ? .vertical : .horizontal
  }

  /// Whether the view has anything to scroll along the axis of a step.
  func canMove(_ step: ScrollStep) -> Bool {
    let range = range(step.axis ?? readingAxis)
    return range.upperBound > range.lowerBound
  }

  /// The offset to which a step leads from `here`, inside the range. Where pages are, steps along them go page by page.
  func target(of step: ScrollStep, from here: Point, layout: LayoutDirection) -> Point {
    let axis = step.axis ?? readingAxis
    let isMirrored = axis == .horizontal && layout == .rightToLeft
    let isUp = step.axis == nil && isMirrored ? !step.isForward : step.isForward
    var target = here
    if isPagingEnabled, axis == pagingAxis, let count = numberOfPages, count > 0 {
      let isNext = isMirrored ? !isUp : isUp
      let present = page(at: here, layout) ?? page
      let next = step.length == .all ? (isNext ? count - 1 : 0) : present + (isNext ? 1 : -1)
      target[axis] = offset(ofPage: min(max(next, 0), count - 1), layout)
    } else {
      let distance = length(of: step, axis, from: here, isUp: isUp)
      target[axis] = range(axis).clamping(here[axis] + (isUp ? distance : -distance))
    }
    return target
  }

  private func length(of step: ScrollStep, _ axis: Axis, from here: Point, isUp: Bool) -> Double {
    switch step.length {
    case .line: Metrics.keyboardLineStep
    case .page: pageStep(axis, from: here, isUp: isUp)
    case .all: range(axis).upperBound - range(axis).lowerBound + viewport[axis]
    }
  }

  /// A screenful less what shall stay in sight: the row at the edge ahead, `pageOverlap`, or a line of text.
  func pageStep(_ axis: Axis, from here: Point, isUp: Bool) -> Double {
    let room = visibleLength(axis)
    var overlap = pageOverlap > 0 ? pageOverlap : Metrics.pageKeyOverlap
    if axis == .vertical, let rows = rowRuns, rows.count > 0 {
      let top = here.y + adjustedContentInset.top
      overlap = rows.span(of: rows.nearestRow(to: isUp ? (top + room).nextDown : top)).height
    }
    return overlap < room ? room - overlap : room
  }
}
