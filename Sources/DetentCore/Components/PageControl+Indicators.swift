extension PageControl {
  /// One indicator as it is drawn.
  public struct Indicator: Hashable, Sendable {
    /// From 0.
    public var page: Int
    /// In the control's points; the size of a full dot times `scale`, or the progress capsule.
    public var frame: Rect
    /// 1, or less for the outer ones that say "there is more".
    public var scale: Double
    /// nil: the system's dot.
    public var image: String?
    public var isCurrent: Bool
  }

  /// The smallest size that shows `count` indicators, whatever the present count: along the row 17.67 pt each and
  /// 37.65 pt for both ends, across it 25.67 pt.
  public func size(forNumberOfPages count: Int, direction layout: LayoutDirection) -> Size {
    let length = count <= 0 ? 0 : Metrics.indicatorPadding + Metrics.indicatorPitch * Double(count)
    let axis = Row.axis(of: direction)
    var size = Size.zero
    size[axis] = length
    size[axis.other] = Metrics.pageControlHeight
    return size
  }

  /// The indicators that are drawn, first page first: at equal distances, and a window around the current page when
  /// more exist than fit. Their number never depends on how many pages there are beyond those that fit.
  public func visibleIndicators(direction layout: LayoutDirection) -> [Indicator] {
    guard !isConcealed else { return [] }
    let row = self.row(direction: layout)
    return (row.firstPage..<row.firstPage + row.shown).map { page in
      let isCurrent = page == displayedPage
      let scale = isCurrent ? 1 : row.scale(of: page, among: numberOfPages)
      var size = Size(width: Metrics.indicatorSize * scale, height: Metrics.indicatorSize * scale)
      if isCurrent, row.hasCapsule { size[row.axis] = Metrics.progressCapsuleLength }
      let center = row.center(of: page)
      return Indicator(
        page: page, frame: Rect(origin: center - Point(x: size.width / 2, y: size.height / 2), size: size),
        scale: scale, image: images.shown(forPage: page, isCurrent: isCurrent), isCurrent: isCurrent)
    }
  }

  /// How many those are.
  public func numberOfVisibleIndicators(direction layout: LayoutDirection) -> Int {
    isConcealed ? 0 : row(direction: layout).shown
  }

  /// The indicators as they are while a finger scrubs: the current one is a dot even if it shows progress otherwise.
  public func scrubbedIndicators(direction layout: LayoutDirection) -> [Indicator] {
    var control = self
    control.isProgressVisible = false
    return control.visibleIndicators(direction: layout)
  }

  /// How the row lies in the control. `firstPage` keeps a window that a scrub began with.
  func row(direction layout: LayoutDirection, firstPage: Int? = nil) -> Row {
    let axis = Row.axis(of: direction)
    let hasCapsule = progress != nil && isProgressVisible && numberOfPages > 0
    let room = attributes.frame.size[axis] - Metrics.indicatorPadding
    let cells = (room / Metrics.indicatorPitch + 0.001).rounded(.down)
    let capacity = max(1, Int(min(max(cells, 1), 1_000_000)) - (hasCapsule ? 1 : 0))
    let shown = min(numberOfPages, capacity)
    let first = firstPage ?? displayedPage - shown / 2
    return Row(
      axis: axis, isReversed: Row.isReversed(direction, layout), extent: attributes.frame.size, shown: shown,
      firstPage: max(0, min(first, numberOfPages - shown)), current: displayedPage, hasCapsule: hasCapsule)
  }

  /// The row of indicators: which pages it shows and where they lie.
  struct Row {
    var axis: Axis
    var isReversed: Bool
    var extent: Size
    /// How many indicators are drawn.
    var shown: Int
    var firstPage: Int
    var current: Int
    /// The current indicator is a progress capsule, one pitch longer than a dot.
    var hasCapsule: Bool

    static func axis(of direction: Direction) -> Axis {
      direction == .topToBottom || direction == .bottomToTop ? .vertical : .horizontal
    }

    static func isReversed(_ direction: Direction, _ layout: LayoutDirection) -> Bool {
      switch direction {
      case .natural: layout == .rightToLeft
      case .rightToLeft, .bottomToTop: true
      case .leftToRight, .topToBottom: false
      }
    }

    /// Where the row starts and ends, measured along its own direction.
    var start: Double { (extent[axis] - length) / 2 }
    var length: Double { Double(shown + (hasCapsule ? 1 : 0)) * Metrics.indicatorPitch }

    /// Whether a page has an indicator now. Pages without one are not crossed one by one.
    func shows(_ page: Int) -> Bool { page >= firstPage && page < firstPage + shown }

    /// The distance of a point from the control's edge at which the row's first page lies.
    func position(of point: Point) -> Double { isReversed ? extent[axis] - point[axis] : point[axis] }

    /// The middle of a page's indicator, along the row's direction.
    func position(ofPage page: Int) -> Double {
      let cell = Double(page - firstPage)
      guard hasCapsule, page >= current else { return start + (cell + 0.5) * Metrics.indicatorPitch }
      return start + (cell + (page == current ? 1 : 1.5)) * Metrics.indicatorPitch
    }

    /// The middle of a page's indicator in the control's points.
    func center(of page: Int) -> Point { point(at: position(ofPage: page)) }

    /// The page whose indicator is nearest; past an end of the row the first or last page of all.
    func page(at point: Point, of count: Int) -> (page: Int, isPastEnd: Bool) {
      let along = position(of: point)
      if along < start { return (0, true) }
      if along >= start + length { return (max(0, count - 1), true) }
      let cell = Int(((along - start) / Metrics.indicatorPitch).rounded(.down))
      return (firstPage + max(0, min(cell, shown - 1)), false)
    }

    /// The outermost indicator is half as large and the next three quarters where more pages lie beyond it.
    func scale(of page: Int, among count: Int) -> Double {
      let isSmall = shown < 5
      let fromStart = firstPage > 0 ? page - firstPage : 2
      let fromEnd = firstPage + shown < count ? firstPage + shown - 1 - page : 2
      switch min(fromStart, fromEnd) {
      case 0: return Metrics.outerIndicatorScale
      case 1 where !isSmall: return Metrics.nextToOuterIndicatorScale
      default: return 1
      }
    }
  }
}
