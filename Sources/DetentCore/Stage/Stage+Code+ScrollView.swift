/// What app code does to a scroll view: offsets, and changes of its geometry.
extension Stage {
  /// Puts the content at an offset, rounded to the device pixel but not pinned.
  public mutating func setContentOffset(_ offset: Point, of id: ComponentID, animated: Bool) {
    let scale = scale(of: id)
    scroll(id, to: offset.rounded(toScale: scale), animated: animated)
  }

  /// Goes to a page (from 0), pinned to those that exist.
  public mutating func scrollToPage(_ page: Int, of id: ComponentID, animated: Bool) {
    guard let count = scrollViews[id].numberOfPages, count > 0 else { return }
    let page = max(0, min(page, count - 1))
    guard scrollViews[id].hasExtent else { return setPageWithoutExtent(page, of: id) }
    scroll(
      id, to: scrollViews[id].restingOffset(ofPage: page, at: now, layout: direction(of: id)), animated: animated,
      fades: screen(of: id)?.reduceMotion == true)
  }

  /// `fades`: an animated page turn is a cross-fade without displacement, as Reduce Motion wants it.
  mutating func scroll(_ id: ComponentID, to offset: Point, animated: Bool, fades: Bool = false) {
    let wasMoving = scrollViews[id].isMoving
    release(controlsOf: id)
    let effects =
      fades && animated
      ? scrollViews[id].crossFade(to: offset, isUser: false, at: now, scale: scale(of: id))
      : scrollViews[id].setContentOffset(offset, animated: animated, at: now, scale: scale(of: id))
    if wasMoving, !effects.contains(where: \.isScroll) {
      changed(id, .contentOffset, .point(scrollViews[id].offset(at: now)))
    }
    apply(effects, from: id)
    notePage(of: id, isUser: false)
  }

  /// Changes content, pages or viewport of a scroll view; a pager keeps its page, other content stays in its range.
  /// `change` answers whether it did; if not, nothing happens.
  mutating func changeGeometry(
    of id: ComponentID, keeping page: Int? = nil, _ change: (inout ScrollView) -> Bool
  ) {
    let layout = direction(of: id)
    let kept = page ?? scrollViews[id].pageToKeep(layout: layout)
    let before = (page: scrollViews[id].page, key: scrollViews[id].currentKey)
    let offset = roundedOffset(of: id)
    let stand = !isBeingBuilt(id) ? scrollViews[id].stand(at: self.now) : nil
    let inset = scrollViews[id].adjustedContentInset
    let shape = scrollViews[id].shape
    guard change(&scrollViews[id]) else { return }
    guard let stand else { return syncCounts(of: id) }
    noteShape(of: id, since: shape)
    scrollViews[id].followLowEnd(from: stand)
    let effects = scrollViews[id].geometryChanged(keeping: kept, at: now, layout: layout)
    scrollViews[id].keepUnderFinger(from: stand)
    apply(effects, from: id)
    let newInset = scrollViews[id].adjustedContentInset
    if newInset != inset { apply([.emit(.didChangeAdjustedContentInset(newInset), isUser: false)], from: id) }
    let now = roundedOffset(of: id)
    if now != offset {
      scrollViews[id].reportedOffset = now
      changed(id, .contentOffset, .point(now))
      pend(.emit(.didScroll(now), isUser: false, isRecorded: true), for: id)
    }
    if !scrollViews[id].isPagingEnabled { _ = scrollViews[id].notePage(at: self.now, layout: layout) }
    let isOther = before.key != nil && scrollViews[id].currentKey != nil && scrollViews[id].currentKey != before.key
    if scrollViews[id].page != before.page || isOther {
      pend(.emit(.pageChanged(page: scrollViews[id].page), isUser: false, isRecorded: true), for: id)
    }
    syncCounts(of: id)
    if !scrollViews[id].isMoving { release(controlsOf: id) }
    syncControls(of: id, startingAnew: isOther)
  }

  /// Changes a property that shapes the content or the pages; `change` answers whether it did.
  public mutating func changeGeometry(
    of id: ComponentID, _ property: Property, _ value: @autoclosure () -> Value, _ change: (inout ScrollView) -> Bool
  ) {
    var didChange = false
    changeGeometry(of: id) { view in
      didChange = change(&view)
      return didChange
    }
    guard didChange else { return }
    if !ScrollView.Shape.properties.contains(property) { changed(id, property, value()) }
    guard !isBeingBuilt(id) else { return }
    setFrame(scrollViews[id].attributes.frame, of: id)
    if !scrollViews[id].attributes.children.isEmpty { updateSafeAreas(in: id) }
  }
}

extension ScrollView {
  /// What follows from other properties too, and is written down whenever it is another than before.
  struct Shape: Hashable {
    var contentSize: Size
    var numberOfPages: Int?
    var pageKeys: [String]
    var rows: Int?
    var page: Int?
    var zoomScale = 1.0

