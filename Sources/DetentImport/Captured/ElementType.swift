/// The kinds of elements that XCTest tells apart, with the names of XCUIElement.ElementType (documented), in the order of
/// its raw values from 0.
enum ElementType: String, CaseIterable {
  case any = "Any"
  case other = "Other"
  case application = "Application"
  case group = "Group"
  case window = "Window"
  case sheet = "Sheet"
  case drawer = "Drawer"
  case alert = "Alert"
  case dialog = "Dialog"
  case button = "Button"
  case radioButton = "RadioButton"
  case radioGroup = "RadioGroup"
  case checkBox = "CheckBox"
  case disclosureTriangle = "DisclosureTriangle"
  case popUpButton = "PopUpButton"
  case comboBox = "ComboBox"
  case menuButton = "MenuButton"
  case toolbarButton = "ToolbarButton"
  case popover = "Popover"
  case keyboard = "Keyboard"
  case key = "Key"
  case navigationBar = "NavigationBar"
  case tabBar = "TabBar"
  case tabGroup = "TabGroup"
  case toolbar = "Toolbar"
  case statusBar = "StatusBar"
  case table = "Table"
  case tableRow = "TableRow"
  case tableColumn = "TableColumn"
  case outline = "Outline"
  case outlineRow = "OutlineRow"
  case browser = "Browser"
  case collectionView = "CollectionView"
  case slider = "Slider"
  case pageIndicator = "PageIndicator"
  case progressIndicator = "ProgressIndicator"
  case activityIndicator = "ActivityIndicator"
  case segmentedControl = "SegmentedControl"
  case picker = "Picker"
  case pickerWheel = "PickerWheel"
  case `switch` = "Switch"
  case toggle = "Toggle"
  case link = "Link"
  case image = "Image"
  case icon = "Icon"
  case searchField = "SearchField"
  case scrollView = "ScrollView"
  case scrollBar = "ScrollBar"
  case staticText = "StaticText"
  case textField = "TextField"
  case secureTextField = "SecureTextField"
  case datePicker = "DatePicker"
  case textView = "TextView"
  case menu = "Menu"
  case menuItem = "MenuItem"
  case menuBar = "MenuBar"
  case menuBarItem = "MenuBarItem"
  case map = "Map"
  case webView = "WebView"
  case incrementArrow = "IncrementArrow"
  case decrementArrow = "DecrementArrow"
  case timeline = "Timeline"
  case ratingIndicator = "RatingIndicator"
  case valueIndicator = "ValueIndicator"
  case splitGroup = "SplitGroup"
  case splitter = "Splitter"
  case relevanceIndicator = "RelevanceIndicator"
  case colorWell = "ColorWell"
  case helpTag = "HelpTag"
  case matte = "Matte"
  case dockItem = "DockItem"
  case ruler = "Ruler"
  case rulerMarker = "RulerMarker"
  case grid = "Grid"
  case levelIndicator = "LevelIndicator"
  case cell = "Cell"
  case layoutArea = "LayoutArea"
  case layoutItem = "LayoutItem"
  case handle = "Handle"
  case stepper = "Stepper"
  case tab = "Tab"
  case touchBar = "TouchBar"
  case statusItem = "StatusItem"
  /// What another process draws; not in the enumeration, but in descriptions.
  case remotePlaceholder = "RemotePlaceholder"
}

extension ElementType {
  /// Names that page sources and accessibility roles use: "XCUIElementTypeButton", "AXButton", "Button".
  init?(name: some StringProtocol) {
    var name = name[...]
    for prefix in ["XCUIElementType", "AX"] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    let known = Self.roles[String(name)] ?? Self(rawValue: String(name))
    guard let known else { return nil }
    self = known
  }

  /// Accessibility roles that have another name than the element (as idb prints them).
  private static let roles: [String: ElementType] = [
    "GenericElement": .other, "Heading": .staticText, "ScrollArea": .scrollView, "TextArea": .textView,
    "WebArea": .webView, "SwitchButton": .switch,
  ]
}
