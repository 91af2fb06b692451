import DetentCore
import DetentLua

extension SpecFile {
  /// Runs a property with value after value. The first that fails is made as small as it can be, and reported.
  func run(
    _ property: SpecTree.Property, of test: SpecTree.Test, _ blank: TestResult, from saved: SavedRun
  ) -> TestResult {
    var last = blank
    for run in 0..<property.runs {
      var choices = Choices(seed: request.session.options.seed &+ UInt64(run) &* 0x9E37_79B9)
      last = attempt(property, of: test, blank, from: saved, &choices)
      guard last.isBad else { continue }
      guard last.failure?.kind == .assertion || last.failure?.kind == .error else {
        return described(last, property, test, choices.made, "run \(run + 1) of \(property.runs)")
      }
      return shrunk(last, property, test, blank, from: saved, choices.made, run: run)
    }
    return last
  }

  private func attempt(
    _ property: SpecTree.Property, of test: SpecTree.Test, _ blank: TestResult, from saved: SavedRun,
    _ choices: inout Choices
  ) -> TestResult {
    let value = property.generator.value(&choices)
    return runOnce(test, blank, from: saved, arguments: [value])
  }

  /// The same failure (its kind, at its line) with the smallest values.
  private func shrunk(
    _ first: TestResult, _ property: SpecTree.Property, _ test: SpecTree.Test, _ blank: TestResult,
    from saved: SavedRun, _ choices: [UInt64], run: Int
  ) -> TestResult {
    var shrinking = Shrinking(choices)
    shrinking.run { candidate in
      var choices = Choices(candidate)
      let result = attempt(property, of: test, blank, from: saved, &choices)
      let isSame = result.failure?.kind == first.failure?.kind && result.failure?.line == first.failure?.line
      return isSame ? choices.made : nil
    }
    var smallest = Choices(shrinking.choices)
    let result = attempt(property, of: test, blank, from: saved, &smallest)
    let how = "run \(run + 1) of \(property.runs), after \(shrinking.attempts) attempts to make it smaller"
    return described(result, property, test, shrinking.choices, how)
  }

  private func described(
    _ result: TestResult, _ property: SpecTree.Property, _ test: SpecTree.Test, _ choices: [UInt64], _ how: String
  ) -> TestResult {
    var result = result
    var made = Choices(choices)
    let value = property.generator.value(&made)
    result.failure?.notes =
      SmallestCase(
        value: value, how: "\(how), seed \(request.session.options.seed)", test: test, source: source
      ).lines
    return result
  }
}
