/// Screens, components, clock, touches and trace of one run: a value that can be copied, sent to another thread and
/// rewound.
///
/// The host pulls: `next(through:)` moves the clock to the next instant at which something happens and answers what. A
/// host that handles an event may change the stage before it asks again; so no code ever runs inside a half-made change.
public struct Stage: Sendable {
  /// The present moment. Only `next(through:)` and `advance(to:)` move it.
  public internal(set) var now = Instant.zero

  public internal(set) var screens = Slots<Screen>()
  public internal(set) var scrollViews = Slots<ScrollView>()
  public internal(set) var pageControls = Slots<PageControl>()
  public internal(set) var progresses = Slots<PageProgress>()
  public internal(set) var flows = Slots<Flow>()
  public internal(set) var simpleViews = Slots<SimpleView>()
  public internal(set) var pickerViews = Slots<PickerView>()
  public internal(set) var datePickers = Slots<DatePicker>()
  /// The screen that a person sees: the last one made or shown.
  public internal(set) var shownScreen: ComponentID?

  /// Where date pickers get locales, zones and calendars from. Asked when the first of them needs it.
  public var calendars: any CalendarSource = PlainCalendars()
  /// The wall clock at the start of the run: seconds since 1970-01-01T00:00Z.
  public var start = Metrics.usualStart

  /// Everything that happened. Not a part of the state: a checkpoint leaves it out.
  public var trace = Trace()
  /// What stands behind the effects of the moment: a script line (see `act(for:)` and `act()`), or an event.
  public internal(set) var cause: Cause {
    mutating get {
      if isActing { self.cause = findCause() }
      return knownCause
    }
    set {
      knownCause = newValue
      isActing = false
    }
  }
  private var knownCause = Cause.host
  /// `act()` has begun, and nothing has come of it so far.
  private var isActing = false
  /// Says on behalf of what the host acts now; asked by `act()`. A copy that outlives the host takes `{ .host }`.
  public var findCause: @Sendable () -> Cause = { .host }
  /// Frames a second, for those who ask for frames.
  public var frameRate = 120
  /// The most events that may follow each other at one instant.
  public var stormLimit = 10_000
  /// The most components that may live at once.
  public var componentLimit = 100_000

  var agenda = Agenda()
  var pending = PendingQueue()
  var fingers: [Finger] = []
  var nextFinger: Int32 = 1
  var sequence: UInt64 = 0
  var storm = StormGuard()
  /// The component whose decision event is being handled: its answer may be changed until the next `next`.
  public internal(set) var openDecision: ComponentID?
  var openAnswer = Answer()
  /// The component that keys go to; perhaps one that is gone.
  public internal(set) var focused: ComponentID?
  /// Fingers that select text instead of scrolling.
  var selecting: [Selecting] = []
  /// A frame is already in the agenda.
  var frameIsDue = false
  /// The component at which each later stroke of a gesture aims: where something else lies then, it is not made.
  var aims: [Int32: ComponentID] = [:]
  /// Outcome of each gesture by finger, for whoever asked for it.
  var outcomes: [Int32: GestureOutcome] = [:]

  /// The screen that is being built; until it is finished nothing is recorded or sent.
  var building: ComponentID?
  var history = History()

  /// What the handlers of a decision event may set.
  struct Answer: Sendable {
    var shouldAdvance = true
    var shouldScrollToTop = true
    var initialProgress = 0.0
  }

  public init() {}

  /// What `next` found.
  public enum Step: Sendable {
    /// An event, just recorded. Its place in the trace; nil for didScroll and progress at frames, which are not stored.
    case event(Event, index: Int?)
    /// A task that the host asked to be woken.
    case task(UInt64)
    /// A frame that the host asked for.
    case frame
    /// Something came to rest and there was nothing to tell.
    case rest
  }

  /// The next thing that happens until `limit` (inclusive), after moving the clock there; nil: nothing, and the clock
  /// stands at the last thing that did happen.
  ///
  /// Events that one input caused come one by one, each computed from the state that the handlers of the one before it
  /// left. A decision event's answer closes with this call.
  public mutating func next(through limit: Instant) throws(StageError) -> Step? {
    openDecision = nil
    while true {
      if let item = pending.popFirst() {
        if let step = evolve({ $0.perform(item) }) {
          try storm.note(step, limit: stormLimit)
          try checkTrace()
          assertInvariants(of: step)
          return step
        }
        continue
      }
      guard let time = agenda.first?.time, time <= limit else { return nil }
      // Before the entry leaves the agenda: the clock's move may keep a checkpoint, which has to hold it.
      moveClock(to: time)
      guard let entry = agenda.popFirst() else { return nil }
      if let step = evolve({ $0.happen(entry) }) {
        try storm.note(step, limit: stormLimit)
        return step
      }
    }
  }

  /// Says that the host is about to change the stage on behalf of a script line.
  public mutating func act(for cause: Cause) {
    self.cause = cause
    history.isStale = true
  }

  /// Says on behalf of which script line the host waits, which changes nothing.
  public mutating func wait(for cause: Cause) { self.cause = cause }

