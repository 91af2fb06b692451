public import DetentCore

/// A fail or a review, with everything that a report needs. It holds no reference to the run.
public struct Finding: Hashable, Sendable {
  public var rule: String
  /// Findings of other rules that say the same of the same component, and are told with it.
  public var joined: [Finding] = []
  /// `fail`, `review`, or `allowed`.
  public var verdict: Verdict
  public var severity: Severity
  /// How strong it is when it is found on some of several devices only; nil: as strong.
  public var severityOnSome: Severity?
  public var component: ComponentID
  /// `screen "welcome" > scrollView "pager"`
  public var path: String
  /// In screen points.
  public var frame: Rect
  public var message: String
  public var measured: Quantity?
  public var limit: Quantity?
  public var suggestion: String?
  /// Where the component was made.
  public var file: String?
  public var line: Int?
  /// When it was found.
  public var time: Instant
  /// The gesture that showed it, for rules that read behaviour: `swipe on scrollView "pager"`.
  public var gesture: String?
  /// Why it is allowed.
  public var reason: String?
  /// The index of the component's `made`, for an order that does not depend on the rule.
  public var made: Int

  /// The rules of those that are told with it.
  public var also: [String] { joined.map(\.rule) }
}
