import DetentCore
import DetentLua

extension Verb {
  static let test = Verb(
    name: "test", operands: "[PATH…] [options]",
    summary: "run tests: files *_spec.lua and *.spec.lua below the paths, or below this folder",
    about: """
      Runs tests written with busted's words (docs/testing.md). A path is a file, a folder, or "file.lua:42" for the test
      or block at a line. Each file has a Lua state of its own; each test starts from a copy of the stage as "setup" left
      it. Files run in worker processes, so that a crash costs one test; results come in the order of the files.
      """,
    groups: [.selection, .testing, .reports, .script, .output, .limits, .hidden, .worker],
    tail: { OptionGroup.table(of: TestReports.kinds) + "\n  FILE.lua  a reporter of your own: a Lua module" },
    perform: { arguments, console in
      if arguments.test.isWorker { return TestWorker(arguments: arguments).run() }
      var command = TestCommand(arguments: arguments, console: console)
      return command.run()
    })
}

/// `detent test`: finds files, runs them on workers, tells the reporters, and answers the exit code.
struct TestCommand {
  var arguments: Arguments
  var console: Console

  private var settings: TestSettings { arguments.test }
  private var seed: UInt64 { arguments.session.options.seed }

  mutating func run() -> ExitCode {
    guard settings.watches else { return tryOnce() }
    let paths = arguments.files
    var files = WatchedFiles(paths + arguments.session.roots)
    var code = tryOnce()
    while code != .usage, Running.interruption == 0 {
      console.error("watching \(files.count) Lua files; control-C ends")
      guard let next = WatchedFiles.next(paths + arguments.session.roots, after: files) else { break }
      files = next.files
      console.error("changed: \(next.changed.joined(separator: ", "))")
      // A changed file of tests runs alone; anything else may concern every file.
      let patterns = settings.effectivePatterns
      let areTests = next.changed.allSatisfy { path in
        Files.kind(of: path) == .file
          && patterns.contains { Glob.fits(path.split(separator: "/").last.map(String.init) ?? path, $0) }
      }
      arguments.files = areTests ? next.changed : paths
      code = tryOnce()
    }
    return code
  }

  private mutating func tryOnce() -> ExitCode {
    do { return try runOnce() } catch {
      console.error("detent test: \(error.message); see: detent help test")
      return .usage
    }
  }

  private mutating func runOnce() throws(UsageError) -> ExitCode {
    let style = ReportStyle(
      usesColor: console.usesColor, isVerbose: arguments.isVerbose, isQuiet: arguments.isQuiet,
      showsCPUTimes: settings.showsCPUTimes)
    var reports = try Reports(
      arguments.reports, kinds: TestReports.kinds, fallback: "text", style: style, custom: luaReport)
    var requests = try self.requests()
    guard !requests.isEmpty else { return nothing(noFiles) }
    let mark = OnlyMark(requests.map(\.request.path), limit: arguments.session.scriptLimit)
    if settings.listsOnly || mark.mayOccur {
      let found = declare(requests)
      if settings.listsOnly { return list(found) }
      let marked = found.filter(\.hasOnly).map(\.request.path)
      if settings.forbidsOnly, !marked.isEmpty {
        console.error("detent test: --forbid-only: tests are marked \"only\" in \(marked.joined(separator: ", "))")
        return .verdict
      }
      for index in requests.indices { requests[index].request.onlyMarked = !marked.isEmpty }
      return perform(requests, &reports, remarks: onlyRemarks(marked))
    }
    return perform(requests, &reports)
  }

  /// A kind that is a file's name: a reporter written in Lua.
  private func luaReport(_ request: ReportRequest) throws(UsageError) -> (any Reporter<TestEvent>)? {
    guard request.kind.hasSuffix(".lua") else { return nil }
    return try LuaReport(path: request.kind, session: arguments.session)
  }

  // MARK: Finding

  private func requests() throws(UsageError) -> [(request: WorkRequest, combination: String)] {
    let found = try Discovery(arguments.files, patterns: settings.effectivePatterns)
    let failed = settings.onlyLastFailed ? LastRun.read() : nil
    if settings.onlyLastFailed, failed == nil {
      throw UsageError(message: "--last-failed: no run has left its failures in \(LastRun.path)")
    }
    var files = found.files.enumerated().filter { settings.shard?.takes($0.offset) != false }.map(\.element)
    if let failed { files = files.filter { file in failed.contains { $0.hasPrefix("\(file.path)\u{1F}") } } }
    if settings.selection.shuffles {
      var generator = SeededGenerator(seed: seed)
      files = files.mixed(by: &generator)
    }
    for file in files { try checkLines(file) }
    let combinations = settings.matrix.combinations
    return files.flatMap { file in
      combinations.map { combination in
        var request = WorkRequest(path: file.path)
        request.lines = file.lines
        request.combination = combination
        request.ids = failed
        return (request, settings.matrix.title(of: combination))
      }
    }
  }

  private func checkLines(_ file: Discovery.FoundFile) throws(UsageError) {
    guard let last = file.lines.max(), let text = try? Files.read(file.path, limit: arguments.session.scriptLimit)
    else {
      return
    }
    let count = text.count { $0 == 0x0A } + (text.last == 0x0A || text.isEmpty ? 0 : 1)
    guard last > count else { return }
    throw UsageError(message: "\(file.path):\(last): the file has \(LintResult.count(count, "line"))")
  }

