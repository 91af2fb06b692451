import Testing

@testable import DetentGuidelines

/// A threshold that could be set otherwise unnoticed is not tested.
@Suite struct ThresholdTests {
  @Test(arguments: Guideline.all.flatMap { rule in rule.thresholds.map { ThresholdCase(rule: rule, threshold: $0) } })
  func `a step up or down makes an example fail`(_ test: ThresholdCase) throws {
    for value in [test.threshold.value - test.threshold.step, test.threshold.value + test.threshold.step] {
      let differs = try test.rule.examples.indices.contains { number in
        let example = ExampleCase(guideline: test.rule, number: number)
        return try Trial(example, options: [test.threshold.name: value]).marks != example.example.marks
      }
      #expect(differs, "no example of \(test.rule.id) minds \(test.threshold.name) = \(value)")
    }
  }
}

struct ThresholdCase: CustomTestStringConvertible, Sendable {
  var rule: Guideline
  var threshold: Threshold
  var testDescription: String { "\(rule.id) \(threshold.name)" }
}
