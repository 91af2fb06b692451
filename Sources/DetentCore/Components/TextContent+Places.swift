/// Where characters lie in their field, and which lies at a point.
///
/// Lines begin at the side where the interface's reading begins, whatever they say: UIKit's natural alignment. Within a line
/// characters run as its first letter is read; where letters of both directions meet, all of the line runs like that.
extension TextContent {
  /// The field that shows the text.
  public struct Field: Hashable, Sendable {
    /// In points.
    public var width: Double
    public var direction: LayoutDirection
  }

  /// The insertion point's rectangle at a position, in the field's points.
  public func caret(at position: Int, in field: Field) -> Rect {
    let line = line(of: position)
    let place = width(from: lineStarts[line], to: min(position, count))
    return rect(place..<place + Metrics.insertionPointWidth, ofLine: line, in: field)
  }

  /// The smallest rectangle around a range; that of the insertion point for an empty one.
  public func rect(of range: Range<Int>, in field: Field) -> Rect {
    guard !range.isEmpty else { return caret(at: range.lowerBound, in: field) }
    let (first, last) = (line(of: range.lowerBound), line(of: range.upperBound - 1))
    guard first == last else { return rect(ofLines: first...last, in: field) }
    let start = width(from: lineStarts[first], to: range.lowerBound)
    let end = width(from: lineStarts[first], to: range.upperBound)
    return rect(start..<max(end, start + Metrics.insertionPointWidth), ofLine: first, in: field)
  }

  private func rect(ofLines lines: ClosedRange<Int>, in field: Field) -> Rect {
    let widest = max(lines.map { lineWidth($0) }.max() ?? 0, Metrics.insertionPointWidth)
    return Rect(
      x: field.direction == .rightToLeft ? field.width - widest : 0, y: Double(lines.lowerBound) * Metrics.lineHeight,
      width: widest, height: Double(lines.count) * Metrics.lineHeight)
  }

  /// A part of a line, measured from where the line is read first. Where a line ends at an edge of the field, the insertion
  /// point stays within the line.
  private func rect(_ part: Range<Double>, ofLine line: Int, in field: Field) -> Rect {
    let (length, width) = (length(ofLine: line), part.upperBound - part.lowerBound)
    var x = runsLeft(line) ? length - part.upperBound : part.lowerBound
    if runsLeft(line) || field.direction == .rightToLeft { x = max(0, min(x, length - width)) }
    return Rect(
      x: left(ofLine: line, in: field) + x, y: Double(line) * Metrics.lineHeight, width: width,
      height: Metrics.lineHeight)
  }

  private func left(ofLine line: Int, in field: Field) -> Double {
    field.direction == .rightToLeft ? field.width - length(ofLine: line) : 0
  }

  /// An empty line has room for the insertion point.
  private func length(ofLine line: Int) -> Double { max(lineWidth(line), Metrics.insertionPointWidth) }

  /// Whether a line is read from right to left.
  func runsLeft(_ line: Int) -> Bool { TextMetrics.isRightToLeft(text(ofLine: line)) }

  /// The position nearest to a point of the field.
  public func position(at point: Point, in field: Field) -> Int {
    let line = Int(min(max((point.y / Metrics.lineHeight).rounded(.down), 0), Double(lineStarts.count - 1)))
    let inLine = point.x - left(ofLine: line, in: field)
    let wanted = runsLeft(line) ? length(ofLine: line) - inLine : inLine
    var x = 0.0
    for position in lineStarts[line]..<lineEnd(line) {
      let width = TextContent.width(of: characters[position])
      if wanted < x + width / 2 { return position }
      x += width
    }
    return lineEnd(line)
  }
}
