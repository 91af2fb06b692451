import DetentGuidelines

/// JUnit XML: a suite for each script with a case for each rule. What decides the exit code is a failure; what does not,
/// and what is to review, stands in the case's output.
struct LintJUnitReport: Reporter {
  func text(for result: LintResult) -> String {
    var suites = result.files.map { Suite(file: $0, result: result) }
    let others = result.faults.filter { $0.rule != "script" }
    if !others.isEmpty { suites.append(Suite(faults: others)) }
    let head = XML.attributes([
      "name": "detent lint", "tests": "\(suites.map(\.cases.count).reduce(0, +))",
      "failures": "\(suites.map(\.failures).reduce(0, +))", "errors": "\(suites.map(\.errors).reduce(0, +))",
      "skipped": "\(suites.map(\.skipped).reduce(0, +))",
    ])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(head)>\n"
      + suites.map(\.text).joined() + "</testsuites>\n"
  }

  private struct Suite {
    var name: String
    var cases: [Case] = []

    var failures: Int { cases.count { $0.kind == .failed } }
    var errors: Int { cases.count { $0.kind == .error } }
    var skipped: Int { cases.count { $0.kind == .skipped } }

    init(file: LintedFile, result: LintResult) {
      name = file.name
      if let failure = file.failure {
        cases.append(Case(name: "script", suite: name, kind: .error, problems: [(failure.message, "")]))
      }
      let tallies = Dictionary(file.outcomes.map { ($0.rule, $0.tally) }, uniquingKeysWith: { first, _ in first })
      for rule in result.rules {
        let found = file.findings.filter { $0.finding.rule == rule.id || $0.finding.also.contains(rule.id) }
        let isLookedAt = tallies[rule.id]?.isLookedAt ?? !found.isEmpty
        cases.append(Case(rule: rule.id, suite: name, found, isLookedAt: isLookedAt, result.settings.failOn.value))
      }
    }

    init(faults: [LintResult.Fault]) {
      name = "project"
      cases = faults.map { fault in
        let place = fault.file + (fault.line.map { ":\($0)" } ?? "")
        return Case(name: "\(fault.rule) \(place)", suite: "project", kind: .failed, problems: [(fault.message, place)])
      }
    }

    var text: String {
      let head = XML.attributes([
        "name": name, "tests": "\(cases.count)", "failures": "\(failures)", "errors": "\(errors)",
        "skipped": "\(skipped)",
      ])
      return "  <testsuite\(head)>\n" + cases.map(\.text).joined() + "  </testsuite>\n"
    }
  }

  private struct Case {
    enum Kind { case passed, failed, error, skipped }

    var name: String
    var suite: String
    var kind: Kind
    var problems: [(message: String, text: String)] = []
    /// What is worth reading and no problem.
    var output: [String] = []

    init(name: String, suite: String, kind: Kind, problems: [(String, String)]) {
      (self.name, self.suite, self.kind, self.problems) = (name, suite, kind, problems)
    }

    init(rule: String, suite: String, _ found: [LintFinding], isLookedAt: Bool, _ level: FailLevel) {
      (name, self.suite) = (rule, suite)
      let deciding = found.filter { $0.isOpenFail && level.includes($0.finding.severity) }
      problems = deciding.map { ("\($0.word): \($0.finding.message)", Case.text(of: $0)) }
      output = found.filter { !($0.isOpenFail && level.includes($0.finding.severity)) }.map { found in
        "\(found.standing == .open ? found.word : found.standing.word): \(Case.text(of: found))"
      }
      kind = !problems.isEmpty ? .failed : isLookedAt ? .passed : .skipped
    }

    private static func text(of found: LintFinding) -> String {
      "\(found.file):\(found.finding.line ?? 0): \(found.sentence)"
        + (found.finding.suggestion.map { "\n→ \($0)" } ?? "")
    }

    var text: String {
      let head = "    <testcase\(XML.attributes(["name": name, "classname": suite]))"
      var inner = problems.map { problem in
        let tag = kind == .error ? "error" : "failure"
        let attributes = XML.attributes(["message": problem.message, "type": name])
        return "      <\(tag)\(attributes)>\(XML.text(problem.text))</\(tag)>\n"
      }
      if kind == .skipped { inner.append("      <skipped message=\"nothing that the rule is about\"/>\n") }
      if !output.isEmpty {
        inner.append("      <system-out>\(XML.text(output.joined(separator: "\n")))</system-out>\n")
      }
      return inner.isEmpty ? head + "/>\n" : head + ">\n" + inner.joined() + "    </testcase>\n"
    }
  }
}
