import DetentCore
import DetentDrawing
import DetentLua

/// One HTML page of all tests; those that failed can be played. Their runs are repeated here from their capsules, so
/// that workers need not send them.
struct TestPageReport: Reporter {
  private var tests: [String] = []
  private var runs = 0

  /// The most failed tests that play; of the others the page has the words.
  private static let runLimit = 20

  mutating func text(for event: TestEvent) -> String {
    switch event {
    case .began: return ""
    case .finished(let result):
      tests.append(json(result))
      return ""
    case .ended(let summary): return page(summary)
    }
  }

  private func page(_ summary: TestSummary) -> String {
    var object = JSONObject()
    object.add("summary", Verdict.line(summary))
    object.add("isWell", summary.isWell)
    object.add("generator", "detent \(Detent.version)")
    object.raw("list", JSONObject.list(tests))
    return ReportPage(title: "Tests", tests: object.closed).html
  }

  private mutating func json(_ result: TestResult) -> String {
    var object = JSONObject()
    object.add("title", result.test.shown)
    object.add("place", result.place)
    object.add("outcome", result.outcome.rawValue)
    object.add("words", words(result))
    if runs < TestPageReport.runLimit, let run = repeated(result) {
      object.raw("run", run)
      runs += 1
    }
    return object.closed
  }

  private func words(_ result: TestResult) -> String {
    guard let failure = result.failure else {
      return (result.reason.map { [$0] } ?? result.remarks).joined(separator: "\n")
    }
    let lines = ["\(result.place): \(failure.message)"] + failure.details(Console(usesColor: false))
    return (lines + (failure.command.map { ["", $0] } ?? [])).joined(separator: "\n")
  }

  /// The run of a failed test; nil when it cannot be repeated, or should not be.
  private func repeated(_ result: TestResult) -> String? {
    guard result.failure?.kind == .assertion || result.failure?.kind == .error, let path = result.capsule else {
      return nil
    }
    guard let capsule = try? Capsule(at: path) else { return nil }
    var request = capsule.request
    request.session.keepsSteps = true
    guard let file = try? request.open(),
      let index = try? capsule.index(in: file), file.run(index).last?.isBad == true, let host = file.lastHost
    else { return nil }
    let data = RunData(
      name: capsule.sources[0].path, source: capsule.sources[0].text, seed: capsule.seed,
      generator: capsule.generator, summary: result.test.shown, failure: result.headline,
      place: Session.places(host.chunkNames))
    let film = Film(of: host.snapshot, trace: host.trace, steps: host.stepBegins)
    return data.json(film, of: host.snapshot, trace: host.trace)
  }
}
