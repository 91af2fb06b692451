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
    let speed = try options.read("speed") { value throws(ScriptError) in try value.wheelSpeed() }
    let notch = speed == nil ? try notch(options, column, id) : 0
    try check(id, at: stage.pointee.visibleFrame(ofWheel: column, of: id).center)
    let spin = try turn { () throws(Stage.SpinRefusal) in
      guard let speed else { return try stage.pointee.spin(column, toNotch: notch, of: id) }
      return try stage.pointee.spin(column, speed: speed, of: id)
    }
    motions.append(MotionHandle(component: id, finger: spin.finger, start: stage.pointee.now, lift: spin.lift))
    return (.object(.motion, UInt64(motions.count - 1)), .lift(spin.finger, at: spin.lift, motion: motions.count - 1))
  }

  private func units(of id: ComponentID) -> String {
    stage.pointee.face(of: id).map { "\"\($0.unit.rawValue)\"" }.joined(separator: ", ")
  }

  /// The notch that a spin is to reach: the nearer way round where the wheel wraps, `by` as often round as said.
  private func notch(_ options: Options, _ column: Int, _ id: ComponentID) throws(ScriptError) -> Int {
    let face = stage.pointee.face(of: id)[column]
    let wheel = stage.pointee.datePickers[id].wheels.columns[column]
    let here = wheel.offset(at: stage.pointee.now)
    guard let rows = try options.read("by", { value throws(ScriptError) in try value.whole() }) else {
      return wheel.snap.notch(ofRow: try stage.row(options["to"], of: face, id), near: here)
    }
    let notch = wheel.snap.notch(at: here) + rows
    guard !wheel.wraps, notch < 0 || notch >= wheel.count else { return notch }
    let picker = stage.pointee.datePickers[id]
    throw ScriptError(
      "the wheel \"\(face.unit.rawValue)\" ends before that: \(rows) rows on from "
        + "\(picker.text(ofRow: face.selectedRow, in: face)); \(picker.rowsInWords(face))")
  }

  func adjust(datePicker id: ComponentID, by step: Int, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let column = try stage.dateWheel(call.argument(0), of: id)
    try refuse(id, stage.pointee.refusalToUse(id))
    stage.pointee.adjust(wheel: column, by: step, of: id)
    return (.nothing, .seconds(0))
  }

  // MARK: The presented view

  func open(datePicker id: ComponentID) throws(ScriptError) -> (Reply, Park) {
    guard !stage.pointee.datePickers[id].isOpen else { throw ScriptError("it is open already") }
    guard let button = stage.pointee.buttons(ofDatePicker: id).first else {
      let style = stage.pointee.style(ofDatePicker: id).rawValue
      throw ScriptError("there is no button to tap: the style in force is \(style), which shows everything in place")
    }
    return try tap(button.center, named: "open", of: id)
  }

  /// A tap beside the presented view, where there is room for it.
  func dismiss(datePicker id: ComponentID) throws(ScriptError) -> (Reply, Park) {
    guard let editor = stage.pointee.layout(ofDatePicker: id).editor else {
      throw ScriptError("nothing is presented: open() it first")
    }
    let size = stage.pointee.screen(of: id)?.size ?? .zero
    let places = [
      Point(x: size.width / 2, y: 1), Point(x: size.width / 2, y: size.height - 1), Point(x: 1, y: size.height / 2),
      Point(x: size.width - 1, y: size.height / 2),
    ]
    guard let place = places.first(where: { !editor.contains(stage.pointee.localPoint($0, in: id)) }) else {
      throw ScriptError("what it presents fills the screen, so there is nothing beside it to tap")
    }
    return try tap(stage.pointee.localPoint(place, in: id), named: "dismiss", of: id)
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
    let canOpen = !stage.pointee.buttons(ofDatePicker: id).isEmpty && !stage.pointee.datePickers[id].isOpen
    throw ScriptError("no calendar can be seen now\(canOpen ? ": open() it first" : "")")
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
