import DetentCore

/// What scripts read of a date picker's wheels, buttons and calendar.
extension Stage {
  func text(ofRow row: Int, in wheel: DateWheel, of id: ComponentID) -> String {
    picker(behind: id).text(ofRow: row, in: wheel, today: today(of: id))
  }

  /// Whose wheels are in sight: the picker's own, or those of its calendar's head.
  func picker(behind id: ComponentID) -> DatePicker {
    datePickers[id].showsMonths ? datePickers[id].monthChooser : datePickers[id]
  }

  /// The rows of a wheel that a script is shown.
  private static func rows(of wheel: DateWheel) -> Range<Int> {
    guard wheel.count > 1000 else { return 0..<wheel.count }
    return max(0, wheel.selectedRow - 200)..<min(wheel.count, wheel.selectedRow + 201)
  }

  func reply(_ wheel: DateWheel, of id: ComponentID) -> Reply {
    let picker = picker(behind: id)
    let today = today(of: id)
    let rows = Stage.rows(of: wheel)
    let enabled = rows.map { picker.isEnabled(row: $0, in: wheel) }
    let values = rows.map { picker.scriptValue(ofRow: $0, in: wheel) }
    return .table([
      ("unit", .text(wheel.unit.rawValue)), ("numberOfRows", .int(wheel.count)), ("row", .position(wheel.selectedRow)),
      ("value", .value(picker.scriptValue(ofRow: wheel.selectedRow, in: wheel))),
      ("selected", .text(picker.text(ofRow: wheel.selectedRow, in: wheel, today: today))),
      ("wraps", .bool(wheel.wraps)),
      (
        "rows",
        .list(
          zip(rows, zip(values, enabled)).map { row, known in
            .table([
              ("row", .position(row)), ("text", .text(picker.text(ofRow: row, in: wheel, today: today))),
              ("value", .value(known.0)), ("isEnabled", .bool(known.1)),
            ])
          })
      ),
      ("values", .list(zip(values, enabled).filter(\.1).map { .value($0.0) })),
    ])
  }

  func dateButtons(of id: ComponentID) -> [Reply] {
    let texts = datePickers[id].buttonTexts(style(ofDatePicker: id))
    let color = self[attributes: id].tintColor ?? "systemBlue"
    return zip(texts, buttons(ofDatePicker: id)).map { text, frame in
      .table([("text", .text(text)), ("frame", .rect(frame)), ("color", .text(color))])
    }
  }

  func calendarPage(of id: ComponentID) -> Reply {
    guard layout(ofDatePicker: id).calendar != nil else { return .none }
    let page = page(ofDatePicker: id)
    return .table([
      ("title", .text(page.title)), ("weekdays", .list(page.weekdays.map { .text($0) })),
      ("weeks", .list(page.weeks.map { .list($0.map { $0.map(Reply.day) ?? .bool(false) }) })),
    ])
  }
}

extension Reply {
  fileprivate static func day(_ day: CalendarPage.Day) -> Reply {
    .table([
      ("day", .text(DateText.date(CivilDate(dayNumber: day.dayNumber)).description)), ("text", .text(day.text)),
      ("isEnabled", .bool(day.isEnabled)), ("isSelected", .bool(day.isSelected)), ("isToday", .bool(day.isToday)),
    ])
  }
}

extension UnsafeMutablePointer where Pointee == Stage {
  /// The column of a wheel that a script names by its unit.
  func dateWheel(_ value: LuaValue, of id: ComponentID) throws(ScriptError) -> Int {
    let units = pointee.face(of: id).map(\.unit.rawValue)
    guard !units.isEmpty else {
      throw ScriptError("no wheel can be seen now\(pointee.wayTo(.wheels, of: id))")
    }
    let list = units.map { "\"\($0)\"" }.joined(separator: ", ")
    guard case .text(let name) = value else {
      throw ScriptError("expected the name of a wheel (\(list)), got \(value.described)")
    }
    guard let column = units.firstIndex(of: name) else {
      let hint = Suggest.hint(name, among: units)
      throw ScriptError("there is no wheel \(Quote.text(name)) now\(hint) (there are: \(list))")
    }
    return column
  }

  /// The row of a wheel that shows a value or a text.
  func row(_ value: LuaValue, of wheel: DateWheel, _ id: ComponentID) throws(ScriptError) -> Int {
    let picker = pointee.picker(behind: id)
    switch value {
    case .int(let number):
      if let number = Int(exactly: number), let row = picker.row(ofNumber: number, in: wheel) { return row }
    case .number(let number) where number == number.rounded() && number.magnitude < 1e9:
      if let row = picker.row(ofNumber: Int(number), in: wheel) { return row }
    case .text(let text):
      if let row = picker.row(ofText: text, in: wheel, today: pointee.today(of: id)) { return row }
    default: break
    }
    var wanted = value.described
    if case .text(let text) = value { wanted = Quote.text(text) }
    throw ScriptError("the wheel \"\(wheel.unit.rawValue)\" has no row \(wanted): \(picker.rowsInWords(wheel))")
  }
}

extension Stage {
  /// How a person comes to see a part that a button presents: ": open() first"; "" where no button does.
  func wayTo(_ editor: DatePicker.Editor, of id: ComponentID) -> String {
    let editors = datePickers[id].buttonEditors(style(ofDatePicker: id))
    guard editors.contains(editor), datePickers[id].presented != editor else { return "" }
    let open = editors.first == editor ? "open()" : "open \"\(editor == .calendar ? "date" : "time")\""
    return datePickers[id].isOpen ? ": dismiss() it, then \(open)" : ": \(open) first"
  }
}
