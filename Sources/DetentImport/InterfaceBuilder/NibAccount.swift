import DetentXML

/// What becomes of every element of a document.
enum NibAccount {
  /// Counts all elements below the root. `built`: where the views are that became something; `omitted`: why others did
  /// not, where they do not tell that by where they stand.
  static func fill(
    _ account: inout Account, from root: XMLElement, built: Set<NibPlace>, omitted: [NibPlace: String]
  ) {
    account.noteRead(root.name, line: root.line)
    for child in root.children { note(child, in: root, (built, omitted), NibOmission.usual, &account) }
  }

  /// `omission`: why views here are not built, if they are not.
  private static func note(
    _ element: XMLElement, in parent: XMLElement, _ views: (built: Set<NibPlace>, omitted: [NibPlace: String]),
    _ omission: String, _ account: inout Account
  ) {
    let name = element.name
    let omission = views.omitted[element.place] ?? NibOmission.reason(for: element, in: parent) ?? omission
    if let kind = NibKind.of(name) {
      let isBar = parent.name.hasSuffix("Controller") && element["key"] == element.name
      note(element, kind, isBuilt: views.built.contains(element.place), isBar: isBar, omission, &account)
    } else if read.contains(name) || element.isString && parent.name != "array" || isRead(element, in: parent) {
      account.noteRead(name, line: element.line)
    } else if let reason = reasons[name] {
      account.noteIgnored(name, reason, line: element.line)
      return
    } else {
      account.noteUnknown(name, line: element.line)
    }
    for child in element.children { note(child, in: element, views, omission, &account) }
  }

  private static func note(
    _ element: XMLElement, _ kind: NibKind, isBuilt: Bool, isBar: Bool, _ omission: String, _ account: inout Account
  ) {
    guard isBuilt else { return account.noteIgnored(element.name, omission, line: element.line) }
    if kind.isModelled || isBar {
      account.noteRead(element.name, line: element.line)
    } else {
      account.noteIgnored(element.name, "not modelled: it stands there as a plain view", line: element.line)
    }
    noteAttributes(of: element, kind, &account)
  }

  private static func isRead(_ element: XMLElement, in parent: XMLElement) -> Bool {
    switch element.name {
    case "color":
      ["backgroundColor", "tintColor", "pageIndicatorTintColor", "currentPageIndicatorTintColor"].contains(
        element["key"] ?? "")
        || parent.name == "userDefinedRuntimeAttribute" && parent["keyPath"]?.hasSuffix("intColor") == true
        || parent.name == "namedColor" || parent.name == "systemColor"
    case "variation": element["key"] == "default"
    case "edgeInsets", "directionalEdgeInsets": element["key"]?.hasSuffix("ayoutMargins") == true
    case "inset":
      parent.name.hasSuffix("View") && element["key"]?.hasSuffix("ontentInset") == true
        || element["key"]?.hasSuffix("IndicatorInsets") == true
    default: false
    }
  }

  /// Attributes of what is judged, where each may matter.
  private static func noteAttributes(of element: XMLElement, _ kind: NibKind, _ account: inout Account) {
    guard judged.contains(element.name) else { return }
    for attribute in element.attributes
    where !kind.properties.contains(where: { $0.attribute == attribute.name }) && !attributes.contains(attribute.name) {
      account.noteUnknown("\(element.name) \(attribute.name)", line: element.line)
    }
  }

  private static let judged: Set = [
    "pageControl", "pickerView", "datePicker", "scrollView", "tableView", "collectionView",
  ]

  /// Attributes of any view that are read elsewhere or say nothing that is modelled.
  private static let attributes: Set = [
    "id", "key", "tag", "userLabel", "customClass", "customModule", "customModuleProvider", "restorationIdentifier",
    "hidden", "alpha", "enabled", "userInteractionEnabled", "opaque", "contentMode", "clipsSubviews", "misplaced",
    "multipleTouchEnabled", "clearsContextBeforeDrawing", "translatesAutoresizingMaskIntoConstraints", "fixedFrame",
    "ambiguous", "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "contentHorizontalAlignment", "contentVerticalAlignment",
    "autoresizesSubviews",
    "semanticContentAttribute", "insetsLayoutMarginsFromSafeArea", "preservesSuperviewLayoutMargins",
    "layoutMarginsFollowReadableWidth", "verifyAmbiguity", "exclusiveTouch", "selected", "highlighted", "placeholder",
    "dataMode", "style", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedRowHeight",
    "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight", "separatorStyle", "allowsSelection",
    "allowsSelectionDuringEditing", "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing",
    "springLoaded", "sectionIndexMinimumDisplayRowCount", "prefetchingEnabled", "dropPlaceholder", "useCurrentDate",
    "preferredIndicatorImage", "preferredCurrentPageIndicatorImage", "contentViewInsetsToSafeArea", "appearanceType",
    "simulatedAppContext", "showsSelectionIndicator", "useSafeAreaLayoutGuide", "decelerationRate",
    "simulatedUserInterfaceStyle",
    "remembersLastFocusedIndexPath", "selfSizingInvalidation", "fillerRowHeight", "sectionHeaderTopPadding",
    "adjustsImageSizeForAccessibilityContentSizeCategory", "largeContentTitle", "showsLargeContentViewer",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "allowsFocus", "allowsFocusDuringEditing",
    "selectionFollowsFocus", "dragInteractionEnabled", "toolTip", "accessibilityIgnoresInvertColors",
  ]

