public import DetentCore

/// Who judges what happened in a run: filled by whoever knows the guidelines.
public protocol Auditing: AnyObject {
  /// Ids of all rules that are judged, for names that are misspelt.
  var ruleIDs: [String] { get }

  /// Everything found in a trace, of which the caller may have shown the beginning before. `house` are findings of rules
  /// that the script brought; allowances count for them too.
  func findings(in trace: Trace, place: (Cause) -> String?, house: [ScriptFinding]) -> [AuditFinding]
}

/// A fail, a review, or one of them that is allowed, as scripts see it.
public struct AuditFinding: Sendable {
  public var rule: String
  /// "fail", "review" or "allowed".
  public var verdict: String
  /// "advice", "warning" or "error".
  public var severity: String
  public var component: ComponentID
  public var path: String
  public var message: String
  public var measured: Double?
  public var limit: Double?
  public var suggestion: String?
  public var frame: Rect
  public var file: String?
  public var line: Int?
  public var time: Instant
  public var gesture: String?
  public var reason: String?

  public init(
    rule: String, verdict: String, severity: String, component: ComponentID, path: String, message: String,
    measured: Double?, limit: Double?, suggestion: String?, frame: Rect, file: String?, line: Int?, time: Instant,
    gesture: String?, reason: String?
  ) {
    self.rule = rule
    self.verdict = verdict
    self.severity = severity
    self.component = component
    self.path = path
    self.message = message
    self.measured = measured
    self.limit = limit
    self.suggestion = suggestion
    self.frame = frame
    self.file = file
    self.line = line
    self.time = time
    self.gesture = gesture
    self.reason = reason
  }
}

/// What a rule that is written in Lua has found.
public struct ScriptFinding: Sendable {
  public var rule: String
  public var isReview: Bool
  public var severity: String
  public var component: ComponentID
  public var message: String
  public var measured: Double?
  public var limit: Double?
  public var suggestion: String?
}

/// A rule that is written in Lua: `detent.rule { … }`.
struct ScriptRule {
  var id: String
  var title: String
  var severity: String
  /// The functions as they are kept; nil where there is none.
  var start: Int64?
  var see: Int64?
  var finish: Int64?
}
