public import DetentCore

/// Writes marks as SVG text: the same marks give the same bytes.
public struct SVG {
  private var body = ""
  private var definitions = ""
  private var clips: [Clip: Int] = [:]
  private var depth = 1
  private var prefix = ""

  private struct Clip: Hashable {
    var rect: Rect
    var radius: Double
  }

  /// Families in the order in which they are tried. Inter stands in for the system font, which may not be passed on.
  static let fonts = """
    Inter, -apple-system, 'SF Pro Text', 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans Thai', \
    'Noto Sans Devanagari', 'Noto Sans CJK KR', sans-serif
    """

  /// A whole document, `size` points large. `title` is what a screen reader says of it.
  public static func document(_ marks: [Mark], size: Size, title: String) -> String {
    var svg = SVG()
    for mark in marks { svg.write(mark) }
    let (width, height) = (number(size.width), number(size.height))
    let definitions = svg.definitions.isEmpty ? "" : "  <defs>\n\(svg.definitions)  </defs>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" aria-label="\(escaped(title))" font-family="\(fonts)">
      \(definitions)\(svg.body)</svg>

      """
  }

  /// A part of a document, with what it needs defined; `prefix` keeps its names apart from those of other parts.
  static func fragment(_ marks: [Mark], prefix: String) -> String {
    var svg = SVG()
    svg.prefix = prefix
    for mark in marks { svg.write(mark) }
    return svg.definitions + svg.body
  }

  private mutating func write(_ mark: Mark) {
    switch mark {
    case .shape(let shape, let paint): line(element(shape, paint))
    case .text(let run): line(element(run))
    case .group(let group): write(group)
    }
  }

  private mutating func line(_ text: String) {
    body += String(repeating: "  ", count: depth) + text + "\n"
  }

  private mutating func write(_ group: Mark.Group) {
    guard !group.marks.isEmpty, group.opacity > 0 else { return }
    line("<g\(attributes(of: group))>")
    depth += 1
    if let title = group.title { line("<title>\(SVG.escaped(title))</title>") }
    for mark in group.marks { write(mark) }
    depth -= 1
    line("</g>")
  }

  private mutating func attributes(of group: Mark.Group) -> String {
    var transforms: [String] = []
    if group.offset != .zero { transforms.append("translate(\(SVG.pair(group.offset)))") }
    if group.scaleX != 1 || group.scaleY != 1 {
      transforms.append("scale(\(SVG.number(group.scaleX)) \(SVG.number(group.scaleY)))")
    }
    var text = transforms.isEmpty ? "" : " transform=\"\(transforms.joined(separator: " "))\""
    if group.opacity < 1 { text += " opacity=\"\(SVG.number(group.opacity))\"" }
    if let clip = group.clip {
      text += " clip-path=\"url(#\(prefix)clip\(number(of: Clip(rect: clip, radius: group.clipRadius))))\""
    }
    return text
  }

  /// The number of a clip's definition; equal clips share one.
  private mutating func number(of clip: Clip) -> Int {
    if let number = clips[clip] { return number }
    let number = clips.count + 1
    clips[clip] = number
    let rect = SVG.rect(clip.rect, radius: clip.radius)
    definitions += "    <clipPath id=\"\(prefix)clip\(number)\"><rect\(rect)/></clipPath>\n"
    return number
  }

  private func element(_ shape: Mark.Shape, _ paint: Mark.Paint) -> String {
    switch shape {
    case .rect(let rect, let radius): "<rect\(SVG.rect(rect, radius: radius))\(SVG.paint(paint))/>"
    case .circle(let center, let radius):
      "<circle cx=\"\(SVG.number(center.x))\" cy=\"\(SVG.number(center.y))\" r=\"\(SVG.number(radius))\"\(SVG.paint(paint))/>"
    case .path(let segments): "<path d=\"\(SVG.path(segments))\"\(SVG.paint(paint))/>"
    }
  }

  private func element(_ run: TextRun) -> String {
    var text = "<text x=\"\(SVG.number(run.at.x))\" y=\"\(SVG.number(run.at.y))\" font-size=\"\(SVG.number(run.size))\""
    if run.weight == .semibold { text += " font-weight=\"600\"" }
    let isReversed = run.isRightToLeft
    if isReversed { text += " direction=\"rtl\"" }
    let anchor = isReversed ? run.anchor.reversed : run.anchor
    if anchor != .start { text += " text-anchor=\"\(anchor.rawValue)\"" }
    return text + SVG.paint(Mark.Paint(fill: run.color)) + ">\(SVG.escaped(run.text))</text>"
  }
}

extension SVG {
  /// Points to a hundredth: finer than a pixel of any screen.
  static func number(_ value: Double) -> String { Text.number(value.isFinite ? value : 0, digits: 2) }

  static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  static func rect(_ rect: Rect, radius: Double) -> String {
    var text = " x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\""
    text += " width=\"\(number(max(0, rect.size.width)))\" height=\"\(number(max(0, rect.size.height)))\""
    return radius > 0 ? text + " rx=\"\(number(radius))\"" : text
  }

  static func path(_ segments: [Mark.Segment]) -> String {
    segments.map { segment in
      switch segment {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .curve(let a, let b, let end): "C\(pair(a)) \(pair(b)) \(pair(end))"
      case .close: "Z"
      }
    }.joined()
  }

  static func paint(_ paint: Mark.Paint) -> String {
    var text = " fill=\"\(paint.fill?.hex ?? "none")\""
    if let fill = paint.fill, fill.alpha < 1 { text += " fill-opacity=\"\(number(fill.alpha))\"" }
    guard let stroke = paint.stroke else { return text }
    text += " stroke=\"\(stroke.hex)\""
    if stroke.alpha < 1 { text += " stroke-opacity=\"\(number(stroke.alpha))\"" }
    return paint.width == 1 ? text : text + " stroke-width=\"\(number(paint.width))\""
  }

  /// Characters of one line.
  private static let longestText = 10_000

  /// Text for XML.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in cleaned(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// One line of text: characters that XML 1.0 forbids, and those that turn the direction of what follows, are replaced
  /// by U+FFFD. What is longer than any picture is wide is cut.
  static func cleaned(_ text: String) -> String {
    var result = ""
    var text = text
    if let cut = text.unicodeScalars.index(text.startIndex, offsetBy: longestText, limitedBy: text.endIndex),
      cut < text.endIndex
    {
      text = String(text.unicodeScalars[..<cut]) + "…"
    }
    for scalar in Text.unsteered(text, keepsLines: false).unicodeScalars {
      result.unicodeScalars.append(scalar.value == 0xFFFE || scalar.value == 0xFFFF ? "\u{FFFD}" : scalar)
    }
    return result
  }
}
