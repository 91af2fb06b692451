import CDetentLua
import DetentCore

extension ScriptClass {
  static let progress = ScriptClass(.progress, "progress", members: Member.progress)
  static let motion = ScriptClass(.motion, "motion", members: Member.motion)
  static let touch = ScriptClass(.touch, "touch", members: Member.touch)
  static let timer = ScriptClass(.timer, "timer", members: Member.timer)
  static let subscription = ScriptClass(.subscription, "handle", members: [])
}

extension Member {
  static let progress: [Member] = [
    .reading("kind", "\"progress\"", "What it is.", get: { $0.read { _, _ in .text("progress") } }),
    .property(
      "currentProgress", "0 to 1", "How full the current page's indicator is; set values are pinned.",
      get: { $0.read { s, id in .number(s.pointee.currentProgress(of: id)) } },
      set: { s, id, value throws(ScriptError) in s.pointee.setCurrentProgress(try value.number(), of: id) }),
    .reading(
      "isProgressVisible", "boolean", "False while a finger scrubs.",
      get: {
        $0.read { s, id in
          .bool(s.pointee.progresses[id].control.map { s.pointee.pageControls[$0].isProgressVisible } ?? true)
        }
      }),
    .property(
      "preferredDuration", "seconds", "A page's time, for pages without one of their own.",
      get: { $0.read { s, id in .number(s.pointee.progresses[id].preferredDuration) } },
      set: { s, id, value throws(ScriptError) in
        try s.checkTimer(of: id)
        s.pointee.setPreferredDuration(try value.duration(), of: id)
      }),
    .method(
      "duration", "(page) -> seconds", "A page's time in seconds.",
      call: {
        $0.ask { s, id, call throws(ScriptError) in
          .number(s.pointee.progresses[id].duration(forPage: try s.page(call.argument(0), ofProgress: id)))
        }
      }),
    .method(
      "setDuration", "(seconds, page)", "Gives a page a time of its own; 0 takes it away.",
      call: {
        $0.perform { host, id, call throws(ScriptError) in
          try host.stage.checkTimer(of: id)
          let seconds = try call.argument(0).seconds()
          let page = try host.stage.page(call.argument(1), ofProgress: id)
          host.stage.pointee.setDuration(seconds, forPage: page, of: id)
          return .nothing
        }
      }),
    .property(
      "resetsToInitialPageAfterEnd", "boolean", "After the last page the first one comes again.",
      get: { $0.read { s, id in .bool(s.pointee.progresses[id].resetsToInitialPageAfterEnd) } },
      set: { s, id, value throws(ScriptError) in
        try s.checkTimer(of: id)
        s.pointee.setResetsToInitialPageAfterEnd(try value.bool(), of: id)
      }),
    .reading(
      "isRunning", "boolean", "Between resumeTimer and pauseTimer, or until the last page is full.",
      get: { $0.read { s, id in .bool(s.pointee.progresses[id].isRunning) } }),
    .method(
      "resumeTimer", "()", "Lets the time run.",
      call: {
        $0.perform { host, id, _ throws(ScriptError) in
          try host.stage.checkTimer(of: id)
          host.stage.pointee.setRunning(true, of: id)
          return .nothing
        }
      }),
    .method(
      "pauseTimer", "()", "Stops the time where it stands.",
      call: {
        $0.perform { host, id, _ throws(ScriptError) in
          try host.stage.checkTimer(of: id)
          host.stage.pointee.setRunning(false, of: id)
          return .nothing
        }
      }),
    .on, .off,
  ]

  static let motion: [Member] = [
    .reading(
      "component", "any component", "What the gesture was made on.",
      get: { $0.look { host, call throws(ScriptError) in .component(try host.motion(call).component) } }),
    .reading(
      "duration", "seconds", "From touch-down to lift.",
      get: {
        $0.look { host, call throws(ScriptError) in
          let motion = try host.motion(call)
          return .number((motion.lift - motion.start).seconds)
        }
      }),
    .reading(
      "achieved", "{ distance: points, speed: points a second, velocity: point } or nil",
      "What the finger did: distance (points), speed (points per second, at the lift), velocity.",
      get: {
        $0.look { host, call throws(ScriptError) in
          guard let outcome = try host.motion(call).outcome else { return .none }
          return .table([
            ("distance", .number(outcome.distance)), ("speed", .number(outcome.releaseVelocity.length)),
            ("velocity", .point(outcome.releaseVelocity)),
          ])
        }
      }),
    .reading(
      "decision", "decision or nil", "The decision that the lift led to: outcome, threshold, margin, inputs.",
      get: {
        $0.look { host, call throws(ScriptError) in
          guard let index = try host.motion(call).outcome?.decision else { return .none }
          return host.decision(at: index)
        }
      }),
    .method(
      "settle", "() -> motion", "Waits until what the finger moved, and its pair, rest; answers the motion.",
      call: {
        $0.wait { host, call throws(ScriptError) in
          let motion = try host.motion(call)
          return (.object(.motion, call.pointee.object), .settled(motion.mover))
        }
      }),
    .method(
      "wait", "(seconds) -> motion", "Waits; answers the motion.",
      call: {
        $0.wait { host, call throws(ScriptError) in
          _ = try host.motion(call)
          return (.object(.motion, call.pointee.object), .seconds(try call.argument(0).seconds()))
        }
      }),
  ]

