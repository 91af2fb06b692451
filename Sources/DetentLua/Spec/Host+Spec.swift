import CDetentLua
public import DetentCore

/// A run at a moment at which no task is under way: what every test starts from.
public struct SavedRun {
  public fileprivate(set) var stage: Stage
  fileprivate var pickers: [ComponentID: PickerSources]
  fileprivate var rules: [ScriptRule]
  fileprivate var ruleDriver: Int64?
  fileprivate var handlers: [HandlerKey: [Handler]]
  fileprivate var subscriptions: Numbered<HandlerKey>
  fileprivate var timers: Numbered<ScriptTimer>
  fileprivate var onceTimers: Int
  fileprivate var wakes: Numbered<Wake>
  fileprivate var start: String?
  fileprivate var eventMarks: [ComponentID: Int]
  fileprivate var settingsMet: [String: Bool]
  fileprivate var keptBytes: Int
  /// Functions from this number on belong to what came later.
  fileprivate var nextHandler: Int64
}

extension Host {
  /// Gives the script busted's words, runs it, and answers why that failed, if it did; what it declared is in `tests`.
  ///
  /// Motions and tasks that it began run out, as a script's do.
  public func declare(_ source: [UInt8], name: String) -> ScriptFailure? {
    scriptName = name
    spec.phase = .declaring
    if let state, dtn_open_package(state) == 0 { fail(.limit, "not enough memory") }
    guard failure == nil, let words = load(Array(SpecWords.source.utf8), name: SpecWords.name) else { return failure }
    startTask(.main, function: words, arguments: [.object(.spec, 0)])
    guard failure == nil, let script = load(source, name: name) else { return failure }
    startTask(.main, function: script, arguments: options.arguments.map { .text($0) })
    return runOut()
  }

  /// What the file declared.
  public var tests: SpecTree { spec.tree }

  /// The run as it stands. What is parked ends; `every` timers go on in each run that is restored from it.
  public func save() -> SavedRun {
    abandon()
    protected = nextHandler
    return SavedRun(
      stage: stage.pointee, pickers: pickers, rules: scriptRules, ruleDriver: loadedRuleDriver, handlers: handlers,
      subscriptions: subscriptions, timers: timers, onceTimers: onceTimers,
      wakes: wakes, start: start, eventMarks: eventMarks, settingsMet: settingsMet, keptBytes: keptBytes,
      nextHandler: nextHandler)
  }

  /// Goes back to a saved run: stage, clock, handlers and timers are as they were; limits count from here. What Lua's
  /// variables hold stays.
  public func restore(_ saved: SavedRun) {
    abandon()
    if let state {
      for id in saved.nextHandler..<max(nextHandler, saved.nextHandler) { dtn_forget(state, id) }
      dtn_begin_run(state)
    }
    nextHandler = saved.nextHandler
    protected = saved.nextHandler
    stage.pointee = saved.stage
    pickers = saved.pickers
    scriptRules = saved.rules
    loadedRuleDriver = saved.ruleDriver
    handlers = saved.handlers
    subscriptions = saved.subscriptions
    timers = saved.timers
    onceTimers = saved.onceTimers
    wakes = saved.wakes
    start = saved.start
    eventMarks = saved.eventMarks
    settingsMet = saved.settingsMet
    keptBytes = saved.keptBytes
    forgetHandles()
    beginAnew()
  }

  private func forgetHandles() {
    motions.removeAll()
    gestures.removeAll()
    touches.removeAll()
    pasts.removeAll()
    for past in pastStages {
      past.stage.deinitialize(count: 1)
      past.stage.deallocate()
    }
    pastStages.removeAll()
  }

  private func beginAnew() {
    failure = nil
    lastAssertion = nil
    steps = 0
    hopeless = 0
    assertionCount = 0
    stepCount = 0
    began = stage.pointee.now
    curveMark = stage.pointee.trace.count
    spec.finals = []
    spec.pending = nil
    spec.expectedFailure = nil
  }

  // MARK: Parts of a test

  /// Runs a function of the file until it has ended, or failed; then whatever is parked ends with it. A failure of an
  /// earlier part is forgotten.
  public func perform(_ function: SpecFunction, as part: TestPart, arguments: [Generated] = []) -> ScriptFailure? {
    spec.phase = part == .test ? .test : .hook(part.rawValue)
    return finish(function.id, arguments.map(\.reply))
  }

  private func finish(_ function: Int64, _ arguments: [Reply] = []) -> ScriptFailure? {
    failure = nil
    let task = startTask(.main, function: function, arguments: arguments)
    pump { $0.tasks[task] == nil }
    if failure != nil { abandonAll() }
    return failure
  }

  /// What the words do before every test: random numbers begin anew.
  public func beginTest() -> ScriptFailure? { spec.begin.flatMap { finish($0) } }
  /// What the words do after every test: spies go.
  public func endTest() -> ScriptFailure? { spec.end.flatMap { finish($0) } }

  /// Lets motions and `after` and `spawn` tasks run out; `every` stops.
  public func runOut() -> ScriptFailure? {
    guard failure == nil else { return failure }
    pump { $0.isOver }
    abandon()
    return failure
  }

  /// After a failure nothing of the test may run any more, but for hooks, on the stage as it stands.
  private func abandonAll() {
    abandon()
    for number in wakes.numbers.sorted() { cancelWake(number) }
    timers = Numbered()
    onceTimers = 0
  }

  /// What the test asked to be run at its end, last first.
  public var finals: [SpecFunction] { spec.finals.reversed() }
  /// The reason with which the test said that it is not ready.
  public var pendingReason: String? { spec.pending }
  /// The reason with which the test said that it will fail.
  public var expectedFailure: String? { spec.expectedFailure }

  /// A swipe on a component of the present stage, or on one of its wheels (from 0), as a script would make it; throws why
  /// it cannot be made.
  public func swipe(
    on id: ComponentID, wheel: Int? = nil, to direction: String, distance: Double, speed: Double
  ) throws(ListenerError) -> MadeGesture {
    do {
      var path = try swipePath(on: id, to: direction, distance: distance, speed: speed)
      if let wheel {
        let start = Point(x: center(ofWheel: wheel, id).x, y: path.start.y)
        path = try swipePath(on: id, to: direction, distance: distance, speed: speed, from: start)
      }
      try check(path, on: id)
      return MadeGesture(stage: stage.pointee, paths: [path], name: "swipe", component: id, cause: .host)
    } catch { throw ListenerError(message: error.message) }
  }

  private func center(ofWheel wheel: Int, _ id: ComponentID) -> Point {
    stage.ask { stage in
      let area = stage.wheelArea(of: id)
      let frames = stage[wheels: id].frames(in: area.size, layout: stage.direction(of: id))
      guard frames.indices.contains(wheel) else { return .zero }
      return stage.screenPoint(area.origin + frames[wheel].center, of: id)
    }
  }

  /// The directions of a swipe.
  public static var swipeDirections: [String] { directions }

  /// What moves at this moment, in words.
  public var moving: [String] { stage.pointee.movingDescriptions }
  /// Which motion, or which finger that will not lift by itself, keeps the stage from being still.
  public var restless: String { stage.pointee.restlessDescription }

  /// Lets go of a function that a script handed over, unless a saved run may need it.
  func forget(_ id: Int64) {
    guard id >= protected, let state else { return }
    dtn_forget(state, id)
  }
}

/// Which part of a test runs.
public enum TestPart: String, Sendable {
  case setup
  case teardown
  case beforeEach = "before_each"
  case afterEach = "after_each"
  case finally
  case test
}
