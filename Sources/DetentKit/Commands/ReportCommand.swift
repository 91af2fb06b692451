import DetentCore
import DetentLua

extension Verb {
  static let report = Verb(
    name: "report", operands: "merge FILE… | diff A B",
    summary: "make one report of several; or say what two runs do differently",
    about: """
      merge  Reads reports that "detent test --report json" or "--report jsonl" wrote, as on several machines with --shard,
             and makes one report of all of them. It exits as the one run would have: 1 if a test failed.
      diff   Runs two scripts, or reads two traces that --trace saved, and says what only one of them does and where one
             begins to lag. With --report html:FILE both play side by side. It exits 0 if they do the same, else 1.
      """,
    groups: [.reports, .script, .output, .limits], tail: { OptionGroup.table(of: TestReports.kinds) },
    perform: { arguments, console in
      do throws(UsageError) {
        guard arguments.files.first == "diff" else {
          return try ReportCommand(arguments: arguments, console: console).run()
        }
        var diff = DiffCommand(arguments: arguments, console: console)
        return try diff.run()
      } catch {
        console.error("detent report: \(error.message); see: detent help report")
        return .usage
      }
    })
}

/// `detent report merge`
struct ReportCommand {
  var arguments: Arguments
  var console: Console

  func run() throws(UsageError) -> ExitCode {
    guard arguments.files.first == "merge", arguments.files.count > 1 else {
      throw UsageError(message: "expected: merge FILE…, or diff A B")
    }
    let style = ReportStyle(
      usesColor: console.usesColor, isVerbose: arguments.isVerbose, isQuiet: arguments.isQuiet)
    var reports = try Reports(arguments.reports, kinds: TestReports.kinds, fallback: "text", style: style)
    var recorded: [RecordedRun] = []
    for path in arguments.files.dropFirst() { recorded.append(try RecordedRun(path)) }
    let merged = RecordedRun.merged(recorded)
    if !["text", "plain"].contains(reports.onOutput) {
      for remark in merged.doubts { console.error("detent report: \(remark)") }
    }
    reports.tell(.began(merged.plan))
    for result in merged.results { reports.tell(.finished(result)) }
    reports.tell(.ended(merged.summary))
    let problems = reports.finish()
    for problem in problems { console.error("detent report: \(problem)") }
    let code: ExitCode = merged.summary.isWell ? .well : .verdict
    return problems.isEmpty ? code : max(code, .output)
  }
}

/// A run as a report of it tells.
struct RecordedRun {
  var plan: TestPlan
  var results: [TestResult] = []
  var summary: TestSummary
  /// What makes the counts of a merged run doubtful; remarks of its summary, too.
  private(set) var doubts: [String] = []
  private var path = ""

  init(_ path: String) throws(UsageError) {
    let bytes: [UInt8]
    do { bytes = try Files.read(path, limit: 1 << 30) } catch { throw UsageError(message: error.description) }
    do throws(ReportError) {
      if let whole = try? JSON(parsing: bytes), whole["format"]?.text == JSONReport.format {
        self = try RecordedRun.whole(whole)
      } else {
        self = try RecordedRun.lines(bytes)
      }
    } catch { throw UsageError(message: "\(path): \(error.message)") }
    self.path = path
  }

  private init(_ plan: TestPlan) {
    self.plan = plan
    summary = TestSummary(seed: plan.seed)
  }

  private static func whole(_ json: JSON) throws(ReportError) -> RecordedRun {
    guard json["version"]?.int == JSONReport.version else { throw ReportError(message: "of another version") }
    var run = RecordedRun(TestPlan(json))
    for test in json["tests"]?.list ?? [] { try run.add(test) }
    run.finish(json["summary"])
    return run
  }

  private static func lines(_ bytes: [UInt8]) throws(ReportError) -> RecordedRun {
    var run: RecordedRun?
    for line in bytes.split(separator: 0x0A) {
      guard let json = try? JSON(parsing: line) else { break }
      switch json["event"]?.text {
      case "began": run = RecordedRun(TestPlan(json))
      case "finished": try run?.add(json)
      case "ended": run?.finish(json)
      default: break
      }
    }
    guard let run else { throw ReportError(message: "no json or jsonl report of detent test") }
    return run
  }

  private mutating func add(_ json: JSON) throws(ReportError) {
    guard let result = TestResult(json) else {
      throw ReportError(message: "a test without file, line, name or outcome")
    }
    results.append(result)
    summary.count(result)
  }

  private mutating func finish(_ json: JSON?) {
    summary.stopped = json?["stopped"]?.text
    summary.notRun = json?["notRun"]?.int ?? 0
    summary.remarks = json?["remarks"]?.texts ?? []
    summary.isStrict = json?["strict"]?.bool ?? false
    summary.coverage = json?["coverage"].map { Coverage($0) }
  }

  /// All of them as one run, in the order of their files. What is told twice in the same words is counted once.
  static func merged(_ all: [RecordedRun]) -> RecordedRun {
    let (runs, twice) = distinct(all)
    var merged = RecordedRun(runs.first?.plan ?? TestPlan(version: Detent.version, seed: 1, files: []))
    merged.plan.files = Set(runs.flatMap(\.plan.files)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    merged.results = byFile(runs.flatMap(\.results))
    merged.sumUp(runs)
    merged.doubts = twice + merged.repeated
    merged.summary.remarks += merged.doubts
    return merged
  }

  /// Those that tell something new, and words on the others.
  private static func distinct(_ all: [RecordedRun]) -> (runs: [RecordedRun], doubts: [String]) {
    var runs: [RecordedRun] = []
    var doubts: [String] = []
    for run in all {
      if let same = runs.first(where: { $0.tellsTheSame(as: run) }) {
        doubts.append("\(run.path) tells what \(same.path) tells: it is counted once")
      } else {
        runs.append(run)
      }
    }
    return (runs, doubts)
  }

  /// In the order of the files' names; within a file as they were told.
  private static func byFile(_ results: [TestResult]) -> [TestResult] {
    results.enumerated().sorted { a, b in
      a.element.test.file == b.element.test.file
        ? a.offset < b.offset : a.element.test.file.utf8.lexicographicallyPrecedes(b.element.test.file.utf8)
    }.map(\.element)
  }

  private mutating func sumUp(_ runs: [RecordedRun]) {
    for result in results { summary.count(result) }
    summary.notRun = runs.reduce(0) { $0 + $1.summary.notRun }
    summary.remarks = runs.flatMap(\.summary.remarks)
    summary.isStrict = runs.contains { $0.summary.isStrict }
    let covered = runs.compactMap(\.summary.coverage)
    if !covered.isEmpty { summary.coverage = covered.reduce(into: Coverage()) { $0.add($1) } }
    summary.stopped = runs.lazy.compactMap(\.summary.stopped).first
  }

  /// Words on tests that are told of more than once.
  private var repeated: [String] {
    var seen: Set<String> = []
    return results.filter { !seen.insert($0.test.id).inserted }.map {
      "\($0.test.file): \($0.test.shown) is told of more than once"
    }
  }

  private func tellsTheSame(as other: RecordedRun) -> Bool {
    !results.isEmpty && results == other.results && summary == other.summary
  }
}

extension TestPlan {
  fileprivate init(_ json: JSON) {
    version = json["generator"]?.text.map { $0.hasPrefix("detent ") ? String($0.dropFirst(7)) : $0 } ?? ""
    seed = json["seed"]?.unsigned ?? 1
    files = json["files"]?.texts ?? []
  }
}
