import CDetentLua
public import DetentCore

extension Host {
  /// Runs a script from its first line until everything that it began has run out; answers why it failed, if it did.
  ///
  /// Motions and `after` and `spawn` tasks run out after the last line; `every` and timer progress stop.
  public func run(_ source: [UInt8], name: String) -> ScriptFailure? {
    scriptName = name
    guard let function = load(source, name: name) else { return failure }
    startTask(.main, function: function, arguments: options.arguments.map { .text($0) })
    return runOut()
  }

  /// Loads a script's text as a function; nil: it cannot be, `failure` says why.
  func load(_ source: [UInt8], name: String) -> Int64? {
    guard let state else {
      fail(.limit, "not enough memory")
      return nil
    }
    guard let function = compile(source, name: name, in: state) else {
      fail(in: nil)
      return nil
    }
    guard setArguments(scriptName, in: state) else {
      fail(.limit, "not enough memory")
      return nil
    }
    return function
  }

  /// Lua text as a function that C keeps under a number; nil: it is no Lua, or there is no memory for it, and C knows why.
  func compile(_ source: [UInt8], name: String, in state: OpaquePointer) -> Int64? {
    let function = newFunction()
    let chunk = source.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { dtn_load(state, $0.baseAddress, $0.count, name, function) }
    }
    return chunk >= 0 ? function : nil
  }

  /// The global table `arg`, as the `lua` command has it: the script's name at 0, what stands behind "--" from 1 on.
  private func setArguments(_ name: String, in state: OpaquePointer) -> Bool {
    let buffer = dtn_arguments(state)
    dtn_out_begin_table(buffer)
    for (index, argument) in ([name] + options.arguments).enumerated() {
      dtn_out_int(buffer, Int64(index))
      Reply.text(argument).write(to: buffer)
    }
    dtn_out_end_table(buffer)
    return dtn_set_global_value(state, "arg") != 0
  }

  /// Pulls events and wakes tasks until nothing is left that the run waits for.
  func pump(until isDone: (Host) -> Bool) {
    let limit = began + Duration(roundingUp: options.virtualSeconds)
    while failure == nil {
      wakeSettlers()
      if isDone(self) { return }
      if !pull(through: limit), failure == nil, !wakeNobody(limit) { return }
    }
  }

  /// Lets happen what is due next until a moment; false: nothing is, or the run has failed.
  func pull(through limit: Instant) -> Bool {
    if isInterrupted {
      fail(.interrupted, "interrupted")
      return false
    }
    steps += 1
    guard steps <= options.steps else {
      fail(limit: "more than \(options.steps) events, frames and wakes\(movingHint)")
      return false
    }
    do {
      guard let step = try stage.pointee.next(through: limit) else { return false }
      handle(step)
      return true
    } catch {
      fail(limit: Host.describe(error, on: stage.pointee))
      return false
    }
  }

  /// Somebody pressed control-C while no script ran.
  private var isInterrupted: Bool { state.map { dtn_is_interrupted($0) != 0 } ?? false }

  private func handle(_ step: Stage.Step) {
    switch step {
    case .event(let event, let index):
      deliver(event, index: index)
      if !watchers.isEmpty { checkWatchers() }
    case .task(let number): wake(number)
    case .frame, .rest: if !watchers.isEmpty { checkWatchers() }
    }
  }

  private func wake(_ number: UInt64) {
    switch wakes.remove(number) {
    case .resume(let task): resume(task)
    case .ask(let task):
      if isSettled(task, isStill: stage.ask { $0.isStill }) { resume(task) } else { settlers.append(task) }
    case .timeOut(let task): timeOut(task)
    case .timer(let timer): fire(timer)
    case nil: break
    }
  }

  /// The last line has run, nothing moves, and no task is left but those that would go on for ever.
  var isOver: Bool {
    guard onceTimers == 0, !tasks.contains(where: isWorth(waitingFor:)) else { return false }
    return stage.ask { $0.isStill }
  }

  private func isWorth(waitingFor task: ScriptTask) -> Bool {
    guard case .timer(let timer) = task.kind else { return true }
    return timers[timer]?.repeats != true
  }

  /// Nothing is due before the limit. The first of those who wait for rest hears that it will never come; false when
  /// nobody waits.
  private func wakeNobody(_ limit: Instant) -> Bool {
    // What came to rest last may have done so without an event.
    wakeSettlers()
    if let due = stage.pointee.nextDue, due <= limit { return true }
    if stage.pointee.nextDue != nil {
      fail(limit: "the virtual time limit of \(Quote.number(options.virtualSeconds)) s was reached\(movingHint)")
      return false
    }
    guard let waiting = settlers.first else { return false }
    settlers.removeFirst()
    hopeless += 1
    guard hopeless <= options.stormLimit else {
      fail(
        limit: "settle was asked for more than \(options.stormLimit) times though nothing will ever rest\(movingHint)")
      return false
    }
    resume(waiting, error: "settle: nothing will ever rest; \(stage.pointee.restlessDescription) (lift it with :up())")
    return true
  }

  /// Ends what is still parked, in the order in which it began.
  func abandon() {
    guard let state else { return }
    for number in tasks.numbers {
      if let task = tasks.remove(number), task.wait != nil, task.thread >= 0 {
        dtn_cancel(state, task.thread)
      }
    }
    settlers.removeAll()
    watchers.removeAll()
  }

  // MARK: Timers

  func addTimer(_ seconds: Double, function: Int64, repeats: Bool) -> UInt64 {
    let timer = newNumber()
    let wake = schedule(.timer(timer), at: stage.pointee.now + Duration(roundingUp: seconds))
    if !repeats { onceTimers += 1 }
    timers[timer] = ScriptTimer(function: function, interval: seconds, repeats: repeats, wake: wake)
    return timer
  }

  func cancelTimer(_ number: UInt64) {
    guard let timer = timers.remove(number) else { return }
    if !timer.repeats { onceTimers -= 1 }
    cancelWake(timer.wake)
    forget(timer.function)
  }

  private func fire(_ number: UInt64) {
    guard let timer = timers[number] else { return }
    if timer.repeats {
      timers[number]?.wake = schedule(
        .timer(number), at: stage.pointee.now + Duration(roundingUp: timer.interval))
    } else {
      timers[number] = nil
      onceTimers -= 1
    }
    startTask(timer.repeats ? .timer(number) : .spawned, function: timer.function)
    if !timer.repeats { forget(timer.function) }
  }

  // MARK: Errors of the stage, in words

  static func describe(_ error: StageError, on stage: Stage) -> String {
    switch error {
    case .stale: "this component is gone: its screen was closed"
    case .gesture(let component, let reason): "\(stage.title(of: component)) \(reason)"
    case .storm(let limit, let cycle):
      cycle.contains { $0.contains(" wake ") }
        ? "more than \(limit) tasks wake at \(Text.seconds(stage.now)) (--max-storm sets the limit)"
        : "more than \(limit) events at one instant: they cause each other for ever: \(cycle.joined(separator: " → "))"
    case .traceFull(let limit): "more than \(limit) events in one run (--max-events sets the limit)"
    case .tooManyComponents(let limit): "more than \(limit) components (--max-components sets the limit)"
    case .second(let kind): "a screen has one \(kind.name)"
    case .cannotHold(let kind, let parent): "a \(kind.name) cannot lie in a \(parent.name)"
    }
  }
}

