import DetentCore

/// An SVG drawing, read for what makes it hard to recognise at the size of a dot.
///
/// It knows the basic shapes, paths, groups, and the presentation attributes fill, stroke, fill-rule, display, visibility
/// and style. References, style sheets, percentages and pixels it does not: a drawing with them, or with nothing to see,
/// is marked as unread.
/// Curves are followed by their control points: near enough to tell what lies inside what.
struct Drawing {
  private(set) var facts = ImageFacts(shapes: 0)
  /// The bounds of what is filled so far, to see white on top of it.
  private var filled: [Rect] = []

  /// nil when the root is no SVG.
  init?(_ markup: Markup) {
    guard markup.name == "svg" else { return nil }
    read(markup, Style())
    if facts.shapes == 0, !facts.hasText { facts.isUnread = true }
  }

  /// Presentation attributes that children inherit.
  private struct Style {
    var fill = "black"
    var stroke = "none"
    var rule = "nonzero"
    var isShown = true

    mutating func apply(_ attributes: [String: String]) {
      set("fill", attributes["fill"])
      set("stroke", attributes["stroke"])
      set("fill-rule", attributes["fill-rule"])
      set("display", attributes["display"])
      set("visibility", attributes["visibility"])
      for part in (attributes["style"] ?? "").split(separator: ";") {
        let pair = part.split(separator: ":", maxSplits: 1).map { Drawing.trimmed($0) }
        if pair.count == 2 { set(pair[0], pair[1]) }
      }
    }

    private mutating func set(_ name: String, _ value: String?) {
      guard let value, value != "inherit" else { return }
      switch name {
      case "fill": fill = value
      case "stroke": stroke = value
      case "fill-rule": rule = value
      case "display": isShown = value != "none"
      case "visibility": isShown = isShown && value == "visible"
      default: break
      }
    }

    var isFilled: Bool { fill != "none" && fill != "transparent" }
    /// Drawn in the colour of what lies behind: seen only by what it covers.
    var isBlank: Bool { ["white", "#fff", "#ffffff"].contains(fill.lowercased()) }
  }

  private mutating func read(_ element: Markup, _ inherited: Style) {
    var style = inherited
    style.apply(element.attributes)
    guard style.isShown else { return }
    switch element.name {
    case "svg", "g", "a", "switch": for child in element.children { read(child, style) }
    case "text", "tspan", "textPath": facts.hasText = true
    case "image", "foreignObject", "use", "style": facts.isUnread = true
    case "mask": facts.hasNegativeSpace = true
    case "path", "rect", "circle", "ellipse", "polygon", "polyline", "line": add(Outline(element), style, element.name)
    default: break  // definitions, titles, descriptions: not drawn where they stand
    }
  }

  private mutating func add(_ outline: Outline, _ style: Style, _ name: String) {
    if outline.isUnread { facts.isUnread = true }
    guard outline.segments > 0 else { return }
    facts.segments += outline.segments
    let isLine = name == "line" || name == "polyline" && !style.isFilled
    if isLine || style.stroke != "none" && !filled.isEmpty || !style.isFilled && style.stroke == "none" {
      facts.hasInnerLines = facts.hasInnerLines || isLine || style.stroke != "none"
    }
    guard style.isFilled else {
      facts.shapes += style.stroke != "none" ? 1 : 0
      return
    }
    if style.isBlank, filled.contains(where: { $0.overlaps(outline.bounds) }) {
      facts.hasNegativeSpace = true
      return
    }
    if outline.hasHole(evenOdd: style.rule == "evenodd") { facts.hasNegativeSpace = true }
    facts.shapes += outline.rings(evenOdd: style.rule == "evenodd")
    filled.append(outline.bounds)
  }

  static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
