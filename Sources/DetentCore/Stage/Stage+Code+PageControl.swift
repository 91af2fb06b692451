/// What app code does to a page control.
extension Stage {
  /// Sets the number of pages, which then counts as given: a pairing leaves it alone.
  public mutating func setNumberOfPages(_ count: Int, of id: ComponentID) {
    if pageControls[id].isCountExplicit.change(to: true) { changed(id, .isCountExplicit, .bool(true)) }
    let before = pageControls[id].currentPage
    guard pageControls[id].setNumberOfPages(count) else { return }
    changed(id, .numberOfPages, .int(pageControls[id].numberOfPages))
    if pageControls[id].currentPage != before {
      changed(id, .page, .int(pageControls[id].currentPage))
      pageBecameCurrent(id)
    }
    relayout(id)
  }

  /// Sets the current page, pinned; a paired scroll view jumps along, a running progress starts again.
  public mutating func setCurrentPage(_ page: Int, of id: ComponentID) {
    guard pageControls[id].setCurrentPage(page) else { return }
    changed(id, .page, .int(pageControls[id].currentPage))
    guard !isBeingBuilt(id) else { return }
    driveByCode(from: id)
    pageBecameCurrent(id)
  }

  private mutating func driveByCode(from id: ComponentID) {
    guard let view = pageControls[id].pairedScrollView, scrollViews.isLive(view) else { return }
    scrollToPage(pageControls[id].currentPage, of: view, animated: false)
  }

  public mutating func setAllowsContinuousInteraction(_ isAllowed: Bool, of id: ComponentID) {
    guard pageControls[id].allowsContinuousInteraction != isAllowed else { return }
    let endsScrub = pageControls[id].setAllowsContinuousInteraction(isAllowed)
    changed(id, .allowsContinuousInteraction, .bool(isAllowed))
    if endsScrub { pend(.endInteraction, for: id) }
  }

  /// Draws the page that `defersCurrentPageDisplay` held back.
  public mutating func updateCurrentPageDisplay(of id: ComponentID) {
    pageControls[id].displayedPage = pageControls[id].currentPage
  }
}
