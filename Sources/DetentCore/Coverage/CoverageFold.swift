/// Reads off a trace what was reached of the machines and of the outcomes of decisions.
///
/// Give it each event in order with `see`, then `finish`. Motions end by the clock, so a state is left either by an event
/// or when its time is over.
public struct CoverageFold: Sendable {
  public private(set) var reached = Coverage.Reached()

  private var scene = Scene()
  private var places: [Part: Place] = [:]
  /// Parts whose place changes by the clock, in the order in which they began to move.
  private var moving: [Part] = []
  /// Fingers that are down, with what each came down on.
  private var fingers: [Int32: ComponentID] = [:]

  /// What a machine runs on: a component, or one of its wheels.
  struct Part: Hashable, Sendable {
    var id: ComponentID
    /// The machine, by its place in `Machine.all`.
    var machine: Int
    var wheel = 0
  }

  struct Place: Sendable {
    var state: String
    /// What the clock brings.
    var later: [(time: Instant, state: String)] = []
  }

  public init() {}

  /// What a trace has reached up to a moment.
  public init(of trace: Trace, until now: Instant) {
    for index in 0..<trace.count { see(trace[index]) }
    finish(at: now)
  }

  public mutating func finish(at now: Instant) {
    for part in moving { lapse(part, until: now) }
  }

  public mutating func see(_ event: Event) {
    // A drag of a wheel is told at its end, so wheels wait for their own events.
    for part in moving where !part.id.hasWheels { lapse(part, until: event.time) }
    moving.removeAll { places[$0]?.later.isEmpty != false }
    scene.see(event)
    let id = event.source
    switch event.what {
    case .made: begin(id)
    case .closed: forget()
    case .touch(let finger, let phase, _): touch(finger, phase, on: id, at: event.time)
    case .decided(let decision): note(decision, of: id)
    default: break
    }
    switch id.kind {
    case .scrollView: seeScrolling(event)
    case .pageControl: seePageControl(event)
    case .pickerView, .datePicker: seeWheels(event)
    case .flow: seeFlow(event)
    default: seeSimple(event)
    }
    notePlaces(of: id)
  }

  // MARK: Machines

  private func part(_ id: ComponentID, _ subject: String, wheel: Int = 0) -> Part? {
    Machine.all.firstIndex { $0.component == id.kind && $0.subject == subject }
      .map { Part(id: id, machine: $0, wheel: wheel) }
  }

  private mutating func begin(_ id: ComponentID) {
    for (index, machine) in Machine.all.enumerated() where machine.component == id.kind && !machine.transitions.isEmpty
    {
      reach(state: machine.states[0], of: index)
    }
  }

  private mutating func forget() {
    places = places.filter { scene[$0.key.id] != nil }
    moving.removeAll { places[$0] == nil }
  }

  private mutating func reach(state: String, of machine: Int) {
    guard let place = Machine.all[machine].states.firstIndex(of: state) else {
      reached.undeclared.insert("\(Machine.all[machine].component.name): \(state)")
      return
    }
    reached.places.insert(Coverage.firstStates[machine] + place)
  }

  func state(_ id: ComponentID, _ subject: String, wheel: Int = 0) -> String? {
    part(id, subject, wheel: wheel).map { places[$0]?.state ?? Machine.all[$0.machine].states[0] }
  }

  /// A part goes to a state; what the clock had planned for it is off. `by` tells passages between the same states apart.
  mutating func go(
    _ id: ComponentID, _ subject: String, wheel: Int = 0, to state: String, by: String? = nil,
    later: [(time: Instant, state: String)] = []
  ) {
    guard let part = part(id, subject, wheel: wheel) else { return }
    let machine = Machine.all[part.machine]
    pass(part, from: places[part]?.state ?? machine.states[0], to: state, by: by)
    places[part] = Place(state: state, later: later)
    moving.removeAll { $0 == part }
    if !later.isEmpty { moving.append(part) }
  }

