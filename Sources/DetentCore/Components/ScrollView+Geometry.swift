extension ScrollView {
  /// The size of the visible part.
  public var viewport: Size { attributes.frame.size }

  /// The length of a page along the paging axis, in points.
  public var pageLength: Double {
    switch pageSize {
    case .points(let points): points
    case .share(let share): viewport[pagingAxis] * share
    case nil: viewport[pagingAxis]
    }
  }

  /// A page size as the trace keeps it: points, or a share ("80%").
  static func value(of size: PageLength?) -> Value {
    switch size {
    case .points(let points): .number(points)
    case .share(let share): .text("\(Text.number(share * 100))%")
    case nil: .none
    }
  }

  /// From one page to the next: a page less the overlap. Never below zero.
  public var stride: Double { max(0, pageLength - pageOverlap) }

  /// The axis along which pages lie.
  public var pagingAxis: Axis {
    if let pageAxis { return pageAxis }
    guard pageCount == nil else { return .horizontal }
    let overflowsDown = contentSize.height > viewport.height && contentSize.width <= viewport.width
    return overflowsDown ? .vertical : .horizontal
  }

  /// The content's size: as given, or as long as the pages need.
  public var effectiveContentSize: Size {
    if let rows = rowRuns {
      return Size(width: contentSize.width > 0 ? contentSize.width : viewport.width, height: rows.height)
    }
    guard let pageCount else { return contentSize }
    let axis = pagingAxis
    var size = contentSize
    size[axis] = pageCount > 0 ? Double(pageCount - 1) * stride + viewport[axis] : 0
    if size[axis.other] == 0 { size[axis.other] = viewport[axis.other] }
    return size
  }

  /// The offsets at which the content's ends meet the viewport's; a single value when it fits.
  public func range(_ axis: Axis) -> ClosedRange<Double> {
    if let placement { return placedRange(axis, placement) }
    let low = -contentInset.low(axis)
    let high = effectiveContentSize[axis] + contentInset.high(axis) - viewport[axis]
    return low...max(low, high)
  }

  /// The nearest offset inside the range of both axes.
  public func clamped(_ offset: Point) -> Point {
    let x = range(.horizontal)
    let y = range(.vertical)
    return Point(
      x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  /// Whether a finger may move this axis: the content overflows, or the axis always bounces.
  public func canDrag(_ axis: Axis) -> Bool {
    guard isScrollEnabled, viewport[axis] > 0 else { return false }
    let range = range(axis)
    return range.upperBound > range.lowerBound || (alwaysBounces(axis) && bounces(axis))
  }

  /// Whether there is any room along the pages; a view that has not been laid out yet has none.
  var hasExtent: Bool { viewport[pagingAxis] > 0 }

  // MARK: Pages

  /// Whether pages run against the axis: the first one at the right, where the language is read from there.
  public func pagesAreMirrored(_ layout: LayoutDirection) -> Bool {
    pagingAxis == .horizontal && layout == .rightToLeft
  }

  /// The offsets at which the view may rest while it pages, along the reader's direction.
  var snapPoints: SnapPoints { snapPoints(pagingAxis) }

  /// The same for either axis: across the pages, the view rests on multiples of its own extent.
  func snapPoints(_ axis: Axis) -> SnapPoints {
    let range = range(axis)
    return SnapPoints(
      min: range.lowerBound, stride: axis == pagingAxis ? stride : viewport[axis], max: range.upperBound)
  }

  /// The number of pages; nil when the view does not page.
  public var numberOfPages: Int? {
    if let pageCount { return pageCount }
    guard isPagingEnabled else { return nil }
    let size = contentSize[pagingAxis]
    guard size > 0 else { return 0 }
    guard stride > 0, viewport[pagingAxis] > 0 else { return 1 }
    return snapPoints.count
  }

  /// The name of the page that the view shows; nil while it has none.
  public var currentKey: String? { pageKeys.indices.contains(page) ? pageKeys[page] : nil }

  /// An offset along the paging axis, measured in the reader's direction.
  func logical(_ offset: Double, _ layout: LayoutDirection) -> Double {
    guard pagesAreMirrored(layout) else { return offset }
    let range = range(pagingAxis)
    return range.lowerBound + range.upperBound - offset
  }

  /// The offset along the paging axis at which a page rests. A page beyond the last rests where the last does.
  public func offset(ofPage page: Int, _ layout: LayoutDirection) -> Double {
    let range = range(pagingAxis)
    let place = min(range.lowerBound + Double(max(0, page)) * stride, range.upperBound)
    return logical(place, layout)
  }

  /// The page whose resting place is nearest to an offset, a tie going up; nil without pages.
  public func page(at offset: Point, _ layout: LayoutDirection) -> Int? {
    guard let count = numberOfPages, count > 0 else { return nil }
    guard stride > 0, hasExtent else { return min(page, count - 1) }
    return min(count - 1, snapPoints.nearest(to: logical(offset[pagingAxis], layout)))
  }
}
