import DetentCore
import DetentLua

/// A file of tests in busted's words, with one Lua state and one stage, from whose copies all its tests start.
///
/// A block is entered when the first of its tests is about to run: its `setup` functions run on a copy of the stage as
/// the block around it left it, and their result is what its tests start from. It is left, and `teardown` runs, when a
/// test outside it comes or the file ends.
final class SpecFile: TestFile {
  let request: TestFileRequest
  let source: [UInt8]
  private(set) var tests: [DeclaredTest] = []
  private(set) var remarks: [String] = []
  private(set) var lastTrace: [String] = []
  /// With `--coverage`: what the running test has reached so far.
  private var reached: Coverage.Reached?
  private let required = RequiredSources()
  private let curves: CurveFolder
  private let steps: Steps
  var sources: [Capsule.Source] { required.with(request.path, source) + curves.sources }

  var host: Host
  var lastHost: Host? { host }
  private var output = OutputLines()
  var tree: SpecTree
  var entered: [Entered] = []

  /// A block whose tests are running, and what they start from.
  struct Entered {
    var block: Int
    var saved: SavedRun
    var failure: TestFailure?
    /// It has globals of its own, which its leaving takes away.
    var isInsulated = false
  }

  init(_ request: TestFileRequest, source: [UInt8]) throws(TestFileError) {
    self.request = request
    self.source = source
    steps = Steps(in: source)
    curves = CurveFolder(of: request.path, combination: request.combination, update: request.update, held: request.held)
    (host, tree) = try SpecFile.declare(request, source, output, required, curves)
    tests = SpecFile.declared(tree, request)
    remarks = undeclared()
  }

  private static func declare(
    _ request: TestFileRequest, _ source: [UInt8], _ output: OutputLines, _ required: RequiredSources,
    _ curves: CurveFolder
  ) throws(TestFileError) -> (Host, SpecTree) {
    guard let host = request.host(output, required, curves) else {
      throw request.failed(TestFailure(kind: .limit, message: "the memory limit does not suffice to begin"))
    }
    if let failure = host.declare(source, name: request.path) {
      let start = FailureStart(stage: Stage(), events: 0)
      var described = TestFailure(failure, on: host, from: start, sources: [request.path: source])
      if described.kind == .error || described.kind == .assertion { described.kind = .load }
      throw request.failed(described)
    }
    return (host, host.tests)
  }

  private static func declared(_ tree: SpecTree, _ request: TestFileRequest) -> [DeclaredTest] {
    var copies = NameCopies()
    return tree.tests.map { test in
      let path = tree.path(to: test.block)
      let blocks = path.map { tree.blocks[$0] }
      let name = TestName(
        file: request.path, line: test.function?.line ?? 0, blocks: blocks.dropFirst().map(\.name), name: test.name,
        combination: request.combination)
      return DeclaredTest(
        name: copies.numbered(name), lastLine: test.function?.lastLine ?? 0,
        isOnly: test.isOnly || blocks.contains(where: \.isOnly), blockLines: blocks.dropFirst().map(\.line),
        blockPath: path)
    }
  }

  /// Lines that begin with `it` but declared nothing: the file returned early, or a condition left them out.
  private func undeclared() -> [String] {
    let known = Set(tests.map(\.name.line))
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let missing = lines.indices.filter { index in
      let text = lines[index].drop { $0 == " " || $0 == "\t" }
      return !known.contains(index + 1) && text.hasSuffix("function()")
        && ["it(", "it (", "test(", "test (", "spec("].contains { text.hasPrefix($0) }
    }.map { String($0 + 1) }
    guard !missing.isEmpty else { return [] }
    return [
      "\(request.path): never reached the tests at line \(missing.joined(separator: ", ")): does it return early?"
    ]
  }

  // MARK: Running

  func run(_ index: Int) -> [TestResult] {
    let test = tree.tests[index]
    var result = TestResult(test: tests[index].name)
    if let reason = test.pending {
      result.outcome = .pending
      result.reason = reason.isEmpty ? nil : reason
      return [result.judgedPending(request.isStrict)]
    }
    let watch = CPUWatch()
    reached = nil
    let left = leave(except: tree.path(to: test.block))
    let inside = enter(test.block)
    if let failure = inside.failure {
      result = result.failing(failure)
    } else if let property = test.property {
      result = run(property, of: test, result, from: inside.saved)
    } else {
      result = runRepeatedly(test, result, from: inside.saved)
    }
    result.cpuSeconds = watch.seconds
    result.reached = reached
    if result.failure?.kind == .limit { renew() }
    return left + [result]
  }

