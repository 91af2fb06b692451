import DetentCore

/// What an element of a document becomes.
struct NibKind {
  var component: ComponentKind
  /// Whether Detent models such a thing; if not it stands there as a plain view.
  var isModelled = true
  var properties: [NibProperty] = []
  /// What this kind of file cannot tell of it, or code is known to set.
  var unknown: [String] = []
  /// Its id falls back to the object's, so that findings can name it.
  var isNamed = false

  /// The kind of an element among subviews.
  static func of(_ element: String) -> NibKind? { all[element] }

  private static let all: [String: NibKind] = {
    var all: [String: NibKind] = [
      "view": NibKind(component: .view), "window": NibKind(component: .view), "stackView": NibKind(component: .view),
      "visualEffectView": NibKind(component: .view), "containerView": NibKind(component: .view),
      "tableViewCell": NibKind(component: .view), "collectionViewCell": NibKind(component: .view),
      "collectionReusableView": NibKind(component: .view), "tableViewCellContentView": NibKind(component: .view),
      "collectionViewCellContentView": NibKind(component: .view),
      "label": NibKind(component: .label, properties: [.text("text", "text")]),
      "button": NibKind(component: .button, isNamed: true),
      "imageView": NibKind(component: .image, properties: [.text("image", "image")]),
      "textField": NibKind(component: .textField, properties: [.text("text", "text")], isNamed: true),
      "textView": NibKind(
        component: .textField, properties: [.text("text", "text"), .flag("editable", "isEditable")], isNamed: true),
      "searchBar": NibKind(component: .textField, properties: [.text("text", "text")], isNamed: true),
      "pageControl": NibKind(
        component: .pageControl, properties: NibProperty.pageControl,
        unknown: ["numberOfPages", "page", "pairedWith"], isNamed: true),
      "pickerView": NibKind(
        component: .pickerView, unknown: ["components", "selection"], isNamed: true),
      "datePicker": NibKind(
        component: .datePicker, properties: NibProperty.datePicker, isNamed: true),
      "scrollView": NibKind(component: .scrollView, properties: NibProperty.scrollView, isNamed: true),
      "tableView": NibKind(component: .scrollView, properties: NibProperty.scrollView, isNamed: true),
      "collectionView": NibKind(component: .scrollView, properties: NibProperty.scrollView, isNamed: true),
    ]
    for name in unmodelled { all[name] = NibKind(component: .view, isModelled: false, unknown: ["kind"]) }
    return all
  }()

  /// Views of iOS that are known, and are not modelled.
  private static let unmodelled = [
    "switch", "slider", "stepper", "segmentedControl", "progressView", "activityIndicatorView", "webView", "wkWebView",
    "mapView", "toolbar", "navigationBar", "tabBar", "glkView", "mtkView", "sceneKitView", "skView", "arskView",
    "arscnView", "colorWell", "calendarView", "pdfView", "inlineCalendarView", "adBannerView", "searchController",
    "rotationGestureView", "contentUnavailableConfigurationView",
  ]
}

/// An attribute of an element and the property that it is to scripts.
struct NibProperty {
  var attribute: String
  /// As scripts name it.
  var name: String
  var kind: Kind

  enum Kind {
    case flag
    case text
    case number(ClosedRange<Double>)
    case whole(ClosedRange<Int>)
    /// A position from 0, which scripts count from 1.
    case index
    /// Words of a script by those of the file.
    case words([String: String])
  }

  static func flag(_ attribute: String, _ name: String) -> Self { Self(attribute: attribute, name: name, kind: .flag) }
  static func text(_ attribute: String, _ name: String) -> Self { Self(attribute: attribute, name: name, kind: .text) }

