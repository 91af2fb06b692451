import CDetentLua
import DetentCore

typealias StagePointer = UnsafeMutablePointer<Stage>

extension UnsafeMutablePointer where Pointee == Stage {
  /// Asks the stage where it lies: `pointee.isStill` would ask a copy of it.
  func ask<Answer, Failure>(_ question: (inout Stage) throws(Failure) -> Answer) throws(Failure) -> Answer {
    try question(&pointee)
  }

  /// Whether an id still names a component. Asks the one array concerned, so that no stage is copied for the question.
  @inline(__always)
  func isLive(_ id: ComponentID) -> Bool {
    switch UInt8(truncatingIfNeeded: id.raw >> 56) {
    case ComponentKind.pageControl.rawValue: pointee.pageControls.isLive(id)
    case ComponentKind.scrollView.rawValue: pointee.scrollViews.isLive(id)
    case ComponentKind.screen.rawValue: pointee.screens.isLive(id)
    case ComponentKind.progress.rawValue: pointee.progresses.isLive(id)
    case ComponentKind.pickerView.rawValue: pointee.pickerViews.isLive(id)
    case ComponentKind.datePicker.rawValue: pointee.datePickers.isLive(id)
    default: pointee.isLive(id)
    }
  }
}

/// What the rows of the member tables are written with: check, call, answer. Each is one leaf call from C.
extension UnsafeMutablePointer where Pointee == dtn_call {
  /// The host behind the state. It outlives every call.
  @inline(__always)
  var host: Host { Unmanaged<Host>.fromOpaque(pointee.host).takeUnretainedValue() }

  @inline(__always)
  private var stage: StagePointer { Unmanaged<Host>.fromOpaque(pointee.host)._withUnsafeGuaranteedRef { $0.stage } }

  @inline(__always)
  var component: ComponentID { ComponentID(raw: pointee.object) }

  /// Argument number `index` from 0; nil when it was not given.
  @inline(__always)
  func argument(_ index: Int) -> LuaValue {
    guard index < Int(pointee.count), var place = pointee.args else { return .none }
    for _ in 0..<index { place += 1 + Int(place.pointee.extent) }
    return LuaValue(place)
  }

  // MARK: Answers

  @inline(__always)
  func answer(_ reply: Reply) -> Int32 {
    switch reply {
    case .nothing: pointee.results_none = 1
    case .none: pointee.result.kind = Int32(DTN_NIL)
    case .bool(let value):
      pointee.result.kind = Int32(DTN_BOOL)
      pointee.result.boolean = value ? 1 : 0
    case .int(let value):
      pointee.result.kind = Int32(DTN_INT)
      pointee.result.integer = Int64(value)
    case .number(let value):
      pointee.result.kind = Int32(DTN_NUM)
      pointee.result.number = value
    default: reply.write(to: dtn_out(self))
    }
    return Int32(DTN_OK)
  }

