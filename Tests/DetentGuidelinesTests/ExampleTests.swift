import DetentCore
import DetentKit
import DetentLua
import Testing

@testable import DetentGuidelines

/// Every rule's examples, run as scripts and judged: the findings are those that are marked, by line and whole text.
@Suite struct ExampleTests {
  @Test(arguments: ExampleCase.all) func `findings equal marks`(_ example: ExampleCase) throws {
    let trial = try Trial(example)
    #expect(trial.marks == example.example.marks, "\(example.place)\n\(trial.explanation)")
  }

  /// An example that the rule never looks at proves nothing.
  @Test(arguments: ExampleCase.all) func `the rule looks at it`(_ example: ExampleCase) throws {
    let tally = try Trial(example).tally
    switch example.example.kind {
    case .passing: #expect(tally.passes > 0 && tally.fails + tally.reviews == 0, "\(example.place)")
    case .failing: #expect(tally.fails > 0, "\(example.place)")
    case .edge: #expect(tally.isLookedAt || tally.inapplicable > 0, "\(example.place)")
    }
  }

  /// What has nothing to do with a rule does not change what it says.
  @Test(arguments: ExampleCase.all, Bend.allCases) func `bent it is judged alike`(
    _ example: ExampleCase, _ bend: Bend
  ) throws {
    let trial = try Trial(example, bend: bend)
    #expect(trial.marks == example.example.marks, "\(example.place) \(bend.rawValue)\n\(trial.explanation)")
  }

  /// The page of a rule says how strong its findings can be, and says no more.
  @Test(arguments: Guideline.all.indices) func `severities are those that the rule names`(_ index: Int) throws {
    let rule = Guideline.all[index]
    let found = try rule.examples.indices.flatMap { number in
      try Trial(ExampleCase(guideline: rule, number: number)).report.findings.filter { $0.verdict == .fail }.map(
        \.severity)
    }
    let others = Set(rule.otherSeverities.map(\.severity))
    #expect(Set(found).subtracting([rule.severity]) == others, "\(rule.id)")
  }

  @Test func `every rule has examples of each kind`() {
    for rule in Guideline.all {
      for kind in [Example.Kind.passing, .failing, .edge] {
        #expect(rule.examples.contains { $0.kind == kind }, "\(rule.id) has no \(kind.rawValue) example")
      }
      #expect(rule.examples.allSatisfy { $0.kind != .passing || $0.marks.isEmpty }, "\(rule.id)")
    }
  }
}

/// One example of one rule.
struct ExampleCase: CustomTestStringConvertible, Sendable {
  var guideline: Guideline
  var number: Int
  var example: Example { guideline.examples[number] }
  var place: String { "\(example.file):\(example.line)" }
  var testDescription: String { "\(guideline.id) \(example.kind.rawValue) \(number + 1)" }

  static let all = Guideline.all.flatMap { rule in
    rule.examples.indices.map { ExampleCase(guideline: rule, number: $0) }
  }
}

/// How an example is changed without changing what it is about. Lines keep their numbers.
enum Bend: String, CaseIterable, Sendable {
  case unrelatedFirst, later, mirrored, readBack

  func apply(_ lua: String) -> String {
    switch self {
    case .unrelatedFirst:
      lua.replacing(
        "detent.screen {", with: "detent.screen { detent.label { text = \"unrelated\", frame = { 0, 0, 9, 9 } },")
    case .later: "detent.wait(1) " + lua
    case .mirrored: lua.replacing("detent.screen {", with: "detent.screen { layoutDirection = \"rightToLeft\",")
    case .readBack: lua
    }
  }
}

/// An example that was run and judged by its rule alone.
struct Trial {
  var report: Audit.Report
  var marks: [Example.Mark]
  var tally: Audit.Tally { report.outcomes[0].tally }

  init(_ example: ExampleCase, bend: Bend? = nil, options: [String: Double] = [:]) throws {
    var settings = Audit.Settings()
    settings.preset = example.example.edition ?? example.guideline.editions.last ?? .higLatest
    settings.options[example.guideline.id] = options
    let lua = example.example.lua
    let result = Session().run(text: bend?.apply(lua) ?? lua, name: "example.lua")
    try #require(result.failure == nil, "\(example.place): \(result.failure?.message ?? "")")
    var audit = Audit(settings.completed, guidelines: [example.guideline])
    if bend == .readBack {
      let reader = try TraceReader(bytes(of: result))
      audit.read(reader.trace)
      report = audit.report(place: reader.place(of:))
    } else {
      audit.read(result.trace)
      report = audit.report(place: result.place)
    }
    marks = report.findings
      .map { Example.Mark(line: $0.line ?? 0, verdict: $0.verdict, message: $0.message) }
      .sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }

  var explanation: String {
    marks.map { "  line \($0.line): \($0.verdict.rawValue): \($0.message)" }.joined(separator: "\n")
  }
}

private func bytes(of result: Session.Result) -> [UInt8] {
  var text = ""
  result.writeTrace(seed: 1) { text += $0 }
  return Array(text.utf8)
}
