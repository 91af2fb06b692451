extension Stage {
  /// A component as the trace keeps it when it is made: everything that differs from what a fresh one has.
  public func snapshot(of id: ComponentID) -> Event.Made {
    let attributes = self[attributes: id]
    var properties = Traits<Attributes>.attributes.differences(attributes, from: Traits<Attributes>.freshAttributes)
    for intent in attributes.intent { properties["intent.\(intent.key)"] = .text(intent.value) }
    properties.merge(traits(of: id)) { _, new in new }
    let frame = id.kind == .screen ? screens[id].bounds : attributes.frame
    return Event.Made(name: attributes.name, parent: attributes.parent, frame: frame, properties: properties)
  }

  private func traits(of id: ComponentID) -> [String: Value] {
    switch id.kind {
    case .screen: traits(of: screens[id])
    case .scrollView: traits(of: scrollViews[id])
    case .pageControl: traits(of: pageControls[id])
    case .pickerView: traits(of: pickerViews[id])
    case .datePicker: traits(of: datePickers[id])
    case .progress: Traits<PageProgress>.progress.differences(progresses[id], from: PageProgress(kind: .plain))
    case .flow: traits(of: flows[id])
    default: Traits<SimpleView>.simpleView(id.kind).differences(simpleViews[id], from: .fresh(id.kind))
    }
  }

  private func traits(of screen: Screen) -> [String: Value] {
    var properties = Traits<Screen>.screen.differences(screen, from: Traits<Screen>.freshScreen)
    properties["pointer"] = screen.hasPointer ? .bool(true) : nil
    properties["size"] = .size(screen.size)
    properties["safeArea"] = .insets(screen.safeArea)
    properties["scale"] = .number(screen.scale)
    properties["idiom"] = .text(screen.idiom.rawValue)
    properties["layoutDirection"] = .text(screen.layoutDirection.rawValue)
    properties["locale"] = .text(screen.locale)
    properties["os"] = .text(screen.os)
    return properties
  }

  private func traits(of flow: Flow) -> [String: Value] {
    var properties = Traits<Flow>.flow.differences(flow, from: Traits<Flow>.freshFlow)
    properties["start"] = .text(TraceLines.name(of: flow.start))
    properties["screens"] = .texts(flow.screens.map(TraceLines.name))
    return properties
  }

  private func traits(of view: ScrollView) -> [String: Value] {
    var properties = Traits<ScrollView>.scrollView.differences(view, from: Traits<ScrollView>.freshScrollView)
    properties["contentOffset"] = .point(view.offset(at: now))
    properties["contentSize"] = .size(view.effectiveContentSize)
    let adjusted = view.adjustedContentInset
    if adjusted != .zero { properties["adjustedContentInset"] = .insets(adjusted) }
    if let item = view.zoomItem { properties["zoomItem"] = .text(self[attributes: item].name) }
    return properties
  }

  private func traits(of control: PageControl) -> [String: Value] {
    var properties = Traits<PageControl>.pageControl.differences(control, from: Traits<PageControl>.freshPageControl)
    properties["numberOfPages"] = .int(control.numberOfPages)
    properties["page"] = .int(control.currentPage)
    if let view = control.pairedScrollView { properties["pairedWith"] = .text(self[attributes: view].name) }
    if let progress = control.progress { properties["progress"] = .text(TraceLines.name(of: progress)) }
    return properties
  }
}

extension Stage {
  private func traits(of picker: DatePicker) -> [String: Value] {
    DatePicker.traits(of: picker).filter { DatePicker.freshTraits[$0.key] != $0.value }
  }

  private func traits(of picker: PickerView) -> [String: Value] {
    var properties: [String: Value] = ["numberOfComponents": .int(picker.rows.count)]
    if !picker.rows.isEmpty { properties["selection"] = .rows(picker.selection) }
    for (component, rows) in picker.rows.enumerated() {
      for (name, value) in rows.traits { properties["components.\(component).\(name)"] = value }
    }
    return properties
  }
}

/// What a kind of component can differ in, by the name that scripts use. A row for each property.
private struct Traits<Component: Sendable>: Sendable {
  typealias Row = (name: String, value: @Sendable (Component) -> Value)

  let rows: [Row]

  func values(_ component: Component) -> [String: Value] {
    Dictionary(rows.map { ($0.name, $0.value(component)) }, uniquingKeysWith: { _, new in new })
  }

  func differences(_ component: Component, from fresh: Component) -> [String: Value] {
    var properties: [String: Value] = [:]
    for (name, read) in rows {
      let value = read(component)
      if value != read(fresh) { properties[name] = value }
    }
    return properties
  }
}

extension Traits<Attributes> {
  static let freshAttributes = Attributes(name: "", screen: .stage, parent: .stage)

  static let attributes = Traits(rows: [
    ("isHidden", { .bool($0.isHidden) }),
    ("isEnabled", { .bool($0.isEnabled) }),
    ("accessibilityLabel", { .text(ifAny: $0.accessibilityLabel) }),
    ("tintColor", { .text(ifAny: $0.tintColor) }),
    ("backgroundColor", { .text(ifAny: $0.backgroundColor) }),
    ("actions", { $0.actions.isEmpty ? .none : .texts($0.actions) }),
    ("unknown", { $0.unknown.isEmpty ? .none : .texts($0.unknown) }),
  ])
}

