import CDetentLua
import DetentCore

extension ScriptClass {
  static let textField = ScriptClass(.textField, "textField", members: Member.textField + Member.keys + Member.common)
}

/// Text fields: text that is typed, found and selected. Characters count from 1.
extension Member {
  static let textField: [Member] = [
    .property(
      "text", "string", "What it says; lines break at its width.",
      get: { $0.read { s, id in .text(s.pointee.textContent(of: id).text) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setText(try value.text(), of: id) }),
    .property(
      "isEditable", "boolean", "Whether a person can change the text; if not it is text to read.",
      get: { $0.read { s, id in .bool(s.pointee.textContent(of: id).isEditable) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setEditable(try value.bool(), of: id) }),
    .reading(
      "numberOfLines", "count", "How many lines the text makes.",
      get: { $0.read { s, id in .int(s.pointee.textContent(of: id).numberOfLines) } }),
    .property(
      "selection", "{ from: position, to?: position } or nil",
      "The first and last selected character; nil: none, only an insertion point. Setting it brings it into view.",
      get: {
        $0.read { s, id in
          let range = s.pointee.selection(of: id)
          return range.isEmpty ? .none : .table([("from", .int(range.lowerBound + 1)), ("to", .int(range.upperBound))])
        }
      },
      set: { s, id, value throws(ScriptError) in
        let here = s.pointee.textContent(of: id).selection.upperBound
        s.pointee.select(value.isNil ? here..<here : try s.characters(value, of: id), in: id, isUser: false)
      }),
    .property(
      "insertionPoint", "position", "Typed text comes before this character. Setting it brings it into view.",
      get: { $0.read { s, id in .position(s.pointee.selection(of: id).upperBound) } },
      set: { s, id, value throws(ScriptError) in
        let place = max(0, try value.whole() - 1)
        s.pointee.select(place..<place, in: id, isUser: false)
      }),
    .method(
      "selectionFrame", "() -> rect", "The rectangle of the selection or the insertion point, in the field's points.",
      call: {
        $0.ask { s, id, _ throws(ScriptError) in
          .rect(s.pointee.textRect(of: s.pointee.selection(of: id), in: id))
        }
      }),
    .method(
      "find", "(text) -> { from: position, to: position } or nil",
      "Selects the next place of a text, as a find bar does; answers { from, to } or nil.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          let text = try call.argument(0).text()
          try host.refuse(id, host.stage.pointee.refusalToUse(id))
          guard let range = host.stage.pointee.find(text, in: id) else { return .none }
          return .table([("from", .int(range.lowerBound + 1)), ("to", .int(range.upperBound))])
        }
      }),
    .method(
      "selectText", "{ from: position, to?: position }", "A person selects characters; they are brought into view.",
      call: {
        $0.parkComponent { host, id, call throws(ScriptError) in
          let range = try host.stage.characters(call.argument(0), of: id)
          try host.refuse(id, host.stage.pointee.refusalToUse(id))
          host.stage.pointee.note(person: "selectText", on: id)
          host.stage.pointee.select(range, in: id, isUser: true)
          return (.nothing, .seconds(0))
        }
      }),
    .method(
      "type", "(text)", "Types text at the insertion point, which is brought into view.",
      call: {
        $0.parkComponent { host, id, call throws(ScriptError) in
          try host.type(intoField: id, call)
        }
      }),
    .method(
      "editAction", "(action: \"copy\", \"cut\", \"delete\" or \"toggleBoldface\")",
      "Does something to the selection, which is brought into view first.",
      call: {
        $0.parkComponent { host, id, call throws(ScriptError) in
          let action = try call.argument(0).oneOf(["copy", "cut", "delete", "toggleBoldface"])
          try host.refuse(id, host.stage.pointee.refusalToUse(id))
          let isChange = action != "copy"
          guard !isChange || host.stage.pointee.textContent(of: id).isEditable else {
            throw ScriptError("\(host.stage.pointee.title(of: id)) cannot be edited (isEditable is false)")
          }
          host.stage.pointee.act(action, onSelectionOf: id)
          return (.nothing, .seconds(0))
        }
      }),
    .method(
      "selectByDragging", "{ from?: position, by or to: point, over = 0.3, hold = 0.15 } -> motion",
      "A pointer or finger selects from a character to a point; past an edge the scroll view follows it.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.selectByDragging(id, call) } }),
  ]
}

extension UnsafeMutablePointer where Pointee == Stage {
  /// Characters that exist, from 0: { from = 3, to = 7 }.
  func characters(_ value: LuaValue, of id: ComponentID) throws(ScriptError) -> Range<Int> {
    let options = try Options(value, allowed: ["from", "to"])
    let count = pointee.textContent(of: id).count
    guard let from = try options.read("from", { value throws(ScriptError) in try value.whole() }) else {
      throw ScriptError("from is missing: the first character, from 1")
    }
    let to = try options.read("to", { value throws(ScriptError) in try value.whole() }) ?? count
    guard from >= 1, to >= from, to <= count else {
      throw ScriptError("there are no characters \(from) to \(to): the text has \(count)")
    }
    return (from - 1)..<to
  }
}

extension Member {
  /// On a screen: typed text goes to whatever has the focus.
  static let type: Member = .method(
    "type", "(text)", "Types text on the keyboard; it goes to the text field or picker that has the focus.",
    call: {
      $0.parkComponent { host, id, call throws(ScriptError) in try host.type(onScreen: id, call) }
    })
}

extension Host {
  /// `screen:type "abc"`
  func type(onScreen id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    try refuse(id, stage.pointee.refusalToUse(id))
    guard let focused = stage.pointee.focused, stage.pointee.isInside(focused, id) else {
      throw ScriptError("nothing has the keyboard's focus: tap a text field, or focus a component")
    }
    switch focused.kind {
    case .textField: return try type(intoField: focused, call)
    case .pickerView: return try type(onPicker: focused, call)
    case .datePicker: return try type(datePicker: focused, call)
    default: throw ScriptError("\(stage.pointee.title(of: focused)) has the focus, and takes no text")
    }
  }

