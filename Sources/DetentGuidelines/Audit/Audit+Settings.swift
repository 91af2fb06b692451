extension Audit {
  /// What a project or a command line sets.
  public struct Settings: Sendable {
    /// The edition whose rules are judged.
    public var preset = Edition.higLatest
    /// Severities by rule id or pattern; nil switches the rule off. Later ones win.
    public var severities: [(pattern: String, severity: Severity?)] = []
    /// Thresholds by rule id and name.
    public var options: [String: [String: Double]] = [:]
    /// Patterns of the rules to judge; empty: all.
    public var only: [String] = []
    /// Patterns of rules not to judge.
    public var skip: [String] = []
    /// Reads markup (SVG); answers nil for what is not well formed. Without it, images given as markup are for a person
    /// to judge.
    public var readMarkup: (@Sendable (String) -> Markup?)?
    /// How many devices the script is laid out for in this session.
    public var devices = 1

    public init() {}

    /// The severity of a rule's findings; nil: the rule is not judged.
    func severity(of rule: Guideline) -> Severity? {
      guard rule.editions.contains(preset) else { return nil }
      guard only.isEmpty || only.contains(where: { Pattern.matches(rule.id, $0) }) else { return nil }
      guard !skip.contains(where: { Pattern.matches(rule.id, $0) }) else { return nil }
      guard let set = severities.last(where: { Pattern.matches(rule.id, $0.pattern) }) else { return rule.severity }
      return set.severity
    }

    /// Whether a severity was set for a rule, so that one of its judgements is no stronger or weaker than that.
    func isSet(for rule: Guideline) -> Bool { severities.contains { Pattern.matches(rule.id, $0.pattern) } }
  }
}

/// Patterns over rule ids and the like: `*` stands for any text, everything else for itself.
public enum Pattern {
  public static func matches(_ text: String, _ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return text == pattern }
    guard text.hasPrefix(parts[0]) else { return false }
    var rest = text.dropFirst(parts[0].count)
    for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
