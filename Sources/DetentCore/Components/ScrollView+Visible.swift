extension ScrollView {
  /// The length of the viewport between its insets, where content is not covered by bars. Never below zero.
  func visibleLength(_ axis: Axis) -> Double {
    max(0, viewport[axis] - adjustedContentInset.low(axis) - adjustedContentInset.high(axis))
  }

  /// The offset after the smallest scroll that shows a rectangle of the content, as `scrollRectToVisible` does; nil when
  /// it can be seen already or is not there.
  ///
  /// The rectangle is first cut to the content, then to the size of the visible part, so that of a large one the top
  /// left is shown. Source: UIKit's documentation; both cuts are what others observed. With paging the view comes to rest
  /// on the page that shows most of it: our choice, nothing is published.
  func offset(revealing rect: Rect, at now: Instant, layout: LayoutDirection) -> Point? {
    guard let rect = cut(rect) else { return nil }
    let here = offset(at: now)
    var target = here
    for axis in Axis.allCases { target[axis] = revealed(axis, rect, from: here[axis]) }
    guard target != here else { return nil }
    if isPagingEnabled, let page = page(showing: rect, layout) { target[pagingAxis] = offset(ofPage: page, layout) }
    return target == here ? nil : target
  }

  /// The page that rests nearest to where a rectangle would be in the middle of the view.
  private func page(showing rect: Rect, _ layout: LayoutDirection) -> Int? {
    var middle = Point.zero
    middle[pagingAxis] = rect.origin[pagingAxis] + (rect.size[pagingAxis] - viewport[pagingAxis]) / 2
    return page(at: middle, layout)
  }

  /// The part of a rectangle that lies in the content, no larger than what can be seen at once.
  private func cut(_ rect: Rect) -> Rect? {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    var part = rect
    for axis in Axis.allCases {
      let low = max(0, rect.origin[axis])
      let high = min(effectiveContentSize[axis], rect.origin[axis] + rect.size[axis])
      guard high > low else { return nil }
      part.origin[axis] = low
      part.size[axis] = min(high - low, visibleLength(axis))
    }
    return part
  }

  private func revealed(_ axis: Axis, _ rect: Rect, from here: Double) -> Double {
    let low = rect.origin[axis] - adjustedContentInset.low(axis)
    let high = low + rect.size[axis] - visibleLength(axis)
    let range = range(axis)
    if here > low { return range.clamping(low) }
    return here < high ? range.clamping(high) : here
  }

  /// Whether any part of a rectangle of the content can be seen at an offset.
  func isAnyVisible(_ rect: Rect, at offset: Point) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let start = offset[axis] + adjustedContentInset.low(axis)
      return rect.origin[axis] < start + visibleLength(axis) && rect.origin[axis] + rect.size[axis] > start
    }
  }

  /// Where the view is heading by itself: the end of an animation, else the present offset.
  func heading(at now: Instant) -> Point {
    guard let motion, motion.kind == .animation else { return offset(at: now) }
    return motion.rest
  }
}
