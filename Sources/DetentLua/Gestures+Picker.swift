import CDetentLua
import DetentCore

/// What code and a person do with a picker's wheels.
extension Host {
  // MARK: Code

  /// `picker:select { component = 1, row = 3 }`
  func select(_ id: ComponentID, _ call: Call) throws(ScriptError) {
    let options = try Options(call.argument(0), allowed: ["component", "row", "value", "animated"])
    let component = try component(options, id)
    let animated = try options.read("animated") { value throws(ScriptError) in try value.bool() } ?? false
    let row = try row(options, "row", component, id)
    stage.pointee.select(row, ofComponent: component, animated: animated, of: id)
  }

  /// `picker.values = { "Germany", "Berlin" }`
  func selectValues(_ value: LuaValue, of id: ComponentID) throws(ScriptError) {
    let list = try value.oneForEachComponent(of: stage.pointee.pickerViews[id], "values")
    var rows: [Int?] = []
    for (component, value) in list.enumerated() {
      if case .bool(false) = value, stage.pointee.pickerViews[id].rows[component].count == 0 {
        rows.append(nil)
      } else {
        rows.append(try row(ofValue: value, inComponent: component, of: id))
      }
    }
    for (component, row) in rows.enumerated() {
      if let row { stage.pointee.select(row, ofComponent: component, animated: false, of: id) }
    }
  }

  /// The row that options name, by its number under `name` or by its value.
  func row(
    _ options: Options, _ name: String, _ component: Int, _ id: ComponentID
  ) throws(ScriptError) -> Int {
    guard options[name].isNil || options["value"].isNil else { throw ScriptError("give either \(name) or value") }
    if !options["value"].isNil { return try row(ofValue: options["value"], inComponent: component, of: id) }
    let row = try options.read(name) { value throws(ScriptError) in
      guard case .text(let text) = value else { return try stage.row(value, ofComponent: component, of: id) }
      throw ScriptError("expected the number of a row, got \(value.described): write value = \(Quote.text(text))")
    }
    guard let row else { throw ScriptError("\(name) is missing (a row), or value") }
    return row
  }

  /// The component that options name; where there is only one they need not.
  private func component(_ options: Options, _ id: ComponentID) throws(ScriptError) -> Int {
    let component = try options.read("component") { value throws(ScriptError) in try stage.component(value, of: id) }
    guard let component else { return try stage.component(.none, of: id) }
    return component
  }

  // MARK: A person

  /// `picker:spin { component = 1, by = 3 }`
  func spin(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let options = try Options(call.argument(0), allowed: ["component", "by", "to", "value", "speed"])
    let component = try component(options, id)
    let ways = ["by", "to", "value", "speed"].filter { !options[$0].isNil }
    guard ways.count == 1 else {
      throw ScriptError("give one of by (rows), to (a row), value, or speed (points per second)")
    }
    let goal = try goal(options, component, id) { () throws(ScriptError) in
      try row(options, "to", component, id)
    } refuse: { notch, _ throws(ScriptError) in
      _ = try stage.row(notch, ofComponent: component, of: id)
    }
    return try spin(component, goal, of: id)
  }

  /// `picker:tapRow { component = 1, row = 3 }`
  func tapRow(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let options = try Options(call.argument(0), allowed: ["component", "row", "value"])
    let component = try component(options, id)
    let row = try row(options, "row", component, id)
    guard let notch = stage.pointee.visibleNotch(ofRow: row, of: component, in: id) else {
      throw ScriptError("row \(row + 1) cannot be seen: \(shownRows(component, id))")
    }
    let frame = stage.pointee.rowFrame(ofNotch: notch, of: component, in: id)
    let top = stage.pointee.screenPoint(frame.origin, of: id)
    let bottom = stage.pointee.screenPoint(Point(x: frame.maxX, y: frame.maxY), of: id)
    let shown = stage.pointee.visibleFrame(ofWheel: component, of: id)
    let y = (max(top.y, shown.minY) + min(bottom.y, shown.maxY)) / 2
    return try make(
      TouchPath(at: Point(x: shown.center.x, y: y)).holding(Metrics.tapDuration), "tap", on: id)
  }

  private func shownRows(_ component: Int, _ id: ComponentID) -> String {
    let height = stage.pointee[attributes: id].frame.size.height
    let notches = stage.pointee.pickerViews[id].wheels.visibleNotches(
      of: component, height: height, at: stage.pointee.now)
    let snap = stage.pointee.pickerViews[id].wheels.columns[component].snap
    guard let first = notches.first, let last = notches.last else { return "no row can" }
    return "rows \(snap.row(ofNotch: first) + 1) to \(snap.row(ofNotch: last) + 1) can"
  }

  /// `picker:type "ber"`
  func type(onPicker id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let text = try call.argument(0).text()
    try refuse(id, stage.pointee.refusalOfKeys(for: id))
    guard stage.pointee.focused == id else {
      throw ScriptError("\(stage.pointee.title(of: id)) has not got the focus: focus it first")
    }
    let column = stage.pointee.pickerViews[id].wheels.focusedColumn
    guard stage.pointee.pickerViews[id].rows.indices.contains(column) else { throw ScriptError("there is no wheel") }
    var typed = stage.pointee.typed(text, onWheel: column, of: id)
    var row = try self.row(beginningWith: typed, inComponent: column, of: id)
    if row == nil, typed != text {
      typed = text
      row = try self.row(beginningWith: typed, inComponent: column, of: id)
    }
    stage.pointee.type(typed, findsRow: row, of: id)
    return (.nothing, .seconds(0))
  }

  private func row(
    beginningWith text: String, inComponent component: Int, of id: ComponentID
  ) throws(ScriptError) -> Int? {
    let rows = stage.pointee.pickerViews[id].rows[component]
    guard rows.mayBegin(with: text) else { return nil }
    let start = stage.pointee.typingStart(onWheel: component, of: id)
    return try PickerView.row(beginningWith: text, from: start, count: rows.count) { row throws(ScriptError) in
      try countRow()
      return try content(row, ofComponent: component, of: id).words
    }
  }

  /// `picker:increment(1)`
  func adjustWheel(_ id: ComponentID, by step: Int, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let component = try stage.component(call.argument(0), of: id)
    try refuse(id, stage.pointee.refusalToUse(id))
    stage.pointee.adjust(wheel: component, by: step, of: id)
    return (.nothing, .seconds(0))
  }
}
