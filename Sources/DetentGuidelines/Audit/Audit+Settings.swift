public import DetentCore

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
    /// How languages order and name things.
    public var calendars: any CalendarSource = PlainCalendars()
    /// How many devices the script is laid out for in this session.
    public var devices = 1
    /// The screens are those of a file, and what code adds to them is not known.
    public var isWithoutCode = false

    public init() {}

    /// The severity of a rule's findings; nil: the rule is not judged.
    func severity(of rule: Guideline) -> Severity? {
      rule.editions.contains(preset) ? severity(of: rule.id, own: rule.severity) : nil
    }

    /// The same for a rule that is judged elsewhere, of which a finding's own severity is known.
    public func severity(of id: String, own: Severity) -> Severity? {
      guard only.isEmpty || only.contains(where: { Glob.matches(id, $0) }) else { return nil }
      guard !skip.contains(where: { Glob.matches(id, $0) }) else { return nil }
      guard let set = severities.last(where: { Glob.matches(id, $0.pattern) }) else { return own }
      return set.severity
    }

    /// Whether a severity was set for a rule, so that one of its judgements is no stronger or weaker than that.
    func isSet(for rule: Guideline) -> Bool { severities.contains { Glob.matches(rule.id, $0.pattern) } }
  }
}
