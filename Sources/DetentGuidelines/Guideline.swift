import DetentCore

/// A statement that tells a designer what to do, as a rule that judges what happened.
///
/// A rule is one file in `Rules/`: this value with all that is known of it, and at its foot the functions that make its
/// words. Nothing else may say those words.
public struct Guideline: Sendable {
  /// "page-control/position". Never reused.
  public var id: String
  /// What is good, in one sentence.
  public var title: String
  public var severity: Severity
  /// Findings that are stronger or weaker than that.
  public var otherSeverities: [SpecialCase] = []
  public var kinds: Kinds
  public var platforms: [Platform] = [.iOS, .iPadOS]
  /// The editions of the Human Interface Guidelines that say it.
  public var editions: [Edition] = Edition.allCases
  /// Why it matters to a person.
  public var rationale: String
  public var source: Source
  /// The good app that could trip it, and why it does not.
  public var precision: String
  public var thresholds: [Threshold] = []
  public var examples: [Example]
  /// A finding of this rule joins that of another one about the same component, if there is one.
  public var joins: String?
  var judge: Judge

  /// What a rule reads.
  public struct Kinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A screen as it stands at one moment.
    public static let structure = Kinds(rawValue: 1)
    /// What happens as time goes on.
    public static let behaviour = Kinds(rawValue: 2)
    /// The ways between screens.
    public static let flow = Kinds(rawValue: 4)

    /// "structure, flow"
    public var words: String {
      [(Kinds.structure, "structure"), (.behaviour, "behaviour"), (.flow, "flow")]
        .filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
  }

  public enum Platform: String, Sendable, CaseIterable { case iOS, iPadOS }

  /// Where a rule is from.
  public struct Source: Hashable, Sendable {
    /// "Page controls"
    public var page: String
    /// "Best practices"
    public var section: String
    /// The page's public address; nil for a rule of our own.
    public var address: String?
    /// The documents that say it: "000", "002".
    public var seeds: [String]
  }

  /// How strong a finding is where it is not as strong as its rule.
  public struct SpecialCase: Hashable, Sendable {
    public var severity: Severity
    /// "beyond 15 pages without a list of them"
    public var circumstance: String

    init(_ severity: Severity, _ circumstance: String) {
      self.severity = severity
      self.circumstance = circumstance
    }
  }

  /// "advice; warning beyond 15 pages without a list of them"
  public var severityWords: String {
    ([severity.rawValue] + otherSeverities.map { "\($0.severity.rawValue) \($0.circumstance)" }).joined(separator: "; ")
  }

  /// Parts of the rule that say when and what to judge.
  struct Judge: Sendable {
    /// Components of these kinds are judged at settled moments.
    var subjects: [ComponentKind] = []
    /// Properties by which it judges: where one is not known, nothing is said against a component that passes, and what
    /// fails is left to a person. "children" are the frames of what lies in it.
    var needs: [String] = []
    /// It judges that something is missing, which code may bring: of a file without its code that is left to a person.
    var isMendedByCode = false
    var judge: @Sendable (Look) -> Judgement = { _ in .notApplicable }
    /// Judged again when the page or the offset of a component is another one, not only when the screen is built anew.
    var watchesState = false
    /// It reads no more than the component's own properties and its screen's, so that it need not judge again while these
    /// stay. For rules that read long lists.
    var readsItselfOnly = false
    /// Reads the events one by one.
    var observe: (@Sendable (Options) -> any Observer)?
    var interest: Interest = []
  }
}

/// How strong a finding is: as strong as its source, and no stronger.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// "Consider".
  case advice
  /// "Avoid", "make sure".
  case warning
  /// "Do not"; it cannot work.
  case error

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .advice: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// An edition of the Human Interface Guidelines; as presets of rules, the sets in which they come.
public enum Edition: String, Hashable, Sendable, CaseIterable {
  /// The text of 2022 and 2023.
  case hig2022 = "hig-2022"
  /// The newest text.
  case higLatest = "hig-latest"
}

extension Guideline.Source {
  private static let root = "https://developer.apple.com/design/human-interface-guidelines/"

  static func pageControls(_ section: String, _ seeds: String...) -> Self {
    Self(page: "Page controls", section: section, address: root + "page-controls", seeds: seeds)
  }

  static func pickers(_ section: String, _ seeds: String...) -> Self {
    Self(page: "Pickers", section: section, address: root + "pickers", seeds: seeds)
  }

  static func scrollViews(_ section: String, _ seeds: String...) -> Self {
    Self(page: "Scroll views", section: section, address: root + "scroll-views", seeds: seeds)
  }

  /// A rule of our own.
  static let house = Self(page: "Detent", section: "House rules", address: nil, seeds: [])
}
