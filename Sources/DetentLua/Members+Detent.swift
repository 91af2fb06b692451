import CDetentLua
import DetentCore

extension ScriptClass {
  static let detent = ScriptClass(
    .detent, "detent", isStatic: true, members: Member.building + Member.running + Member.asking)
}

extension Member {
  /// Constructors: each marks the caller's table, which a screen then builds from.
  static let building: [Member] = [
    .method(
      "screen", "{ id, device or size, …, children } -> screen", "Builds a screen and shows it.",
      call: { $0.run { host, call throws(ScriptError) in try host.buildScreen(call) } }),
    .method(
      "scrollView", "{ id, place or frame, isPagingEnabled, numberOfPages, … } -> blueprint", "A scroll view.",
      call: { $0.blueprint(.scrollView) }),
    list,
    .method(
      "navigationBar", "{ id, title, prefersLargeTitles, hidesBackButton, …, children } -> blueprint",
      "A navigation bar below the status bar; in a flow its back button pops.",
      call: { $0.blueprint(.navigationBar) }),
    .method(
      "tabBar", "{ id, items, selectedItem, … } -> blueprint", "A tab bar above the home indicator.",
      call: { $0.blueprint(.tabBar) }),
    .method(
      "flow",
      "{ id?, start?: screen or string, screens: table, links?: list of { from: screen or string, to?: screen or string, by?: \"push\", \"present\", \"replace\", \"tab\", \"pop\" or \"dismiss\", trigger?: component or string, row?, item?: position or string, as?: \"sheet\", \"popover\" or \"fullScreen\", anchor?: component or string, detents?: list of strings, adapts = true, alternative?: \"list\" or \"grid\", of?: component or string }, on? } -> flow",
      "Screens with the ways between them; shows the first.",
      call: { $0.run { host, call throws(ScriptError) in try host.buildFlow(call) } }),
    .method(
      "textField", "{ id, text, place or frame, isEditable, … } -> blueprint", "Text that can be edited or read.",
      call: {
        $0.blueprint(.textField)
      }),
    .method(
      "pageControl", "{ id, place or frame, pairedWith, numberOfPages, … } -> blueprint", "A page control.",
      call: { $0.blueprint(.pageControl) }),
    .method(
      "pickerView", "{ id, components, selection, place or frame, … } -> blueprint", "Wheels of rows.",
      call: { $0.blueprint(.pickerView) }),
    .method(
      "datePicker", "{ id, datePickerMode, preferredDatePickerStyle, date, place or frame, … } -> blueprint",
      "A control for days and times.", call: { $0.blueprint(.datePicker) }),
    .method("view", "{ id, place or frame, …, children } -> blueprint", "A plain view.", call: { $0.blueprint(.view) }),
    .method("label", "{ id, text, … } -> blueprint", "A line of text.", call: { $0.blueprint(.label) }),
    .method("image", "{ id, image, … } -> blueprint", "An image.", call: { $0.blueprint(.image) }),
    .method("button", "{ id, title, … } -> blueprint", "A button.", call: { $0.blueprint(.button) }),
    .method(
      "progress", "{ currentProgress?: 0 to 1 } -> progress", "A progress that code fills.",
      call: {
        $0.run { host, call throws(ScriptError) in
          let options = try Options(call.argument(0), allowed: ["currentProgress"])
          let value = try options.read("currentProgress") { value throws(ScriptError) in try value.number() }
          let id = try host.addProgress(PageProgress(kind: .plain))
          if let value { host.stage.pointee.setCurrentProgress(value, of: id) }
          return .component(id)
        }
      }),
    .method(
      "timerProgress",
      "{ preferredDuration: seconds, resetsToInitialPageAfterEnd?: boolean, durations?: list of seconds } -> progress",
      "A progress that fills by itself and turns the page; `resumeTimer` starts it.",
      call: { $0.run { host, call throws(ScriptError) in try host.buildTimerProgress(call) } }),
  ]