  private func declare(_ requests: [(request: WorkRequest, combination: String)]) -> [TestRun.Job] {
    let listing = requests.map { item in
      var item = item
      item.request.listsOnly = true
      return item
    }
    var run = TestRun(listing, settings: settings, words: arguments.words, seed: seed, tell: { _ in })
    _ = run.run()
    return run.jobs
  }

  private mutating func list(_ jobs: [TestRun.Job]) -> ExitCode {
    let names = jobs.flatMap(\.names).map(\.unsteered)
    for name in names { console.out("\(name.file):\(name.line)  \(name.shown)") }
    if names.isEmpty { return nothing("the files have no tests that the options select") }
    return console.outputFailed ? .output : .well
  }

  private var noFiles: String {
    let patterns = settings.effectivePatterns.joined(separator: " or ")
    let places = arguments.files.isEmpty ? "below this folder" : "in \(arguments.files.joined(separator: ", "))"
    return "there are no files named \(patterns) \(places)"
  }

  private func nothing(_ what: String) -> ExitCode {
    guard !settings.passesWithoutTests else { return .well }
    console.error("detent test: \(what); --pass-with-no-tests makes that well")
    return .nothing
  }

  // MARK: Running

  private func onlyRemarks(_ marked: [String]) -> [String] {
    marked.isEmpty ? [] : ["only what is marked \"only\" ran, in \(marked.joined(separator: ", "))"]
  }

  private mutating func perform(
    _ requests: [(request: WorkRequest, combination: String)], _ reports: inout Reports<TestEvent>,
    remarks: [String] = []
  ) -> ExitCode {
    let teller = Teller(reports)
    var files: [String] = []
    for request in requests where files.last != request.request.path { files.append(request.request.path) }
    teller.tell(.began(TestPlan(version: Detent.version, seed: seed, files: files)))
    let commands = RepeatCommand(arguments: arguments)
    var run = TestRun(requests, settings: settings, words: arguments.words, seed: seed) { result in
      var result = result
      let command = commands.command(for: result)
      if result.isBad { result.failure?.command = command }
      teller.tell(.finished(result))
    }
    if let problem = run.run() {
      console.error("detent test: \(problem)")
      return .fault
    }
    run.summary.remarks += remarks + orphans(run, teller, files)
    teller.tell(.ended(run.summary))
    if run.summary.stopped != "interrupted" {
      LastRun.write(teller.failed, ran: teller.ran, console)
      for test in teller.passed { Files.remove(Capsule.path(of: test)) }
    }
    return verdict(of: run, teller)
  }

  /// Reviewed curves that no test has asked for, after a run of everything.
  private func orphans(_ run: TestRun, _ teller: Teller, _ files: [String]) -> [String] {
    let isWhole =
      run.summary.stopped == nil && settings.selection.isEverything && !settings.onlyLastFailed && settings.shard == nil
      && !run.jobs.contains { $0.request.onlyMarked || !$0.request.lines.isEmpty }
    guard isWhole else { return [] }
    return CurveFolder.orphans(beside: files, used: teller.curves).map { "\($0) is the curve of no test" }
  }

  private func verdict(of run: TestRun, _ teller: Teller) -> ExitCode {
    var code = ExitCode.well
    if !run.summary.isWell { code = .verdict }
    if run.cannotLoad { code = max(code, .script) }
    if run.hasCrashed { code = max(code, .fault) }
    if run.summary.count == 0, run.summary.stopped == nil {
      code = max(code, nothing("the files have no tests that the options select"))
    }
    let problems = teller.finish()
    for problem in problems { console.error("detent test: \(problem)") }
    if !problems.isEmpty { code = max(code, .output) }
    // Somebody who reads only what is printed hears the verdict, whatever became of the reports.
    if teller.hasNoText || !problems.isEmpty { console.error(Verdict.line(run.summary)) }
    return code
  }
}

/// Hands what happens to the reports, and keeps which tests failed. A class because the run's closure and the command share it.
private final class Teller {
  private var reports: Reports<TestEvent>
  private(set) var failed: [String] = []
  private(set) var passed: [TestName] = []
  private(set) var ran: Set<String> = []
  private(set) var curves: Set<String> = []

  init(_ reports: Reports<TestEvent>) { self.reports = reports }

  var hasNoText: Bool { reports.onOutput.map { !["text", "plain"].contains($0) } ?? true }

  func tell(_ event: TestEvent) {
    if case .finished(let result) = event {
      ran.insert(result.test.id)
      curves.formUnion(result.curves)
      if result.isBad { failed.append(result.test.id) } else { passed.append(result.test) }
    }
    reports.tell(event)
  }

  func finish() -> [String] { reports.finish() }
}

/// Whether some file may mark tests with `only`: then all files are looked through before any test runs.
private struct OnlyMark {
  var mayOccur: Bool

  init(_ paths: [String], limit: Int) {
    mayOccur = paths.contains { path in
      guard let bytes = try? Files.read(path, limit: limit) else { return false }
      return String(decoding: bytes, as: UTF8.self).contains("only")
    }
  }
}
