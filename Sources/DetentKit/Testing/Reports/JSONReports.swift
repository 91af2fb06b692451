/// Everything about a run as one object.
struct JSONReport: Reporter {
  static let format = "detent-test"
  static let version = 1

  private var plan: TestPlan?
  private var results: [TestResult] = []

  mutating func text(for event: TestEvent) -> String {
    switch event {
    case .began(let plan):
      self.plan = plan
      return ""
    case .finished(let result):
      results.append(result)
      return ""
    case .ended(let summary):
      var members = [JSON.Member(name: "format", value: .text(JSONReport.format))]
      members.append(JSON.Member(name: "version", value: .int(JSONReport.version)))
      if case .object(let planned)? = plan?.json { members += planned }
      members.append(JSON.Member(name: "tests", value: .list(results.map(\.json))))
      members.append(JSON.Member(name: "summary", value: summary.json))
      return JSON.object(members).page
    }
  }
}

/// The same, an object a line, as it happens.
struct JSONLinesReport: Reporter {
  mutating func text(for event: TestEvent) -> String { event.json.line + "\n" }
}

extension TestPlan {
  var json: JSON {
    .object(["generator": .text("detent \(version)"), "seed": .unsigned(seed), "files": .texts(files)])
  }
}

extension TestEvent {
  /// The name by which reporters written in Lua know it.
  var name: String {
    switch self {
    case .began: "began"
    case .finished: "finished"
    case .ended: "ended"
    }
  }

  /// The event with its name as "event".
  var json: JSON {
    let inner =
      switch self {
      case .began(let plan): plan.json
      case .finished(let result): result.json
      case .ended(let summary): summary.json
      }
    guard case .object(let members) = inner else { return inner }
    return .object([JSON.Member(name: "event", value: .text(name))] + members)
  }
}
