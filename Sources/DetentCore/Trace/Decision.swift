/// A choice that a model made, with what it looked at: the answer to "why did that happen?".
public struct Decision: Hashable, Sendable {
  /// What was to be decided: "where to rest", "what the tap means".
  public var question: String
  /// What the model looked at, in the order in which it looked.
  public var inputs: [Input]
  /// The number that decided, if one did, and how far the input was from it.
  public var threshold: Double?
  public var margin: Double?
  /// What came out, in one sentence.
  public var outcome: String
  /// Names of the constants that are Detent's own choice, because UIKit's answer is not published.
  public var choices: [String]
  /// Components that it concerns beside the one that it was made for: those that were candidates.
  public var parties: [ComponentID] = []

  public struct Input: Hashable, Sendable {
    public var name: String
    public var value: Value

    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  public init(
    _ question: String, _ inputs: [Input] = [], threshold: Double? = nil, margin: Double? = nil, outcome: String,
    choices: [String] = []
  ) {
    self.question = question
    self.inputs = inputs
    self.threshold = threshold
    self.margin = margin
    self.outcome = outcome
    self.choices = choices
  }
}
