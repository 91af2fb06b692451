/// What every component has, whatever its kind.
public struct Attributes: Sendable {
  /// The id that the script gave, or "" for none.
  public var name: String
  public var screen: ComponentID
  /// The component that holds this one, or the screen.
  public var parent: ComponentID
  public var children: [ComponentID] = []
  /// In the parent's points.
  public var frame: Rect = .zero
  /// How the frame is found at each layout; nil when it was given outright.
  public var place: Place?
  /// Code hid it.
  var isHiddenByCode = false
  /// It is a page whose key is not among its pager's pages now.
  public internal(set) var isPageGone = false
  /// The name of the page that it is, once its pager's pages have names.
  public internal(set) var pageKey: String?
  public var isEnabled = true
  public var accessibilityLabel: String?
  public var tintColor: String?
  /// What its frame is filled with, behind all that it shows.
  public var backgroundColor: String?
  /// What only a person knows of the component ("role" = "primary"), in the order of the keys' bytes.
  public var intent: [Intent] = []
  /// Messages that it sends to code that is not here: "touchUpInside: turn:".
  public var actions: [String] = []
  /// Properties of which nobody said what they are, by the names that scripts use: what came from a file may leave them
  /// to code. Rules that need one do not judge by the value that stands there.
  public internal(set) var unknown: [String] = []
  /// Where it was made.
  public var cause: Cause = .host

  /// Setting it says what code wants; a page that is gone stays hidden all the same.
  public var isHidden: Bool {
    get { isHiddenByCode || isPageGone }
    set { isHiddenByCode = newValue }
  }

  public struct Intent: Hashable, Sendable {
    public var key: String
    public var value: String

    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  public init(name: String, screen: ComponentID, parent: ComponentID) {
    self.name = name
    self.screen = screen
    self.parent = parent
  }
}

/// A rule that gives a component its frame.
public struct Place: Hashable, Sendable {
  public enum Rule: Hashable, Sendable {
    /// All of the parent.
    case fill
    /// As large as it wants, centred across, at this edge of the safe area.
    case top, bottom, center
    /// As large as it wants, centred under (or above) a sibling, `gap` points away.
    case below(String, gap: Double)
    case above(String, gap: Double)
    /// As large as it wants, centred under (or above) one of the children before it: pickers that were given no place.
    case stacked(on: ComponentID, isAbove: Bool)
    /// Page `index` (from 0) of the paging scroll view that holds it.
    case page(Int)

    /// The sibling that it leans on.
    var sibling: String? {
      switch self {
      case .below(let name, _), .above(let name, _): name
      default: nil
      }
    }
  }

  /// Points between siblings of which one leans on the other, unless a script says otherwise. Our choice.
  public static let usualGap = 8.0

  public var rule: Rule
  public var margins: EdgeInsets
  /// A size to take instead of the one that the component wants.
  public var size: Size?

  public init(_ rule: Rule, margins: EdgeInsets = .zero, size: Size? = nil) {
    self.rule = rule
    self.margins = margins
    self.size = size
  }
}
