import DetentCore

extension Picture {
  /// What sets a popover off, for nothing behind it is made darker: its shadow, a line around it, and the arrow that points
  /// at its anchor. Nothing for other screens.
  func popover(of layer: Stage.Layer) -> [Mark] {
    guard let presentation = stage.screens[layer.screen].presentation, presentation.style == .popover else { return [] }
    let frame = presentation.frame
    let line = Mark.Paint(stroke: palette.separator, width: PopoverLooks.line)
    let edge = Mark.shape(.rect(frame, radius: Looks.sheetRadius), line)
    let color = ground(of: layer.screen) ?? palette.background
    let arrow = anchor(of: presentation).map { self.arrow(from: frame, to: $0, color) } ?? []
    return [
      .group(shadow(around: frame, radius: Looks.sheetRadius) + [edge] + arrow) {
        $0.offset = layer.offset
        $0.opacity = layer.opacity
      }
    ]
  }

  private func anchor(of presentation: Flow.Presentation) -> Rect? {
    presentation.offer.anchor.flatMap { stage.isLive($0) ? stage.screenFrame(of: $0) : nil }
  }

  /// From the edge that is nearer to the anchor towards its middle, as far as the popover's round corners let it.
  private func arrow(from frame: Rect, to anchor: Rect, _ color: Color) -> [Mark] {
    let isBelow = anchor.center.y < frame.center.y
    let (foot, way) = (isBelow ? frame.minY : frame.maxY, isBelow ? -1.0 : 1)
    let half = min(PopoverLooks.arrowWidth / 2, max(0, frame.size.width / 2 - Looks.sheetRadius))
    let reach = Looks.sheetRadius + half
    let middle = max(frame.minX + reach, min(anchor.center.x, frame.maxX - reach))
    let tip = Point(x: middle, y: foot + way * PopoverLooks.arrowHeight)
    // A point within the popover, so that no line shows where the arrow grows out of it.
    let sides = [-half, half].map { Point(x: middle + $0, y: foot - way) }
    let bend = half * 0.45
    let outline: [Mark.Segment] = [
      .move(sides[0]), .curve(Point(x: middle - bend, y: foot), Point(x: middle - bend / 2, y: tip.y), tip),
      .curve(Point(x: middle + bend / 2, y: tip.y), Point(x: middle + bend, y: foot), sides[1]),
    ]
    return [
      .shape(.path(outline), Mark.Paint(fill: color, stroke: palette.separator, width: PopoverLooks.line / 2))
    ]
  }
}

/// Measures of popovers, in points. Our choice, by the look of iOS.
private enum PopoverLooks {
  /// The line around a popover; half of it lies under the popover.
  static let line = 2.0
  static let arrowWidth = 36.0
  /// Less than the margin between a popover and its anchor.
  static let arrowHeight = 9.0
}
