import CDetentLua
public import DetentCore

/// A coroutine that runs a piece of script: the script itself, a handler, a timer's function, a spawned function.
struct ScriptTask {
  enum Kind {
    case main
    case handler(HandlerKey, id: Int64, event: String, time: Instant)
    case timer(UInt64)
    case spawned
    /// A wait in a state of somebody else's, outside of any task (`ModuleHost`): it has no coroutine.
    case outside

    /// Nobody does anything for it to run.
    var isByItself: Bool {
      switch self {
      case .timer, .spawned: true
      case .main, .handler, .outside: false
      }
    }
  }

  var kind: Kind
  /// Its number in C.
  var thread: Int32
  var wait: Park?
  /// The wake at which its wait runs out of time.
  var timeOut: UInt64?
}

/// What a task waits for.
enum Park {
  case seconds(Double)
  /// A finger's lift; `motion` is the handle that learns how it went.
  case lift(Int32, at: Instant, motion: Int)
  /// Nothing moves: anything at all, or this component and its pair.
  case settled(ComponentID?)
  /// An assertion that a component and its pair come to rest in time.
  case rested(ComponentID, within: Double)
  /// A predicate, kept under this number, answers true.
  case until(Int64, within: Double)
}

/// What happens when the stage's clock reaches a wake.
enum Wake {
  case resume(UInt64)
  /// The task asks once more whether everything rests.
  case ask(UInt64)
  case timeOut(UInt64)
  case timer(UInt64)
}

extension Wake {
  /// The task that it wakes.
  var task: UInt64? {
    switch self {
    case .resume(let task), .ask(let task), .timeOut(let task): task
    case .timer: nil
    }
  }
}

/// `detent.after` or `detent.every`.
struct ScriptTimer {
  var function: Int64
  var interval: Double
  var repeats: Bool
  /// The wake in the agenda.
  var wake: UInt64
}

/// Why a run ended early.
public struct ScriptFailure: Sendable {
  public enum Kind: Sendable {
    /// An assertion did not hold.
    case assertion
    /// The script raised an error or could not be loaded.
    case error
    /// A limit was met.
    case limit
    case interrupted
  }

  public var kind: Kind
  /// "file:line: what happened".
  public var message: String
  public var traceback: String
  /// The event whose handler failed, in words.
  public var event: String?
  public var time: Instant

  public init(kind: Kind, message: String, traceback: String = "", event: String? = nil, time: Instant) {
    self.kind = kind
    self.message = message
    self.traceback = traceback
    self.event = event
    self.time = time
  }
}

extension Host {
  func newNumber() -> UInt64 {
    defer { nextNumber += 1 }
    return nextNumber
  }

  func schedule(_ wake: Wake, at time: Instant) -> UInt64 {
    let number = newNumber()
    wakes[number] = wake
    stage.pointee.wake(task: number, at: time)
    return number
  }

  /// Takes back a wake that has not come.
  func cancelWake(_ number: UInt64) {
    guard wakes.remove(number) != nil else { return }
    stage.pointee.cancel(task: number)
  }

  /// A task's wait is over, whichever way.
  private func endWait(of number: UInt64) {
    tasks[number]?.wait = nil
    if let timeOut = tasks[number]?.timeOut { cancelWake(timeOut) }
    tasks[number]?.timeOut = nil
  }

  /// Starts a kept function as a task and runs it to its first wait.
  @discardableResult
  func startTask(_ kind: ScriptTask.Kind, function: Int64, arguments: [Reply] = []) -> UInt64 {
    guard let state, failure == nil else { return 0 }
    let buffer = dtn_arguments(state)
    for argument in arguments { argument.write(to: buffer) }
    let number = newNumber()
    tasks[number] = ScriptTask(kind: kind, thread: -1)
    var thread: Int32 = -1
    let outer = current
    current = number
    request = nil
    let outcome = dtn_start(state, function, &thread)
    current = outer
    tasks[number]?.thread = thread
    finishStep(of: number, outcome)
    return number
  }

