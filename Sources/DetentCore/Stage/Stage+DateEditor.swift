/// The buttons of a date picker, the view that they present, and its calendar.
extension Stage {
  /// The picker whose presented view lies over the shown screen: all touches go to it.
  var openEditor: ComponentID? {
    for slot in datePickers.slots.indices where datePickers.slots[slot].isLive && datePickers.slots[slot].value.isOpen {
      let id = ComponentID(.datePicker, slot: UInt32(slot), generation: datePickers.slots[slot].generation)
      if screenID(of: id) == shownScreen, !isConcealed(id) { return id }
    }
    return nil
  }

  // MARK: Where things lie

  public func layout(ofDatePicker id: ComponentID) -> DatePicker.Layout {
    let style = style(ofDatePicker: id)
    let editor = datePickers[id].isOpen ? editorFrame(of: id) : nil
    return datePickers[id].layout(style, in: self[attributes: id].frame.size, editor: editor)
  }

  /// The frames of a picker's buttons, in its points.
  public func buttons(ofDatePicker id: ComponentID) -> [Rect] {
    datePickers[id].buttons(style(ofDatePicker: id), in: self[attributes: id].frame.size, direction(of: id))
  }

  /// Below the picker, or above it where there is more room; inside the safe area as far as it fits.
  private func editorFrame(of id: ComponentID) -> Rect {
    let (origin, scale) = place(of: id)
    let size = datePickers[id].editorSize
    let frame = screenFrame(of: id)
    let safe = screen(of: id).map { $0.bounds.inset(by: $0.safeArea) } ?? frame
    let (width, height) = (size.width * scale, size.height * scale)
    var y = frame.maxY + Metrics.dateEditorGap
    if y + height > safe.maxY, frame.minY - safe.minY > safe.maxY - frame.maxY {
      y = frame.minY - Metrics.dateEditorGap - height
    }
    let x = max(safe.minX, min(frame.center.x - width / 2, safe.maxX - width))
    y = max(safe.minY, min(y, safe.maxY - height))
    return Rect(origin: (Point(x: x, y: y) - origin) * (1 / scale), size: size)
  }

  func intrinsicSize(ofDatePicker id: ComponentID) -> Size {
    datePickers[id].intrinsicSize(
      style(ofDatePicker: id), wheels: PickerView.intrinsicSize(on: screen(of: id)))
  }

  /// A place of the screen beside what a picker presents, in the picker's points; nil: it presents nothing, or fills the
  /// screen.
  public func placeBesideEditor(of id: ComponentID) -> Point? {
    guard let editor = layout(ofDatePicker: id).editor, let size = screen(of: id)?.size else { return nil }
    let places = [
      Point(x: size.width / 2, y: 1), Point(x: size.width / 2, y: size.height - 1), Point(x: 1, y: size.height / 2),
      Point(x: size.width - 1, y: size.height / 2),
    ]
    return places.lazy.map { localPoint($0, in: id) }.first { !editor.contains($0) }
  }

  /// The month that a calendar shows.
  public func page(ofDatePicker id: ComponentID) -> CalendarPage {
    datePickers[id].page(ofDay: datePickers[id].shownDay, today: today(of: id))
  }

  /// The middle of a day of the page that is shown; nil: it is on another.
  public func center(ofDay day: Int, inCalendarOf id: ComponentID) -> Point? {
    guard let calendar = layout(ofDatePicker: id).calendar,
      let (week, column) = page(ofDatePicker: id).place(ofDay: day)
    else { return nil }
    return DatePicker.center(of: .place(week: week, column: column), in: calendar, direction(of: id))
  }

  // MARK: Taps

  mutating func tapDatePicker(_ id: ComponentID, at point: Point) {
    guard concealment(of: id) == nil else { return }
    let local = localPoint(point, in: id)
    let layout = layout(ofDatePicker: id)
    if let editor = layout.editor, !editor.contains(local) { return close(id, isUser: true) }
    if let wheels = layout.wheels, wheels.contains(local) { return tapWheel(id, at: point) }
    if let calendar = layout.calendar, calendar.contains(local) {
      return tap(DatePicker.part(at: local, of: calendar, direction(of: id)), ofCalendar: id)
    }
    guard layout.editor == nil, let button = buttons(ofDatePicker: id).firstIndex(where: { $0.contains(local) })
    else { return }
    open(datePickers[id].buttonEditors(style(ofDatePicker: id))[button], of: id)
  }

  private mutating func tap(_ part: DatePicker.CalendarPart, ofCalendar id: ComponentID) {
    switch part {
    case .previousMonth: leaf(id, by: -1)
    case .nextMonth: leaf(id, by: 1)
    case .title:
      datePickers[id].showsMonths.toggle()
      refreshWheels(of: id, animated: false, keepsTurned: false)
    case .place(let week, let column):
      let page = page(ofDatePicker: id)
      guard page.weeks.indices.contains(week), let day = page.weeks[week][column] else { return }
      tap(day, of: id)
    case .nothing: break
    }
  }

  private mutating func tap(_ day: CalendarPage.Day, of id: ComponentID) {
    guard day.isEnabled else {
      let text = DateText.date(CivilDate(dayNumber: day.dayNumber)).description
      record(.decided(Decision(.tap, outcome: "\(text) is dimmed, for it cannot be chosen: nothing")), from: id)
      return
    }
    pend(.choose(datePickers[id].rest(onDay: day.dayNumber)), for: id)
  }

  // MARK: The presented view

  private mutating func open(_ editor: DatePicker.Editor, of id: ComponentID) {
    datePickers[id].presented = editor
    datePickers[id].showsMonths = false
    show(datePickers[id].day, ofCalendar: id)
    changed(id, .isOpen, .bool(true))
    pend(.emit(.editingDidBegin, isUser: true, isRecorded: true), for: id)
    refreshWheels(of: id, animated: false, keepsTurned: false)
  }

  /// What was chosen stays.
  mutating func close(_ id: ComponentID, isUser: Bool) {
    datePickers[id].presented = nil
    datePickers[id].showsMonths = false
    changed(id, .isOpen, .bool(false))
    refreshWheels(of: id, animated: false, keepsTurned: false)
    pend(.emit(.editingDidEnd, isUser: isUser, isRecorded: true), for: id)
  }
}
