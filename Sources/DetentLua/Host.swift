import CDetentLua
public import DetentCore

/// Runs scripts on a stage. A class because a Lua state points back to it; it lives on one thread at a time.
public final class Host {
  /// The stage lies in memory of its own, so that the binding reaches a component without copying or checking.
  let stage: StagePointer
  /// Setters by class and slot; those of a class are there once C has asked for it.
  let setters: UnsafeMutablePointer<UnsafeMutablePointer<SetterSlot>>
  public let options: ScriptOptions
  var state: OpaquePointer?

  // Tasks, by a number that never comes again.
  var tasks = Numbered<ScriptTask>()
  var current: UInt64? { didSet { isByItself = current.flatMap { tasks[$0]?.kind.isByItself } ?? false } }
  /// The running task is a timer's function or a spawned one.
  private var isByItself = false
  var nextNumber: UInt64 = 1
  /// What the running task asked for when it parked.
  var request: Park?
  var wakes = Numbered<Wake>()
  /// Tasks that wait until things rest, and those that wait for a condition, in the order in which they parked.
  var settlers: [UInt64] = []
  var watchers: [UInt64] = []
  var timers = Numbered<ScriptTimer>()
  /// How many of the timers do not repeat.
  var onceTimers = 0
  /// The script's name in messages.
  var scriptName = ""
  var steps = 0
  /// How often somebody heard that what they wait for will never rest.
  var hopeless = 0
  var failure: ScriptFailure?
  /// Why a wait outside of tasks ended with an error.
  var outsideError: String?
  /// Bytes of text and tables that calls have handed over.
  var keptBytes = 0

  /// Where the rows of pickers come from.
  var pickers: [ComponentID: PickerSources] = [:]
  /// How many row functions run inside each other.
  var asking = 0

  var handlers: [HandlerKey: [Handler]] = [:]
  var nextHandler: Int64 = 1
  var subscriptions = Numbered<HandlerKey>()
  var events = EventShelf()
  var motions: [MotionHandle] = []
  var touches: [TouchHandle] = []
  var pasts: [PastView] = []
  /// Gestures that were made, if `keepsGestures` asks for it.
  public internal(set) var gestures: [MadeGesture] = []
  var pastStages: [(time: Instant, stage: StagePointer)] = []

  /// The text of the last failed assertion, to tell it from other errors when it ends the run.
  var lastAssertion: String?
  public internal(set) var assertionCount = 0
  public internal(set) var stepCount = 0
  var eventMarks: [ComponentID: Int] = [:]
  /// The run's settings of screens, and whether some screen has them; empty before the first screen.
  var settingsMet: [String: Bool] = [:]
  /// Settings of the run, by name, that all screens so far have overruled.
  public var overruledSettings: [String] { settingsMet.filter { !$0.value }.keys.sorted() }
  /// Checks that tests registered: what runs, and what runs behind "is_not".
  var checks: [String: (yes: Int64, no: Int64)] = [:]
  var spec = SpecState()
  /// What detent.gen has made.
  var generators: [Generator] = []
  /// Functions with lower numbers are kept whatever happens: a saved run may need them.
  var protected: Int64 = 0
  /// When the run, or the test, began: its virtual time is limited from here.
  var began = Instant.zero
  /// Rules that the script brought, and the function that shows them the events.
  var scriptRules: [ScriptRule] = []
  var loadedRuleDriver: Int64?
  /// Who keeps reviewed curves, and from which event on the next one counts.
  public var curves: (any CurveKeeping)?
  var curveMark = 0
  /// Pictures that were taken, if `keepsShots` asks for them.
  public internal(set) var shots: [Shot] = []
  public var keepsShots = false
  /// The stage at the beginning of each step, if `keepsSteps` asks for it.
  public var keepsSteps = false
  public internal(set) var stepBegins: [StepBegin] = []
  /// Who knows the guidelines.
  public var auditor: (any Auditing)?
  /// Who reads screens from files of other programs.
  public var loader: (any ScreenLoading)?
  /// What the first screen gave as `now`.
  var start: String?

