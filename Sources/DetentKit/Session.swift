import DetentCalendar
public import DetentCore
public import DetentGuidelines
import DetentImport
public import DetentLua

/// One script, run from a file or from text: the way to use Detent in a program of your own.
///
/// ```swift
/// let session = Session()
/// let result = session.run(text: "local s = detent.screen {} assert.equal(393, s.size.width)", name: "size.lua")
/// ```
public struct Session {
  public var options = ScriptOptions()
  /// Folders in which `require` looks, before the script's own.
  public var roots: [String] = []
  /// Where locales, zones and calendars come from.
  public var calendars: any CalendarSource = ToolchainCalendars()
  /// The largest script that is read, in bytes.
  public var scriptLimit = 8 << 20
  /// How scripts that ask are judged by the guidelines.
  public var auditSettings = Audit.Settings()
  /// A settings file's text and name, whose `rules` are judged as if each script had brought them; it has been read before.
  public var ruleFile: (source: [UInt8], name: String)?
  /// Whether pictures that scripts take with `screen:shot` are kept: each is a copy of the stage.
  public var keepsShots = false
  /// Whether the stage at the beginning of each step is kept, for those who draw it: each is a copy.
  public var keepsSteps = false
  /// Hears prints, steps and notes as they happen.
  public var onOutput: (ScriptOutput) -> Void = { _ in }

  private var functions = HostFunctions()
  /// The process ends after this run.
  var isLast = false

  public init() {}

  /// Gives scripts a function of the program's own, as a global. Arguments and answer are plain values; what it throws is
  /// an error at the script's line. The name must not mean anything to scripts yet.
  public mutating func register(_ name: String, _ function: @escaping ScriptFunction) throws(ScriptNameError) {
    try functions.add(name, function)
  }

  /// What a run left behind.
  public struct Result {
    public var name: String
    public var source: [UInt8]
    /// nil: the script ran to its end and every assertion held.
    public var failure: ScriptFailure?
    public var trace: Trace
    /// The stage at the end; `at` answers what it was at earlier moments.
    public var stage: Stage
    public var assertions: Int
    public var steps: Int
    /// The step that was under way when it ended.
    public var lastStep: String?
    /// Turns a cause's script line into "file:line".
    public var place: (Cause) -> String?
    /// The rules that the script or its project brought, and what they found.
    public var houseRules: [HouseRule]
    public var houseFindings: [ScriptFinding]
    /// The pictures that the script took, if the session keeps them.
    public var shots: [Shot] = []
    /// The stage at the beginning of each step.
    public var stepBegins: [StepBegin] = []
  }

  /// Runs a script's text. `name` is shown in messages; `folder` is where its modules lie (nil: it has none).
  public func run(source: [UInt8], name: String, folder: String? = nil) -> Result {
    run(source, name: name, on: host(folder: folder))
  }

  /// Builds the screens of a storyboard, a xib or a captured screen, and does nothing with them. `name` is the file's, as
  /// messages have it.
  public func run(screensOf document: [UInt8], name: String) -> Result {
    let script = "detent.load(\(BlueprintPrinter.quoted(name)))"
    let host = host(folder: nil)
    host?.readFile = { $0 == name ? document : nil }
    var result = run(Array(script.utf8), name: name, on: host)
    result.source = document
    return result
  }

  private func run(_ source: [UInt8], name: String, on host: Host?) -> Result {
    guard let host else {
      let failure = ScriptFailure(
        kind: .limit, message: "\(name): a memory limit of \(options.memory) bytes does not suffice to begin",
        time: .zero)
      return Result(
        name: name, source: source, failure: failure, trace: Trace(), stage: Stage(), assertions: 0, steps: 0,
        lastStep: nil, place: { _ in nil }, houseRules: [], houseFindings: [])
    }
    if isLast { Running.keep(host) }
    return run(source: source, name: name, on: host)
  }

