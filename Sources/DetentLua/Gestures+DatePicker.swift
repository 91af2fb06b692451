import CDetentLua
import DetentCore

/// What a person does with a date picker.
extension Host {
  /// `date:spin { wheel = "hour", to = 7 }`
  func spin(datePicker id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let options = try Options(call.argument(0), allowed: ["wheel", "by", "to", "speed"])
    guard !options["wheel"].isNil else { throw ScriptError("wheel is missing (\(units(of: id)))") }
    let column = try stage.dateWheel(options["wheel"], of: id)
    guard ["by", "to", "speed"].count(where: { !options[$0].isNil }) == 1 else {
      throw ScriptError("give one of by (rows), to (what the wheel shows), or speed (points per second)")
    }
    let goal = try goal(options, column, id) { () throws(ScriptError) in
      try options.read("to") { value throws(ScriptError) in
        try stage.row(value, of: stage.pointee.face(of: id)[column], id)
      } ?? 0
    } refuse: { _, rows throws(ScriptError) in
      throw ScriptError(end(ofWheel: column, rows, id))
    }
    return try spin(column, goal, of: id)
  }

  private func units(of id: ComponentID) -> String {
    stage.pointee.face(of: id).map { "\"\($0.unit.rawValue)\"" }.joined(separator: ", ")
  }

  private func end(ofWheel column: Int, _ rows: Int, _ id: ComponentID) -> String {
    let wheel = stage.pointee.face(of: id)[column]
    let picker = stage.pointee.picker(behind: id)
    return "the wheel \"\(wheel.unit.rawValue)\" ends before that: \(rows) rows on from "
      + "\(picker.text(ofRow: wheel.selectedRow, in: wheel)); \(picker.rowsInWords(wheel))"
  }

  func adjust(datePicker id: ComponentID, by step: Int, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let column = try stage.dateWheel(call.argument(0), of: id)
    try refuse(id, stage.pointee.refusalToUse(id))
    stage.pointee.adjust(wheel: column, by: step, of: id)
    return (.nothing, .seconds(0))
  }

  // MARK: The presented view

  /// `date:open "time"`: a tap on one of its buttons, the first unless a part is named.
  func open(datePicker id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let part = call.argument(0)
    let editor: DatePicker.Editor? =
      part.isNil ? nil : try part.oneOf(["date", "time"]) == "date" ? .calendar : .wheels
    guard !stage.pointee.datePickers[id].isOpen else { throw ScriptError("it is open already: dismiss() it first") }
    let style = stage.pointee.style(ofDatePicker: id)
    let editors = stage.pointee.datePickers[id].buttonEditors(style)
    guard let first = editors.first else {
      throw ScriptError(
        "there is no button to tap: the style in force is \(style.rawValue), which shows everything in place")
    }
    guard let button = editors.firstIndex(of: editor ?? first) else {
      throw ScriptError("it has no button with the \(editor == .calendar ? "date" : "time")")
    }
    return try tap(stage.pointee.buttons(ofDatePicker: id)[button].center, named: "open", of: id)
  }

  /// A tap beside the presented view, where there is room for it.
  func dismiss(datePicker id: ComponentID) throws(ScriptError) -> (Reply, Park) {
    guard stage.pointee.datePickers[id].isOpen else { throw ScriptError("nothing is presented: open() it first") }
    guard let place = stage.pointee.placeBesideEditor(of: id) else {
      throw ScriptError("what it presents fills the screen, so there is nothing beside it to tap")
    }
    return try tap(place, named: "dismiss", of: id)
  }

  private func tap(_ place: Point, named name: String, of id: ComponentID) throws(ScriptError) -> (Reply, Park) {
    try make(
      TouchPath(at: stage.pointee.screenPoint(place, of: id)).holding(Metrics.tapDuration), name, on: id)
  }

  // MARK: The calendar

  func tapDay(datePicker id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let day = try call.argument(0).day()
    _ = try calendar(of: id)
    guard !stage.pointee.datePickers[id].showsMonths else {
      throw ScriptError("wheels of months and years hide the days: tapTitle() shows them again")
    }
    let page = stage.pointee.page(ofDatePicker: id)
    guard let place = stage.pointee.center(ofDay: day, inCalendarOf: id) else {
      throw ScriptError(
        "\(DateText.date(CivilDate(dayNumber: day))) is not on the page shown (\(page.title)): tapMonth turns it")
    }
    return try tap(place, named: "tapDay", of: id)
  }

  func tapMonth(datePicker id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let isNext = try call.argument(0).oneOf(["next", "previous"]) == "next"
    let place = try calendar(of: id).arrow(isNext: isNext, stage.pointee.direction(of: id))
    return try tap(place, named: "tapMonth", of: id)
  }

  func tapTitle(datePicker id: ComponentID) throws(ScriptError) -> (Reply, Park) {
    try tap(try calendar(of: id).title(stage.pointee.direction(of: id)), named: "tapTitle", of: id)
  }

  private func calendar(of id: ComponentID) throws(ScriptError) -> DatePicker.CalendarFrame {
    if let frame = stage.pointee.layout(ofDatePicker: id).calendar { return DatePicker.CalendarFrame(frame) }
    throw ScriptError("no calendar can be seen now\(stage.pointee.wayTo(.calendar, of: id))")
  }

  // MARK: Typing

  func type(datePicker id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let text = try call.argument(0).text()
    try refuse(id, stage.pointee.refusalToType(intoDatePicker: id, text))
    guard stage.pointee.type(text, intoDatePicker: id) else {
      throw ScriptError("\(Quote.text(text)) cannot be read here: \(stage.pointee.datePickers[id].typingForm)")
    }
    return (.nothing, .seconds(0))
  }
}
