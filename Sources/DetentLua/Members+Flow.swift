import CDetentLua
import DetentCore

extension ScriptClass {
  static let flow = ScriptClass(
    .flow, "flow", members: Member.flowState + Member.flowMoves, missingGet: { $0.flowScreen() })
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// `flow.details`: a screen by its id.
  fileprivate func flowScreen() -> Int32 {
    guard case .text(let name) = argument(0) else { return fail("expected a name, got \(argument(0).described)") }
    return ask { s, id, call throws(ScriptError) in
      guard let screen = s.pointee.screen(named: name, in: id) else {
        let names = s.pointee.screenNames(in: id) + ScriptClass.flow.names
        throw ScriptError("there is no member and no screen \(Quote.text(name))\(Suggest.hint(name, among: names))")
      }
      return call.relative(screen)
    }
  }
}

extension Member {
  static let flowState: [Member] = [
    .reading(
      "id", "string or nil", "The id that it was given, or nil.",
      get: { $0.read { s, id in .optional(s.pointee.flows[id].attributes.name.nonempty) } }),
    .reading("kind", "string", "\"flow\"", get: { $0.read { _, _ in .text("flow") } }),
    .reading(
      "screen", "screen", "The screen in front; from the start of a transition on the new one.",
      get: { $0.readRelative { s, id in s.flows[id].screen } }),
    .reading(
      "stack", "list of screens", "The screens of the level in front, the root first.",
      get: {
        $0.ask { s, id, call throws(ScriptError) in .list(s.pointee.flows[id].front.stack.map { call.relative($0) }) }
      }
    ),
    .reading(
      "presented", "screen or nil", "The screen presented last: the root of the level in front.",
      get: { $0.readRelative { s, id in s.flows[id].levels.count > 1 ? s.flows[id].front.stack[0] : .stage } }),
    .reading(
      "presentation", "table or nil", "How it is presented: as, asked, detent, detents, anchor, frame (on the device).",
      get: { $0.ask { s, id, call throws(ScriptError) in call.presentation(s.pointee.flows[id].front.presentation) } }),
    .reading(
      "transition", "table or nil", "What is under way: by, from, to, progress (0 to 1), isInteractive.",
      get: {
        $0.ask { s, id, call throws(ScriptError) in
          guard let transition = s.pointee.flows[id].transition else { return .none }
          return .table([
            ("by", .text(transition.by.rawValue)), ("from", call.relative(transition.from)),
            ("to", call.relative(transition.to)), ("progress", .number(transition.progress(at: s.pointee.now))),
            ("isInteractive", .bool(transition.isInteractive)),
          ])
        }
      }),
    .reading(
      "screens", "list of screens", "All its screens, in the order in which they were given.",
      get: {
        $0.ask { s, id, call throws(ScriptError) in .list(s.pointee.flows[id].screens.map { call.relative($0) }) }
      }),
    .reading(
      "links", "list of tables", "The links as they were given: from, to, by, trigger, alternative …",
      get: { $0.ask { s, id, call throws(ScriptError) in .list(s.pointee.flows[id].links.map { call.link($0) }) } }),
    .property(
      "isBackSwipeEnabled", "boolean", "A drag from the leading edge pops.",
      get: { $0.read { s, id in .bool(s.pointee.flows[id].isBackSwipeEnabled) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setBackSwipeEnabled(try value.bool(), of: id) }),
    .method(
      "find", "(id) -> screen or nil", "The screen with an id, or nil.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          s.pointee.screen(named: try call.argument(0).text(), in: id).map { call.relative($0) } ?? .none
        }
      }),
    .method(
      "at", "(seconds) -> flow", "The flow as it was at an earlier moment of the run; it cannot be changed.",
      call: {
        $0.ask { _, id, call throws(ScriptError) in
          let host = call.host
          let seconds = try call.argument(0).seconds()
          let time = Instant.zero + Duration(roundingUp: seconds)
          guard time <= host.stage.pointee.now else { throw ScriptError("\(Quote.number(seconds)) s is in the future") }
          guard let past = host.view(id, at: time) else {
            throw ScriptError("this flow did not exist at \(Quote.number(seconds)) s, or the moment is no longer kept")
          }
          return .object(.flow, past)
        }
      }),
    .on, .off,
    .method(
      "close", "()", "Ends it and all its screens.",
      call: {
        $0.perform { host, id, _ throws(ScriptError) in
          let screens = host.stage.pointee.flows[id].screens
          host.forgetHandlers(of: [id] + screens + screens.flatMap { host.stage.pointee.descendants(of: $0) })
          host.stage.pointee.close(flow: id)
          return .nothing
        }
      }),
  ]

  static let flowMoves: [Member] = [
    .method(
      "push", "(screen, { animated = true }) -> flow", "Puts a screen on the stack in front; answers the flow.",
      call: {
        $0.move(["animated"]) { call, host, id, _ throws(ScriptError) in .push(try host.screen(call, in: id)) }
      }),
    .method(
      "replace", "(screen, { animated = true }) -> flow", "Puts a screen in the place of the one in front.",
      call: {
        $0.move(["animated"]) { call, host, id, _ throws(ScriptError) in .replace(try host.screen(call, in: id)) }
      }),
    .method(
      "selectTab", "(screen, { animated = false }) -> flow",
      "Shows the stack of another tab: the one that the screen is the root of, as it was left.",
      call: {
        $0.move(["animated"], animated: false) { call, host, id, _ throws(ScriptError) in
          .tab(try host.screen(call, in: id))
        }
      }),
    .method(
      "pop", "{ to?: screen or string, animated = true } -> flow",
      "Goes back to the screen below, or to another one of the stack.",
      call: {
        $0.move(["to", "animated"], optionsAt: 0) { _, host, id, options throws(ScriptError) in
          .pop(to: try options.read("to") { value throws(ScriptError) in try host.stage.screen(value, in: id) })
        }
      }),
    .method(
      "present",
      "(screen, { as: \"sheet\", \"popover\" or \"fullScreen\" = \"sheet\", anchor?: component or string, detents?: list of strings, adapts = true, animated = true }) -> flow",
      "Presents a screen over the one in front: a sheet with detents, a popover at its anchor (on phones a sheet, unless adapts is false), or fullScreen.",
      call: {
        $0.move(["as", "anchor", "detents", "adapts", "animated"]) { call, host, id, options throws(ScriptError) in
          let screen = try host.screen(call, in: id)
          let front = host.stage.pointee.flows[id].screen
          return .present(screen, try host.stage.offer(options, on: front, trigger: nil) ?? Flow.Offer(.sheet))
        }
      }),
    .method(
      "dismiss", "{ animated = true } -> flow", "Takes away what was presented last.",
      call: {
        $0.move(["animated"], optionsAt: 0) { _, _, _, _ throws(ScriptError) in .dismiss }
      }),
    .method(
      "settle", "() -> flow", "Waits until it and all else rests; answers the flow.",
      call: { $0.parkComponent { _, id, _ throws(ScriptError) in (.component(id), .settled(nil)) } }),
    .method(
      "swipeBack", "{ distance?: points, speed: points a second = 1000, from?: point } -> motion",
      "A finger that swipes in from the leading edge: 3/4 of the width unless told. `from`: a point of the screen.",
      call: { $0.parkComponent { host, id, call throws(ScriptError) in try host.swipeBack(id, call) } }),
  ]
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// A method that moves a flow; the options are its last argument.
  fileprivate func move(
    _ allowed: [String], optionsAt place: Int = 1, animated: Bool = true,
    _ read: (Call, Host, ComponentID, Options) throws(ScriptError) -> Flow.Move
  ) -> Int32 {
    perform { host, id, call throws(ScriptError) in
      let options = try Options(call.argument(place), allowed: allowed)
      let isAnimated = try options.read("animated") { value throws(ScriptError) in try value.bool() } ?? animated
      let move = try read(call, host, id, options)
      if let reason = host.stage.pointee.refusal(of: move, in: id) { throw ScriptError(reason) }
      host.stage.pointee.go(move, in: id, animated: isAnimated)
      return .component(id)
    }
  }

  fileprivate func presentation(_ presentation: Flow.Presentation?) -> Reply {
    guard let presentation else { return .none }
    var fields: [(String, Reply)] = [
      ("as", .text(presentation.style.rawValue)), ("asked", .text(presentation.offer.style.rawValue)),
      ("frame", .rect(presentation.frame)),
    ]
    if presentation.style == .sheet {
      fields.append(("detent", .text(presentation.detent.rawValue)))
      fields.append(("detents", .list(presentation.offer.detents.map { .text($0.rawValue) })))
    }
    if let anchor = presentation.offer.anchor { fields.append(("anchor", relative(anchor))) }
    return .table(fields)
  }

  fileprivate func link(_ link: Flow.Link) -> Reply {
    var fields: [(String, Reply)] = [("from", relative(link.from)), ("by", .text(link.by.rawValue))]
    if let to = link.to { fields.append(("to", relative(to))) }
    if let trigger = link.trigger { fields.append(("trigger", relative(trigger))) }
    if let position = link.position {
      fields.append((link.trigger?.kind == .tabBar ? "item" : "row", .position(position)))
    }
    if let offer = link.offer { fields.append(("as", .text(offer.style.rawValue))) }
    if let alternative = link.alternative { fields.append(("alternative", .text(alternative.rawValue))) }
    if let pages = link.pages { fields.append(("of", relative(pages))) }
    return .table(fields)
  }
}

