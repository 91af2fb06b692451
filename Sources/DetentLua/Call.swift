import CDetentLua
import DetentCore

typealias StagePointer = UnsafeMutablePointer<Stage>

extension UnsafeMutablePointer where Pointee == Stage {
  /// Whether an id still names a component. Asks the one array concerned, so that no stage is copied for the question.
  @inline(__always)
  func isLive(_ id: ComponentID) -> Bool {
    switch UInt8(truncatingIfNeeded: id.raw >> 56) {
    case ComponentKind.pageControl.rawValue: pointee.pageControls.isLive(id)
    case ComponentKind.scrollView.rawValue: pointee.scrollViews.isLive(id)
    case ComponentKind.screen.rawValue: pointee.screens.isLive(id)
    case ComponentKind.progress.rawValue: pointee.progresses.isLive(id)
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
  func argument(_ index: Int) -> LuaValue {
    guard index < Int(pointee.count) else { return .none }
    var place = pointee.args!
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
    let type = ScriptClasses.all[Int(pointee.class_index)]
    let member = Int(pointee.member)
    guard type.members.indices.contains(member) else { return type.name }
    return type.name + (type.members[member].call != nil && !type.isStatic ? ":" : ".") + type.members[member].name
  }

  private func failMember(_ error: ScriptError) -> Int32 {
    error.message == host.lastAssertion ? fail(error.message) : fail("\(memberTitle): \(error.message)")
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
    let kind = ScriptClasses.all[Int(pointee.class_index)].name
    return fail("this \(kind) is gone: its screen was closed")
  }

  /// A property set by a script: the stage is told which line is behind it, the row checks and sets the value.
  func write() -> Int32 {
    let id = component
    guard id.raw >> 63 == 0 else { return failPast() }
    let (stage, setter) = Unmanaged<Host>.fromOpaque(pointee.host)._withUnsafeGuaranteedRef {
      ($0.stage, $0.setters[Int(pointee.class_index)][Int(pointee.member)])
    }
    guard stage.isLive(id), let setter else { return failStale() }
    stage.pointee.act(for: cause)
    do { try setter(stage, id, LuaValue(pointee.args)) } catch { return failMember(error) }
    pointee.results_none = 1
    return Int32(DTN_OK)
  }

  /// A method of a component.
  func perform(_ body: (Host, ComponentID, Call) throws(ScriptError) -> Reply) -> Int32 {
    let id = component
    guard id.raw >> 63 == 0 else { return failPast() }
    guard stage.isLive(id) else { return failStale() }
    stage.pointee.act(for: cause)
    do { return answer(try body(host, id, self)) } catch { return failMember(error) }
  }

  /// A method that only asks, so that it also works on a moment of the past.
  func ask(_ body: (StagePointer, ComponentID, Call) throws(ScriptError) -> Reply) -> Int32 {
    let id = component
    if id.raw >> 63 == 0, !stage.isLive(id) { return failStale() }
    guard let (stage, id) = id.raw >> 63 == 0 ? (self.stage, id) : host.past(id) else { return failStale() }
    do { return answer(try body(stage, id, self)) } catch { return failMember(error) }
  }

  @inline(never)
  private func failPast() -> Int32 { fail("\(memberTitle): a moment of the past cannot be changed (screen:at is read-only)") }

  // MARK: Rows of handles and of the module

  /// A member of the module or of a handle.
  func run(_ body: (Host, Call) throws(ScriptError) -> Reply) -> Int32 {
    let host = host
    host.stage.pointee.act(for: cause)
    do { return answer(try body(host, self)) } catch { return failMember(error) }
  }

  /// The same, but the task parks: the reply is what the call returns when the task goes on.
  func park(_ body: (Host, Call) throws(ScriptError) -> (Reply, Park)) -> Int32 {
    let host = host
    host.stage.pointee.act(for: cause)
    do {
      let (reply, park) = try body(host, self)
      _ = answer(reply)
      host.request = park
      return Int32(DTN_PARK)
    } catch { return failMember(error) }
  }

  /// A method of a live component that parks.
  func parkComponent(_ body: (Host, ComponentID, Call) throws(ScriptError) -> (Reply, Park)) -> Int32 {
    guard component.raw >> 63 == 0 else { return failPast() }
    guard stage.isLive(component) else { return failStale() }
    return park { host, call throws(ScriptError) in try body(host, call.component, call) }
  }

  // MARK: Where

  /// The script line that makes this call.
  var cause: Cause {
    var chunk: Int32 = 0
    var line: Int32 = 0
    return dtn_where(self, &chunk, &line) != 0 ? .script(chunk: chunk, line: line) : .host
  }

  // MARK: Names that are no members

  /// A name that is no member: a child's id, or an error with the nearest name.
  func missingGet() -> Int32 {
    guard case .text(let name) = argument(0) else { return fail("expected a name, got \(argument(0).described)") }
    let type = ScriptClasses.all[Int(pointee.class_index)]
    return fail("\(type.name) has no member \"\(name)\"\(type.hint(for: name))")
  }

  func missingSet() -> Int32 {
    guard case .text(let name) = argument(0) else { return fail("expected a name, got \(argument(0).described)") }
    let type = ScriptClasses.all[Int(pointee.class_index)]
    guard let member = type.members.first(where: { $0.name == name }) else {
      return fail("\(type.name) has no property \"\(name)\"\(type.hint(for: name))")
    }
    return fail("\(type.name).\(name) is \(member.call == nil ? "read-only" : "a method, not a property")")
  }

  func describeSelf() -> Int32 {
    let type = ScriptClasses.all[Int(pointee.class_index)]
    guard type.isComponent else { return answer(.text(type.name)) }
    guard let (stage, id) = component.raw >> 63 == 0 ? (self.stage, component) : host.past(component),
      stage.pointee.isLive(id)
    else { return answer(.text("\(type.name) (closed)")) }
    return answer(.text(stage.pointee.title(of: id)))
  }
}

extension ScriptClass {
  var isComponent: Bool { index.rawValue >= ClassIndex.screen.rawValue && index.rawValue <= ClassIndex.image.rawValue }

  /// What to write instead of a name that does not exist.
  func hint(for name: String) -> String {
    if name == "currentPage" || name == "selectedRow" {
      return ": use \"\(Suggest.otherWords[name]!)\" (counts from 1)"
    }
    return Suggest.hint(name, among: names)
  }
}