extension Event.Made {
  /// What a fresh component of a kind has, by the names that scripts use: what `made` leaves out is so.
  public static func fresh(_ kind: ComponentKind) -> [String: Value] { freshValues[Int(kind.rawValue)] }

  /// By the kind's raw value.
  private static let freshValues = ComponentKind.allCases.map(values)

  private static func values(_ kind: ComponentKind) -> [String: Value] {
    let own =
      switch kind {
      case .stage: [String: Value]()
      case .screen: Traits<Screen>.screen.values(Traits<Screen>.freshScreen)
      case .scrollView: Traits<ScrollView>.scrollView.values(Traits<ScrollView>.freshScrollView)
      case .pageControl: Traits<PageControl>.pageControl.values(Traits<PageControl>.freshPageControl)
      case .progress: Traits<PageProgress>.progress.values(PageProgress(kind: .plain))
      case .pickerView: ["numberOfComponents": Value.int(0)]
      case .datePicker: DatePicker.freshTraits
      case .flow: Traits<Flow>.flow.values(Traits<Flow>.freshFlow)
      case .button, .view, .label, .image, .textField, .navigationBar, .tabBar:
        Traits<SimpleView>.simpleView(kind).values(.fresh(kind))
      }
    return Traits<Attributes>.attributes.values(Traits<Attributes>.freshAttributes).merging(own) { _, new in new }
  }
}

extension SimpleView {
  fileprivate static func fresh(_ kind: ComponentKind) -> SimpleView {
    SimpleView(attributes: Traits<Attributes>.freshAttributes, kind: kind)
  }
}

extension Traits<Flow> {
  static let freshFlow = Flow(
    attributes: Traits<Attributes>.freshAttributes, screens: [.stage], start: .stage, links: [])

  static let flow = Traits(rows: [("isBackSwipeEnabled", { .bool($0.isBackSwipeEnabled) })])
}

extension Traits<Screen> {
  static let freshScreen = Screen(
    attributes: Traits<Attributes>.freshAttributes, size: .zero, safeArea: .zero, scale: 1, idiom: .phone)

  static let screen = Traits(rows: [
    ("device", { .text($0.deviceName) }),
    ("orientation", { .text($0.orientation.rawValue) }),
    ("appearance", { .text($0.appearance.rawValue) }),
    ("timeZone", { .text($0.timeZone) }),
    ("calendar", { .text(ifAny: $0.calendar?.rawValue) }),
    ("reduceMotion", { .bool($0.reduceMotion) }),
    ("pointer", { .bool($0.hasPointer) }),
    ("keyboard", { .text($0.keyboard.rawValue) }),
    ("textSize", { .text($0.textSize.rawValue) }),
    ("isModalInPresentation", { .bool($0.isModalInPresentation) }),
  ])
}

extension Traits<ScrollView> {
  static let freshScrollView = ScrollView(attributes: Traits<Attributes>.freshAttributes)

  static let scrollView = Traits(rows: paging + scrolling + insets + zooming)

  private static let paging: [Row] = [
    ("isPagingEnabled", { .bool($0.isPagingEnabled) }),
    ("page", { $0.isPagingEnabled ? .int($0.page) : .none }),
    ("numberOfPages", { $0.numberOfPages.map { .int($0) } ?? .none }),
    ("pageKeys", { .texts($0.pageKeys) }),
    ("pageSize", { ScrollView.value(of: $0.pageSize) }),
    ("pageOverlap", { .number($0.pageOverlap) }),
    ("pageAxis", { .text(ifAny: $0.pageAxis?.rawValue) }),
    ("maxPagesPerGesture", { $0.maxPagesPerGesture.map { .int($0) } ?? .none }),
    ("rows", { $0.rows.map { .int($0.count) } ?? .none }),
  ]

  private static let scrolling: [Row] = [
    ("bouncesHorizontally", { .bool($0.bouncesHorizontally) }),
    ("bouncesVertically", { .bool($0.bouncesVertically) }),
    ("alwaysBounceHorizontal", { .bool($0.alwaysBounceHorizontal) }),
    ("alwaysBounceVertical", { .bool($0.alwaysBounceVertical) }),
    ("decelerationRate", { .number($0.decelerationRate) }),
    ("isScrollEnabled", { .bool($0.isScrollEnabled) }),
    ("isDirectionalLockEnabled", { .bool($0.isDirectionalLockEnabled) }),
    ("delaysContentTouches", { .bool($0.delaysContentTouches) }),
    ("canCancelContentTouches", { .bool($0.canCancelContentTouches) }),
    ("scrollsToTop", { .bool($0.scrollsToTop) }),
    ("allowsKeyboardScrolling", { .bool($0.allowsKeyboardScrolling) }),
    ("transfersHorizontalScrollingToParent", { .bool($0.transfersHorizontalScrollingToParent) }),
    ("transfersVerticalScrollingToParent", { .bool($0.transfersVerticalScrollingToParent) }),
    ("requiresBackSwipeToFail", { .bool($0.requiresBackSwipeToFail) }),
    ("rowTitles", { .texts($0.rowTitles) }),
    ("keyboardDismissMode", { .text($0.keyboardDismissMode.rawValue) }),
  ]

