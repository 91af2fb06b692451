import DetentCore

extension Picture {
  /// What a scroll view shows: rows or pages that have no content of their own, its children, its indicators.
  func content(ofScrollView id: ComponentID) -> [Mark] {
    let children = stage[attributes: id].children.compactMap { mark(of: $0) }
    return rows(of: id) + pages(of: id) + children + indicators(of: id)
  }

  // MARK: Pages

  /// A pager whose pages hold nothing is drawn as numbered cards.
  private func pages(of id: ComponentID) -> [Mark] {
    let view = stage.scrollViews[id]
    guard view.isPagingEnabled, !hasPages(id) else { return [] }
    return stage.visiblePages(of: id).map { page in
      let frame = onScreen(stage.frame(ofPage: page, of: id), of: id)
      let card = frame.inset(
        by: EdgeInsets(
          top: Looks.pageGap, left: Looks.pageGap, bottom: Looks.pageGap, right: Looks.pageGap))
      let name = view.pageKeys.indices.contains(page) ? view.pageKeys[page] : "\(page + 1)"
      let size = max(12, min(64, card.size.width / 5, card.size.height / 3))
      return .group([
        .fill(card, radius: Looks.cornerRadius, palette.secondaryBackground),
        .text(.centered(name, in: card, size: size, weight: .semibold, color: palette.tertiaryLabel)),
      ]) { $0.title = "page \(page + 1)" }
    }
  }

  private func hasPages(_ id: ComponentID) -> Bool {
    stage[attributes: id].children.contains { child in
      if case .page? = stage[attributes: child].place?.rule { true } else { false }
    }
  }

  // MARK: Rows

  private func rows(of id: ComponentID) -> [Mark] {
    let view = stage.scrollViews[id]
    // Where children lie on the rows these say what they are.
    let isNumbered = stage[attributes: id].children.isEmpty
    return view.visibleRows(at: stage.now).flatMap { row -> [Mark] in
      guard let frame = view.frame(ofRow: row) else { return [] }
      // As in a table view, what a row shows stays clear of a phone's rounded side.
      let sides = EdgeInsets(top: 0, left: view.safeAreaInsets.left, bottom: 0, right: view.safeAreaInsets.right)
      let place = onScreen(frame, of: id).inset(by: sides)
      let isMirrored = stage.direction(of: id) == .rightToLeft
      let x = isMirrored ? place.maxX - Looks.margin : place.minX + Looks.margin
      let number = isNumbered ? "\(row + 1)" : ""
      let title = view.rowTitles.indices.contains(row) ? view.rowTitles[row] : number
      let baseline = place.center.y + TextMetrics.bodySize * TextMetrics.capHeight / 2
      let line = Rect(
        x: isMirrored ? place.minX : x, y: place.maxY - Looks.hairline, width: place.size.width - Looks.margin,
        height: Looks.hairline)
      return [
        .text(
          TextRun(
            TextMetrics.fitting(title, width: place.size.width - 2 * Looks.margin), at: Point(x: x, y: baseline),
            size: TextMetrics.bodySize, anchor: isMirrored ? .end : .start, color: palette.label)),
        .fill(line, palette.separator),
      ]
    }
  }

  // MARK: Indicators

  private func indicators(of id: ComponentID) -> [Mark] {
    let frame = stage.screenFrame(of: id)
    return Axis.allCases.compactMap { axis in
      guard let bar = stage.indicator(axis, of: id), bar.alpha > 0 else { return nil }
      let thickness = Metrics.scrollIndicatorThickness
      let margin = Metrics.scrollIndicatorMargin
      let isAtLeft = axis == .vertical && stage.direction(of: id) == .rightToLeft
      var place = Rect(origin: frame.origin, size: Size(width: thickness, height: thickness))
      place.origin[axis] += bar.start
      place.size[axis] = bar.length
      let far = frame.origin[axis.other] + frame.size[axis.other] - margin - thickness
      place.origin[axis.other] = isAtLeft ? frame.origin[axis.other] + margin : far
      return .fill(place, radius: thickness / 2, indicatorColor(stage.scrollViews[id]).opacity(bar.alpha))
    }
  }

  private func indicatorColor(_ view: ScrollView) -> Color {
    switch view.indicatorStyle {
    case .default: palette.label.opacity(0.35)
    case .black: Color(0x000000, alpha: 0.35)
    case .white: Color(0xFFFFFF, alpha: 0.5)
    }
  }

  /// A rectangle of a scroll view's content on the screen.
  private func onScreen(_ rect: Rect, of id: ComponentID) -> Rect {
    let offset = stage.scrollViews[id].offset(at: stage.now)
    let origin = stage.screenPoint(rect.origin - offset, of: id)
    let end = stage.screenPoint(Point(x: rect.maxX, y: rect.maxY) - offset, of: id)
    return Rect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
  }
}