  static let running: [Member] = [
    load,
    .method(
      "wait", "(seconds)", "The task waits; everything else that is due happens meanwhile.",
      call: { $0.wait { host, call throws(ScriptError) in (.nothing, .seconds(try call.argument(0).seconds())) } }),
    .method(
      "settle", "()", "Waits until no motion, no finger and no runnable task is left.",
      call: { $0.wait { _, _ throws(ScriptError) in (.nothing, .settled(nil)) } }),
    .method(
      "waitUntil", "(function, { within = 2 })",
      "Waits until the function answers true; it is asked at every event and frame.",
      call: {
        $0.wait { host, call throws(ScriptError) in
          let function = try call.argument(0).function()
          let options = try Options(call.argument(1), allowed: ["within"])
          let within = try options.read("within", { value throws(ScriptError) in try value.seconds() }) ?? 2
          let id = host.newFunction()
          dtn_keep(call, function.number, id)
          return (.nothing, .until(id, within: within))
        }
      }),
    .method(
      "after", "(seconds, function) -> timer", "Runs the function once, later; answers a timer.",
      call: { $0.run { host, call throws(ScriptError) in try host.startTimer(call, repeats: false) } }),
    .method(
      "every", "(seconds, function) -> timer", "Runs the function again and again; answers a timer.",
      call: { $0.run { host, call throws(ScriptError) in try host.startTimer(call, repeats: true) } }),
    .method(
      "spawn", "(function)", "Runs the function beside this one, as soon as this one waits or ends.",
      call: {
        $0.run { host, call throws(ScriptError) in
          try host.checkRoom()
          let id = host.newFunction()
          dtn_keep(call, try call.argument(0).function().number, id)
          _ = host.addTimer(0, function: id, repeats: false)
          return .nothing
        }
      }),
    .reading(
      "time", "seconds", "Virtual time since the run began.",
      get: { $0.look { host, _ throws(ScriptError) in .number(host.stage.pointee.now.seconds) } }),
    .reading(
      "shownScreen", "screen or nil", "The screen that a person sees: the last one that was made or shown.",
      get: {
        $0.look { host, _ throws(ScriptError) in host.stage.pointee.shownScreen.map { .component($0) } ?? .none }
      }),
    .property(
      "frameRate", "frames a second", "For didScroll and waitUntil; 120 unless set. Changes no outcome.",
      get: { $0.look { host, _ throws(ScriptError) in .int(host.stage.pointee.frameRate) } },
      rawSet: {
        $0.run { host, call throws(ScriptError) in
          let rate = try call.argument(0).whole()
          guard (1...1000).contains(rate) else { throw ScriptError("expected 1 to 1000 frames a second, got \(rate)") }
          host.stage.pointee.frameRate = rate
          return .nothing
        }
      }),
    .method(
      "step", "(text)", "Names the part of the scenario that begins here.",
      call: {
        $0.run { host, call throws(ScriptError) in
          let text = try call.argument(0).text()
          host.beginStep(text)
          return .nothing
        }
      }),
    .method(
      "note", "(text)", "Writes a remark into the trace and the output.",
      call: {
        $0.run { host, call throws(ScriptError) in
          let text = try call.argument(0).text()
          host.stage.pointee.record(.note(text), from: .stage)
          host.onOutput(.note(text, host.stage.pointee.now))
          return .nothing
        }
      }),
  ]

  static let asking: [Member] = [
    eventAtIndex, rule, generatorAccess,
    .method(
      "events", "{ source?: component, name?, since = 0, isUser? } -> list of records",
      "What happened, in order: a list of tables; all of it, or what fits.",
      call: { $0.look { host, call throws(ScriptError) in try host.listEvents(call) } }),
    .method(
      "why", "(component or motion, question?) -> decision or nil",
      "The decision behind the last change: question, inputs, threshold, margin, outcome.",
      call: { $0.look { host, call throws(ScriptError) in try host.why(call) } }),
    .reading(
      "version", "string", "The version of Detent.",
      get: { $0.look { _, _ throws(ScriptError) in .text(Detent.version) } }),
  ]
}

