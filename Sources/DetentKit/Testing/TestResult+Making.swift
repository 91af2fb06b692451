import DetentCore
import DetentLua

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TestResult {
  /// Takes down what a test did, from an event of the trace on.
  mutating func take(_ host: Host, output: OutputLines, since first: Int) {
    let trace = host.trace
    assertions = host.assertionCount
    steps = host.stepCount
    events = (first..<max(first, trace.count)).count { trace[$0].what.signal != nil }
    self.output = output.lines
  }

  /// The same test, failed.
  func failing(_ failure: TestFailure) -> TestResult {
    var result = self
    result.outcome = failure.kind == .assertion ? .failed : .error
    result.failure = failure
    return result
  }

  /// What a reader should know of a test that passed.
  mutating func addRemarks(of host: Host, since first: Int, steps: [String]) {
    if assertions == 0 { remarks.append("asserts nothing") }
    if !host.snapshot.isStill { remarks.append("ended while \(host.restless)") }
    for name in host.overruledSettings {
      let value = host.options.screenSettings[name] ?? ""
      remarks.append("never ran with \(name)=\(value): its screens say otherwise")
    }
    guard !steps.isEmpty else { return }
    let reached = Set(
      (first..<max(first, host.trace.count)).compactMap { index -> String? in
        if case .step(let text) = host.trace[index].what { text } else { nil }
      })
    for step in steps where !reached.contains(step) { remarks.append("never reached step \"\(step)\"") }
  }

  /// With `--strict` a remark is a failure.
  func judgedStrictly(_ isStrict: Bool) -> TestResult {
    guard isStrict, !remarks.isEmpty, !isBad else { return self }
    return failing(
      TestFailure(
        kind: .assertion, message: "--strict: it " + remarks.joined(separator: ", and "), file: test.file,
        line: test.line))
  }
}

/// The steps that a source names, with their lines: `step "…"`, `step("…")`.
struct Steps {
  private var named: [(line: Int, name: String)] = []

  init(in source: [UInt8]) {
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where Steps.mayName(line) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard !text.hasPrefix("--") else { continue }
      named += Steps.names(in: text).map { (index + 1, $0) }
    }
  }

  /// A quick look at the bytes, since most lines name none.
  private static func mayName(_ line: Substring) -> Bool {
    var rest = line.utf8[...]
    while let place = rest.firstIndex(of: UInt8(ascii: "s")) {
      if rest[place...].starts(with: "step".utf8) { return true }
      rest = rest[rest.index(after: place)...]
    }
    return false
  }

  /// Those that stand in some lines.
  func names(in lines: ClosedRange<Int>) -> [String] {
    named.filter { lines.contains($0.line) }.map(\.name)
  }

  private static func names(in text: Substring) -> [String] {
    ["step \"", "step(\"", "step '", "step('"].compactMap { word in
      guard let found = text.firstRange(of: word), isWord(text, at: found.lowerBound), let quote = word.last else {
        return nil
      }
      let name = text[found.upperBound...].prefix { $0 != quote }
      guard name.endIndex < text.endIndex, !name.contains("\\") else { return nil }
      let isJoined = text[name.endIndex...].dropFirst().drop { $0 == " " }.hasPrefix("..")
      return isJoined ? nil : String(name)
    }
  }

  private static func isWord(_ text: Substring, at place: Substring.Index) -> Bool {
    guard place > text.startIndex else { return true }
    let before = text[text.index(before: place)]
    return !(before.isLetter || before.isNumber || before == "_")
  }
}

/// The lines of a test's trace, compared run by run.
struct TraceComparison {
  private var first: [String]?
  private let isOn: Bool

  init(repeats: Int) { isOn = repeats > 1 }

  /// What differs from the first run, in words; nil if nothing does.
  mutating func differs(_ host: Host, since start: Int) -> String? {
    guard isOn else { return nil }
    let lines = host.traceLines(since: start)
    guard let first else {
      self.first = lines
      return nil
    }
    guard let index = zip(first, lines).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      guard first.count != lines.count else { return nil }
      return "a second run did \(lines.count) things, the first \(first.count): does it keep something in a variable?"
    }
    return "a second run differs from the first (does it keep something in a variable?):\n  first:  \(first[index])\n"
      + "  second: \(lines[index])"
  }
}

extension Host {
  /// What the run has reached of the components' states, transitions and outcomes.
  var reached: Coverage.Reached { CoverageFold(of: trace, until: snapshot.now).reached }

  /// The trace from an event on, as its file would hold it.
  func traceLines(since start: Int) -> [String] {
    let trace = trace
    return (start..<max(start, trace.count)).map { TraceLines.line(trace[$0], index: $0, place: place(of:)) }
  }
}

/// Counts the CPU time of this process.
struct CPUWatch {
  private let start = CPUWatch.used

  var seconds: Double { CPUWatch.used - start }

  static var used: Double {
    var usage = rusage()
    #if canImport(Darwin)
      unsafe getrusage(RUSAGE_SELF, &usage)
    #else
      unsafe getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    #endif
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }
}