  /// A host that gives scripts all that this session has; nil: the memory limit does not suffice to begin.
  func host(folder: String?) -> Host? {
    guard let host = Host(options, functions: functions) else { return nil }
    let modules = Modules(roots: roots + (folder.map { [$0] } ?? []), limit: scriptLimit)
    host.findModule = { modules.find($0) }
    host.readFile = { name throws(LoadError) in try modules.read(name) }
    host.loader = ScreenLoader(calendars)
    host.auditor = Auditor(auditSettings)
    host.onOutput = onOutput
    host.keepsShots = keepsShots
    host.keepsSteps = keepsSteps
    host.calendars = calendars
    return host
  }

  func run(source: [UInt8], name: String, on host: Host) -> Result {
    let problem = ruleFile.flatMap { host.addHouseRules(of: $0.source, name: $0.name) }
    var failure = problem.map { ScriptFailure(kind: .error, message: $0, time: .zero) } ?? host.run(source, name: name)
    var house: [ScriptFinding] = []
    if failure == nil || failure?.kind == .assertion || failure?.kind == .error {
      let judged = host.scriptFindings()
      house = judged.found
      failure = failure ?? judged.error.map { ScriptFailure(kind: .error, message: $0, time: host.snapshot.now) }
    }
    let step = host.stepCount == 0 ? nil : host.trace.last { if case .step = $0.what { true } else { false } }
    var lastStep: String?
    if case .step(let text)? = step?.event.what { lastStep = text }
    return Result(
      name: name, source: source, failure: failure, trace: host.trace, stage: host.snapshot,
      assertions: host.assertionCount, steps: host.stepCount, lastStep: lastStep,
      place: Session.places(host.chunkNames), houseRules: host.houseRules, houseFindings: house,
      shots: host.shots, stepBegins: host.stepBegins)
  }

  /// Turns script lines into "file:line" by the files' names, so that a result does not keep a Lua state alive.
  static func places(_ names: [String]) -> (Cause) -> String? {
    { cause in
      guard let (chunk, line) = cause.place else { return nil }
      return "\(names.indices.contains(Int(chunk)) ? names[Int(chunk)] : "?"):\(line)"
    }
  }

  /// Runs a script's text.
  public func run(text: String, name: String) -> Result { run(source: Array(text.utf8), name: name) }
}

extension Session.Result {
  /// When the run ended.
  public var end: Instant { stage.now }

  /// The lines of the trace file, one after another.
  public func writeTrace<Failure>(seed: UInt64, to put: (String) throws(Failure) -> Void) throws(Failure) {
    try put(
      TraceLines.header(script: name, seed: seed, generator: "detent \(Detent.version)", count: trace.count) + "\n")
    for index in 0..<trace.count { try put(TraceLines.line(trace[index], index: index, place: place) + "\n") }
  }
}

/// Finds the files that `require` names: below given folders only.
struct Modules {
  var roots: [String]
  var limit: Int

  /// A file below a root, by its path with "/" from there, as large as those of other programs may be. Nothing outside a
  /// root is ever read, links included.
  func read(_ path: String) throws(LoadError) -> [UInt8]? {
    let limit = max(limit, FileFormat.sizeLimit)
    for root in roots {
      guard let folder = Files.resolved(root), let real = Files.resolved("\(root)/\(path)"),
        real.hasPrefix(folder == "/" ? "/" : folder + "/")
      else { continue }
      do throws(FileError) { return try Files.read(real, limit: limit) } catch {
        if case .tooLarge = error { throw LoadError("\(path):1:1: larger than \(limit >> 20) MB") }
      }
    }
    return nil
  }

  /// "lib.swipes" is lib/swipes.lua or lib/swipes/init.lua below a root. Nothing outside a root is ever read, links
  /// included.
  func find(_ name: String) -> (text: [UInt8], name: String)? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isSafe = parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy {
          (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95 || $0 == 45
        }
    }
    guard isSafe else { return nil }
    let path = parts.joined(separator: "/")
    for root in roots {
      guard let folder = Files.resolved(root) else { continue }
      for candidate in ["\(root)/\(path).lua", "\(root)/\(path)/init.lua"] {
        guard let real = Files.resolved(candidate), real.hasPrefix(folder == "/" ? "/" : folder + "/") else { continue }
        if let text = try? Files.read(candidate, limit: limit) {
          return (text, candidate.hasPrefix("./") ? String(candidate.dropFirst(2)) : candidate)
        }
      }
    }
    return nil
  }
}
