/// A choice that a model made, with what it looked at: the answer to "why did that happen?".
public struct Decision: Hashable, Sendable {
  /// What was to be decided.
  public var question: Question
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

  /// Every question that a model asks, in the words that scripts use.
  public enum Question: String, Hashable, Sendable, CaseIterable {
    case rest = "where to rest"
    case drag = "who takes the drag"
    case pinch = "whether the fingers zoom"
    case wheel = "who takes the wheel"
    case tap = "what the tap means"
    case scrub = "whether the touch scrubs"
    case key = "what the key does"
    case voiceOver = "where VoiceOver scrolls"
    case statusBar = "which view scrolls to its top"
    case link = "whether the link is followed"
    case backSwipe = "who takes the back swipe"
    case pop = "whether the back swipe pops"
    case sheet = "where the sheet goes"
    case transitionTouch = "who hears a touch during a transition"
    case pointer = "whether to scroll after the pointer"
    case date = "which date is chosen"
  }

  public struct Input: Hashable, Sendable {
    public var name: String
    public var value: Value

    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  public init(
    _ question: Question, _ inputs: [Input] = [], threshold: Double? = nil, margin: Double? = nil, outcome: String,
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
