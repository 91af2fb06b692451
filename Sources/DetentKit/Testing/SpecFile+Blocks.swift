import DetentCore
import DetentLua

/// Blocks are entered and left as their tests come and go.
extension SpecFile {
  func enter(_ block: Int) -> Entered {
    for inner in tree.path(to: block).dropFirst(entered.count) {
      let outer = entered.last
      entered.append(outer?.failure == nil ? set(up: inner, from: outer?.saved) : failed(inner, like: outer))
    }
    return entered[entered.count - 1]
  }

  private func failed(_ block: Int, like outer: Entered?) -> Entered {
    Entered(block: block, saved: outer?.saved ?? host.save(), failure: outer?.failure)
  }

  private func set(up block: Int, from saved: SavedRun?) -> Entered {
    if let saved { goBack(to: saved) }
    let start = host.snapshot
    var attempt = Attempt(host: host, start: FailureStart(stage: start, events: start.trace.count))
    attempt.sources = [request.path: source]
    let insulation = tree.blocks[block].insulation
    if let insulation { attempt.perform(insulation.enter, .setup) }
    for hook in tree.blocks[block].setups where attempt.failure == nil { attempt.perform(hook, .setup) }
    if attempt.failure == nil { attempt.note(host.runOut()) }
    return Entered(block: block, saved: host.save(), failure: attempt.failure, isInsulated: insulation != nil)
  }

  /// Leaves the blocks that are not on a path, innermost first; answers the teardowns that failed.
  func leave(except path: [Int]) -> [TestResult] {
    var results: [TestResult] = []
    while let last = entered.last, !path.contains(last.block) {
      results += tearDown(last)
      entered.removeLast()
    }
    return results
  }

  private func tearDown(_ inside: Entered) -> [TestResult] {
    let block = tree.blocks[inside.block]
    defer {
      if inside.isInsulated, let leave = block.insulation?.leave { _ = host.perform(leave, as: .teardown) }
    }
    guard inside.failure == nil, !block.teardowns.isEmpty else { return [] }
    goBack(to: inside.saved)
    var attempt = Attempt(host: host, start: FailureStart(stage: inside.saved.stage, events: host.trace.count))
    attempt.sources = [request.path: source]
    for hook in block.teardowns { attempt.perform(hook, .teardown) }
    if attempt.failure == nil { attempt.note(host.runOut()) }
    guard let failure = attempt.failure else { return [] }
    let names = tree.path(to: inside.block).dropFirst().map { tree.blocks[$0].name }
    let name = TestName(
      file: request.path, line: block.line, blocks: names, name: "(teardown)", combination: request.combination)
    var result = TestResult(test: name).failing(failure)
    result.outcome = .error
    return [result]
  }
}