  /// The program's own functions.
  let program: HostClass?

  /// Where date pickers get locales, zones and calendars from.
  public var calendars: any CalendarSource {
    get { stage.pointee.calendars }
    set { stage.pointee.calendars = newValue }
  }
  /// What a script prints, steps and notes, as it happens.
  public var onOutput: (ScriptOutput) -> Void = { _ in }
  /// Finds a module: its text and the name to show, or nil.
  public var findModule: (String) -> (text: [UInt8], name: String)? = { _ in nil }
  /// Reads a file that a script names, below the folders that it may read; nil: there is none. An error says why it is not
  /// read.
  public var readFile: (String) throws(LoadError) -> [UInt8]? = { _ in nil }

  /// Opens a Lua state with the sandbox; nil when memory does not suffice.
  public convenience init?(_ options: ScriptOptions = ScriptOptions(), functions: HostFunctions = HostFunctions()) {
    self.init(settings: options, functions: functions)
    guard open() else { return nil }
  }

  init(settings options: ScriptOptions, functions: HostFunctions = HostFunctions()) {
    self.options = options
    program = functions.names.isEmpty ? nil : HostClass(functions)
    setters = .allocate(capacity: ClassIndex.allCases.count)
    stage = .allocate(capacity: 1)
    stage.initialize(to: Stage())
    stage.pointee.trace.limit = options.traceLimit
    stage.pointee.componentLimit = options.componentLimit
    stage.pointee.stormLimit = options.stormLimit
  }

  deinit {
    if let state { dtn_close(state) }
    for past in pastStages {
      past.stage.deinitialize(count: 1)
      past.stage.deallocate()
    }
    stage.deinitialize(count: 1)
    stage.deallocate()
    setters.deallocate()
  }

  /// The stage asks which line of the script caused what happens.
  func findCauses(in state: OpaquePointer) {
    nonisolated(unsafe) let running = state
    nonisolated(unsafe) unowned let host = self
    stage.pointee.findCause = { host.cause(in: running) }
  }

  private func open() -> Bool {
    var limits = dtn_limits()
    limits.memory = options.memory
    limits.cpu_seconds = options.cpuSeconds
    limits.instructions = options.instructions
    limits.pattern_steps = options.patternSteps
    limits.refuse_allocation = options.refusedAllocation
    limits.seed = options.seed
    var hooks = dtn_hooks()
    hooks.print = { $0.look { host, call in host.print(call) } }
    hooks.describe = { Host.at($0).describe($1, to: $2) }
    hooks.find_module = { $0.look { host, call throws(ScriptError) in try host.module(call) } }
    hooks.now = { Host.at($0).wallClock }
    hooks.clock = { Host.at($0).stage.pointee.now.seconds }
    guard let state = dtn_open(Unmanaged.passUnretained(self).toOpaque(), &limits, &hooks) else { return false }
    self.state = state
    findCauses(in: state)
    for index in [ClassIndex.detent, .assert] {
      guard dtn_set_global(state, ScriptClasses[index].name, index.rawValue, 0) != 0 else { return false }
    }
    for name in ["step", "note"] {
      guard dtn_set_global_function(state, name, ClassIndex.detent.rawValue, name) != 0 else { return false }
    }
    return program?.setGlobals(in: state) ?? true
  }

