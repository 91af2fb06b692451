import CDetentLua
import DetentCore

/// Who is heard and what: a component and an event's name.
struct HandlerKey: Hashable {
  var component: ComponentID
  var signal: Signal
}

/// A function that hears an event.
struct Handler {
  var id: Int64
  /// Runs of it that have not ended.
  var liveRuns = 0
}

extension Host {
  /// The most runs of one handler that may wait at the same time.
  static let liveRunLimit = 1000

  func newFunction() -> Int64 {
    defer { nextHandler += 1 }
    return nextHandler
  }

  /// Adds a handler behind those that an event has.
  func addHandler(_ function: LuaValue.Function, to key: HandlerKey, _ call: Call) -> Int64 {
    let id = newFunction()
    dtn_keep(call, function.number, id)
    handlers[key, default: []].append(Handler(id: id))
    switch key.signal {
    case .didScroll: stage.pointee.reportFrames(of: key.component, true)
    case .didZoom: stage.pointee.reportZoom(of: key.component, true)
    case .timerProgressDidChange: stage.pointee.reportProgress(of: key.component, true)
    case .tap, .longPress: stage.pointee.letTouchesReach(key.component)
    default: break
    }
    return id
  }

  func removeHandler(_ id: Int64, from key: HandlerKey) {
    guard let list = handlers[key], list.contains(where: { $0.id == id }) else { return }
    handlers[key] = list.filter { $0.id != id }
    forget(id)
    guard handlers[key]?.isEmpty == true else { return }
    switch key.signal {
    case .didScroll: stage.pointee.reportFrames(of: key.component, false)
    case .didZoom: stage.pointee.reportZoom(of: key.component, false)
    case .timerProgressDidChange: stage.pointee.reportProgress(of: key.component, false)
    case .tap, .longPress:
      let isHeard = [Signal.tap, .longPress].contains { signal in
        handlers[HandlerKey(component: key.component, signal: signal)]?.isEmpty == false
      }
      if stage.pointee.isLive(key.component) { stage.pointee.letTouchesReach(key.component, isHeard) }
    default: break
    }
  }

  /// Runs an event's handlers in the order in which they were added, each as a task to its first wait.
  func deliver(_ event: Event, index: Int?) {
    guard let signal = event.what.signal else { return }
    let key = HandlerKey(component: event.source, signal: signal)
    guard let list = handlers[key], !list.isEmpty else { return }
    let place = events.put(event)
    for handler in list {
      guard failure == nil else { return }
      guard let slot = handlers[key]?.firstIndex(where: { $0.id == handler.id }) else { continue }
      guard handlers[key]?[slot].liveRuns ?? 0 < Host.liveRunLimit else {
        let who = "\(event.what.name) of \(stage.pointee.title(of: event.source))"
        return fail(limit: "more than \(Host.liveRunLimit) runs of one handler wait at once: \(who)")
      }
      handlers[key]?[slot].liveRuns += 1
      startTask(
        .handler(key, id: handler.id, event: event.what.name, time: event.time), function: handler.id,
        arguments: [.object(.event, place)])
    }
  }

  func endRun(of id: Int64, _ key: HandlerKey) {
    guard let slot = handlers[key]?.firstIndex(where: { $0.id == id }) else { return }
    handlers[key]?[slot].liveRuns -= 1
  }
}

/// Events that handlers hold on to: the last hundred thousand.
struct EventShelf {
  static let limit = 100_000
  private var events: [Event] = []
  private var first: UInt64 = 1

  /// Puts an event on the shelf and answers its number.
  mutating func put(_ event: Event) -> UInt64 {
    events.append(event)
    if events.count > 2 * EventShelf.limit {
      events.removeFirst(EventShelf.limit)
      first += UInt64(EventShelf.limit)
    }
    return first + UInt64(events.count) - 1
  }

  subscript(number: UInt64) -> Event? {
    number >= first && number - first < UInt64(events.count) ? events[Int(number - first)] : nil
  }
}

/// A gesture that was made, as a script holds it.
struct MotionHandle {
  var component: ComponentID
  var finger: Int32
  var start: Instant
  var lift: Instant
  var outcome: GestureOutcome?
}

/// A finger that a script moves by itself.
struct TouchHandle {
  var component: ComponentID
  var finger: Int32
  var point: Point
  var isUp = false
}

/// A component as it was at an earlier moment.
struct PastView {
  var stage: Int
  var component: ComponentID
}

extension Host {
  /// The stage and the id that a component of the past stands for.
  func past(_ id: ComponentID) -> (StagePointer, ComponentID)? {
    let index = Int(id.raw & ~(1 << 63))
    guard index < pasts.count else { return nil }
    return (pastStages[pasts[index].stage].stage, pasts[index].component)
  }

  /// A handle for a component at an earlier moment; nil when that is no longer kept or it did not live then.
  func view(_ component: ComponentID, at time: Instant) -> UInt64? {
    guard let index = pastStage(at: time), pastStages[index].stage.pointee.isLive(component) else { return nil }
    return view(component, inPast: index)
  }

  func view(_ component: ComponentID, inPast index: Int) -> UInt64 {
    let known = pasts.lastIndex { $0.stage == index && $0.component == component }
    if let known { return UInt64(known) | 1 << 63 }
    pasts.append(PastView(stage: index, component: component))
    return UInt64(pasts.count - 1) | 1 << 63
  }

  private func pastStage(at time: Instant) -> Int? {
    if let known = pastStages.firstIndex(where: { $0.time == time && time < stage.pointee.now }) { return known }
    guard pastStages.count < Host.holdLimit / 100, let past = stage.pointee.at(time) else { return nil }
    let copy = StagePointer.allocate(capacity: 1)
    copy.initialize(to: past)
    pastStages.append((time, copy))
    return pastStages.count - 1
  }
}
