/// JUnit's XML as CI systems read it: a suite a file, a case a test. Times are virtual, so that the same run gives the same
/// bytes.
struct JUnitReport: Reporter {
  private var results: [TestResult] = []

  mutating func text(for event: TestEvent) -> String {
    switch event {
    case .began: return ""
    case .finished(let result):
      results.append(result)
      return ""
    case .ended(let summary): return document(summary)
    }
  }

  private func document(_ summary: TestSummary) -> String {
    var files: [String] = []
    for result in results where !files.contains(result.test.file) { files.append(result.test.file) }
    let suites = files.map { file in suite(file, results.filter { $0.test.file == file }, summary) }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"detent\"\(counts(results))>\n"
      + suites.joined() + "</testsuites>\n"
  }

  private func counts(_ results: [TestResult]) -> String {
    XML.attributes([
      "tests": "\(results.count)", "failures": "\(results.count { $0.outcome == .failed })",
      "errors": "\(results.count { $0.outcome == .error })", "skipped": "\(results.count { $0.outcome == .pending })",
      "time": Seconds.plain(results.reduce(0) { $0 + $1.seconds }),
    ])
  }

  private func suite(_ file: String, _ results: [TestResult], _ summary: TestSummary) -> String {
    "  <testsuite name=\"\(XML.escaped(file))\"\(counts(results))>\n"
      + "    <properties>\n      <property name=\"seed\" value=\"\(summary.seed)\"/>\n    </properties>\n"
      + results.map(testCase).joined() + "  </testsuite>\n"
  }

  private func testCase(_ result: TestResult) -> String {
    let test = result.test
    let classes = [test.file] + test.blocks
    let attributes = XML.attributes([
      "name": test.combination.isEmpty ? test.name : "\(test.name) [\(test.combination)]",
      "classname": classes.joined(separator: "."), "file": test.file, "line": "\(test.line)",
      "assertions": "\(result.assertions)", "time": Seconds.plain(result.seconds),
    ])
    let inner = verdict(result) + output(result)
    return "    <testcase\(attributes)" + (inner.isEmpty ? "/>\n" : ">\n\(inner)    </testcase>\n")
  }

  private func verdict(_ result: TestResult) -> String {
    if result.outcome == .pending {
      return "      <skipped\(XML.attributes(["message": result.reason]))/>\n"
    }
    guard let failure = result.failure else { return "" }
    let element = result.outcome == .failed ? "failure" : "error"
    let text =
      (["\(result.place): \(failure.message)"] + failure.details(Console(usesColor: false))
      + (failure.command.map { ["  again: \($0)"] } ?? [])).joined(separator: "\n")
    let attributes = XML.attributes(["message": result.headline, "type": failure.kind.rawValue])
    return "      <\(element)\(attributes)>\(XML.text(text))</\(element)>\n"
  }

  private func output(_ result: TestResult) -> String {
    guard !result.output.isEmpty else { return "" }
    return "      <system-out>\(XML.text(result.output.joined(separator: "\n")))</system-out>\n"
  }
}
