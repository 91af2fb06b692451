/// Children of a pager that are its pages, and where they lie when the pages have names.
extension Stage {
  /// The children that are pages, in the order in which they were given.
  private func pages(in id: ComponentID) -> [(child: ComponentID, page: Int)] {
    scrollViews[id].attributes.children.compactMap { child in
      guard case .page(let page)? = self[attributes: child].place?.rule else { return nil }
      return (child, page)
    }
  }

  /// The page behind the last child that is one: how many pages the children make, while they lie in order.
  public func nextPage(in id: ComponentID) -> Int {
    for child in scrollViews[id].attributes.children.reversed() {
      if case .page(let page)? = self[attributes: child].place?.rule { return page + 1 }
    }
    return 0
  }

  /// Brings the children that are pages to the places of their keys. One that has no key yet takes that of the page
  /// where it lies, unless another has it; one whose key is gone, or that has none, is hidden until there is one.
  public mutating func placePages(of id: ComponentID) {
    let keys = scrollViews[id].pageKeys
    let places = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let pages = pages(in: id)
    var taken = Set(pages.compactMap { self[attributes: $0.child].pageKey })
    for (child, page) in pages where self[attributes: child].pageKey == nil && keys.indices.contains(page) {
      guard taken.insert(keys[page]).inserted else { continue }
      self[attributes: child].pageKey = keys[page]
    }
    let isKeyed = !taken.isEmpty || !keys.isEmpty
    move(pages, in: id) { stage, child, page in
      guard let key = stage[attributes: child].pageKey else { return isKeyed ? nil : page }
      return places[key]
    }
  }

  /// The pages have numbers only: children lie in the order in which they were given, and none is gone.
  mutating func forgetKeys(ofPagesIn id: ComponentID) {
    let pages = pages(in: id)
    guard pages.contains(where: { self[attributes: $0.child].pageKey != nil }) else { return }
    for (child, _) in pages { self[attributes: child].pageKey = nil }
    let order = Dictionary(uniqueKeysWithValues: pages.enumerated().map { ($1.child, $0) })
    move(pages, in: id) { _, child, _ in order[child] }
  }

  /// Moves pages to where `place` says, nil for nowhere.
  private mutating func move(
    _ pages: [(child: ComponentID, page: Int)], in id: ComponentID, to place: (Stage, ComponentID, Int) -> Int?
  ) {
    for (child, page) in pages {
      let target = place(self, child, page)
      if let target { self[attributes: child].place?.rule = .page(target) }
      changeHidden(of: child) { $0.isPageGone = target == nil }
    }
    if !isBeingBuilt(id) { setFrame(scrollViews[id].attributes.frame, of: id) }
  }

  /// Gives the pages of a pager names, in order, and as many pages as names. The reader stays with the page being read;
  /// when that is gone, with the nearest one that remains, the following ones first.
  public mutating func setPageKeys(_ keys: [String], of id: ComponentID) {
    guard keys != scrollViews[id].pageKeys || scrollViews[id].pageCount != keys.count else { return }
    let page = scrollViews[id].pageToKeep(layout: direction(of: id))
    let next = Stage.place(ofReaderAt: page, in: scrollViews[id].pageKeys, among: keys)
    changeGeometry(of: id, keeping: next) { view in
      view.pageKeys = keys
      view.pageCount = keys.count
      return true
    }
    placePages(of: id)
  }

  /// Where a reader of page `page` of the old keys finds himself among the new ones.
  static func place(ofReaderAt page: Int, in old: [String], among new: [String]) -> Int {
    guard page < old.count else { return page }
    let places = Dictionary(new.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for index in page..<old.count {
      if let place = places[old[index]] { return place }
    }
    for index in stride(from: page - 1, through: 0, by: -1) {
      if let place = places[old[index]] { return place }
    }
    return 0
  }

  /// Where a page lies in its pager's content: at its resting offset, as large as a page.
  public func frame(ofPage page: Int, of id: ComponentID) -> Rect {
    let view = scrollViews[id]
    var frame = Rect(origin: .zero, size: view.viewport)
    frame.origin[view.pagingAxis] = view.offset(ofPage: page, direction(of: id))
    frame.size[view.pagingAxis] = view.pageLength
    return frame
  }

  /// Pages (from 0) of which something can be seen.
  public func visiblePages(of id: ComponentID) -> [Int] {
    let view = scrollViews[id]
    guard let count = view.numberOfPages, count > 0, view.stride > 0, view.viewport[view.pagingAxis] > 0 else {
      return []
    }
    let start =
      view.logical(view.offset(at: now)[view.pagingAxis], direction(of: id)) - view.range(view.pagingAxis).lowerBound
    let first = ((start - view.pageLength) / view.stride + 1e-9).rounded(.down) + 1
    let last = ((start + view.viewport[view.pagingAxis]) / view.stride - 1e-9).rounded(.up) - 1
    guard first.isFinite, last.isFinite, last >= first else { return [] }
    let low = Int(max(0, min(first, Double(count - 1))))
    let high = Int(max(0, min(last, Double(count - 1), first + 1000)))
    return low <= high ? Array(low...high) : []
  }
}
