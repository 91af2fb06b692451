import DetentCore
import DetentDrawing
import DetentGuidelines
import DetentLua

/// A script's run that a person goes on with: inputs go in, frames and events come out.
///
/// A class because a Lua state has one owner.
final class LiveRun {
  let number: Int
  let result: Session.Result
  /// What the person has done so far.
  private(set) var inputs: [LiveInput] = []
  /// The script and the modules that it has required.
  var files: [String] { host.chunkNames }

  private let host: Host
  private let session: Session
  private let folder: String
  private var seed: UInt64 { session.options.seed }
  private var film: Film
  private var failure: ScriptFailure?
  /// The host's number of each finger that is down, by the browser's.
  private var fingers: [Int: Int] = [:]
  /// The movement of a wheel that has turned a page.
  private var turnedStream: Int?

  /// The most virtual time that one request may let pass.
  static let longestStep = Duration(roundingUp: 10)

  /// Runs a script to its end; nil: the memory limit does not suffice to begin.
  init?(_ source: [UInt8], name: String, folder: String, session: Session, number: Int) {
    guard let host = session.host(folder: folder) else { return nil }
    host.keepsSteps = true
    self.host = host
    self.number = number
    self.session = session
    self.folder = folder
    result = session.run(source: source, name: name, on: host)
    failure = result.failure
    film = Film(of: result.stage, trace: result.trace, steps: result.stepBegins)
  }

  /// Does what the person did, and lets time pass. Answers why something could not be done.
  func take(_ inputs: [LiveInput], until: Instant) -> String? {
    var refused: String?
    for input in inputs where failure == nil {
      let time = min(max(input.time, host.snapshot.now), host.snapshot.now + LiveRun.longestStep)
      failure = host.advance(to: time)
      guard failure == nil else { break }
      do {
        let done = try act(input)
        if done {
          self.inputs.append(LiveInput(time: time, act: input.act))
        }
      } catch { refused = error.message }
    }
    let now = host.snapshot.now
    if failure == nil, until > now { failure = host.advance(to: min(until, now + LiveRun.longestStep)) }
    return refused ?? failure.map { _ in "the run has failed: start over" }
  }

  /// Does what was done after the end of another run of the script, so long after this one's.
  func repeatInputs(_ inputs: [LiveInput], from base: Instant) {
    let moved = inputs.map { input in
      var input = input
      input.time = result.end + (input.time - base)
      return input
    }
    if let last = moved.last { _ = take(moved, until: last.time) }
  }

  /// False: there is no such finger any more, or the movement has done what it can.
  private func act(_ input: LiveInput) throws(ListenerError) -> Bool {
    switch input.act {
    case .touch(let finger, let phase, let point): return try touch(finger, phase, point)
    case .key(let key, let isShifted): try host.press(key, isShifted: isShifted)
    case .text(let text): try host.type(text)
    case .wheel(let way, let point, let stream):
      let turnsPage = host.snapshot.wheelTurnsPage(at: point, by: way)
      guard !turnsPage || turnedStream != stream else { return false }
      try host.turnWheel(at: point, by: way)
      if turnsPage { turnedStream = stream }
    }
    return true
  }

  private func touch(_ finger: Int, _ phase: TouchPhase, _ point: Point) throws(ListenerError) -> Bool {
    switch phase {
    case .began:
      guard fingers[finger] == nil else { return false }
      fingers[finger] = try host.fingerDown(at: point)
      return true
    case .moved: return fingers[finger].map { host.fingerMoves($0, to: point) } ?? false
    case .ended, .cancelled:
      guard let number = fingers.removeValue(forKey: finger) else { return false }
      return host.fingerUp(number, isCancelled: phase == .cancelled)
    }
  }

  /// What the page does not have yet.
  func news(_ asked: LiveNews, refused: String?) -> String {
    let stage = host.snapshot
    film.extend(to: stage, trace: host.trace)
    var news = data(with: []).news(film, of: stage, trace: host.trace, after: asked.mark, events: asked.events)
    news.add("isMoving", !stage.isStill)
    news.add("count", inputs.count)
    news.raw("takes", takes)
    if let refused { news.add("refused", refused) }
    return news.closed
  }

  func page() -> String {
    let stage = host.snapshot
    film.extend(to: stage, trace: host.trace)
    let data = data(with: RunReport(result: result, seed: seed).openFindings)
    var page = ReportPage(title: result.name, runs: [data.json(film, of: stage, trace: host.trace)])
    page.serve(run: number, takes: takes)
    return page.html
  }

  /// What the page may send besides touches: `keys` names what has the focus.
  private var takes: String {
    let stage = host.snapshot
    var object = JSONObject()
    guard let screen = stage.shownScreen else { return object.closed }
    if let focused = stage.focused, stage.isLive(focused), stage[attributes: focused].screen == screen {
      if stage.refusalOfKeys(for: focused) == nil { object.add("keys", stage.title(of: focused)) }
      if focused.kind == .textField, stage.refusalToType(into: focused) == nil {
        object.add("text", stage.title(of: focused))
      }
    }
    object.add("wheel", stage.screens[screen].hasPointer)
    return object.closed
  }

  /// The moment that the run has come to.
  var end: Instant { host.snapshot.now }

  private func data(with findings: [Finding]) -> RunData {
    var report = RunReport(result: result, seed: seed)
    report.result.failure = failure
    var data = report.data(with: findings)
    data.place = Session.places(host.chunkNames)
    data.isTouched = !inputs.isEmpty
    return data
  }

  /// The script with what the person did at its end, as Lua. It has been tried: a script that cannot be gone on from, as one
  /// that ends with `return`, is refused.
  func script() throws(UsageError) -> String {
    let source = String(decoding: result.source, as: UTF8.self)
    let text = LiveScript(source: source, inputs: inputs, stage: host.snapshot).text
    let again = session.run(source: Array(text.utf8), name: result.name, folder: folder)
    guard failure == nil, let problem = again.failure else { return text }
    throw UsageError(message: "the script cannot be gone on from: \(problem.message)")
  }
}
