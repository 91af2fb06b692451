import DetentCore

extension CapturedElement {
  /// The element's type as XCTest names it, or as its source does.
  var sourceName: String { type?.rawValue ?? unknownType ?? "element" }

  /// The component that models it; nil for what only holds others.
  var kind: ComponentKind? {
    if isPageIndicator { return .pageControl }
    switch type {
    case .scrollView, .table, .collectionView, .outline: return .scrollView
    case .picker: return .pickerView
    case .datePicker: return .datePicker
    case .pickerWheel: return .pickerView
    case .navigationBar: return .navigationBar
    case .tabBar: return .tabBar
    case .staticText: return .label
    case .image, .icon: return .image
    case .button, .radioButton, .popUpButton, .menuButton, .toolbarButton, .link, .tab, .menuItem: return .button
    case .textField, .secureTextField, .searchField, .textView: return .textField
    case .application, .window: return nil
    case .any, .other, .group, .remotePlaceholder: return holdsNothing ? leafKind : namedView
    case nil: return holdsNothing ? leafKind : namedView
    default: return .view
    }
  }

  private var holdsNothing: Bool { children.isEmpty }
  /// What has a placeholder is a field, whatever was typed into it.
  private var takesText: Bool { placeholder != nil || traits.contains("SearchField") }
  private var namedView: ComponentKind? { identifier != nil ? .view : nil }

  /// Of an element whose type tells nothing: VoiceOver's traits tell it, or a title that stands alone.
  private var leafKind: ComponentKind {
    if let kind = Self.told.first(where: { traits.contains($0.trait) })?.kind { return kind }
    if type == nil, takesText { return .textField }
    return type == nil && title != nil && label == nil ? .label : .view
  }

  private static let told: [(trait: String, kind: ComponentKind)] = [
    ("Button", .button), ("Link", .button), ("SearchField", .textField), ("Image", .image), ("StaticText", .label),
  ]

  /// Whether a view may be anything: its type is not told, or nothing models it (a switch, a map).
  var isOfUnknownKind: Bool {
    switch type {
    case nil: holdsNothing
    case .any, .other, .group, .cell, .remotePlaceholder: false
    default: holdsNothing || holdsItsOwn
    }
  }

  /// The source says so, or its value states a page: idb calls a page control a slider, Maestro names no types.
  private var isPageIndicator: Bool {
    if type == .pageIndicator { return true }
    guard type == nil || type == .slider || traits.contains("Adjustable"), type != .pickerWheel, holdsNothing,
      !takesText, let value
    else { return false }
    return StatedPlace(pageSentence: value) != nil
  }

  /// Why it is no part of the screen that is judged; nil: it is one.
  func reasonToIgnore(isScrolled: Bool) -> String? {
    switch type {
    case .keyboard, .key: return "the keyboard is the system's"
    case .statusBar: return "the status bar is the system's"
    case .scrollBar: return "scroll indicators are the scroll view's own"
    case .other where isScrolled && isScrollBar: return "scroll indicators are the scroll view's own"
    default: break
    }
    if let size = frame?.size, size.width == 0 || size.height == 0, holdsNothing { return "it has no size" }
    return isVisible || isScrolled || !holdsNothing ? nil : "it cannot be seen"
  }

  /// Whether what it holds is looked at though it is ignored itself.
  var isTransparent: Bool { !holdsNothing && type != .keyboard && type != .statusBar }

  /// "Vertical scroll bar, 2 pages" in the person's language, with how far it was scrolled: "37%".
  private var isScrollBar: Bool { holdsNothing && (value?.contains { "%٪％".contains($0) } ?? false) }

  /// What lies in it is a part of it: wheels of a picker, a control's own labels.
  var holdsItsOwn: Bool {
    switch kind {
    case .pickerView, .datePicker, .pageControl, .button, .textField, .label, .image: true
    default: [.switch, .slider, .stepper, .segmentedControl, .webView, .map, .colorWell].contains(type)
    }
  }

  /// Whether elements lie in it that are parts of the screen themselves.
  var holdsOthers: Bool { !holdsNothing && !holdsItsOwn }

  /// Elements within that are wanted, in order; what lies in one is not looked at.
  func leaves(_ isWanted: (CapturedElement) -> Bool) -> [CapturedElement] {
    children.flatMap { isWanted($0) ? [$0] : $0.leaves(isWanted) }
  }

  /// Where it lies in a part whose corner is at `origin`.
  func frame(from origin: Point?) -> Rect? {
    guard let frame, let origin else { return nil }
    return Rect(
      x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.size.width, height: frame.size.height)
  }

  /// What VoiceOver says of it, unless that is what the component shows anyway.
  func spokenLabel(as kind: ComponentKind) -> String? {
    kind == .label || kind == .button ? nil : label ?? title
  }

  /// "Switch": what a view is, where its type says more than that.
  var note: String {
    switch type {
    case nil: unknownType.map { "\($0), not known" } ?? ""
    case .any, .other, .group, .cell, .remotePlaceholder: ""
    case let type?: type.rawValue
    }
  }
}

extension Capture {
  /// The first element, as they were written, that has a property.
  func first(_ isWanted: (CapturedElement) -> Bool) -> CapturedElement? {
    func search(_ elements: [CapturedElement]) -> CapturedElement? {
      for element in elements {
        if isWanted(element) { return element }
        if let found = search(element.children) { return found }
      }
      return nil
    }
    return search(roots)
  }

  /// The name of the application; "" where nobody says it.
  var application: String {
    let application = first { $0.type == .application }
    let name = application?.label ?? application?.title ?? ""
    return name.allSatisfy(\.isWhitespace) ? "" : name
  }

  /// A name that scripts can write: letters and digits of the application's.
  var screenName: String {
    let letters = application.unicodeScalars.filter {
      $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    let word = String(String.UnicodeScalarView(letters.drop { !$0.properties.isAlphabetic }))
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  /// The screen's: that of the outermost element that has one.
  var size: Size? {
    first { $0.frame.map { $0.size.width > 0 && $0.size.height > 0 } ?? false }?.frame?.size
  }
}