  private func runRepeatedly(_ test: SpecTree.Test, _ result: TestResult, from saved: SavedRun) -> TestResult {
    var traces = TraceComparison(repeats: request.repeats)
    var last = result
    for _ in 0..<request.repeats {
      last = runOnce(test, result, from: saved)
      if let difference = traces.differs(host, since: saved.stage.trace.count) {
        return last.failing(TestFailure(kind: .error, message: difference, file: request.path, line: last.test.line))
      }
      if last.isBad { return last }
    }
    return last
  }

  /// Runs a test with its hooks, on a copy of what its block's `setup` left.
  func runOnce(
    _ test: SpecTree.Test, _ blank: TestResult, from saved: SavedRun, arguments: [Generated] = []
  ) -> TestResult {
    output.lines = []
    curves.begin()
    goBack(to: saved)
    var attempt = Attempt(host: host, start: FailureStart(stage: saved.stage, events: saved.stage.trace.count))
    attempt.sources = [request.path: source]
    let blocks = tree.path(to: test.block).map { tree.blocks[$0] }
    attempt.note(host.beginTest())
    for hook in blocks.flatMap(\.beforeEach) where attempt.failure == nil { attempt.perform(hook, .beforeEach) }
    if attempt.failure == nil, let function = test.function { attempt.perform(function, .test, arguments) }
    for hook in host.finals { attempt.perform(hook, .finally) }
    for hook in blocks.reversed().flatMap(\.afterEach) { attempt.perform(hook, .afterEach) }
    if attempt.failure == nil, !attempt.endedPending { attempt.note(host.runOut()) }
    attempt.note(host.endTest())
    if request.measuresCoverage { reached = (reached ?? Coverage.Reached()).union(host.reached) }
    let result = judge(attempt, test, blank)
    lastTrace = result.isBad ? host.traceLines(since: saved.stage.trace.count) : []
    return result
  }

  private func judge(_ attempt: Attempt, _ test: SpecTree.Test, _ blank: TestResult) -> TestResult {
    var result = blank
    result.take(host, output: output, since: attempt.start.events)
    result.curves = curves.used
    result.remarks = curves.written.map { "wrote \($0): review it" }
    result.seconds = (host.snapshot.now - attempt.start.stage.now).seconds
    if let reason = host.pendingReason, attempt.endedPending {
      result.outcome = .pending
      result.reason = reason.isEmpty ? nil : reason
      return result.judgedPending(request.isStrict)
    }
    if let reason = host.expectedFailure { return judgeExpected(reason, attempt, result) }
    if let failure = attempt.failure { return result.failing(failure) }
    let broken = host.snapshot.checkInvariants()
    if !broken.isEmpty { return result.failing(TestFailure(kind: .error, message: Invariants.message(broken))) }
    // Values that are drawn at random lie near every border sooner or later.
    let share = test.property == nil ? request.minMargin : 0
    if let near = NearMiss.first(in: host, within: share) { return result.failing(near) }
    result.addRemarks(of: host, since: attempt.start.events, steps: steps(of: test))
    return result.judgedStrictly(request.isStrict)
  }

  /// The steps that a test's source names.
  private func steps(of test: SpecTree.Test) -> [String] {
    guard let function = test.function, function.file == request.path, function.line <= function.lastLine else {
      return []
    }
    return steps.names(in: function.line...function.lastLine)
  }

  /// A test that said that it will fail: it passes if it does.
  private func judgeExpected(_ reason: String, _ attempt: Attempt, _ result: TestResult) -> TestResult {
    var result = result
    result.reason = reason.isEmpty ? "it fails, as expected" : "it fails, as expected: \(reason)"
    guard let failure = attempt.failure else {
      result.reason = nil
      return result.failing(
        TestFailure(
          kind: .assertion, message: "it was expected to fail\(reason.isEmpty ? "" : " (\(reason))"), but passed",
          file: result.test.file, line: result.test.line))
    }
    return failure.kind == .limit ? result.failing(failure) : result
  }

  func finish() -> [TestResult] { leave(except: []) }

  /// A limit may have left the Lua state with little memory; the next test gets a new one.
  private func renew() {
    entered = []
    output = OutputLines()
    guard let (host, tree) = try? SpecFile.declare(request, source, output, required, curves) else { return }
    self.host = host
    self.tree = tree
  }

  /// Who judges has read the trace of the test before, so another one begins.
  func goBack(to saved: SavedRun) {
    host.restore(saved)
    host.auditor = Auditor(request.session.auditSettings)
  }
}

extension TestResult {
  fileprivate func judgedPending(_ isStrict: Bool) -> TestResult {
    guard isStrict else { return self }
    let why = reason.map { ": \($0)" } ?? ""
    return failing(
      TestFailure(kind: .assertion, message: "--strict: it is pending\(why)", file: test.file, line: test.line))
  }
}
