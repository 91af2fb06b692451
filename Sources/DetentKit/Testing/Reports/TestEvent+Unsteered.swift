import DetentCore

/// Titles, messages and output are a script's own text, which may hold anything.
extension TestEvent: Reportable {
  var unsteered: TestEvent {
    switch self {
    case .began(var plan):
      plan.files = plan.files.map(Text.unsteeredLine)
      return .began(plan)
    case .finished(let result): return .finished(result.unsteered)
    case .ended(var summary):
      summary.remarks = summary.remarks.map(Text.unsteeredLine)
      summary.stopped = summary.stopped.map(Text.unsteeredLine)
      return .ended(summary)
    }
  }
}

extension TestName {
  var unsteered: TestName {
    var name = self
    name.file = Text.unsteeredLine(file)
    name.blocks = blocks.map(Text.unsteeredLine)
    name.name = Text.unsteeredLine(self.name)
    name.combination = Text.unsteeredLine(combination)
    return name
  }
}

extension TestResult {
  fileprivate var unsteered: TestResult {
    var result = self
    result.test = test.unsteered
    result.reason = reason.map(Text.unsteeredLine)
    result.remarks = remarks.map(Text.unsteeredLine)
    result.output = output.map { Text.unsteered($0) }
    result.failure = failure?.unsteered
    return result
  }
}

extension TestFailure {
  fileprivate var unsteered: TestFailure {
    var failure = self
    failure.message = Text.unsteered(message)
    failure.file = file.map(Text.unsteeredLine)
    failure.step = step.map(Text.unsteeredLine)
    failure.event = event.map(Text.unsteeredLine)
    failure.excerpt.lines = excerpt.lines.map { Excerpt.Line(number: $0.number, text: Text.unsteered($0.text)) }
    failure.moving = moving.map(Text.unsteeredLine)
    failure.changes = changes.map(Text.unsteeredLine)
    failure.decision = decision.map(Text.unsteeredLine)
    failure.notes = notes.map { Text.unsteered($0) }
    failure.traceback = Text.unsteered(traceback)
    failure.command = command.map(Text.unsteeredLine)
    return failure
  }
}
