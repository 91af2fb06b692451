/// Where the parts of a date picker lie, in its own points. A presented view may reach beyond its frame.
extension DatePicker {
  public struct Layout: Hashable, Sendable {
    /// The wheels that can be turned.
    public var wheels: Rect?
    /// Head, weekdays and days of a calendar.
    public var calendar: Rect?
    /// The view that a button has presented.
    public var editor: Rect?
  }

  /// What lies at a point of a calendar.
  enum CalendarPart: Hashable {
    case previousMonth, nextMonth, title
    /// A place of the page: week and column from 0.
    case place(week: Int, column: Int)
    case nothing
  }

  /// The places of a calendar that a person can aim at.
  public struct CalendarFrame: Hashable, Sendable {
    let frame: Rect

    public init(_ frame: Rect) { self.frame = frame }

    /// The middle of the arrow to the next or the previous month.
    public func arrow(isNext: Bool, _ direction: LayoutDirection) -> Point {
      DatePicker.center(of: isNext ? .nextMonth : .previousMonth, in: frame, direction)
    }

    public func title(_ direction: LayoutDirection) -> Point { DatePicker.center(of: .title, in: frame, direction) }

    /// The middle of a day's place: week and column from 0, the first column where reading begins.
    public func day(week: Int, column: Int, _ direction: LayoutDirection) -> Point {
      DatePicker.center(of: .place(week: week, column: column), in: frame, direction)
    }

    /// The middle of a weekday's name above its column.
    public func weekday(column: Int, _ direction: LayoutDirection) -> Point {
      let x = day(week: 0, column: column, direction).x
      return Point(x: x, y: frame.minY + Metrics.calendarHead + Metrics.calendarWeekdays / 2)
    }
  }

  /// The size of what a tap on a button presents.
  var editorSize: Size { presented == .calendar ? Metrics.dateCalendar : Metrics.dateWheels }

  /// The parts of a picker of a size. `editor`: where its view is presented, if it is.
  func layout(_ style: Style, in size: Size, editor: Rect?) -> Layout {
    let bounds = Rect(origin: .zero, size: size)
    var layout = Layout(editor: editor)
    if style == .wheels { layout.wheels = bounds }
    if style == .inline, mode != .time {
      layout.calendar = Rect(x: 0, y: 0, width: size.width, height: Metrics.dateCalendar.height)
    }
    switch presented {
    case .calendar: layout.calendar = editor
    case .wheels: layout.wheels = editor
    case nil: break
    }
    if showsMonths, let calendar = layout.calendar { layout.wheels = DatePicker.grid(of: calendar, hasWeekdays: false) }
    return layout
  }

  /// The part of a calendar below its head and, with them, the weekdays.
  private static func grid(of calendar: Rect, hasWeekdays: Bool) -> Rect {
    let top = Metrics.calendarHead + (hasWeekdays ? Metrics.calendarWeekdays : 0)
    return Rect(
      x: calendar.minX, y: calendar.minY + top, width: calendar.size.width, height: calendar.size.height - top)
  }

  static func part(at point: Point, of calendar: Rect, _ direction: LayoutDirection) -> CalendarPart {
    guard calendar.contains(point) else { return .nothing }
    let x = direction == .leftToRight ? point.x - calendar.minX : calendar.maxX - point.x
    let arrow = Metrics.calendarHead
    if point.y < calendar.minY + Metrics.calendarHead {
      if x >= calendar.size.width - arrow { return .nextMonth }
      return x >= calendar.size.width - 2 * arrow ? .previousMonth : .title
    }
    let grid = grid(of: calendar, hasWeekdays: true)
    guard point.y >= grid.minY else { return .nothing }
    let week = Int(((point.y - grid.minY) / Metrics.calendarWeek).rounded(.down))
    let column = Int((x / (calendar.size.width / 7)).rounded(.down))
    return .place(week: week, column: min(column, 6))
  }

  /// The middle of a part of a calendar.
  static func center(of part: CalendarPart, in calendar: Rect, _ direction: LayoutDirection) -> Point {
    let (width, arrow) = (calendar.size.width, Metrics.calendarHead)
    var (x, y) = (0.0, arrow / 2)
    switch part {
    case .nextMonth: x = width - arrow / 2
    case .previousMonth: x = width - 1.5 * arrow
    case .title, .nothing: x = (width - 2 * arrow) / 2
    case .place(let week, let column):
      x = width / 7 * (Double(column) + 0.5)
      y = Metrics.calendarHead + Metrics.calendarWeekdays + Metrics.calendarWeek * (Double(week) + 0.5)
    }
    return Point(
      x: direction == .leftToRight ? calendar.minX + x : calendar.maxX - x, y: calendar.minY + y)
  }

  /// The frames of its buttons, from where reading begins; in the middle of the picker's height, and inline below the
  /// calendar at the other end.
  func buttons(_ style: Style, in size: Size, _ direction: LayoutDirection) -> [Rect] {
    let sizes = buttonTexts(style).map { text in
      Size(width: TextMetrics.size(of: text).width + 2 * Metrics.dateButtonPadding, height: Metrics.dateButton)
    }
    let isBelow = style == .inline && mode == .dateAndTime
    let row = isBelow ? Metrics.dateCalendar.height : 0
    let y = row + ((isBelow ? Metrics.calendarHead : size.height) - Metrics.dateButton) / 2
    var x = isBelow ? size.width - (sizes.first?.width ?? 0) - Metrics.dateButtonPadding : 0
    return sizes.map { button in
      defer { x += button.width + Metrics.dateButtonGap }
      return Rect(
        origin: Point(x: direction == .leftToRight ? x : size.width - x - button.width, y: y), size: button)
    }
  }

  /// The size that it takes when nobody says otherwise.
  func intrinsicSize(_ style: Style, wheels: Size) -> Size {
    switch style {
    case .wheels, .automatic: return wheels
    case .inline where mode != .time:
      return Size(
        width: Metrics.dateCalendar.width,
        height: Metrics.dateCalendar.height + (mode == .dateAndTime ? Metrics.calendarHead : 0))
    case .compact, .inline:
      let width = buttonTexts(style).reduce(0) {
        $0 + TextMetrics.size(of: $1).width + 2 * Metrics.dateButtonPadding + Metrics.dateButtonGap
      }
      return Size(width: max(0, width - Metrics.dateButtonGap), height: Metrics.dateButton)
    }
  }
}
