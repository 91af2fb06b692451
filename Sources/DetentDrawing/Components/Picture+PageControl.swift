import DetentCore

extension Picture {
  func looks(ofPageControl id: ComponentID, size: Size) -> [Mark] {
    let control = stage.pageControls[id]
    let indicators = control.visibleIndicators(direction: stage.direction(of: id))
    guard let first = indicators.first, let last = indicators.last else { return [] }
    var marks: [Mark] = []
    if control.isBackgroundVisible { marks.append(background(around: first.frame, last.frame, size: size)) }
    return marks + indicators.flatMap { self.indicator($0, of: id, control) }
  }

  /// The capsule behind the indicators: as thick as the control, and half as much longer than the row at each end.
  private func background(around first: Rect, _ last: Rect, size: Size) -> Mark {
    let thickness = min(size.width, size.height)
    let left = min(first.minX, last.minX)
    let right = max(first.maxX, last.maxX)
    let top = min(first.minY, last.minY)
    let bottom = max(first.maxY, last.maxY)
    var frame = Rect(x: left, y: top, width: right - left, height: bottom - top)
    if size.width >= size.height {
      frame = Rect(x: left - thickness / 2, y: 0, width: right - left + thickness, height: thickness)
    } else {
      frame = Rect(x: 0, y: top - thickness / 2, width: thickness, height: bottom - top + thickness)
    }
    return .fill(frame, radius: thickness / 2, palette.fill)
  }

  private func indicator(_ indicator: PageControl.Indicator, of id: ComponentID, _ control: PageControl) -> [Mark] {
    let color = color(of: indicator, control)
    if let image = indicator.image { return [symbol(image, in: indicator.frame, color)] }
    guard indicator.isCurrent, control.isProgressVisible, let progress = control.progress else {
      return [.circle(indicator.frame.center, radius: indicator.frame.size.width / 2, color)]
    }
    let share = stage.progresses[progress].currentProgress(at: stage.now, page: control.currentPage)
    return capsule(indicator.frame, filled: share, color, isReversed: stage.direction(of: id) == .rightToLeft)
  }

  /// The current indicator as a track that fills.
  private func capsule(_ frame: Rect, filled share: Double, _ color: Color, isReversed: Bool) -> [Mark] {
    let axis: Axis = frame.size.width >= frame.size.height ? .horizontal : .vertical
    let radius = frame.size[axis.other] / 2
    var filled = frame
    filled.size[axis] = frame.size[axis] * share
    if axis == .horizontal, isReversed { filled.origin.x = frame.maxX - filled.size.width }
    let bar = Mark.group([.fill(filled, color)]) {
      $0.clip = frame
      $0.clipRadius = radius
    }
    return [.fill(frame, radius: radius, color.opacity(0.3)), bar]
  }

  /// The given tints; else the label's colour, much fainter for pages that are not current.
  private func color(of indicator: PageControl.Indicator, _ control: PageControl) -> Color {
    let given = indicator.isCurrent ? control.currentPageIndicatorTintColor : control.pageIndicatorTintColor
    return given.flatMap { Color(named: $0, in: appearance) }
      ?? (indicator.isCurrent ? palette.label : palette.tertiaryLabel)
  }
}
