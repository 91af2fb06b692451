import DetentCore

extension Host {
  /// Writes down that a step begins, and keeps the stage as it is: at the end of the same instant it may be another.
  func beginStep(_ text: String) {
    let before = keepsSteps && stepBegins.count < StepBegin.limit ? stage.pointee.at(stage.pointee.now) : nil
    stage.pointee.record(.step(text), from: .stage)
    stepCount += 1
    onOutput(.step(text, stage.pointee.now))
    let event = trace.count - 1
    // A host that went back to a saved run writes over what came after it.
    while let last = stepBegins.last, last.event >= event { stepBegins.removeLast() }
    if let before { stepBegins.append(StepBegin(event: event, stage: before)) }
  }
}