  /// `field:type "abc"`
  func type(intoField id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let text = try call.argument(0).text()
    try refuse(id, stage.pointee.refusalToType(into: id))
    stage.pointee.type(text, into: id)
    return (.nothing, .seconds(0))
  }

  /// `field:selectByDragging { from = 10, to = { 100, 600 }, hold = 1 }`
  func selectByDragging(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let options = try Options(call.argument(0), allowed: ["from", "to", "by", "over", "hold"])
    let over = try options.read("over") { value throws(ScriptError) in try value.gestureSeconds() } ?? 0.3
    let hold = try options.read("hold") { value throws(ScriptError) in try value.gestureSeconds() } ?? 0.15
    let content = stage.pointee.textContent(of: id)
    let from =
      try options.read("from") { value throws(ScriptError) in try value.whole() } ?? content.selection.lowerBound + 1
    guard from >= 1, from <= content.count + 1 else {
      throw ScriptError("there is no character \(from): the text has \(content.count)")
    }
    let caret = stage.pointee.caret(at: from - 1, in: id)
    let start = stage.pointee.screenPoint(Point(x: caret.minX, y: caret.center.y), of: id)
    try check(id, at: start)
    let by = try options.read("by") { value throws(ScriptError) in try value.point() }
    let to = try options.read("to") { value throws(ScriptError) in try value.point() }
    guard (by == nil) != (to == nil) else {
      throw ScriptError("give either by (the pointer's way) or to (a point of the field)")
    }
    let end = by.map { start + $0 } ?? stage.pointee.screenPoint(to ?? .zero, of: id)
    let screen = stage.pointee.screen(of: id)?.deviceBounds ?? .zero
    guard (0...screen.size.width).contains(end.x), (0...screen.size.height).contains(end.y) else {
      throw ScriptError("the pointer would leave the screen (\(Text.size(screen.size))) at \(Text.point(end))")
    }
    let path = TouchPath(at: start).moving(to: end, over: over).holding(hold)
    let finger = stage.pointee.selectByDragging(path, in: id)
    let now = stage.pointee.now
    motions.append(MotionHandle(component: id, finger: finger, start: now, lift: now + path.duration))
    return (
      .object(.motion, UInt64(motions.count - 1)), .lift(finger, at: now + path.duration, motion: motions.count - 1)
    )
  }
}