  /// The same for a change that often changes nothing: `findCause`, which costs more than most changes, is asked only
  /// when something comes of it before `endAct`.
  public mutating func act() {
    isActing = true
    history.isStale = true
  }

  /// Ends what `act()` began.
  public mutating func endAct() { isActing = false }

  /// Moves the clock on when nothing is due before `time`.
  public mutating func advance(to time: Instant) {
    guard time > now, pending.isEmpty, agenda.first.map({ $0.time > time }) ?? true else { return }
    moveClock(to: time)
  }

  /// Whether nothing moves: no motion, no finger, no event that waits. Timers may be due.
  public var isStill: Bool {
    guard pending.isEmpty, fingers.isEmpty else { return false }
    return !agenda.moving.contains { entry in
      switch entry.due {
      case .touch: true
      case .motion(let stamp): isMoving(entry.component, stamp: stamp)
      case .timer(.zoomEnd, let stamp): isZooming(entry.component, stamp: stamp)
      case .timer, .task, .frame: false
      }
    }
  }

  /// Whether a motion that stands in the agenda is still that of its component.
  private func isMoving(_ id: ComponentID, stamp: UInt32) -> Bool {
    guard isLive(id) else { return false }
    switch id.kind {
    case .scrollView: return scrollViews[id].stamp == stamp
    case .flow: return flows[id].stamp == stamp
    default: return self[wheels: id].column(withStamp: stamp) != nil
    }
  }

  /// Whether a component and the one it is paired with rest.
  public func isStill(_ id: ComponentID) -> Bool {
    guard isLive(id) else { return true }
    guard !hasPendingEvents else { return false }
    switch id.kind {
    case .scrollView:
      return !scrollViews[id].isMoving && !scrollViews[id].isZoomBouncing && !scrollViews[id].isZoomAnimating
        && !scrollViews[id].isTracking
        && !scrollViews[id].pairedControls.contains { isLive($0) && pageControls[$0].isTracking }
    case .pageControl:
      let view = pageControls[id].pairedScrollView
      return !pageControls[id].isTracking
        && view.map { !isLive($0) || !(scrollViews[$0].isMoving || scrollViews[$0].isTracking) } ?? true
    case .pickerView, .datePicker: return !self[wheels: id].isMoving && !hasFinger(in: id)
    case .flow: return flows[id].isAtRest && flows[id].screens.allSatisfy { !hasFinger(in: $0) }
    case .screen, .stage: return isStill
    default: return !hasFinger(in: id)
    }
  }

  /// Events, not yet delivered, wait at this instant.
  public var hasPendingEvents: Bool { !pending.isEmpty }

  /// The instant of the next thing due, if any.
  public var nextDue: Instant? { pending.isEmpty ? agenda.first?.time : now }

  // MARK: What the host puts into the agenda

  /// Wakes the host with `.task(token)` at `time`, after everything else that is due then but frames.
  public mutating func wake(task token: UInt64, at time: Instant) {
    schedule(.task(token), for: .stage, at: max(time, now))
  }

  /// Takes back a task that was to be woken and has not been.
  public mutating func cancel(task token: UInt64) { agenda.cancel(task: token) }

  /// Gives the host a `.frame` at the next frame instant: floor(k·10⁶ / frameRate) microseconds for the next whole k.
  public mutating func requestFrame() {
    guard !frameIsDue else { return }
    frameIsDue = true
    let rate = Int64(max(1, min(frameRate, 1_000_000)))
    // Frames are counted within the present second: every whole second holds a whole number of them.
    let (second, time) = now.microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    var frame = time * rate / 1_000_000
    while frame * 1_000_000 / rate <= time { frame += 1 }
    let wait = Duration(microseconds: frame * 1_000_000 / rate)
    schedule(.frame, for: .stage, at: Instant(microseconds: second * 1_000_000) + wait)
  }

  mutating func schedule(_ due: Agenda.Due, for component: ComponentID, at time: Instant) {
    sequence += 1
    agenda.add(Agenda.Entry(time: time, component: component, sequence: sequence, due: due, cause: cause))
  }

  private mutating func moveClock(to time: Instant) {
    guard time > now else { return }
    if history.wantsCheckpoint { history.add(checkpoint) }
    now = time
    storm.restart()
  }

  /// In debug builds, stops when an event leaves its component in a state that must not be.
  private func assertInvariants(of step: Step) {
    #if DEBUG
      guard case .event(let event, _) = step else { return }
      let broken = checkInvariants(of: event.source)
      precondition(broken.isEmpty, broken.joined(separator: "; "))
    #endif
  }

  /// What the stage does by itself it will do again when an earlier moment is asked for: no reason for a checkpoint.
  private mutating func evolve(_ change: (inout Stage) -> Step?) -> Step? {
    let isStale = history.isStale
    defer { history.isStale = isStale }
    return change(&self)
  }

  private func checkTrace() throws(StageError) {
    if trace.count >= trace.limit { throw .traceFull(limit: trace.limit) }
  }
}
