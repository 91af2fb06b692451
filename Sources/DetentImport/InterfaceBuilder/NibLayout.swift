import DetentCore
import DetentXML

/// Finds the frames of views: from the file's own rectangles, else from constraints that settle them simply, edge by edge.
///
/// What constraints leave open stays unknown; no constraint is weighed against another one.
struct NibLayout {
  /// Constraints by each view that they hold.
  private(set) var constraints: [String: [Constraint]] = [:]
  /// What is below the status bar and above the home indicator, by guides that stand for it.
  private(set) var guides: [String: Guide] = [:]
  /// The guides of each scroll view's content.
  private(set) var contentGuides: [String: [String]] = [:]

  /// How many constraints there are, by all the views that they hold.
  var count: Int { constraints.values.reduce(0) { $0 + $1.count } }

  /// Margins that differ from the system's, by view.
  private(set) var margins: [String: Margins] = [:]

  enum Guide: Equatable {
    case top, bottom, safeArea
    case content(String), frame(String)
  }

  struct Constraint {
    var first: Anchor
    var second: Anchor?
    var multiplier: Double
    var constant: Double
  }

  struct Anchor: Hashable {
    var item: String
    var side: Side
    /// It is the margin's and not the edge's.
    var isMargin = false
  }

  enum Side: Hashable {
    case low(Axis), high(Axis), center(Axis), length(Axis)

    init?(_ attribute: String) {
      switch attribute {
      case "left", "leading": self = .low(.horizontal)
      case "right", "trailing": self = .high(.horizontal)
      case "top": self = .low(.vertical)
      case "bottom": self = .high(.vertical)
      case "centerX": self = .center(.horizontal)
      case "centerY": self = .center(.vertical)
      case "width": self = .length(.horizontal)
      case "height": self = .length(.vertical)
      default: return nil
      }
    }

    var axis: Axis {
      switch self {
      case .low(let axis), .high(let axis), .center(let axis), .length(let axis): axis
      }
    }
  }

  /// `controller`: a scene's; its views, their constraints and guides are read.
  init(_ controller: XMLElement) {
    for guide in controller.list("layoutGuides") { guides[guide.objectID] = guide["type"] == "top" ? .top : .bottom }
    read(controller)
  }

  private mutating func noteMargins(of view: XMLElement) {
    guard !view.objectID.isEmpty, let own = Self.margins(of: view) else { return }
    margins[view.objectID] = own
  }

  private mutating func read(_ element: XMLElement) {
    let excluded = element.excluded("constraints")
    let isMirrored = element.isRightToLeft
    noteMargins(of: element)
    for child in element.children {
      switch child.name {
      case "constraints":
        for constraint in child.children where !excluded.contains(constraint.objectID) {
          add(constraint, of: element.objectID, isMirrored)
        }
      case "viewLayoutGuide": add(guide: child, of: element.objectID)
      default: read(child)
      }
    }
  }

  /// What other guides follow (the keyboard, the readable width) no file tells.
  private mutating func add(guide: XMLElement, of owner: String) {
    switch guide["key"] {
    case "contentLayoutGuide":
      guides[guide.objectID] = .content(owner)
      contentGuides[owner, default: []].append(guide.objectID)
    case "frameLayoutGuide": guides[guide.objectID] = .frame(owner)
    case "safeArea": guides[guide.objectID] = .safeArea
    default: break
    }
  }

  /// `isMirrored`: the view that holds the constraint goes from right to left. A view's direction is that of what lies in
  /// it, and of no more. Source: UIKit, effectiveUserInterfaceLayoutDirection (documented).
  private mutating func add(_ element: XMLElement, of owner: String, _ isMirrored: Bool) {
    let priority = element["priority"].flatMap(Double.init) ?? 1000
    guard element.name == "constraint", element["relation"] ?? "equal" == "equal", priority >= 1000,
      element.flag("placeholder") != true, element["symbolic"] == nil || element["constant"] != nil,
      let multiplier = Self.multiplier(element["multiplier"])
    else { return }
    let names = [element["firstAttribute"], element["secondAttribute"]]
    let turns = isMirrored && names.contains { $0?.hasPrefix("leading") == true || $0?.hasPrefix("trailing") == true }
    guard !turns || multiplier == 1, let first = anchor(element["firstItem"] ?? owner, names[0], isMirrored) else {
      return
    }
    let second = element["secondItem"].flatMap { anchor($0, names[1], isMirrored) }
    guard second != nil || element["secondItem"] == nil else { return }
    let constant = (element["constant"].map { Double($0) ?? .nan } ?? 0) * (turns ? -1 : 1)
    guard constant.magnitude < 1e9 else { return }
    let constraint = Constraint(first: first, second: second, multiplier: multiplier, constant: constant)
    constraints[first.item, default: []].append(constraint)
    if let second, second.item != first.item { constraints[second.item, default: []].append(constraint) }
  }

  private func anchor(_ item: String, _ attribute: String?, _ isMirrored: Bool) -> Anchor? {
    guard var name = attribute else { return nil }
    let isMargin = name.hasSuffix("Margin")
    if isMargin { name = String(name.dropLast(6)) }
    if name.hasSuffix("WithinMargins") { name = String(name.dropLast(13)) }
    if isMirrored { name = ["leading": "trailing", "trailing": "leading"][name] ?? name }
    return Side(name).map { Anchor(item: item, side: $0, isMargin: isMargin) }
  }

  /// "2", "0.5", "16:9"
  private static func multiplier(_ text: String?) -> Double? {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").map { Double($0) ?? .nan }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : .nan
    return value.isFinite && value > 0 && value < 1e6 ? value : nil
  }
}

extension XMLElement {
  /// What lies in the view goes from right to left, whatever the language.
  var isRightToLeft: Bool { self["semanticContentAttribute"] == "forceRightToLeft" }
}
