import DetentCore

/// An element of a screen at one moment, as a tool that drives apps wrote it down.
///
/// Every format says a part of this; what it does not say is nil.
struct CapturedElement {
  var type: ElementType?
  /// The type by the source's name for it, where it is none of XCTest's.
  var unknownType: String?
  /// In points of the screen.
  var frame: Rect?
  var label: String?
  var identifier: String?
  var value: String?
  var title: String?
  var placeholder: String?
  /// UIAccessibilityTraits by name: "Button", "Adjustable".
  var traits: [String] = [] {
    didSet {
      if traits.contains("NotEnabled") { isEnabled = false }
      if traits.contains("Selected") { isSelected = true }
    }
  }
  var isEnabled = true
  var isSelected = false
  var isFocused = false
  var isVisible = true
  /// From 1.
  var line: Int
  var children: [CapturedElement] = []

  init(line: Int) { self.line = line }

  /// By a name for it, or by XCTest's number; nil says nothing.
  mutating func setType(_ name: String?) {
    guard let name, !name.isEmpty else { return }
    let all = ElementType.allCases
    type = Int(name).map { all.indices.contains($0) ? all[$0] : .any } ?? ElementType(name: name)
    if type == nil { unknownType = name }
  }
}

/// A screen as it was captured.
struct Capture {
  var format: CaptureFormat
  /// Mostly one, the application.
  var roots: [CapturedElement]

  /// How deep elements lie in each other, at most.
  static let depthLimit = 512
  /// How many elements are read, at most: ten times what large screens have, and little memory (our choice).
  static let countLimit = 50_000
  static let tooMany = "there are more than \(countLimit) elements"
  /// How many rows all wheels together have, at most: each becomes a title (our choice; ten wheels of the longest).
  static let rowLimit = 100_000
  static let tooManyRows = "the wheels state more than \(rowLimit) rows"
  static let android = "an Android screen; Detent knows iOS"
  static let tooDeep = "elements lie more than \(depthLimit) deep"
}

/// Who wrote a captured screen, and how.
enum CaptureFormat: String, CaseIterable {
  /// Appium's page source, which WebDriverAgent makes.
  case pageSource = "Appium page source"
  /// What XCUIElement.debugDescription prints.
  case description = "XCUITest description"
  case maestro = "Maestro hierarchy"
  case idb = "idb describe-all"
}