extension Stage {
  /// What moves, for messages: `scrollView "pager" is decelerating at 410 pt/s`.
  var movingDescriptions: [String] {
    var result = flowDescriptions
    for screen in screens.slots.indices where screens.slots[screen].isLive {
      let id = ComponentID(.screen, slot: UInt32(screen), generation: screens.slots[screen].generation)
      for view in descendants(of: id) {
        if let text = motionDescription(of: view) { result.append(text) }
      }
    }
    return result
  }

  /// Which finger will not lift by itself, and on what it rests.
  var restlessDescription: String {
    let moving = movingDescriptions
    guard moving.isEmpty else { return moving.joined(separator: ", ") }
    let touched = shownScreen.map { descendants(of: $0) }?.last { hasFinger(in: $0) }
    return "a finger rests on \(touched.map { title(of: $0) } ?? "the screen")"
  }

  /// What a component does, or nothing when it rests.
  func motionDescription(of id: ComponentID) -> String? {
    if id.kind == .pageControl { return pageControls[id].isTracking ? "a finger is on \(title(of: id))" : nil }
    if id.hasWheels { return wheelDescription(of: id) }
    guard id.kind == .scrollView else { return nil }
    let view = scrollViews[id]
    switch view.phase(at: now) {
    case .idle: return view.isZoomBouncing || view.isZoomAnimating ? "\(title(of: id)) is zooming" : nil
    case .tracking: return "a finger rests on \(title(of: id))"
    case .dragging: return "a finger drags \(title(of: id))"
    case let phase:
      let speed = view.velocity(at: now).length.rounded()
      return "\(title(of: id)) is \(phase.rawValue) at \(Quote.number(speed)) pt/s"
    }
  }
}

extension Stage {
  /// What the first wheel that does not rest does.
  private func wheelDescription(of id: ComponentID) -> String? {
    let columns = self[wheels: id].columns
    guard let column = columns.firstIndex(where: { $0.phase != .idle }) else { return nil }
    let face = face(ofWheels: id)
    let name = face.indices.contains(column) ? "wheel \(face[column].unit.rawValue)" : "component \(column + 1)"
    let who = columns.count > 1 ? "\(name) of \(title(of: id))" : title(of: id)
    switch columns[column].phase {
    case .tracking: return "a finger rests on \(who)"
    case .dragging: return "a finger turns \(who)"
    case let phase:
      let speed = columns[column].velocity(at: now).magnitude.rounded()
      return "\(who) is \(phase.rawValue) at \(Quote.number(speed)) pt/s"
    }
  }
}

extension Text {
  /// "1.250 s"
  public static func seconds(_ time: Instant) -> String {
    let milliseconds = time.microseconds / 1000
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest + " s"
  }
}
