/// The stage as it was when a step of a script began: what the step before came to.
public struct StepBegin: Sendable {
  /// The step's place in the trace.
  public let event: Int
  public let stage: Stage

  public init(event: Int, stage: Stage) {
    self.event = event
    self.stage = stage
  }

  /// The most that a run keeps; of later steps the end of their instant is seen. Our choice.
  public static let limit = 500
}