    static let properties: [Property] = [.contentSize, .numberOfPages, .pageKeys, .rows]
  }

  var shape: Shape {
    Shape(
      contentSize: effectiveContentSize, numberOfPages: numberOfPages, pageKeys: pageKeys, rows: rows?.count,
      page: isPagingEnabled ? page : nil, zoomScale: zoomScale)
  }
}

extension Stage {
  /// Writes down what of a scroll view's shape is another than before; of the page `pageChanged` tells.
  mutating func noteShape(of id: ComponentID, since before: ScrollView.Shape, isUser: Bool = false) {
    let shape = scrollViews[id].shape
    scrollViews[id].zoom?.notedShape = shape
    if shape.zoomScale != before.zoomScale { changed(id, .zoomScale, .number(shape.zoomScale), isUser: isUser) }
    if shape.contentSize != before.contentSize { changed(id, .contentSize, .size(shape.contentSize), isUser: isUser) }
    if shape.numberOfPages != before.numberOfPages {
      changed(id, .numberOfPages, shape.numberOfPages.map { .int($0) } ?? .none)
    }
    if shape.pageKeys != before.pageKeys { changed(id, .pageKeys, .texts(shape.pageKeys)) }
    if shape.rows != before.rows { changed(id, .rows, shape.rows.map { .int($0) } ?? .none) }
  }
}

/// Setters of a scroll view's geometry and pages.
extension Stage {
  public mutating func setContentSize(_ size: Size, of id: ComponentID) {
    let view = scrollViews[id]
    guard view.contentSize != size || view.pageCount != nil || view.rowRuns != nil else { return }
    changeGeometry(of: id, .contentSize, .size(size)) { view in
      view.contentSize = size
      view.pageCount = nil
      view.rowRuns = nil
      view.pageKeys = []
      return true
    }
    forgetKeys(ofPagesIn: id)
  }

  public mutating func setContentInset(_ insets: EdgeInsets, of id: ComponentID) {
    changeGeometry(of: id, .contentInset, .insets(insets)) { view in
      guard view.contentInset != insets else { return false }
      view.contentInset = insets
      return true
    }
  }

  /// The number of pages; the content is then as long as they need.
  public mutating func setPageCount(_ count: Int, of id: ComponentID) {
    guard scrollViews[id].pageCount != count else { return }
    changeGeometry(of: id, .numberOfPages, .int(count)) { view in
      view.pageCount = count
      view.pageKeys = []
      return true
    }
    forgetKeys(ofPagesIn: id)
  }

  /// Rows of a list; the content is then as high as they are.
  public mutating func setRows(_ rows: RowRuns?, of id: ComponentID) {
    changeGeometry(of: id, .rows, .int(rows?.count ?? 0)) { view in
      guard view.rowRuns != rows else { return false }
      view.rowRuns = rows
      return true
    }
  }

  public mutating func setPagingEnabled(_ isEnabled: Bool, of id: ComponentID) {
    guard scrollViews[id].isPagingEnabled != isEnabled else { return }
    let shape = scrollViews[id].shape
    scrollViews[id].isPagingEnabled = isEnabled
    // While a screen is built nothing is known of the place yet: `finish` finds the page.
    if !isBeingBuilt(id) {
      scrollViews[id].page = scrollViews[id].page(at: scrollViews[id].offset(at: now), direction(of: id)) ?? 0
    }
    changed(id, .isPagingEnabled, .bool(isEnabled))
    noteShape(of: id, since: shape)
    changed(id, .page, scrollViews[id].shape.page.map { .int($0) } ?? .none)
    syncCounts(of: id)
    syncControls(of: id)
  }

  public mutating func setPageSize(_ size: ScrollView.PageLength?, of id: ComponentID) {
    changeGeometry(of: id, .pageSize, ScrollView.value(of: size)) { view in
      guard view.pageSize != size else { return false }
      view.pageSize = size
      return true
    }
  }

  public mutating func setPageOverlap(_ overlap: Double, of id: ComponentID) {
    changeGeometry(of: id, .pageOverlap, .number(overlap)) { view in
      guard view.pageOverlap != overlap else { return false }
      view.pageOverlap = overlap
      return true
    }
  }

  public mutating func setPageAxis(_ axis: Axis, of id: ComponentID) {
    changeGeometry(of: id, .pageAxis, .text(axis.rawValue)) { view in
      guard view.pageAxis != axis else { return false }
      view.pageAxis = axis
      return true
    }
  }

  /// Origin and size of the visible part; unlike contentOffset the origin is not rounded.
  public mutating func setBounds(_ bounds: Rect, of id: ComponentID) {
    if bounds.size != scrollViews[id].viewport {
      var frame = scrollViews[id].attributes.frame
      frame.size = bounds.size
      setFrame(frame, place: nil, of: id)
    }
    scroll(id, to: bounds.origin, animated: false)
  }
}
