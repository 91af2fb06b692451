/// Screens with the ways between them: what UINavigationController, UITabBarController and presentations do together.
///
/// A flow shows levels: the first is its base, each further one is presented on the one before. A level is a stack of
/// screens, the last one in front. A screen stands in a flow at most once.
public struct Flow: Sendable {
  /// How one gets from one screen to another.
  public enum Passage: String, Hashable, Sendable, CaseIterable {
    case push, present, replace, tab, pop, dismiss
  }

  /// How a screen is presented.
  public enum Style: String, Hashable, Sendable, CaseIterable { case sheet, popover, fullScreen }

  /// A height at which a sheet rests.
  public enum Detent: String, Hashable, Sendable, CaseIterable { case medium, large }

  /// What else shows the pages of a pager.
  public enum Alternative: String, Hashable, Sendable, CaseIterable { case list, grid }

  /// How a screen is to be presented, as it was asked for.
  public struct Offer: Hashable, Sendable {
    public var style: Style
    /// The component at which a popover points.
    public var anchor: ComponentID?
    /// From low to high; a sheet opens at the first.
    public var detents: [Detent]
    /// A popover is a sheet where the screen is narrow.
    public var adapts: Bool

    public init(_ style: Style, anchor: ComponentID? = nil, detents: [Detent] = [.large], adapts: Bool = true) {
      self.style = style
      self.anchor = anchor
      self.detents = detents
      self.adapts = adapts
    }
  }

  /// How a screen is presented now.
  public struct Presentation: Hashable, Sendable {
    public var offer: Offer
    /// In force: a popover may have become a sheet.
    public var style: Style
    /// Where a sheet rests.
    public var detent: Detent
    /// On the device.
    public var frame: Rect
  }

  /// A declared way from one screen to another.
  public struct Link: Hashable, Sendable {
    public var from: ComponentID
    /// nil for `pop` and `dismiss`.
    public var to: ComponentID?
    public var by: Passage
    /// The component that follows it when touched; nil: only code does.
    public var trigger: ComponentID?
    /// The only row of a list or item of a tab bar, from 0, that follows it; nil: any.
    public var position: Int?
    public var offer: Offer?
    /// `to` shows the same pages in another form.
    public var alternative: Alternative?
    /// The pager or page control whose pages those are; nil: any on `from`.
    public var pages: ComponentID?
    /// Where it was given.
    public var cause: Cause

    public init(from: ComponentID, to: ComponentID?, by: Passage, cause: Cause) {
      self.from = from
      self.to = to
      self.by = by
      self.cause = cause
    }
  }

  /// A stack of screens, and the stacks of the other tabs that were shown in its place.
  public struct Level: Sendable {
    public var stack: [ComponentID]
    public var otherTabs: [[ComponentID]] = []
    /// nil for the base.
    public var presentation: Presentation?
  }

  /// What code or a person asks for.
  public enum Move: Sendable {
    case push(ComponentID)
    case replace(ComponentID)
    case tab(ComponentID)
    /// To a screen of the stack, or nil: to the one before.
    case pop(to: ComponentID?)
    case present(ComponentID, Offer)
    case dismiss

    public var passage: Passage {
      switch self {
      case .push: .push
      case .replace: .replace
      case .tab: .tab
      case .pop: .pop
      case .present: .present
      case .dismiss: .dismiss
      }
    }
  }

  public var attributes: Attributes
  /// In the order in which they were given.
  public internal(set) var screens: [ComponentID]
  public internal(set) var links: [Link]
  public internal(set) var start: ComponentID
  public internal(set) var levels: [Level]
  public internal(set) var transition: Transition?
  /// A finger moves the sheet in front.
  var pull: Pull?
  /// The sheet in front moves to its detent; its values are there already.
  var sheetMotion: SheetMotion?
  /// A drag from the leading edge pops (interactivePopGestureRecognizer.isEnabled).
  public var isBackSwipeEnabled = true
  /// Changes with every motion; the agenda's entries carry it.
  var stamp: UInt32 = 0

  public init(attributes: Attributes, screens: [ComponentID], start: ComponentID, links: [Link]) {
    self.attributes = attributes
    self.screens = screens
    self.links = links
    self.start = start
    levels = [Level(stack: [start])]
  }

  /// The level in front.
  public var front: Level { levels[levels.count - 1] }

  /// The screen in front.
  public var screen: ComponentID { front.stack[front.stack.count - 1] }

  /// The screens of each level, the last one in front.
  public var stacks: [[ComponentID]] { levels.map(\.stack) }

  /// Whether a screen stands in it now, in front or not.
  public func shows(_ screen: ComponentID) -> Bool { levels.contains { $0.stack.contains(screen) } }

  /// Whether one of its levels, seen or not, has a screen, counting the stacks of other tabs.
  func holds(_ screen: ComponentID) -> Bool {
    shows(screen) || levels.contains { $0.otherTabs.contains { $0.contains(screen) } }
  }
}