  func fail(_ message: String) -> Int32 {
    var message = message
    message.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { dtn_fail(self, $0.baseAddress, $0.count) }
    }
    return Int32(DTN_ERROR)
  }

  /// "pageControl.numberOfPages", for messages.
  var memberTitle: String {
    guard let index = ClassIndex(rawValue: pointee.class_index) else { return "" }
    let type = ScriptClasses[index]
    let member = Int(pointee.member)
    guard type.members.indices.contains(member) else { return type.name }
    return type.name + (type.members[member].call != nil && !type.isStatic ? ":" : ".") + type.members[member].name
  }

  @inline(never)
  private func failMember(_ error: ScriptError) -> Int32 {
    let title = memberTitle
    return title.isEmpty || error.message == host.lastAssertion
      ? fail(error.message) : fail("\(title): \(error.message)")
  }

  /// Tells the stage which script line acts. Answers why it may not.
  @inline(__always)
  private func act(on stage: StagePointer) -> String? {
    stage.pointee.act(for: cause)
    return refusal(on: stage)
  }

  /// Why a call may not act, if what the run keeps is at its limit.
  @inline(__always)
  private func refusal(on stage: StagePointer) -> String? {
    let isFull = stage.pointee.trace.count >= stage.pointee.trace.limit
    let keepsMore = pointee.count > 0 && pointee.args.pointee.kind >= Int32(DTN_TEXT)
    return isFull || keepsMore ? reasonToRefuse(on: stage) : nil
  }

  @inline(never)
  private func reasonToRefuse(on stage: StagePointer) -> String? {
    let trace = stage.pointee.trace
    return trace.count >= trace.limit
      ? Host.describe(.traceFull(limit: trace.limit), on: stage.pointee) : host.keep(self)
  }

  // MARK: Rows of components

  /// A property of a component, read from the stage or from a moment of its past.
  @inline(__always)
  func read(_ body: (StagePointer, ComponentID) -> Reply) -> Int32 {
    let id = component
    guard id.raw >> 63 == 0 else { return readPast(body) }
    let stage = self.stage
    guard stage.isLive(id) else { return failStale() }
    return answer(body(stage, id))
  }

  @inline(never)
  private func readPast(_ body: (StagePointer, ComponentID) -> Reply) -> Int32 {
    guard let (stage, id) = host.past(component) else { return failStale() }
    return answer(body(stage, id))
  }

  @inline(never)
  private func failStale() -> Int32 {
    let kind = ScriptClasses[pointee.class_index].name
    return fail("this \(kind) is gone: its screen was closed")
  }

  /// A property set by a script: the stage is told which line is behind it, the row checks and sets the value.
  func write() -> Int32 {
    let id = component
    guard id.raw >> 63 == 0 else { return failPast() }
    let (stage, slot) = Unmanaged<Host>.fromOpaque(pointee.host)._withUnsafeGuaranteedRef {
      ($0.stage, $0.setters[Int(pointee.class_index)] + Int(pointee.member))
    }
    guard stage.isLive(id), let setter = slot.pointee.setter else { return failStale() }
    if let refusal = refusal(on: stage) { return fail(refusal) }
    stage.pointee.act()
    defer { stage.pointee.endAct() }
    do { try setter(stage, id, try prepared(LuaValue(pointee.args))) } catch { return failMember(error) }
    if stage.pointee.hasUnknown(id) { learn(id) }
    pointee.results_none = 1
    return Int32(DTN_OK)
  }

  /// What a script sets is known.
  @inline(never)
  private func learn(_ id: ComponentID) {
    let member = ScriptClasses[pointee.class_index].members[Int(pointee.member)]
    stage.pointee.learn(member.name, of: id)
  }

  /// A table that stands for another value.
  private func prepared(_ value: LuaValue) throws(ScriptError) -> LuaValue {
    guard case .table = value else { return value }
    let member = ScriptClasses[pointee.class_index].members[Int(pointee.member)]
    return try member.prepare?(host, value) ?? value
  }

  /// The same for a property that C did not find: its value is the second argument.
  private func write(with setter: Setter, named name: String) -> Int32 {
    guard component.raw >> 63 == 0 else { return failPast() }
    guard stage.isLive(component) else { return failStale() }
    stage.pointee.act(for: cause)
    do { try setter(stage, component, argument(1)) } catch { return fail("\(memberTitle).\(name): \(error.message)") }
    stage.pointee.learn(name, of: component)
    pointee.results_none = 1
    return Int32(DTN_OK)
  }

  /// A method of a component.
  func perform(_ body: (Host, ComponentID, Call) throws(ScriptError) -> Reply) -> Int32 {
    let id = component
    guard id.raw >> 63 == 0 else { return failPast() }
    guard stage.isLive(id) else { return failStale() }
    if let refusal = act(on: stage) { return fail(refusal) }
    do { return answer(try body(host, id, self)) } catch { return failMember(error) }
  }

  /// A method that only asks, so that it also works on a moment of the past.
  @inline(__always)
  func ask(_ body: (StagePointer, ComponentID, Call) throws(ScriptError) -> Reply) -> Int32 {
    let id = component
    guard id.raw >> 63 == 0 else { return askPast(body) }
    let stage = self.stage
    guard stage.isLive(id) else { return failStale() }
    do { return answer(try body(stage, id, self)) } catch { return failMember(error) }
  }

  @inline(never)
  private func askPast(_ body: (StagePointer, ComponentID, Call) throws(ScriptError) -> Reply) -> Int32 {
    guard let (stage, id) = host.past(component) else { return failStale() }
    do { return answer(try body(stage, id, self)) } catch { return failMember(error) }
  }

  @inline(never)
  private func failPast() -> Int32 {
    fail("\(memberTitle): a moment of the past cannot be changed (screen:at is read-only)")
  }

  // MARK: Rows of handles and of the module

  /// A member of the module or of a handle.
  func run(_ body: (Host, Call) throws(ScriptError) -> Reply) -> Int32 {
    let host = host
    if let refusal = act(on: host.stage) { return fail(refusal) }
    do { return answer(try body(host, self)) } catch { return failMember(error) }
  }

  /// The same for what only asks: the stage hears nothing of it.
  func look(_ body: (Host, Call) throws(ScriptError) -> Reply) -> Int32 {
    do { return answer(try body(host, self)) } catch { return failMember(error) }
  }

  /// A member that acts, but the task parks: the reply is what the call returns when the task goes on.
  func park(_ body: (Host, Call) throws(ScriptError) -> (Reply, Park)) -> Int32 {
    guard dtn_may_park(self) != 0 else { return failToPark() }
    if let refusal = act(on: host.stage) { return fail(refusal) }
    return carryOut(body)
  }

  /// The same for a member that only waits: it changes nothing.
  func wait(_ body: (Host, Call) throws(ScriptError) -> (Reply, Park)) -> Int32 {
    guard dtn_may_park(self) != 0 else { return failToPark() }
    host.stage.pointee.wait(for: cause)
    if let refusal = refusal(on: host.stage) { return fail(refusal) }
    return carryOut(body)
  }

  private func carryOut(_ body: (Host, Call) throws(ScriptError) -> (Reply, Park)) -> Int32 {
    let host = host
    do {
      let (reply, park) = try body(host, self)
      _ = answer(reply)
      host.request = park
      return Int32(DTN_PARK)
    } catch { return failMember(error) }
  }

  private func failToPark() -> Int32 { fail("\(memberTitle): \(Host.cannotWait)") }

  /// A method of a live component that parks.
  func parkComponent(_ body: (Host, ComponentID, Call) throws(ScriptError) -> (Reply, Park)) -> Int32 {
    guard component.raw >> 63 == 0 else { return failPast() }
    guard stage.isLive(component) else { return failStale() }
    return park { host, call throws(ScriptError) in try body(host, call.component, call) }
  }

  // MARK: Where

  /// The script line that makes this call.
  var cause: Cause { host.cause(in: pointee.state) }

  // MARK: Names that are no members

  /// A name that is no member: a child's id, or an error with the nearest name.
  func missingGet() -> Int32 {
    guard case .text(let name) = argument(0) else { return fail("expected a name, got \(argument(0).described)") }
    let type = ScriptClasses[pointee.class_index]
    if let get = type.longMember(name)?.get { return get(self) }
    return fail("\(type.name) has no member \(Quote.text(name))\(type.hint(for: name))")
  }

  func missingSet() -> Int32 {
    guard case .text(let name) = argument(0) else { return fail("expected a name, got \(argument(0).described)") }
    let type = ScriptClasses[pointee.class_index]
    if let setter = type.longMember(name)?.setter { return write(with: setter, named: name) }
    guard let member = type.members.first(where: { $0.name == name }) else {
      return fail("\(type.name) has no property \(Quote.text(name))\(type.hint(for: name, first: type.settable))")
    }
    return fail("\(type.name).\(name) is \(member.call == nil ? "read-only" : "a method, not a property")")
  }

  func describeSelf() -> Int32 {
    let type = ScriptClasses[pointee.class_index]
    guard type.isComponent else { return answer(.text(type.name)) }
    guard let (stage, id) = component.raw >> 63 == 0 ? (self.stage, component) : host.past(component),
      stage.pointee.isLive(id)
    else { return answer(.text("\(type.name) (closed)")) }
    return answer(.text(stage.pointee.title(of: id)))
  }
}

