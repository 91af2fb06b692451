extension Stage {
  /// A component as the trace keeps it when it is made: everything that differs from what a fresh one has.
  public func snapshot(of id: ComponentID) -> Event.Made {
    let attributes = self[attributes: id]
    var properties = common(attributes)
    switch id.kind {
    case .screen: describe(screens[id], into: &properties)
    case .scrollView: describe(scrollViews[id], into: &properties)
    case .pageControl: describe(pageControls[id], into: &properties)
    default: describe(simpleViews[id], into: &properties)
    }
    let frame = id.kind == .screen ? screens[id].bounds : attributes.frame
    return Event.Made(name: attributes.name, parent: attributes.parent, frame: frame, properties: properties)
  }

  private func common(_ attributes: Attributes) -> [String: Value] {
    var properties: [String: Value] = [:]
    if attributes.isHidden { properties["isHidden"] = .bool(true) }
    if !attributes.isEnabled { properties["isEnabled"] = .bool(false) }
    if let label = attributes.accessibilityLabel { properties["accessibilityLabel"] = .text(label) }
    if let color = attributes.tintColor { properties["tintColor"] = .text(color) }
    for intent in attributes.intent { properties["intent.\(intent.key)"] = .text(intent.value) }
    return properties
  }

  private func describe(_ screen: Screen, into properties: inout [String: Value]) {
    properties["size"] = .size(screen.size)
    properties["safeArea"] = .insets(screen.safeArea)
    properties["scale"] = .number(screen.scale)
    properties["idiom"] = .text(screen.idiom.rawValue)
    properties["layoutDirection"] = .text(screen.layoutDirection.rawValue)
    properties["locale"] = .text(screen.locale)
    if !screen.deviceName.isEmpty { properties["device"] = .text(screen.deviceName) }
    if screen.orientation != .portrait { properties["orientation"] = .text(screen.orientation.rawValue) }
    if screen.appearance != .light { properties["appearance"] = .text(screen.appearance.rawValue) }
    if screen.reduceMotion { properties["reduceMotion"] = .bool(true) }
  }

  private func describe(_ view: ScrollView, into properties: inout [String: Value]) {
    properties["contentOffset"] = .point(view.offset(at: now))
    properties["contentSize"] = .size(view.effectiveContentSize)
    if view.contentInset != .zero { properties["contentInset"] = .insets(view.contentInset) }
    if view.isPagingEnabled {
      properties["isPagingEnabled"] = .bool(true)
      properties["page"] = .int(view.page)
    }
    if let count = view.numberOfPages { properties["numberOfPages"] = .int(count) }
    if !view.pageKeys.isEmpty { properties["pageKeys"] = .texts(view.pageKeys) }
    if view.pageOverlap != 0 { properties["pageOverlap"] = .number(view.pageOverlap) }
    describePlacement(view, into: &properties)
    if !view.bouncesHorizontally { properties["bouncesHorizontally"] = .bool(false) }
    if !view.bouncesVertically { properties["bouncesVertically"] = .bool(false) }
    if !view.isScrollEnabled { properties["isScrollEnabled"] = .bool(false) }
    if let rows = view.rows { properties["rows"] = .int(rows.count) }
    if !view.scrollsToTop { properties["scrollsToTop"] = .bool(false) }
    if !view.allowsKeyboardScrolling { properties["allowsKeyboardScrolling"] = .bool(false) }
    let dismissal = view.keyboardDismissMode
    if dismissal != .none { properties["keyboardDismissMode"] = .text(dismissal.rawValue) }
    if !view.showsHorizontalScrollIndicator { properties["showsHorizontalScrollIndicator"] = .bool(false) }
    if !view.showsVerticalScrollIndicator { properties["showsVerticalScrollIndicator"] = .bool(false) }
  }

  private func describePlacement(_ view: ScrollView, into properties: inout [String: Value]) {
    let behavior = view.contentInsetAdjustmentBehavior
    if behavior != .automatic { properties["contentInsetAdjustmentBehavior"] = .text(behavior.rawValue) }
    let adjusted = view.adjustedContentInset
    if adjusted != view.contentInset { properties["adjustedContentInset"] = .insets(adjusted) }
    if view.contentAlignmentPoint != .zero { properties["contentAlignmentPoint"] = .point(view.contentAlignmentPoint) }
    guard let zoom = view.zoom else { return }
    properties["minimumZoomScale"] = .number(zoom.minimum)
    properties["maximumZoomScale"] = .number(zoom.maximum)
    properties["zoomScale"] = .number(zoom.scale)
    if !zoom.bounces { properties["bouncesZoom"] = .bool(false) }
    if let item = zoom.item { properties["zoomItem"] = .text(self[attributes: item].name) }
  }

  private func describe(_ control: PageControl, into properties: inout [String: Value]) {
    properties["numberOfPages"] = .int(control.numberOfPages)
    properties["page"] = .int(control.currentPage)
    if control.isCountExplicit { properties["isCountExplicit"] = .bool(true) }
    if control.backgroundStyle != .automatic { properties["backgroundStyle"] = .text(control.backgroundStyle.rawValue) }
    if control.direction != .natural { properties["direction"] = .text(control.direction.rawValue) }
    if control.hidesForSinglePage { properties["hidesForSinglePage"] = .bool(true) }
    if !control.allowsContinuousInteraction { properties["allowsContinuousInteraction"] = .bool(false) }
    if let color = control.pageIndicatorTintColor { properties["pageIndicatorTintColor"] = .text(color) }
    if let color = control.currentPageIndicatorTintColor { properties["currentPageIndicatorTintColor"] = .text(color) }
    if let image = control.images.preferred { properties["preferredIndicatorImage"] = .text(image) }
    if let image = control.images.preferredCurrent { properties["preferredCurrentPageIndicatorImage"] = .text(image) }
    if let view = control.pairedScrollView { properties["pairedWith"] = .text(self[attributes: view].name) }
  }

  private func describe(_ view: SimpleView, into properties: inout [String: Value]) {
    if !view.text.isEmpty { properties["text"] = .text(view.text) }
    if let image = view.image { properties["image"] = .text(image) }
    if view.field?.isEditable == false { properties["isEditable"] = .bool(false) }
  }
}