/// The name and version of the product.
public enum Detent {
  public static let version = "0.1.0"

  /// The version of the Lua that runs scripts: "5.4.6".
  public static var luaVersion: String { String(cString: dtn_lua_release()) }
}

extension UnsafeMutablePointer where Pointee == dtn_call {
  /// A constructor's answer: the caller's own table, marked with the kind of component that it describes.
  func blueprint(_ kind: ComponentKind) -> Int32 {
    guard pointee.count == 1, case .table(let table) = argument(0) else {
      return fail("detent.\(kind.name): expected a table such as { id = \"name\" }, got \(argument(0).described)")
    }
    guard table.mark == 0 else {
      return fail(
        "detent.\(kind.name): this table already describes a \(ComponentKind(rawValue: UInt8(table.mark))?.name ?? "component")"
      )
    }
    dtn_out_marked(self, 0, Int32(kind.rawValue))
    return Int32(DTN_OK)
  }
}

extension Host {
  func startTimer(_ call: Call, repeats: Bool) throws(ScriptError) -> Reply {
    try checkRoom()
    let seconds = try call.argument(0).seconds()
    if repeats, seconds < 0.000_001 {
      throw ScriptError("expected more than 0 seconds, got \(call.argument(0).described)")
    }
    let id = newFunction()
    dtn_keep(call, try call.argument(1).function().number, id)
    return .object(.timer, addTimer(seconds, function: id, repeats: repeats))
  }

  func addProgress(_ progress: PageProgress) throws(ScriptError) -> ComponentID {
    do { return try stage.pointee.addProgress(progress) } catch {
      throw ScriptError(Host.describe(error, on: stage.pointee))
    }
  }

  func buildTimerProgress(_ call: Call) throws(ScriptError) -> Reply {
    let options = try Options(
      call.argument(0),
      allowed: ["preferredDuration", "resetsToInitialPageAfterEnd", "durations"])
    guard let seconds = try options.read("preferredDuration", { value throws(ScriptError) in try value.duration() })
    else {
      throw ScriptError("preferredDuration is missing: detent.timerProgress { preferredDuration = 5 }")
    }
    let resets = try options.read("resetsToInitialPageAfterEnd", { value throws(ScriptError) in try value.bool() })
    let durations = try options.read("durations") { value throws(ScriptError) in
      try value.table().pairs.map { pair throws(ScriptError) in (try pair.key.position(), try pair.value.seconds()) }
    }
    let id = try addProgress(PageProgress(kind: .timer, preferredDuration: seconds))
    if let resets { stage.pointee.setResetsToInitialPageAfterEnd(resets, of: id) }
    for (page, seconds) in durations ?? [] { stage.pointee.setDuration(seconds, forPage: page, of: id) }
    return .component(id)
  }

  // MARK: Questions

  /// `detent.why(x)`
  func why(_ call: Call) throws(ScriptError) -> Reply {
    if case .object(let object) = call.argument(0), object.classIndex == ClassIndex.motion.rawValue {
      guard Int(object.id) < motions.count, let place = motions[Int(object.id)].outcome?.decision else { return .none }
      return decision(at: place)
    }
    let id = try call.argument(0).living(on: stage.pointee)
    let related = stage.pointee.related(to: id)
    let question = try call.argument(1).question()
    let found = stage.pointee.trace.last { event in
      guard case .decided(let decision) = event.what, question ?? decision.question == decision.question else {
        return false
      }
      return related.contains(event.source) || decision.parties.contains(id)
    }
    return found.map { decision(at: $0.index) } ?? .none
  }