extension Host {
  fileprivate func screen(_ call: Call, in id: ComponentID) throws(ScriptError) -> ComponentID {
    try stage.screen(call.argument(0), in: id)
  }

  fileprivate func swipeBack(_ id: ComponentID, _ call: Call) throws(ScriptError) -> (Reply, Park) {
    let options = try Options(call.argument(0), allowed: ["distance", "speed", "from"])
    let screen = stage.pointee.flows[id].screen
    let frame = stage.pointee.screenFrame(of: screen)
    let distance =
      try options.read("distance") { value throws(ScriptError) in
        try value.number(in: 1...100_000, "points (1 or more)")
      } ?? frame.size.width * 0.75
    let speed =
      try options.read("speed") { value throws(ScriptError) in
        try value.number(in: 1...1_000_000, "points per second (1 or more)")
      } ?? 1000
    guard distance / speed <= LuaValue.longestGesture else { throw ScriptError("this would take too long") }
    let isMirrored = stage.pointee.direction(of: screen) == .rightToLeft
    let edge = Point(x: isMirrored ? frame.size.width - 2 : 2, y: frame.size.height / 2)
    let local = try options.read("from") { value throws(ScriptError) in try value.point() } ?? edge
    let start = stage.pointee.screenPoint(local, of: screen)
    let end = start + Point(x: isMirrored ? -distance : distance, y: 0)
    return try make(TouchPath(at: start).moving(to: end, over: distance / speed), "swipeBack", on: screen)
  }
}

extension String {
  fileprivate var nonempty: String? { isEmpty ? nil : self }
}

extension Stage {
  func screen(named name: String, in flow: ComponentID) -> ComponentID? {
    flows[flow].screens.first { screens[$0].attributes.name == name }
  }

  func screenNames(in flow: ComponentID) -> [String] { flows[flow].screens.map { screens[$0].attributes.name } }

  /// What moves of flows, for messages.
  var flowDescriptions: [String] {
    flows.slots.indices.filter { flows.slots[$0].isLive }.compactMap { slot in
      let id = ComponentID(.flow, slot: UInt32(slot), generation: flows.slots[slot].generation)
      guard let transition = flows[id].transition else { return nil }
      return "\(title(of: id)) is on its way from \(title(of: transition.from)) to \(title(of: transition.to))"
    }
  }
}
