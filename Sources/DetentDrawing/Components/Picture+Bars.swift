import DetentCore

extension Picture {
  func looks(ofNavigationBar id: ComponentID, size: Size) -> [Mark] {
    let safeTop = stage.screenFrame(of: id).minY - stage.screenFrame(of: stage[attributes: id].screen).minY
    let frame = Rect(origin: .zero, size: size)
    let under = Rect(x: 0, y: -safeTop, width: size.width, height: size.height + safeTop)
    let isLarge = stage.hasLargeTitle(id)
    var marks = isLarge ? [.fill(under, palette.background)] : ground(under, lineAt: size.height)
    if isLarge {
      marks.append(.text(largeTitle(stage.simpleViews[id].text, in: frame, isMirrored: isMirrored(id))))
    } else {
      marks.append(
        .text(
          .centered(
            stage.simpleViews[id].text, in: frame, size: TextMetrics.bodySize, weight: .semibold, color: palette.label))
      )
    }
    if stage.hasBackButton(id) { marks.append(chevron(in: frame, of: id)) }
    return marks
  }

  private func largeTitle(_ text: String, in frame: Rect, isMirrored: Bool) -> TextRun {
    TextRun(
      TextMetrics.fitting(
        text, width: frame.size.width - 2 * Looks.margin, size: BarLooks.largeTitle, weight: .semibold),
      at: Point(x: isMirrored ? frame.maxX - Looks.margin : Looks.margin, y: frame.maxY - BarLooks.largeTitleBase),
      size: BarLooks.largeTitle, weight: .semibold, anchor: isMirrored ? .end : .start, color: palette.label)
  }

  /// At the leading end, pointing back.
  private func chevron(in frame: Rect, of id: ComponentID) -> Mark {
    let side = isMirrored(id) ? -1.0 : 1
    let tip = Point(x: isMirrored(id) ? frame.maxX - Looks.margin : Looks.margin, y: BarLooks.chevronMiddle)
    let ends = [-BarLooks.chevron, BarLooks.chevron].map { Point(x: tip.x + side * BarLooks.chevron, y: tip.y + $0) }
    return .line([ends[0], tip, ends[1]], tint(of: id), width: 2.5)
  }

  func looks(ofTabBar id: ComponentID, size: Size) -> [Mark] {
    guard let bar = stage.simpleViews[id].bar else { return [] }
    let screen = stage.screenFrame(of: stage[attributes: id].screen)
    let below = max(0, screen.maxY - stage.screenFrame(of: id).maxY)
    let ground = ground(Rect(x: 0, y: 0, width: size.width, height: size.height + below), lineAt: 0)
    let pitch = size.width / Double(max(1, bar.items.count))
    return ground
      + bar.items.indices.flatMap { item -> [Mark] in
        let place = isMirrored(id) ? bar.items.count - 1 - item : item
        let cell = Rect(x: Double(place) * pitch, y: 0, width: pitch, height: size.height)
        let color = item == bar.selectedItem ? tint(of: id) : palette.secondaryLabel
        let isFlat = stage.screens[stage[attributes: id].screen].hasFlatBars
        return isFlat ? flatItem(bar.items[item], in: cell, color) : tallItem(bar.items[item], in: cell, color)
      }
  }

  /// An icon above its title.
  private func tallItem(_ title: String, in cell: Rect, _ color: Color) -> [Mark] {
    let icon = Rect(x: cell.center.x - 11, y: 5, width: 22, height: 22)
    let label = Rect(x: cell.minX, y: 28, width: cell.size.width, height: max(0, cell.size.height - 28))
    return [
      .fill(icon, radius: 6, color), .text(.centered(title, in: label, size: BarLooks.itemText, color: color)),
    ]
  }

  /// An icon beside its title, the two in the middle of the item.
  private func flatItem(_ title: String, in cell: Rect, _ color: Color) -> [Mark] {
    let room = max(0, cell.size.width - BarLooks.flatIcon - 2 * BarLooks.flatGap)
    let width = min(room, TextMetrics.width(of: title, size: BarLooks.flatItemText))
    let start = cell.center.x - (BarLooks.flatIcon + BarLooks.flatGap + width) / 2
    let side = BarLooks.flatIcon
    let label = Rect(
      x: start + side + BarLooks.flatGap, y: cell.minY, width: width, height: cell.size.height)
    return [
      .fill(Rect(x: start, y: cell.center.y - side / 2, width: side, height: side), radius: 5, color),
      .text(.centered(title, in: label, size: BarLooks.flatItemText, color: color)),
    ]
  }

  private func ground(_ frame: Rect, lineAt y: Double) -> [Mark] {
    let line = Rect(x: 0, y: y == 0 ? 0 : y - Looks.hairline, width: frame.size.width, height: Looks.hairline)
    return [.fill(frame, palette.bar), .fill(line, palette.separator)]
  }

  private func isMirrored(_ id: ComponentID) -> Bool { stage.direction(of: id) == .rightToLeft }
}

/// Measures of bars, in points. Our choice, by the look of iOS.
private enum BarLooks {
  static let largeTitle = 34.0
  static let largeTitleBase = 12.0
  static let chevron = 9.0
  static let chevronMiddle = 22.0
  static let itemText = 10.0
  static let flatItemText = 12.0
  static let flatIcon = 18.0
  static let flatGap = 6.0
}
