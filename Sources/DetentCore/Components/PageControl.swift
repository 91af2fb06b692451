/// A row of indicators, one a page, with the current one highlighted: UIPageControl.
///
/// Pages count from 0. The control only reports: what else a page turn moves is a pairing's or a handler's business.
public struct PageControl: Sendable {
  public enum BackgroundStyle: String, Hashable, Sendable, CaseIterable {
    /// A background only while a person interacts.
    case automatic
    case prominent
    case minimal
  }

  public enum InteractionState: String, Hashable, Sendable, CaseIterable {
    case none
    /// The page changes by one tap-like step.
    case discrete
    /// The page changes because a finger scrubs over the indicators.
    case continuous
  }

  /// Where the row runs to.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// As the screen's language is read.
    case natural
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  public var attributes: Attributes
  public internal(set) var numberOfPages = 0
  /// The current page; 0 when there are no pages.
  public internal(set) var currentPage = 0
  /// What the row shows as current: differs from `currentPage` only while `defersCurrentPageDisplay` holds it back.
  public internal(set) var displayedPage = 0
  public var hidesForSinglePage = false
  public var defersCurrentPageDisplay = false
  public var backgroundStyle = BackgroundStyle.automatic
  public var direction = Direction.natural
  public internal(set) var allowsContinuousInteraction = true
  public internal(set) var interactionState = InteractionState.none
  public var pageIndicatorTintColor: String?
  public var currentPageIndicatorTintColor: String?
  public var images = IndicatorImages()
  /// A progress shown in the current indicator.
  public internal(set) var progress: ComponentID?
  /// False while a finger scrubs: then the current indicator is a dot like the others.
  public internal(set) var isProgressVisible = true

  /// The scroll view that this control is paired with.
  public internal(set) var pairedScrollView: ComponentID?
  /// A script gave the count; a pairing leaves it alone.
  public internal(set) var isCountExplicit = false
  /// The paired scroll view is on its way to the page that this control chose.
  public internal(set) var drivesScroll = false

  /// The finger that is down on the control.
  var press: Press?

  struct Press: Sendable {
    var finger: Int32
    var start: Point
    /// How far the finger may stray from a tap, in the control's points.
    var slop = Metrics.touchSlop
    var isScrubbing = false
    /// It moved too far for a tap while scrubbing is not allowed.
    var isVoid = false
    /// First page of the window of indicators when the scrub began.
    var firstPage = 0
  }

  public init(attributes: Attributes) { self.attributes = attributes }

  // MARK: Setters of app code. None sends an event.

  /// Sets the count; below 0 counts as 0. A current page beyond the end moves to the last page and stays there.
  /// Answers whether anything changed.
  public mutating func setNumberOfPages(_ count: Int) -> Bool {
    let count = max(0, count)
    guard count != numberOfPages else { return false }
    numberOfPages = count
    currentPage = pinned(currentPage)
    displayedPage = pinned(displayedPage)
    return true
  }

  /// Sets the current page, pinned to 0 … count - 1 (to 0 without pages). Answers whether it changed.
  public mutating func setCurrentPage(_ page: Int) -> Bool {
    let page = pinned(page)
    displayedPage = page
    guard page != currentPage else { return false }
    currentPage = page
    return true
  }

  /// Switches scrubbing on or off; off ends a scrub under way, whose finger then does nothing more. Answers whether a
  /// scrub was ended.
  mutating func setAllowsContinuousInteraction(_ isAllowed: Bool) -> Bool {
    allowsContinuousInteraction = isAllowed
    guard !isAllowed, press?.isScrubbing == true else { return false }
    press?.isScrubbing = false
    press?.isVoid = true
    return true
  }

  /// A finger scrubs over the indicators.
  var isScrubbing: Bool { press?.isScrubbing == true }

  /// A finger is down on the control.
  public var isTracking: Bool { press != nil }

  /// The nearest page that exists; 0 without pages.
  func pinned(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  // MARK: What can be seen

  /// Whether the control shows nothing: hidden, or a single page (or none) that it hides for.
  public var isConcealed: Bool { attributes.isHidden || (hidesForSinglePage && numberOfPages <= 1) }

  /// Whether a background is drawn behind the indicators.
  public var isBackgroundVisible: Bool {
    guard !isConcealed else { return false }
    switch backgroundStyle {
    case .automatic: return interactionState == .continuous
    case .prominent: return true
    case .minimal: return false
    }
  }

  /// What VoiceOver speaks: "page 2 of 5"; nil without pages.
  public var accessibilityValue: String? {
    numberOfPages == 0 ? nil : "page \(currentPage + 1) of \(numberOfPages)"
  }
}

/// The images of a control's indicators, and in which order they win.
///
/// What scripts ask is inlinable: from another module it would be asked of a copy.
public struct IndicatorImages: Hashable, Sendable {
  /// Shown for every page; nil: the system's dot.
  public var preferred: String?
  /// Shown for the current page; nil: what the page would show anyway.
  public var preferredCurrent: String?
  /// Overrides by page, ascending.
  @usableFromInline private(set) var pages: [Override] = []
  @usableFromInline private(set) var currentPages: [Override] = []

  @usableFromInline
  struct Override: Hashable, Sendable {
    @usableFromInline var page: Int
    @usableFromInline var image: String
  }

  public init() {}

  /// The override of a page, never the preferred image.
  @inlinable
  public func image(forPage page: Int) -> String? { IndicatorImages.find(page, in: pages) }

  @inlinable
  public func currentImage(forPage page: Int) -> String? { IndicatorImages.find(page, in: currentPages) }

  /// Sets a page's override; nil removes it. Overrides outlive a smaller count and come back with a larger one.
  public mutating func setImage(_ image: String?, forPage page: Int) { IndicatorImages.set(image, page, in: &pages) }

  public mutating func setCurrentImage(_ image: String?, forPage page: Int) {
    IndicatorImages.set(image, page, in: &currentPages)
  }

  /// The image that a page's indicator shows: the override for the current page, the preferred image for the current
  /// page, the page's override, the preferred image; nil is the dot.
  public func shown(forPage page: Int, isCurrent: Bool) -> String? {
    if isCurrent, let image = currentImage(forPage: page) ?? preferredCurrent { return image }
    return image(forPage: page) ?? preferred
  }

  @usableFromInline
  static func find(_ page: Int, in list: [Override]) -> String? {
    let index = place(page, in: list)
    return index < list.count && list[index].page == page ? list[index].image : nil
  }

  private static func set(_ image: String?, _ page: Int, in list: inout [Override]) {
    let index = place(page, in: list)
    let isThere = index < list.count && list[index].page == page
    switch (image, isThere) {
    case (let image?, true): list[index].image = image
    case (let image?, false): list.insert(Override(page: page, image: image), at: index)
    case (nil, true): list.remove(at: index)
    case (nil, false): break
    }
  }

  /// The first index whose page is not below `page`.
  private static func place(_ page: Int, in list: [Override]) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle].page < page { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