  /// Goes on with a parked task; with an error, its call raises it.
  func resume(_ number: UInt64, error: String? = nil) {
    guard let state, failure == nil, let task = tasks[number] else { return }
    if case .lift(let finger, _, let motion) = task.wait {
      motions[motion].outcome = stage.pointee.takeOutcome(of: finger)
    }
    endWait(of: number)
    if case .outside = task.kind {
      tasks[number] = nil
      outsideError = error
      return
    }
    let outer = current
    current = number
    request = nil
    let outcome: Int32
    if var error {
      outcome = error.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { dtn_resume(state, task.thread, $0.baseAddress, $0.count) }
      }
    } else {
      outcome = dtn_resume(state, task.thread, nil, 0)
    }
    current = outer
    finishStep(of: number, outcome)
  }

  private func finishStep(of number: UInt64, _ outcome: Int32) {
    switch outcome {
    case Int32(DTN_PARKED): park(number)
    case Int32(DTN_YIELDED): _ = schedule(.resume(number), at: stage.pointee.now)
    case Int32(DTN_FAILED):
      let task = tasks.remove(number)
      fail(in: task)
    default: end(number)
    }
  }

  private func end(_ number: UInt64) {
    guard let task = tasks.remove(number) else { return }
    if case .handler(let key, let id, _, _) = task.kind { endRun(of: id, key) }
  }

  /// The task has parked: what it asked for is put where it will be found.
  func park(_ number: UInt64) {
    guard let request else { return }
    self.request = nil
    tasks[number]?.wait = request
    let now = stage.pointee.now
    switch request {
    case .seconds(let seconds): _ = schedule(.resume(number), at: now + Duration(roundingUp: seconds))
    case .lift(_, let time, _): _ = schedule(.resume(number), at: time)
    case .settled: settlers.append(number)
    case .rested(_, let seconds):
      settlers.append(number)
      tasks[number]?.timeOut = schedule(.timeOut(number), at: now + Duration(roundingUp: seconds))
    case .until(_, let seconds):
      watchers.append(number)
      tasks[number]?.timeOut = schedule(.timeOut(number), at: now + Duration(roundingUp: seconds))
      check(number)
    }
  }

  // MARK: Conditions

  /// Asks the predicates of all that wait for one.
  func checkWatchers() {
    for number in watchers { check(number) }
    if !watchers.isEmpty { stage.pointee.requestFrame() }
  }

  private func check(_ number: UInt64) {
    guard let state, failure == nil, case .until(let function, _)? = tasks[number]?.wait else { return }
    var truth: Int32 = 0
    guard dtn_test(state, function, &truth) == Int32(DTN_ENDED) else { return fail(in: tasks[number]) }
    guard truth != 0 else { return stage.pointee.requestFrame() }
    watchers.removeAll { $0 == number }
    forget(function)
    endWait(of: number)
    _ = schedule(.resume(number), at: stage.pointee.now)
  }

  /// A condition did not come true in time: the error says what moves.
  func timeOut(_ number: UInt64) {
    if case .rested(let component, let seconds)? = tasks[number]?.wait {
      guard settlers.contains(number) else { return }
      settlers.removeAll { $0 == number }
      let title = stage.pointee.title(of: component)
      lastAssertion = "assert.settles failed: \(title) still moves after \(Quote.number(seconds)) s\(movingHint)"
      return resume(number, error: lastAssertion)
    }
    guard case .until(let function, let seconds)? = tasks[number]?.wait else { return }
    watchers.removeAll { $0 == number }
    forget(function)
    resume(number, error: "waitUntil: still not true after \(Quote.number(seconds)) s\(movingHint)")
  }

  /// Wakes those who wait for rest, once everything that they wait for rests.
  func wakeSettlers() {
    guard !settlers.isEmpty, !stage.pointee.hasPendingEvents else { return }
    lazy var isStill = stage.ask { $0.isStill }
    let waiting = settlers
    settlers.removeAll(keepingCapacity: true)
    for number in waiting {
      if isSettled(number, isStill: isStill) {
        _ = schedule(.ask(number), at: stage.pointee.now)
      } else {
        settlers.append(number)
      }
    }
  }

  /// Whether what a task waits for rests; `isStill`: whether everything does.
  func isSettled(_ number: UInt64, isStill: @autoclosure () -> Bool) -> Bool {
    switch tasks[number]?.wait {
    case .settled(let component?), .rested(let component, _)?: stage.ask { $0.isStill(component) }
    case .settled(nil): isStill()
    default: true
    }
  }

  /// "; pager is decelerating at 410 pt/s", or nothing when all is still.
  var movingHint: String {
    let moving = stage.pointee.movingDescriptions
    return moving.isEmpty ? "" : "; " + moving.joined(separator: ", ")
  }

  // MARK: Failure

  /// Takes down why the last step in C failed.
  func fail(in task: ScriptTask?) {
    guard let state, failure == nil else { return }
    let kind: ScriptFailure.Kind
    let message = errorText(state)
    switch Int(dtn_why(state)) {
    case DTN_WHY_INTERRUPTED: kind = .interrupted
    case DTN_WHY_MEMORY, DTN_WHY_CPU, DTN_WHY_INSTRUCTIONS: kind = .limit
    case DTN_WHY_ERROR: kind = lastAssertion.map { message.hasSuffix($0) } == true ? .assertion : .error
    default: kind = .error
    }
    var event: String?
    if case .handler(let key, _, let name, let time)? = task?.kind {
      event = "handling \(name) of \(stage.pointee.title(of: key.component)) at \(Quote.number(time.seconds)) s"
    }
    failure = ScriptFailure(
      kind: kind, message: message, traceback: Host.text(dtn_traceback, state), event: event, time: stage.pointee.now)
  }

  /// The text of the error that ended the last step, with the line at which it was raised.
  private func errorText(_ state: OpaquePointer) -> String {
    var text = Host.text(dtn_error, state)
    if dtn_error_is_text(state) == 0, text.hasPrefix("error object is a ") {
      text = "the error that was raised has no text (it \(text.dropFirst("error object ".count)))"
    }
    if Int(dtn_why(state)) == DTN_WHY_MEMORY, text == "not enough memory" {
      text = "more than \(options.memory >> 20) MB of memory (--max-memory sets the limit)"
    }
    text += Host.globalHint(text)
    var chunk: Int32 = 0
    var line: Int32 = 0
    guard !Host.hasPlace(text), dtn_failed_at(state, &chunk, &line) != 0 else { return text }
    return "\(chunkName(chunk)):\(line): \(text)"
  }

  /// What to write instead of a global that was called and does not exist.
  private static func globalHint(_ text: String) -> String {
    let problem = "attempt to call a nil value (global '"
    guard text.hasSuffix("')"), let found = text.firstRange(of: problem) else { return "" }
    return Suggest.global(String(text[found.upperBound...].dropLast(2)))
  }

  /// Whether a message begins with "file:line: ".
  private static func hasPlace(_ text: String) -> Bool {
    let parts = (text.split(separator: "\n").first ?? "").split(separator: ":")
    return parts.dropFirst().dropLast().contains { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
  }

  /// Ends the run with a limit that the scheduler met. The line is the one behind what happened last, if there is one.
  func fail(limit message: String) {
    let place = place(of: origin(of: stage.pointee.cause)) ?? scriptName
    fail(.limit, "\(place): \(message)")
  }

  func fail(_ kind: ScriptFailure.Kind, _ message: String) {
    guard failure == nil else { return }
    failure = ScriptFailure(kind: kind, message: message, time: stage.pointee.now)
  }

  // MARK: What a run keeps outside Lua's memory

  static let cannotWait =
    "cannot wait here: this function is called by a predicate, a row function of a picker, a comparator of table.sort, "
    + "string.gsub or a metamethod"
  /// The most timers, handlers, fingers and moments of the past that a run holds.
  static let holdLimit = 1_000_000

  /// Counts the text and the tables that a call hands over, which the trace may keep; answers why they are too much.
  func keep(_ call: Call) -> String? {
    guard var place = call.pointee.args, call.pointee.class_index >= 0 else { return nil }
    for _ in 0..<call.pointee.count {
      if place.pointee.kind == Int32(DTN_TEXT) { keptBytes += place.pointee.length }
      keptBytes += Int(place.pointee.extent) * 32
      place += 1 + Int(place.pointee.extent)
    }
    guard keptBytes > options.memory else { return nil }
    return
      "the script handed over more than \(options.memory >> 20) MB of text and tables (--max-memory sets the limit)"
  }

  /// A list of what is seen is made only if a person could look through it.
  static func checkLength(_ count: Int, _ what: String) throws(ScriptError) {
    guard count <= 100_000 else { throw ScriptError("\(count) \(what) are visible: more than 100000") }
  }

  func checkRoom() throws(ScriptError) {
    guard timers.count + subscriptions.count + touches.count + pastStages.count * 100 < Host.holdLimit else {
      throw ScriptError(
        "more than \(Host.holdLimit) timers, handlers and fingers, or \(Host.holdLimit / 100) moments of the past")
    }
  }

  static func text(
    _ read: (OpaquePointer?, UnsafeMutablePointer<Int>?) -> UnsafePointer<CChar>?, _ state: OpaquePointer
  ) -> String {
    var length = 0
    guard let bytes = read(state, &length) else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
