public import DetentCore

extension Audit {
  /// What was found so far, in an order that depends on the trace alone.
  public struct Report: Sendable {
    /// Fails and reviews, and those that are allowed: by the place of the component in the trace, then by rule.
    public var findings: [Finding]
    /// How each rule that was judged came out.
    public var outcomes: [(rule: String, tally: Tally)]
    /// Allowances that match no finding.
    public var unusedAllowances: [UnusedAllowance]
  }

  /// An allowance that allows nothing.
  public struct UnusedAllowance: Hashable, Sendable {
    public var rule: String
    public var reason: String
    public var path: String
    public var file: String?
    public var line: Int?
  }

  /// What was found so far. Reading may go on afterwards.
  ///
  /// `place` gives "file:line" for a cause. `isOver`: the run has ended, or at least the present moment. `house` are findings of rules that are judged elsewhere; allowances count for
  /// them as for all others.
  public func report(
    place: (Cause) -> String? = { _ in nil }, isOver: Bool = true, house: [Finding] = []
  ) -> Report {
    var end = self
    end.finish(isOver: isOver)
    var used: Set<Int> = []
    var findings = end.entries.map { end.finding($0, $1, place) } + house
    for index in findings.indices {
      let holders = end.holders(of: findings[index])
      guard let allowance = end.allowances.lastIndex(where: { $0.allows(findings[index], holders) }) else { continue }
      used.insert(allowance)
      findings[index].verdict = .allowed
      findings[index].reason = end.allowances[allowance].reason
    }
    let unused = end.allowances.indices.filter { !used.contains($0) }.map { end.unused(end.allowances[$0], place) }
    return Report(
      findings: end.joined(findings).sorted { ($0.made, $0.time, $0.rule) < ($1.made, $1.time, $1.rule) },
      outcomes: end.rules.map { ($0.guideline.id, $0.tally) }, unusedAllowances: unused)
  }

  private func finding(_ key: Key, _ entry: Entry, _ place: (Cause) -> String?) -> Finding {
    let rule = rules[key.rule]
    let (file, line) = Audit.split(place(entry.cause))
    return Finding(
      rule: rule.guideline.id, verdict: entry.judgement.verdict,
      severity: rule.isSeveritySet ? rule.severity : entry.judgement.severity ?? rule.severity,
      severityOnSome: rule.isSeveritySet ? nil : entry.judgement.severityOnSome,
      component: key.component, path: entry.path, frame: entry.frame, message: entry.judgement.message,
      measured: entry.judgement.measured, limit: entry.judgement.limit, suggestion: entry.judgement.suggestion,
      file: file, line: line, time: entry.time, gesture: entry.gesture, made: entry.made)
  }

  /// Findings that say the same of a component as another one are told with it, where both or neither are allowed.
  private func joined(_ findings: [Finding]) -> [Finding] {
    var result = findings
    for rule in rules {
      guard let main = rule.guideline.joins else { continue }
      for finding in findings where finding.rule == rule.guideline.id {
        let index = result.firstIndex {
          $0.rule == main && $0.component == finding.component
            && ($0.verdict == .allowed) == (finding.verdict == .allowed)
        }
        guard let index else { continue }
        result[index].joined.append(finding)
        result[index].severity = max(result[index].severity, finding.severity)
        result.removeAll { $0.rule == finding.rule && $0.component == finding.component }
      }
    }
    return result
  }

  /// The component of a finding and what holds it. A finding of a rule that is judged elsewhere is about a live one.
  private func holders(of finding: Finding) -> [ComponentID] {
    for (index, rule) in rules.enumerated() where rule.guideline.id == finding.rule {
      if let entry = entries[Key(rule: index, component: finding.component)] { return entry.holders }
    }
    return scene.holders(of: finding.component)
  }

  private func unused(_ allowance: Allowance, _ place: (Cause) -> String?) -> UnusedAllowance {
    let (file, line) = Audit.split(place(allowance.cause))
    return UnusedAllowance(
      rule: allowance.rule, reason: allowance.reason, path: allowance.path, file: file, line: line)
  }

  /// "samples/a.lua:12" in two.
  static func split(_ place: String?) -> (file: String?, line: Int?) {
    guard let place, let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]) else {
      return (nil, nil)
    }
    return (String(place[..<colon]), line)
  }
}

extension Audit.Allowance {
  func allows(_ finding: Finding, _ holders: [ComponentID]) -> Bool {
    holders.contains(component) && Glob.matches(finding.rule, rule)
  }
}

extension Audit {
  /// A finding of a rule that is judged elsewhere, with what is known of its component now.
  public func house(
    rule: String, verdict: Verdict, severity: Severity, component: ComponentID, message: String, measured: Double?,
    limit: Double?, suggestion: String?, place: (Cause) -> String?
  ) -> Finding {
    let part = scene[component]
    let (file, line) = Audit.split(part.flatMap { place($0.cause) })
    return Finding(
      rule: rule, verdict: verdict, severity: severity, component: component, path: scene.path(of: component),
      frame: scene.screenFrame(of: component), message: message, measured: measured.map { Quantity($0) },
      limit: limit.map { Quantity($0) }, suggestion: suggestion, file: file, line: line, time: scene.time,
      made: part?.made ?? 0)
  }
}