  /// A decision of the trace, as a table.
  func decision(at index: Int) -> Reply {
    let event = stage.pointee.trace[index]
    guard case .decided(let decision) = event.what else { return .none }
    var fields: [(String, Reply)] = [
      ("question", .text(decision.question.rawValue)), ("outcome", .text(decision.outcome)),
      ("time", .number(event.time.seconds)),
      ("component", stage.pointee.isLive(event.source) ? .component(event.source) : .none),
      ("inputs", .table(decision.inputs.map { ($0.name, .value($0.value)) })),
      ("choices", .list(decision.choices.map { .text($0) })),
    ]
    if let threshold = decision.threshold { fields.append(("threshold", .number(threshold))) }
    if let margin = decision.margin { fields.append(("margin", .number(margin))) }
    if let place = origin(ofEvent: index) { fields.append(("at", .text(place))) }
    return .table(fields)
  }

  /// The script line at the far end of an event's causes.
  func origin(ofEvent index: Int) -> String? { place(of: origin(of: stage.pointee.trace[index].cause)) }

  /// What lies at the far end of a cause: a script line, or the host.
  func origin(of cause: Cause) -> Cause {
    var cause = cause
    while case .event(let earlier) = cause { cause = stage.pointee.trace[earlier].cause }
    return cause
  }

  /// `detent.events { … }`
  func listEvents(_ call: Call) throws(ScriptError) -> Reply {
    let options = try Options(call.argument(0), allowed: ["source", "name", "since", "isUser"])
    let source = try options.read("source") { value throws(ScriptError) in try value.component() }
    let name = try options.read("name") { value throws(ScriptError) in
      try value.known(among: Event.What.names, "there is no event")
    }
    let since = try options.read("since") { value throws(ScriptError) in try value.seconds() } ?? 0
    let isUser = try options.read("isUser") { value throws(ScriptError) in try value.bool() }
    let trace = stage.pointee.trace
    var list: [Reply] = []
    /// What lies at the far end of each event's causes. A cause is earlier than what it causes.
    var origins: [Cause] = []
    origins.reserveCapacity(trace.count)
    for index in 0..<trace.count {
      let event = trace[index]
      let before: Cause? = if case .event(let earlier) = event.cause { origins[earlier] } else { nil }
      origins.append(before ?? event.cause)
      guard event.time.seconds >= since, source == nil || event.source == source else { continue }
      guard isUser == nil || event.isUser == isUser else { continue }
      guard name.map({ $0 == event.what.name }) ?? (event.what.signal != nil) else { continue }
      list.append(describe(event, from: origins[index]))
    }
    return .list(list)
  }

  func describe(_ event: Event, from origin: Cause) -> Reply {
    var fields: [(String, Reply)] = [
      ("name", .text(event.what.name)), ("time", .number(event.time.seconds)), ("isUser", .bool(event.isUser)),
    ]
    if event.source != .stage, stage.pointee.isLive(event.source) {
      fields.append(("source", .component(event.source)))
    }
    if let place = place(of: origin) { fields.append(("line", .text(place))) }
    return .table(fields + event.what.fields)
  }
}

extension LuaValue {
  /// A question that a decision answers, or nil for any.
  func question() throws(ScriptError) -> Decision.Question? {
    guard !isNil else { return nil }
    return Decision.Question(
      rawValue: try known(among: Decision.Question.allCases.map(\.rawValue), "no decision answers"))
  }

  /// A string that is one of some names; for any other one an error that begins with `what`.
  func known(among names: [String], _ what: String) throws(ScriptError) -> String {
    let name = try text()
    guard !names.contains(name) else { return name }
    throw ScriptError(
      "\(what) \(Quote.text(name))\(Suggest.hint(name, among: names)) (there are: \(names.joined(separator: ", ")))")
  }
}

extension Stage {
  /// A component, what it is paired with, and its progress.
  func related(to id: ComponentID) -> [ComponentID] {
    switch id.kind {
    case .scrollView: [id] + scrollViews[id].pairedControls
    case .pageControl: [id] + [pageControls[id].pairedScrollView, pageControls[id].progress].compactMap { $0 }
    default: [id]
    }
  }
}