  /// The value that a text stands for; nil: none that scripts would take.
  func value(_ text: String) -> Blueprint.Literal? {
    switch kind {
    case .flag: ["YES": true, "true": true, "NO": false, "false": false][text].map { .bool($0) }
    case .text: .text(text)
    case .number(let range): Double(text).flatMap { range.contains($0) ? .number($0) : nil }
    case .whole(let range):
      Double(text).flatMap { Int(exactly: $0) }.flatMap { range.contains($0) ? .number(Double($0)) : nil }
    case .index: Int(text).flatMap { (0..<1_000_000).contains($0) ? .number(Double($0 + 1)) : nil }
    case .words(let words): words[text].map { .text($0) }
    }
  }

  private static func words(_ attribute: String, _ name: String, _ words: String...) -> Self {
    Self(
      attribute: attribute, name: name,
      kind: .words(Dictionary(words.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })))
  }

  static let pageControl: [NibProperty] = [
    Self(attribute: "numberOfPages", name: "numberOfPages", kind: .whole(0...1_000_000)),
    Self(attribute: "currentPage", name: "page", kind: .index),
    flag("hidesForSinglePage", "hidesForSinglePage"), flag("defersCurrentPageDisplay", "defersCurrentPageDisplay"),
    flag("allowsContinuousInteraction", "allowsContinuousInteraction"),
    words("backgroundStyle", "backgroundStyle", "automatic", "prominent", "minimal"),
    words("direction", "direction", "natural", "leftToRight", "rightToLeft", "topToBottom", "bottomToTop"),
  ]

  static let datePicker: [NibProperty] = [
    words("datePickerMode", "datePickerMode", "time", "date", "dateAndTime", "countDownTimer", "yearAndMonth"),
    words("style", "preferredDatePickerStyle", "automatic", "wheels", "compact", "inline"),
    Self(attribute: "minuteInterval", name: "minuteInterval", kind: .whole(1...1_000_000)),
    flag("roundsToMinuteInterval", "roundsToMinuteInterval"),
    Self(attribute: "countDownDuration", name: "countDownDuration", kind: .number(0...1e9)),
  ]

  static let scrollView: [NibProperty] = [
    flag("pagingEnabled", "isPagingEnabled"), flag("scrollEnabled", "isScrollEnabled"),
    flag("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator"),
    flag("showsVerticalScrollIndicator", "showsVerticalScrollIndicator"), flag("bounces", "bounces"),
    flag("bouncesHorizontally", "bouncesHorizontally"), flag("bouncesVertically", "bouncesVertically"),
    flag("alwaysBounceHorizontal", "alwaysBounceHorizontal"), flag("alwaysBounceVertical", "alwaysBounceVertical"),
    flag("bouncesZoom", "bouncesZoom"), flag("directionalLockEnabled", "isDirectionalLockEnabled"),
    flag("delaysContentTouches", "delaysContentTouches"), flag("canCancelContentTouches", "canCancelContentTouches"),
    flag("scrollsToTop", "scrollsToTop"),
    flag("automaticallyAdjustsScrollIndicatorInsets", "automaticallyAdjustsScrollIndicatorInsets"),
    flag("transfersHorizontalScrollingToParent", "transfersHorizontalScrollingToParent"),
    flag("transfersVerticalScrollingToParent", "transfersVerticalScrollingToParent"),
    flag("allowsKeyboardScrolling", "allowsKeyboardScrolling"),
    Self(attribute: "minimumZoomScale", name: "minimumZoomScale", kind: .number(1e-6...1e6)),
    Self(attribute: "maximumZoomScale", name: "maximumZoomScale", kind: .number(1e-6...1e6)),
    words("indicatorStyle", "indicatorStyle", "default", "black", "white"),
    words(
      "keyboardDismissMode", "keyboardDismissMode", "none", "onDrag", "interactive", "onDragWithAccessory",
      "interactiveWithAccessory"),
    words(
      "contentInsetAdjustmentBehavior", "contentInsetAdjustmentBehavior", "automatic", "scrollableAxes", "never",
      "always"),
    Self(
      attribute: "decelerationRate", name: "decelerationRate",
      kind: .words(["normal": "normal", "fast": "fast"])),
  ]
}