  static func at(_ pointer: UnsafeMutableRawPointer?) -> Host {
    guard let pointer else { preconditionFailure("C calls with the host that it was given") }
    return Unmanaged<Host>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Seconds since 1970 on the virtual clock: the run began at `start` (2026-01-01T09:00Z unless a screen says otherwise).
  var wallClock: Double { Double(stage.pointee.start) + stage.pointee.now.seconds }

  /// Everything that happened so far.
  public var trace: Trace { stage.pointee.trace }
  /// The present stage, as a value.
  public var snapshot: Stage {
    var copy = stage.pointee
    copy.findCause = { .host }
    return copy
  }
  /// Bytes that Lua holds, and allocations so far.
  public var memory: Int { state.map { dtn_memory($0) } ?? 0 }
  public var allocations: Int64 { state.map { dtn_allocations($0) } ?? 0 }

  /// The name of the file that a cause's chunk number stands for.
  public func chunkName(_ chunk: Int32) -> String {
    guard let state, let name = dtn_chunk_name(state, chunk) else { return "?" }
    return String(cString: name)
  }

  /// The names of all files so far, by their chunk numbers.
  public var chunkNames: [String] {
    var names: [String] = []
    while let state, let name = dtn_chunk_name(state, Int32(names.count)) { names.append(String(cString: name)) }
    return names
  }

  /// "samples/x.lua:12" for a script's line.
  public func place(of cause: Cause) -> String? {
    guard let (chunk, line) = cause.place else { return nil }
    return "\(chunkName(chunk)):\(line)"
  }

  /// The script line that runs now.
  func cause(in state: OpaquePointer?) -> Cause {
    var chunk: Int32 = 0
    var line: Int32 = 0
    guard dtn_where(state, &chunk, &line) != 0 else { return .host }
    return isByItself ? .task(chunk: chunk, line: line) : .script(chunk: chunk, line: line)
  }

  // MARK: Hooks

  func describe(_ index: Int32, to spec: UnsafeMutablePointer<dtn_class>?) -> Int32 {
    guard let spec else { return 0 }
    if let program, index == HostClass.index {
      program.describe(to: spec)
      return 1
    }
    guard let index = ClassIndex(rawValue: index) else { return 0 }
    let type = ScriptClasses[index]
    (setters + Int(index.rawValue)).initialize(to: type.setters)
    type.describe(to: spec)
    return 1
  }

  private func print(_ call: Call) -> Reply {
    let parts = (0..<Int(call.pointee.count)).map { index -> String in
      switch call.argument(index) {
      case .text(let text): text
      case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
      default: ""
      }
    }
    onOutput(.print(parts.joined(separator: "\t")))
    return .nothing
  }

  private func module(_ call: Call) throws(ScriptError) -> Reply {
    let name = try call.argument(0).text()
    guard let found = findModule(name) else {
      throw ScriptError(
        "module \"\(name)\" was not found (only files below the script's folder or a --root can be required)")
    }
    Reply.write(found.text, to: dtn_out(call))
    Reply.text("@" + found.name).write(to: dtn_out(call))
    return .nothing
  }
}

/// What a script shows while it runs.
public enum ScriptOutput: Sendable {
  case print(String)
  case step(String, Instant)
  case note(String, Instant)
}

/// Limits and settings of a run. Each limit ends the run with an error that says which line met it.
public struct ScriptOptions: Sendable {
  public var seed: UInt64 = 1
  /// Bytes that Lua may hold.
  public var memory = 256 << 20
  /// CPU seconds between two waits of a task; 0: none. Works only when the process has armed the timer.
  public var cpuSeconds = 10.0
  /// Lua instructions of the whole run, for a limit that is met at the same place every time; 0: none.
  public var instructions: Int64 = 0
  /// Steps of one pattern match.
  public var patternSteps: Int64 = 10_000_000
  /// Virtual seconds.
  public var virtualSeconds = 86_400.0
  /// Events, frames and wakes of a run.
  public var steps = 10_000_000
  public var traceLimit = 2_000_000
  public var componentLimit = 100_000
  public var stormLimit = 10_000
  /// For tests: the one allocation of Lua that is refused, from 1; 0: none.
  public var refusedAllocation: Int64 = 0
  /// The device of screens that name none.
  public var device = "iPhone 16"
  /// Settings of screens that do not give them: "locale" to "ar". A screen with a size of its own keeps that.
  public var screenSettings: [String: String] = [:]
  /// Keeps each gesture with the stage before it, for a second look.
  public var keepsGestures = false
  /// What the script finds in the global table `arg`.
  public var arguments: [String] = []

  public init() {}
}