  private static let read: Set = [
    "device", "scenes", "scene", "objects", "viewController", "tableViewController", "collectionViewController",
    "navigationController", "tabBarController", "splitViewController", "pageViewController", "glkViewController",
    "avPlayerViewController", "hostingController", "viewControllerPlaceholder", "exit", "layoutGuides",
    "viewControllerLayoutGuide", "viewLayoutGuide", "rect", "frame", "subviews", "constraints", "constraint",
    "connections", "outlet", "outletCollection", "action", "segue", "navigationItem", "barButtonItem", "tabBarItem",
    "leftBarButtonItems", "rightBarButtonItems", "items", "sections", "tableViewSection", "cells", "prototypes",
    "state",
    "date", "timeZone", "locale", "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute", "accessibility",
    "resources", "namedColor", "systemColor", "size", "imageReference", "attributedString", "fragment",
    "simulatedMetricsContainer", "simulatedScreenMetrics", "buttonConfiguration", "tapGestureRecognizer", "placeholder",
    "gestureRecognizers", "mask", "exclude", "viewControllers",
  ]

  private static let reasons: [String: String] = {
    var reasons: [String: String] = [:]
    for (reason, names) in ignored { for name in names { reasons[name] = reason } }
    return reasons
  }()

  private static let ignored: [(reason: String, names: [String])] = [
    (
      "how it is drawn is not modelled",
      [
        "animations", "attributedTitle", "attributes", "backgroundConfiguration", "backgroundImage", "barAppearance",
        "blurEffect", "color", "compactAppearance", "defaultToolbarAppearance", "font", "fontDescription",
        "fontDescriptor", "image", "imageConfiguration", "inset", "navigationBarAppearance", "nil", "offsetWrapper",
        "options", "paragraphStyle", "preferredSymbolConfiguration", "scrollEdgeAppearance", "shadow", "shadowOffset",
        "standardAppearance", "symbolConfiguration", "tabBarAppearance", "tabStops", "textAttributes", "textTab",
        "titleTextAttributes", "toolbarAppearance", "vibrancyEffect", "visualEffect",
      ]
    ),
    (
      "it is the editor's own",
      [
        "adaptation", "capability", "class", "classes", "customFonts", "dependencies", "deployment", "designable",
        "designables", "development", "freeformSimulatedSizeMetrics", "inferredMetricsTieBreakers", "plugIn", "point",
        "relationships", "simulatedBottomBarMetrics", "simulatedNavigationBarMetrics", "simulatedOrientationMetrics",
        "simulatedSizeMetrics", "simulatedStatusBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
        "simulatedTopBarMetrics",
      ]
    ),
    (
      "the frame that results is in the file, or stays unknown",
      ["autoresizingMask", "directionalEdgeInsets", "edgeInsets", "layoutMargins"]
    ),
    (
      "it is for other sizes than the document's own",
      ["extendedEdge", "include", "traitCollection", "variation"]
    ),
    ("keyboards and input are set on the screen", ["dataDetectorType", "textInputTraits", "textInputPasswordRules"]),
    (
      "not modelled",
      [
        "accessibilityTraits", "array", "audiovisualMediaTypes", "bool", "collectionViewFlowLayout",
        "collectionViewLayout", "command", "customObject", "data", "dictionary", "gestureRecognizer",
        "hoverGestureRecognizer", "integer", "keyCommand", "longPressGestureRecognizer", "menu",
        "pongPressGestureRecognizer",
        "panGestureRecognizer", "pinchGestureRecognizer", "preferences", "range", "real", "refreshControl",
        "rotationGestureRecognizer", "scopeButtonTitles", "screenEdgePanGestureRecognizer",
        "searchDisplayController", "searchResultsController", "segment", "segments", "swipeGestureRecognizer",
        "toolbarItems", "userActivityTypes", "wkWebViewConfiguration",
      ]
    ),
  ]
}
