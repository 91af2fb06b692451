import DetentCore
import DetentLua

extension Verb {
  static let replay = Verb(
    name: "replay", operands: "CAPSULE… [--trace FILE]",
    summary: "repeat a failed test from its capsule, anywhere",
    about: """
      A test that fails leaves a capsule in .detent/capsules: one file with its scripts, seed and settings. Replay runs it
      from that file alone, and says whether everything that happens is what happened then. It exits 0 if so, else 1.
      """,
    groups: [.trace, .output, .limits]
  ) { arguments, console in
    var command = ReplayCommand(arguments: arguments, console: console)
    return command.run()
  }
}

/// `detent replay`
struct ReplayCommand {
  var arguments: Arguments
  var console: Console

  mutating func run() -> ExitCode {
    guard !arguments.files.isEmpty, arguments.tracePath == nil || arguments.files.count == 1 else {
      console.error("detent replay: give a capsule, or several without --trace; see: detent help replay")
      return .usage
    }
    var worst = ExitCode.well
    for path in arguments.files where Running.interruption == 0 { worst = max(worst, replay(path)) }
    return console.outputFailed ? max(worst, .output) : worst
  }

  private mutating func replay(_ path: String) -> ExitCode {
    do throws(ReportError) {
      let capsule = try Capsule(at: path)
      return try replay(capsule)
    } catch {
      console.error("detent replay: \(path): \(error.message)")
      return .script
    }
  }

  private mutating func replay(_ capsule: Capsule) throws(ReportError) -> ExitCode {
    Running.note("replaying \(capsule.result.test.shown)")
    for note in notes(capsule) { console.out(console.dim(note)) }
    let file: any TestFile
    do { file = try capsule.request.open() } catch {
      return tell(["the file cannot be loaded: \(error.result.headline)"])
    }
    let index = try capsule.index(in: file)
    guard let result = file.run(index).last else { throw ReportError(message: "the test did not run") }
    if !arguments.isQuiet { show(result) }
    let code = tell(differences(capsule, result, file.lastTrace))
    return max(code, writeTrace(file.lastTrace, of: capsule))
  }

  /// What is not as it was, though the capsule does not depend on it.
  private func notes(_ capsule: Capsule) -> [String] {
    var notes: [String] = []
    let here = "detent \(Detent.version)"
    if capsule.generator != here { notes.append("made by \(capsule.generator), replayed by \(here)") }
    for source in capsule.sources {
      guard let bytes = try? Files.read(source.path, limit: 1 << 28) else { continue }
      if Hash.long(String(decoding: bytes, as: UTF8.self)) != source.hash {
        notes.append("\(source.path) has changed since: replaying what the capsule holds")
      }
    }
    return notes
  }

  private mutating func show(_ result: TestResult) {
    var report = TextReport(style: ReportStyle(usesColor: console.usesColor, isVerbose: arguments.isVerbose))
    var summary = TestSummary(seed: 1)
    summary.count(result)
    let text = report.text(for: .finished(result)) + report.text(for: .ended(summary))
    console.out(text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(3).joined(separator: "\n"))
  }

  /// In words, what differs between then and now.
  private func differences(_ capsule: Capsule, _ result: TestResult, _ trace: [String]) -> [String] {
    let (then, now) = (capsule.result, result)
    var lines: [String] = []
    if then.outcome != now.outcome {
      lines.append("outcome: \(then.outcome.rawValue) then, \(now.outcome.rawValue) now")
    }
    if then.failure?.message != now.failure?.message {
      lines.append("message: \"\(then.headline)\" then, \"\(now.headline)\" now")
    }
    if then.place != now.place { lines.append("place: \(then.place) then, \(now.place) now") }
    // A limit of CPU time is met somewhere else each time.
    guard then.failure?.kind != .limit else { return lines }
    let hashes = trace.map(Hash.short)
    if let index = zip(capsule.trace, hashes).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      lines.append("event \(index + 1) of the test is another one now: \(trace[index])")
    } else if capsule.trace.count != trace.count {
      lines.append("\(capsule.trace.count) things happened then, \(trace.count) now")
    }
    return lines
  }

  private mutating func tell(_ differences: [String]) -> ExitCode {
    guard !differences.isEmpty else {
      console.out(console.green("✓ ") + "the same as then, to the byte")
      return .well
    }
    console.out(console.red("✗ ") + "not the same as then:")
    for line in differences { console.out("  \(line)") }
    return .verdict
  }

  private func writeTrace(_ lines: [String], of capsule: Capsule) -> ExitCode {
    guard let path = arguments.tracePath else { return .well }
    let header = TraceLines.header(
      script: capsule.sources[0].path, seed: capsule.seed, generator: "detent \(Detent.version)", count: lines.count)
    do { try Files.writeWhole(path, ([header] + lines).map { "\($0)\n" }.joined()) } catch {
      console.error("detent replay: the trace could not be written: \(error.description)")
      return .output
    }
    return .well
  }
}