  private mutating func pass(_ part: Part, from: String, to: String, by: String? = nil) {
    let machine = Machine.all[part.machine]
    reach(state: to, of: part.machine)
    let found = machine.transitions.firstIndex { $0.from == from && $0.to == to && (by == nil || $0.by == by) }
    if let found {
      reached.places.insert(Coverage.firstStates[part.machine] + machine.states.count + found)
    } else if from != to || by != nil {
      reached.undeclared.insert("\(machine.component.name): \(from) → \(to)\(by.map { ": \($0)" } ?? "")")
    }
  }

  /// Lets the clock do what it does with a part up to a moment, that included.
  private mutating func lapse(_ part: Part, until now: Instant) {
    while let place = places[part], let next = place.later.first, next.time <= now {
      pass(part, from: place.state, to: next.state)
      places[part] = Place(state: next.state, later: Array(place.later.dropFirst()))
    }
  }

  mutating func lapse(wheel: Int, of id: ComponentID, until now: Instant) {
    if let part = part(id, "wheel", wheel: wheel) { lapse(part, until: now) }
  }

  // MARK: Decisions

  private mutating func note(_ decision: Decision, of id: ComponentID) {
    var isKnown = false
    for (index, outcome) in Decision.outcomes.enumerated()
    where outcome.component == id.kind && decision.isOutcome(outcome) {
      isKnown = true
      reached.places.insert(Coverage.firstOutcome + index)
    }
    if !isKnown { reached.undeclared.insert("\(id.kind.name), \(decision.question.rawValue): \(decision.outcome)") }
  }

  // MARK: Fingers

  private mutating func touch(_ finger: Int32, _ phase: TouchPhase, on id: ComponentID, at time: Instant) {
    switch phase {
    case .began: fingers[finger] = id
    case .ended, .cancelled: fingers[finger] = nil
    default: return
    }
    if id.kind == .pageControl { press(id) }
    guard fingers.isEmpty else { return }
    // What a finger held may go on at this instant; if it does not, it rests.
    let soon = time + Duration(microseconds: 1)
    for (part, place) in places where place.state == "held" {
      places[part]?.later = [(soon, "at rest")]
      if !moving.contains(part) { moving.append(part) }
    }
  }

  private mutating func press(_ id: ComponentID) {
    let isPressed = fingers.values.contains(id)
    if isPressed != (state(id, "touch") != "at rest") { go(id, "touch", to: isPressed ? "pressed" : "at rest") }
  }

  var isTouched: Bool { !fingers.isEmpty }

  // MARK: Pages and rows

  private mutating func notePlaces(of id: ComponentID) {
    switch id.kind {
    case .pageControl: notePage(of: id, "page")
    case .scrollView where scene[id]?.value("isPagingEnabled") == .bool(true): notePage(of: id, "page of a pager")
    case .pickerView: noteRows(of: id)
    default: break
    }
  }

  private mutating func notePage(of id: ComponentID, _ subject: String) {
    guard case .int(let page)? = scene[id]?.value("page"), case .int(let count)? = scene[id]?.value("numberOfPages")
    else { return }
    note(page, of: count, "page", subject, id)
  }

  private mutating func noteRows(of id: ComponentID) {
    guard case .rows(let rows)? = scene[id]?.value("selection") else { return }
    for (index, row) in rows.enumerated() {
      guard case .int(let count)? = scene[id]?.value("components.\(index).count") else { continue }
      note(row ?? 0, of: count, "row", "row", id)
    }
  }

  private mutating func note(_ place: Int, of count: Int, _ what: String, _ subject: String, _ id: ComponentID) {
    guard let part = part(id, subject) else { return }
    let state =
      switch (place, count) {
      case (_, ...0): "no \(what)s"
      case (_, 1): "the only \(what)"
      case (...0, _): "the first \(what)"
      case (count - 1, _): "the last \(what)"
      default: "a \(what) between"
      }
    reach(state: state, of: part.machine)
  }
}
