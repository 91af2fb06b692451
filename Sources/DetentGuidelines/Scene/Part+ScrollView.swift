import DetentCore

/// What a scroll view's properties amount to.
extension Scene.Part {
  var isPaging: Bool { flag("isPagingEnabled") }
  var contentSize: Size { size("contentSize") ?? .zero }
  var contentOffset: Point { point("contentOffset") ?? .zero }
  var adjustedInset: EdgeInsets { insets("adjustedContentInset") ?? insets("contentInset") ?? .zero }

  /// How far the content reaches beyond the viewport, insets counted in; 0 where it fits.
  func overflow(_ axis: Axis) -> Double {
    let inset = adjustedInset
    let extent = contentSize[axis] + inset.low(axis) + inset.high(axis) - frame.size[axis]
    return extent > 0.5 ? extent : 0
  }

  /// Axes along which there is something to scroll.
  var overflowingAxes: [Axis] { Axis.allCases.filter { overflow($0) > 0 } }

  /// A person has zoomed into content that fits otherwise.
  var isZoomed: Bool { text("zoomItem") != nil && (number("zoomScale") ?? 1) != 1 }

  /// The axis along which pages lie.
  var pagingAxis: Axis {
    if let axis = text("pageAxis").flatMap(Axis.init(rawValue:)) { return axis }
    let isDown = contentSize.height > frame.size.height && contentSize.width <= frame.size.width
    return isDown ? .vertical : .horizontal
  }

  /// The length of a page in points.
  var pageLength: Double {
    switch value("pageSize") {
    case .number(let points): points
    case .int(let points): Double(points)
    case .text(let share): frame.size[pagingAxis] * (Double(share.dropLast()) ?? 100) / 100
    default: frame.size[pagingAxis]
    }
  }

  /// From one page to the next.
  var stride: Double { max(0, pageLength - (number("pageOverlap") ?? 0)) }

  /// How many pages a pager has; nil for a view that does not page.
  var pageCount: Int? {
    guard isPaging || count("numberOfPages") != nil else { return nil }
    return count("numberOfPages") ?? 0
  }

  func bounces(_ axis: Axis) -> Bool {
    flag(axis == .horizontal ? "bouncesHorizontally" : "bouncesVertically")
  }

  func showsIndicator(_ axis: Axis) -> Bool {
    flag(axis == .horizontal ? "showsHorizontalScrollIndicator" : "showsVerticalScrollIndicator")
  }

  /// The offsets at which the content's ends meet the viewport's.
  func range(_ axis: Axis) -> ClosedRange<Double> {
    let low = -adjustedInset.low(axis)
    return low...max(low, contentSize[axis] + adjustedInset.high(axis) - frame.size[axis])
  }

  /// The part of the content that is seen while the view stands.
  var visibleContent: Rect {
    let inset = adjustedInset
    return Rect(origin: contentOffset, size: frame.size).inset(by: inset)
  }
}

extension Axis {
  /// "vertically"
  var words: String { self == .horizontal ? "horizontally" : "vertically" }
}

extension Rect {
  /// Whether two rectangles share any area.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Where it ends along an axis.
  func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}
