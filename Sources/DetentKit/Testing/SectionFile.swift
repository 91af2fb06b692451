import DetentCore
import DetentLua

/// A part of a file that is a script of its own: `--## Title`, then its lines; `--! text` says what error must end it.
struct Section: Sendable {
  var title: String
  var line: Int
  var lastLine: Int
  /// The script, with its lines where the file has them. What stands before the first section is a prelude of all.
  var source: String
  var expectedError: String?

  static func all(in source: [UInt8]) -> [Section] {
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix("--## ") }
    guard let first = starts.first else { return [] }
    return zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      let body = lines[start..<end]
      let gap = Array(repeating: Substring(), count: start - first)
      return Section(
        title: String(lines[start].dropFirst(5)), line: start + 1, lastLine: end,
        source: (lines[..<first] + gap + body).joined(separator: "\n"), expectedError: marker(in: body.dropFirst()))
    }
  }

  /// The `--! text` among the comments with which a section begins.
  private static func marker(in body: ArraySlice<Substring>) -> String? {
    body.prefix { $0.hasPrefix("--") }.first { $0.hasPrefix("--! ") }.map { String($0.dropFirst(4)) }
  }
}

/// A file of sections: each runs with a Lua state and a stage of its own, as `detent run` would run it.
final class SectionFile: TestFile {
  let request: TestFileRequest
  private let source: [UInt8]
  private let sections: [Section]
  let tests: [DeclaredTest]
  var remarks: [String] { [] }
  private(set) var lastTrace: [String] = []
  private(set) var lastHost: Host?
  private let required = RequiredSources()
  private let steps: Steps
  private var curves: CurveFolder?
  var sources: [Capsule.Source] { required.with(request.path, source) + (curves?.sources ?? []) }

  init(_ request: TestFileRequest, source: [UInt8], sections: [Section]) {
    self.request = request
    self.source = source
    self.sections = sections
    steps = Steps(in: source)
    var copies = NameCopies()
    tests = sections.map { section in
      let name = TestName(
        file: request.path, line: section.line, name: section.title, combination: request.combination)
      return DeclaredTest(name: copies.numbered(name), lastLine: section.lastLine)
    }
  }

  func finish() -> [TestResult] { [] }

  func run(_ index: Int) -> [TestResult] {
    let watch = CPUWatch()
    var result = judge(index)
    result.cpuSeconds = watch.seconds
    return [result]
  }

  private func judge(_ index: Int) -> TestResult {
    var result = TestResult(test: tests[index].name)
    var traces = TraceComparison(repeats: request.repeats)
    for _ in 0..<request.repeats {
      let output = OutputLines()
      let curves = CurveFolder(
        of: request.path, combination: request.combination, update: request.update, held: request.held)
      self.curves = curves
      guard let host = request.host(output, required, curves) else {
        return result.failing(TestFailure(kind: .limit, message: "the memory limit does not suffice to begin"))
      }
      let failure = host.run(Array(sections[index].source.utf8), name: request.path)
      result.take(host, output: output, since: 0)
      result.curves = curves.used
      result.remarks = curves.written.map { "wrote \($0): review it" }
      result.seconds = host.snapshot.now.seconds
      if request.measuresCoverage { result.reached = host.reached }
      result = judged(result, index, failure, host)
      if let difference = traces.differs(host, since: 0) {
        return result.failing(TestFailure(kind: .error, message: difference))
      }
      lastTrace = result.isBad ? host.traceLines(since: 0) : []
      lastHost = result.isBad ? host : nil
      if result.isBad { return result }
    }
    return result
  }

  private func judged(_ result: TestResult, _ index: Int, _ failure: ScriptFailure?, _ host: Host) -> TestResult {
    var result = result
    let section = sections[index]
    let broken = host.snapshot.checkInvariants()
    if !broken.isEmpty { return result.failing(TestFailure(kind: .error, message: Invariants.message(broken))) }
    if let expected = section.expectedError {
      result.assertions += 1
      guard let failure else {
        let message = "it had to fail with \"\(expected)\" but went well"
        return result.failing(
          TestFailure(kind: .assertion, message: message, file: request.path, line: section.line))
      }
      if failure.message.contains(expected) { return result }
    }
    guard let failure else {
      if let near = NearMiss.first(in: host, within: request.minMargin) { return result.failing(near) }
      let lines = section.line...max(section.line, section.lastLine)
      result.addRemarks(of: host, since: 0, steps: steps.names(in: lines))
      return result.judgedStrictly(request.isStrict)
    }
    let start = FailureStart(stage: Stage(), events: 0)
    var described = TestFailure(failure, on: host, from: start, sources: [request.path: source])
    if let expected = section.expectedError {
      described.message = "it had to fail with \"\(expected)\", but failed with: \(described.message)"
    }
    return result.failing(described)
  }
}

enum Invariants {
  static func message(_ broken: [String]) -> String {
    "a model is in a state that must not be (a fault of Detent, please report it): " + broken.joined(separator: "; ")
  }
}
