import CDetentLua
import DetentCore

extension ScriptClass {
  static let pickerView = ScriptClass(
    .pickerView, "pickerView",
    members: Member.pickerRows + Member.pickerChoice + Member.pickerGestures + Member.keys + Member.common)
}

/// Pickers: components, rows, what is chosen, and what a person does. Components and rows count from 1.
extension Member {
  /// What it shows.
  static let pickerRows: [Member] = [
    .property(
      "components", "list of any",
      "Its wheels from the first to the last: each a list of titles; or { count, title = function(row) … end }; or { from, to, step }; or a function that answers titles and is asked again at `reload`. Options: values, value, attributedTitle, view, width, rowHeight, wrapsAround, accessibilityLabel.",
      get: { $0.read { s, id in .list(s.pointee.pickerViews[id].rows.map(Reply.component)) } },
      rawSet: {
        $0.perform { host, id, call throws(ScriptError) in
          try host.setComponents(call.argument(0), of: id, call)
          host.stage.pointee.learn("components", of: id)
          return .nothing
        }
      }),
    .reading(
      "numberOfComponents", "count", "How many wheels.",
      get: { $0.read { s, id in .int(s.pointee.pickerViews[id].numberOfComponents) } }),
    .method(
      "numberOfRows", "(component?: position) -> count", "How many rows a component has.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          .int(s.pointee.pickerViews[id].rows[try s.component(call.argument(0), of: id)].count)
        }
      }),
    .method(
      "rowSize", "(component?: position) -> size", "The size of a row, in points.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let component = try s.component(call.argument(0), of: id)
          return .size(s.pointee.rowFrame(ofNotch: 0, of: component, in: id).size)
        }
      }),
    .method(
      "title", "(component: position, row) -> string or nil", "What a row says, or nil.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let component = try s.component(call.argument(0), of: id)
          let row = try s.row(call.argument(1), ofComponent: component, of: id)
          return .optional(try call.content(row, component).title)
        }
      }),
    .method(
      "rowView", "(component: position, row) -> { kind: string, text?, image?, accessibilityLabel?: string } or nil",
      "The row's own view: kind, text, image, accessibilityLabel; nil if it is not visible.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let component = try s.component(call.argument(0), of: id)
          let row = try s.row(call.argument(1), ofComponent: component, of: id)
          guard s.pointee.visibleNotch(ofRow: row, of: component, in: id) != nil else { return .none }
          return try call.content(row, component).view?.reply ?? .none
        }
      }),
    .method(
      "visibleRows",
      "(component?: position) -> list of { row, title?: string, color?: color, view?: table, frame, isCurrent: boolean }",
      "The rows of which something can be seen: row, title, color, view, frame, isCurrent.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let component = try s.component(call.argument(0), of: id)
          return .list(try call.visibleRows(component, s, id))
        }
      }),
    .method(
      "reload", "(component?: position)",
      "Asks the functions of one component again, or of all; rows that are gone are pinned.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let component = call.argument(0).isNil ? nil : try host.stage.component(call.argument(0), of: id)
          try host.reload(component, of: id)
          return .nothing
        }
      }),
  ]

  /// What is chosen.
  static let pickerChoice: [Member] = [
    .property(
      "selection", "list of positions",
      "The chosen row of each component; false where there are no rows. Set rows are pinned; no event.",
      get: { $0.read { s, id in .value(.rows(s.pointee.pickerViews[id].selection)) } },
      set: { s, id, value throws(ScriptError) in
        let rows = try value.selection(of: s.pointee.pickerViews[id])
        for (component, row) in rows.enumerated() {
          if let row { s.pointee.select(row, ofComponent: component, animated: false, of: id) }
        }
      }),
    .property(
      "values", "list of any", "The value of each chosen row, its title unless values were given; false without rows.",
      get: {
        $0.ask { s, id, call throws(ScriptError) in
          try .list(
            s.pointee.pickerViews[id].selection.enumerated().map { component, row throws(ScriptError) in
              guard let row else { return .bool(false) }
              return .value(try call.value(row, component))
            })
        }
      },
      rawSet: {
        $0.perform { host, id, call throws(ScriptError) in
          try host.selectValues(call.argument(0), of: id)
          return .nothing
        }
      }),
    .method(
      "row", "(component?: position) -> position or nil",
      "The chosen row: where the wheel came to rest last, or what code set. nil without rows.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let component = try s.component(call.argument(0), of: id)
          return s.pointee.pickerViews[id].wheels.columns[component].row.map { .position($0) } ?? .none
        }
      }),
    .method(
      "rowNear", "(component?: position) -> position or nil", "The row in the middle now, also while the wheel turns.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let component = try s.component(call.argument(0), of: id)
          return s.pointee.pickerViews[id].wheels.columns[component].rowNear(at: s.pointee.now).map { .position($0) }
            ?? .none
        }
      }),
    .method(
      "value", "(component?: position, row?) -> any", "The value of the chosen row, or of another one.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let component = try s.component(call.argument(0), of: id)
          guard call.argument(1).isNil else {
            return .value(try call.value(try s.row(call.argument(1), ofComponent: component, of: id), component))
          }
          guard let row = s.pointee.pickerViews[id].wheels.columns[component].row else { return .none }
          return .value(try call.value(row, component))
        }
      }),
    .method(
      "select", "{ component?: position, row or value, animated = false }", "Chooses a row as app code does: no event.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          try host.select(id, call)
          return .nothing
        }
      }),
    .method(
      "phase", "(component?: position) -> \"idle\", \"tracking\", \"dragging\", \"decelerating\" or \"animating\"",
      "What the wheel is doing.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let component = try s.component(call.argument(0), of: id)
          return .text(s.pointee.pickerViews[id].wheels.columns[component].phase.rawValue)
        }
      }),
    .method(
      "accessibilityValue", "(component?: position) -> string or nil", "What VoiceOver reads: \"Paris, 2 of 4\".",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          let component = try s.component(call.argument(0), of: id)
          let row = s.pointee.pickerViews[id].wheels.columns[component].row
          let title = try row.flatMap { row throws(ScriptError) in try call.content(row, component).words }
          return .optional(s.pointee.pickerViews[id].accessibilityValue(of: component, title: title))
        }
      }),
    .reading(
      "focusedComponent", "position", "The wheel that keys turn; arrows sideways go to another one.",
      get: { $0.read { s, id in .position(s.pointee.pickerViews[id].wheels.focusedColumn) } }),
  ]

  /// What a person does.
  static let pickerGestures: [Member] = [
    .method(
      "spin", "{ component?: position, by?: count, to?: position, value?, speed?: points a second } -> motion",
      "A finger turns a wheel by some rows, to a row, to a value (in several strokes if need be), or flicks it.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.spin(id, call) } }),
    .method(
      "tapRow", "{ component?: position, row or value } -> motion",
      "A tap on a row that can be seen: it comes to the middle.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.tapRow(id, call) } }),
    .method(
      "type", "(text)", "Types on the focused wheel: it turns to the next row that begins so.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.type(onPicker: id, call) } }),
    .method(
      "increment", "(component?: position)", "VoiceOver: the next row.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.adjustWheel(id, by: 1, call) } }),
    .method(
      "decrement", "(component?: position)", "VoiceOver: the previous row.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.adjustWheel(id, by: -1, call) } }),
  ]
}

extension Reply {
  /// A component's rows, as `components` reads them.
  fileprivate static func component(_ rows: PickerRows) -> Reply {
    .table([
      ("count", .int(rows.count)), ("width", rows.width.map { .number($0) } ?? .none),
      ("rowHeight", .number(rows.rowHeight ?? Metrics.wheelRowHeight)), ("wrapsAround", .bool(rows.wrapsAround)),
      ("form", .text(rows.form.rawValue)), ("accessibilityLabel", .optional(rows.accessibilityLabel)),
    ])
  }
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  private var isOfThePast: Bool { component.raw >> 63 != 0 }

  /// What a row shows. Of the past only what the stage itself knows: no function is asked about it.
  func content(_ row: Int, _ index: Int) throws(ScriptError) -> RowContent {
    guard isOfThePast else { return try host.content(row, ofComponent: index, of: component) }
    guard let (stage, id) = host.past(component) else { return RowContent() }
    return RowContent(title: stage.pointee.pickerViews[id].rows[index].title(row))
  }

  func value(_ row: Int, _ index: Int) throws(ScriptError) -> Value {
    guard isOfThePast else { return try host.value(row, ofComponent: index, of: component) }
    guard let (stage, id) = host.past(component) else { return .none }
    return stage.pointee.pickerViews[id].rows[index].value(row)
  }

  func visibleRows(_ index: Int, _ s: StagePointer, _ id: ComponentID) throws(ScriptError) -> [Reply] {
    let height = s.pointee[attributes: id].frame.size.height
    let notches = s.pointee.pickerViews[id].wheels.visibleNotches(of: index, height: height, at: s.pointee.now)
    try Host.checkLength(notches.count, "rows")
    return try notches.map { notch throws(ScriptError) in
      let wheel = s.pointee.pickerViews[id].wheels.columns[index]
      let row = wheel.snap.row(ofNotch: notch)
      let content = try content(row, index)
      return .table([
        ("row", .position(row)), ("title", .optional(content.title)), ("color", .optional(content.color)),
        ("view", content.view?.reply ?? .none),
        ("frame", .rect(s.pointee.rowFrame(ofNotch: notch, of: index, in: id))),
        ("isCurrent", .bool(notch == wheel.snap.notch(at: wheel.offset(at: s.pointee.now)))),
      ])
    }
  }
}

extension Stage {
  /// The frame of a row, in the picker's points.
  func rowFrame(ofNotch notch: Int, of column: Int, in id: ComponentID) -> Rect {
    self[wheels: id].frame(
      ofNotch: notch, of: column, in: self[attributes: id].frame.size, layout: direction(of: id), at: now)
  }

  /// Where a row can be seen, nearest to the middle.
  func visibleNotch(ofRow row: Int, of column: Int, in id: ComponentID) -> Int? {
    let wheels = self[wheels: id]
    let snap = wheels.columns[column].snap
    let notch = snap.notch(ofRow: row, near: wheels.columns[column].offset(at: now))
    let visible = wheels.visibleNotches(of: column, height: self[attributes: id].frame.size.height, at: now)
    return visible.contains(notch) ? notch : nil
  }
}

extension UnsafeMutablePointer where Pointee == Stage {
  /// A component that exists, from 0; where there is only one it need not be said.
  func component(_ value: LuaValue, of id: ComponentID) throws(ScriptError) -> Int {
    let count = pointee.pickerViews[id].numberOfComponents
    if value.isNil, count == 1 { return 0 }
    guard !value.isNil else { throw ScriptError("component is missing (\(Self.range(count, "component")))") }
    let component = try value.whole()
    guard component >= 1, component <= count else {
      throw ScriptError("there is no component \(component): \(Self.range(count, "component"))")
    }
    return component - 1
  }

  /// A row that exists, from 0.
  func row(_ value: LuaValue, ofComponent component: Int, of id: ComponentID) throws(ScriptError) -> Int {
    try row(try value.whole() - 1, ofComponent: component, of: id)
  }

  func row(_ row: Int, ofComponent component: Int, of id: ComponentID) throws(ScriptError) -> Int {
    let count = pointee.pickerViews[id].rows[component].count
    guard row >= 0, row < count else {
      throw ScriptError("component \(component + 1) has no row \(row + 1): \(Self.range(count, "row"))")
    }
    return row
  }

  private static func range(_ count: Int, _ what: String) -> String {
    count == 0 ? "there are no \(what)s" : "the \(what)s are 1 to \(count)"
  }
}

extension LuaValue {
  /// A list of rows, one for each component, from 0 and not pinned; nil where there are no rows.
  fileprivate func selection(of picker: PickerView) throws(ScriptError) -> [Int?] {
    let list = try oneForEachComponent(of: picker, "rows")
    var rows: [Int?] = []
    for (component, value) in list.enumerated() {
      if case .bool(false) = value, picker.rows[component].count == 0 {
        rows.append(nil)
      } else {
        do throws(ScriptError) { rows.append(try value.whole() - 1) } catch {
          throw ScriptError("component \(component + 1): \(error.message)")
        }
      }
    }
    return rows
  }

  func oneForEachComponent(of picker: PickerView, _ what: String) throws(ScriptError) -> [LuaValue] {
    let table = try table("a list of \(what), one for each component")
    guard table.list.count == picker.numberOfComponents, table.pairs.count == table.list.count else {
      throw ScriptError(
        "expected \(picker.numberOfComponents) \(what), one for each component, got a list of \(table.list.count)")
    }
    return table.list
  }
}
