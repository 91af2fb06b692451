import DetentCalendar
public import DetentCore
public import DetentGuidelines
public import DetentLua

/// Judges for a script that asks. A class because the host asks it again and again; it reads each event once, and is
/// nothing at all before the first question.
public final class Auditor: Auditing {
  private let settings: Audit.Settings
  private lazy var audit = Audit(settings.completed)

  public init(_ settings: Audit.Settings = Audit.Settings()) { self.settings = settings }

  public var ruleIDs: [String] { Guideline.all.map(\.id) }

  public func findings(in trace: Trace, place: (Cause) -> String?, house: [ScriptFinding]) -> [AuditFinding] {
    audit.read(trace)
    let own = house.compactMap { audit.finding($0, place) }
    return audit.report(place: place, isOver: false, house: own).findings.map(
      AuditFinding.init)
  }
}

extension Session.Result {
  /// What the guidelines, and the rules that the script brought, find in the run.
  public func audit(_ settings: Audit.Settings = Audit.Settings()) -> Audit.Report {
    var audit = Audit(settings.completed)
    audit.read(trace)
    return audit.report(place: place, house: houseFindings.compactMap { audit.finding($0, place) })
  }
}

extension Audit.Settings {
  /// With what only this layer knows: markup, languages.
  public var completed: Audit.Settings {
    var settings = self
    settings.readMarkup = settings.readMarkup ?? Session.readMarkup
    settings.calendars = ToolchainCalendars()
    return settings
  }
}

extension Audit {
  /// A finding of a script's own rule, with what the scene knows of the component; nil when the rule is switched off.
  fileprivate func finding(_ found: ScriptFinding, _ place: (Cause) -> String?) -> Finding? {
    let own = Severity(rawValue: found.severity) ?? .warning
    guard let severity = settings.severity(of: found.rule, own: own) else { return nil }
    return house(
      rule: found.rule, verdict: found.isReview ? .review : .fail, severity: severity, component: found.component,
      message: found.message,
      measured: found.measured, limit: found.limit, suggestion: found.suggestion, place: place)
  }
}

extension AuditFinding {
  fileprivate init(_ finding: Finding) {
    self.init(
      rule: finding.rule, verdict: finding.verdict.rawValue, severity: finding.severity.rawValue,
      component: finding.component, path: finding.path, message: finding.message, measured: finding.measured?.value,
      limit: finding.limit?.value, suggestion: finding.suggestion, frame: finding.frame, file: finding.file,
      line: finding.line, time: finding.time, gesture: finding.gesture, reason: finding.reason)
  }
}