  static let touch: [Member] = [
    .reading(
      "isDown", "boolean", "Whether the finger is down.",
      get: { $0.look { host, call throws(ScriptError) in .bool(host.isDown(try host.touch(call))) } }),
    .method(
      "move", "{ by or to: point, over = 0 } -> touch", "Moves the finger, in points of the component.",
      call: { $0.park { host, call throws(ScriptError) in try host.moveTouch(call) } }),
    .method(
      "hold", "(seconds) -> touch", "The finger rests where it is.",
      call: {
        $0.wait { host, call throws(ScriptError) in
          _ = try host.touch(call, mustBeDown: true)
          return (.object(.touch, call.pointee.object), .seconds(try call.argument(0).seconds()))
        }
      }),
    .method(
      "up", "() -> motion", "Lifts the finger.",
      call: { $0.park { host, call throws(ScriptError) in try host.endTouch(call, .ended) } }),
    .method(
      "cancel", "() -> motion", "Takes the finger away as the system does (a call comes in): no tap, no speed.",
      call: { $0.park { host, call throws(ScriptError) in try host.endTouch(call, .cancelled) } }),
  ]

  static let timer: [Member] = [
    .method(
      "cancel", "()", "The function will not run any more.",
      call: {
        $0.run { host, call throws(ScriptError) in
          host.cancelTimer(call.pointee.object)
          return .nothing
        }
      })
  ]
}

extension LuaValue {
  /// A position from 1, as an index from 0.
  func position() throws(ScriptError) -> Int {
    let position = try whole()
    guard position >= 1 else { throw ScriptError("pages count from 1, got \(position)") }
    return position - 1
  }

  /// More than no seconds.
  func duration() throws(ScriptError) -> Double {
    let seconds = try seconds()
    guard seconds > 0 else { throw ScriptError("expected seconds (more than 0), got \(described)") }
    return seconds
  }
}

extension MotionHandle {
  /// What the finger moved: the scroll view that took it, else the component that it was put on.
  fileprivate var mover: ComponentID {
    guard let taker = outcome?.taker, taker.kind == .scrollView || taker.hasWheels else { return component }
    return taker
  }
}

extension Host {
  func motion(_ call: Call) throws(ScriptError) -> MotionHandle {
    let index = Int(call.pointee.object)
    guard index < motions.count else { throw ScriptError("this motion is over") }
    return motions[index]
  }

  func touch(_ call: Call, mustBeDown: Bool = false) throws(ScriptError) -> TouchHandle {
    let index = Int(call.pointee.object)
    guard index < touches.count else { throw ScriptError("this touch is over") }
    if mustBeDown, touches[index].isUp { throw ScriptError("this finger has been lifted already") }
    return touches[index]
  }

  /// A finger that can be lifted: neither code nor the system has done it.
  func heldTouch(_ call: Call) throws(ScriptError) -> TouchHandle {
    let touch = try self.touch(call, mustBeDown: true)
    guard !isDown(touch) else { return touch }
    throw ScriptError(
      "the system has taken this finger away: its component was hidden or disabled, or its screen was closed or left")
  }

  func isDown(_ touch: TouchHandle) -> Bool {
    !touch.isUp && (stage.pointee.isDown(touch.finger) || stage.pointee.isComing(touch.finger))
  }

  /// `x:on(event, fn)`
  func on(_ id: ComponentID, _ call: Call) throws(ScriptError) -> Reply {
    try checkRoom()
    let signal = try call.argument(0).signal(of: id.kind)
    let function = try call.argument(1).function()
    let handler = addHandler(function, to: HandlerKey(component: id, signal: signal), call)
    subscriptions[UInt64(handler)] = HandlerKey(component: id, signal: signal)
    return .object(.subscription, UInt64(handler))
  }

  /// `x:off(handle)`
  func off(_ call: Call) throws(ScriptError) -> Reply {
    guard case .object(let object) = call.argument(0), object.classIndex == ClassIndex.subscription.rawValue else {
      throw ScriptError("expected the handle that `on` gave, got \(call.argument(0).described)")
    }
    if let key = subscriptions.remove(object.id) { removeHandler(Int64(object.id), from: key) }
    return .nothing
  }

  /// A closed screen's handlers are no longer needed.
  func forgetHandlers(of components: [ComponentID]) {
    let gone = Set(components)
    for id in components { forgetSources(of: id) }
    for key in handlers.keys.filter({ gone.contains($0.component) }) {
      for handler in handlers.removeValue(forKey: key) ?? [] {
        subscriptions[UInt64(handler.id)] = nil
        forget(Int64(handler.id))
      }
    }
  }
}

extension LuaValue {
  /// The name of an event that a kind of component sends.
  func signal(of kind: ComponentKind) throws(ScriptError) -> Signal {
    let names = Signal.sent(by: kind).map(\.rawValue)
    guard case .text(let name) = self else { throw ScriptError("expected an event's name, got \(described)") }
    guard names.contains(name), let signal = Signal(rawValue: name) else {
      throw ScriptError(
        "\(kind.name) has no event \(Quote.text(name))\(Suggest.hint(name, of: kind.name, among: names)) (it has: \(names.joined(separator: ", ")))"
      )
    }
    return signal
  }
}

extension UnsafeMutablePointer where Pointee == Stage {
  /// What has to do with time means nothing to a progress that code fills.
  fileprivate func checkTimer(of id: ComponentID) throws(ScriptError) {
    guard pointee.progresses[id].kind == .timer else {
      throw ScriptError("this progress has no timer: make it with detent.timerProgress { preferredDuration = 5 }")
    }
  }

  /// A page number of a script as an index: of a page that exists, once a page control shows the progress.
  fileprivate func page(_ value: LuaValue, ofProgress id: ComponentID) throws(ScriptError) -> Int {
    guard let control = pointee.progresses[id].control else { return try value.position() }
    return try page(value, of: control)
  }
}