extension ScriptClass {
  /// A member whose name is too long for C to find.
  func longMember(_ name: String) -> Member? { name.utf8.count > 40 ? members.first { $0.name == name } : nil }

  /// The names of properties that can be set.
  var settable: [String] { members.filter { $0.set != nil }.map(\.name) }

  var isComponent: Bool {
    index.rawValue >= ClassIndex.screen.rawValue && index.rawValue <= ClassIndex.flow.rawValue
  }

  /// "a pageControl", "an event"; the module is called by its name.
  var indefinite: String {
    guard !isStatic else { return "the module \"\(name)\"" }
    return ("aeiou".contains(name.prefix(1)) ? "an " : "a ") + name
  }

  /// What to write instead of a name that does not exist.
  ///
  /// `first` are names that are looked through before all others: those that can stand where it was written.
  func hint(for name: String, first: [String] = []) -> String {
    for names in [first, names] {
      let hint = Suggest.hint(name, of: self.name, among: names)
      guard hint.isEmpty else { return hint }
    }
    if index != .detent, Suggest.waiting.contains(name) { return ": use detent.\(name)" }
    switch index {
    case .assert, .assertNot: return Suggest.comparison(name) ?? ""
    case .detent:
      return
        " (components: \(Member.building.filter { $0.signature.answer != .any }.map(\.name).joined(separator: ", ")))"
    default: return ""
    }
  }
}