  private static let insets: [Row] = [
    ("contentInset", { .insets($0.contentInset) }),
    ("contentInsetAdjustmentBehavior", { .text($0.contentInsetAdjustmentBehavior.rawValue) }),
    ("contentAlignmentPoint", { .point($0.contentAlignmentPoint) }),
    ("showsHorizontalScrollIndicator", { .bool($0.showsHorizontalScrollIndicator) }),
    ("showsVerticalScrollIndicator", { .bool($0.showsVerticalScrollIndicator) }),
    ("indicatorStyle", { .text($0.indicatorStyle.rawValue) }),
    ("horizontalScrollIndicatorInsets", { .insets($0.horizontalScrollIndicatorInsets) }),
    ("verticalScrollIndicatorInsets", { .insets($0.verticalScrollIndicatorInsets) }),
    ("automaticallyAdjustsScrollIndicatorInsets", { .bool($0.automaticallyAdjustsScrollIndicatorInsets) }),
  ]

  private static let zooming: [Row] = [
    ("minimumZoomScale", { .number($0.minimumZoomScale) }),
    ("maximumZoomScale", { .number($0.maximumZoomScale) }),
    ("zoomScale", { .number($0.zoomScale) }),
    ("bouncesZoom", { .bool($0.bouncesZoom) }),
  ]
}

extension Traits<PageControl> {
  static let freshPageControl = PageControl(attributes: Traits<Attributes>.freshAttributes)

  static let pageControl = Traits(rows: [
    ("isCountExplicit", { .bool($0.isCountExplicit) }),
    ("backgroundStyle", { .text($0.backgroundStyle.rawValue) }),
    ("direction", { .text($0.direction.rawValue) }),
    ("hidesForSinglePage", { .bool($0.hidesForSinglePage) }),
    ("defersCurrentPageDisplay", { .bool($0.defersCurrentPageDisplay) }),
    ("allowsContinuousInteraction", { .bool($0.allowsContinuousInteraction) }),
    ("pageIndicatorTintColor", { .text(ifAny: $0.pageIndicatorTintColor) }),
    ("currentPageIndicatorTintColor", { .text(ifAny: $0.currentPageIndicatorTintColor) }),
    ("preferredIndicatorImage", { .text(ifAny: $0.images.preferred) }),
    ("preferredCurrentPageIndicatorImage", { .text(ifAny: $0.images.preferredCurrent) }),
    ("indicatorImage", { .texts($0.images.pages.map { "\($0.page): \($0.image)" }) }),
    ("currentPageIndicatorImage", { .texts($0.images.currentPages.map { "\($0.page): \($0.image)" }) }),
  ])
}

extension Traits<PageProgress> {
  static let progress = Traits(rows: [
    ("isTimer", { .bool($0.kind == .timer) }),
    ("preferredDuration", { .number($0.preferredDuration) }),
    ("duration", { .texts($0.durations.map { "\($0.page): \(Text.number($0.seconds))" }) }),
    ("resetsToInitialPageAfterEnd", { .bool($0.resetsToInitialPageAfterEnd) }),
    ("isRunning", { .bool($0.isRunning) }),
  ])
}

extension Traits<SimpleView> {
  /// A button's text is its title.
  static func simpleView(_ kind: ComponentKind) -> Traits {
    switch kind {
    case .button: button
    case .navigationBar: navigationBar
    case .tabBar: tabBar
    default: other
    }
  }

  private static let button = Traits(rows: rows("title"))
  private static let navigationBar = Traits(rows: rows("title") + navigation)
  private static let tabBar = Traits(rows: rows("title") + tabs)
  private static let navigation: [Row] = [
    ("prefersLargeTitles", { .bool($0.bar?.prefersLargeTitles == true) }),
    ("hidesBackButton", { .bool($0.bar?.hidesBackButton == true) }),
  ]
  private static let tabs: [Row] = [
    ("items", { .texts($0.bar?.items ?? []) }),
    ("selectedItem", { $0.bar?.selectedItem.map { .int($0) } ?? .none }),
  ]
  private static let other = Traits(rows: rows("text"))

  private static func rows(_ text: String) -> [Row] {
    [
      (text, { .text($0.text) }),
      ("image", { .text(ifAny: $0.image) }),
      ("isUserInteractionEnabled", { .bool($0.isUserInteractionEnabled) }),
      ("isEditable", { .bool($0.field?.isEditable ?? true) }),
      (
        "selection", { $0.field.map { Value.text("\($0.selection.lowerBound)..<\($0.selection.upperBound)") } ?? .none }
      ),
    ]
  }
}

extension Value {
  fileprivate static func text(ifAny text: String?) -> Value { text.map { .text($0) } ?? .none }
}
