import DetentCore

extension Picture {
  /// The calendar of a date picker: its head with the arrows, the weekdays, the days of the month that is shown.
  func calendar(of id: ComponentID, in frame: Rect) -> [Mark] {
    let page = stage.page(ofDatePicker: id)
    let head = head(page.title, of: id, in: frame)
    guard !stage.datePickers[id].showsMonths else { return head }
    return head + weekdays(page, of: id, in: frame) + days(page, of: id, in: frame)
  }

  // MARK: Head

  private func head(_ title: String, of id: ComponentID, in frame: Rect) -> [Mark] {
    let (direction, isOpen) = (stage.direction(of: id), stage.datePickers[id].showsMonths)
    let places = DatePicker.CalendarFrame(frame)
    let (side, tint) = (direction == .leftToRight ? 1.0 : -1, tint(of: id))
    let run = self.title(
      title, x: side > 0 ? frame.minX : frame.maxX, y: places.title(direction).y, side, isOpen ? tint : palette.label)
    let end = Point(x: run.at.x + side * (run.width + CalendarLooks.chevronGap), y: places.title(direction).y)
    let pointer =
      isOpen
      ? chevron(at: Point(x: end.x + side * 2, y: end.y), reach: Point(x: 0, y: CalendarLooks.small), tint)
      : chevron(at: end, reach: Point(x: side * CalendarLooks.small, y: 0), tint)
    let arrows = [false, true].map { isNext in
      chevron(
        at: places.arrow(isNext: isNext, direction),
        reach: Point(x: (isNext ? side : -side) * CalendarLooks.large, y: 0), tint)
    }
    return [.text(run), pointer] + arrows
  }

  /// At the leading edge, which is at `x`.
  private func title(_ text: String, x: Double, y: Double, _ side: Double, _ color: Color) -> TextRun {
    let size = TextMetrics.bodySize
    return TextRun(
      text, at: Point(x: x + side * Looks.margin, y: y + size * TextMetrics.capHeight / 2), size: size,
      weight: .semibold, anchor: side > 0 ? .start : .end, color: color)
  }

  /// Two strokes that meet in a tip, `reach` from the middle.
  private func chevron(at middle: Point, reach: Point, _ color: Color) -> Mark {
    let tip = middle + reach
    let across = Point(x: reach.y * 2, y: reach.x * 2)
    return .line([middle - reach + across, tip, middle - reach - across], color, width: CalendarLooks.stroke)
  }

  // MARK: Days

  /// All in one size: smaller where a locale's names are wider than a column.
  private func weekdays(_ page: CalendarPage, of id: ComponentID, in frame: Rect) -> [Mark] {
    let names = page.weekdays.map { $0.uppercased() }
    let (full, column) = (CalendarLooks.weekdayText, frame.size.width / 7)
    let widest = names.map { TextMetrics.width(of: $0, size: full, weight: .semibold) }.max() ?? 0
    let size = full * min(1, (column - CalendarLooks.weekdayGap) / max(1, widest))
    return names.enumerated().map { index, name in
      let middle = DatePicker.CalendarFrame(frame).weekday(column: index, stage.direction(of: id))
      return .text(
        .centered(
          name, in: box(around: middle, width: column), size: size, weight: .semibold, color: palette.tertiaryLabel))
    }
  }

  private func days(_ page: CalendarPage, of id: ComponentID, in frame: Rect) -> [Mark] {
    page.weeks.enumerated().flatMap { week, days in
      days.enumerated().flatMap { column, day -> [Mark] in
        guard let day else { return [] }
        let places = DatePicker.CalendarFrame(frame)
        return marks(of: day, at: places.day(week: week, column: column, stage.direction(of: id)), tint(of: id))
      }
    }
  }

  /// The selected day lies on a disc: a full one if it is today, else a faint one.
  private func marks(of day: CalendarPage.Day, at middle: Point, _ tint: Color) -> [Mark] {
    let isStrong = day.isSelected || day.isToday
    var color = isStrong ? tint : palette.label
    if day.isSelected, day.isToday { color = Color(0xFFFFFF) }
    if !day.isEnabled { color = palette.tertiaryLabel }
    let text = Mark.text(
      .centered(
        day.text, in: box(around: middle, width: Metrics.calendarWeek), size: CalendarLooks.dayText,
        weight: day.isSelected ? .semibold : .regular, color: color))
    guard day.isSelected else { return [text] }
    let disc = day.isToday ? tint : tint.opacity(CalendarLooks.discOpacity)
    return [.circle(middle, radius: CalendarLooks.disc, disc), text]
  }

  private func box(around middle: Point, width: Double) -> Rect {
    Rect(x: middle.x - width / 2, y: middle.y, width: width, height: 0)
  }
}

/// Measures of calendars, in points. Our choice, by the look of iOS.
private enum CalendarLooks {
  static let weekdayText = 13.0
  static let weekdayGap = 4.0
  static let dayText = 20.0
  /// Radius of the disc behind the selected day.
  static let disc = 21.0
  static let discOpacity = 0.14
  /// Half the depth of a chevron: behind the title, and of the arrows.
  static let small = 2.5
  static let large = 4.0
  static let stroke = 2.5
  static let chevronGap = 9.0
}
