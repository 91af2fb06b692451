import DetentCore

/// What a structure rule is shown: one component of a screen that stands still.
struct Look {
  var part: Scene.Part
  var scene: Scene
  var index: ScreenIndex
  var options: Options
  var edition: Edition
  /// How many devices the script is laid out for in this session.
  var devices: Int
  /// It is judged because its page or place is another one; and only then do these count.
  var isState: Bool
  /// Scroll views whose indicators were shown for a moment.
  var flashed: Set<ComponentID>
  /// It was hidden until a person did something.
  var wasDisclosed: Bool
  var calendars: any CalendarSource
  var readMarkup: (@Sendable (String) -> Markup?)?
}

/// A rule that reads events one by one: a fold over the trace.
protocol Observer: Sendable {
  /// An event that it asked for. `scene` already holds what the event changed.
  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter)
  /// The trace ends, or somebody wants to know what is found so far.
  mutating func finish(_ scene: Scene, _ report: inout Reporter)
}

extension Observer {
  mutating func finish(_ scene: Scene, _ report: inout Reporter) {}
}

/// The events that an observer reads, in groups: small ones, for most events are read by few.
struct Interest: OptionSet, Sendable {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  static let gestures = Interest(rawValue: 1)
  static let touches = Interest(rawValue: 2)
  /// A drag's begin, its samples, its release.
  static let drags = Interest(rawValue: 4)
  static let motions = Interest(rawValue: 8)
  /// Content that is put somewhere.
  static let offsets = Interest(rawValue: 16)
  /// A page control's own changes.
  static let values = Interest(rawValue: 32)
  static let text = Interest(rawValue: 64)
  /// Whether a finger scrubs, and who takes a back swipe.
  static let decisions = Interest(rawValue: 128)
  static let flow = Interest(rawValue: 256)

  /// A page's time is up.
  static let progress = Interest(rawValue: 512)

  static let groupCount = 10

  /// The number of an event's group; nil for what no observer reads.
  static func group(of what: Event.What) -> Int? {
    switch what {
    case .gesture: 0
    case .touch: 1
    case .willBeginDragging, .willEndDragging, .dragged: 2
    case .moved: 3
    case .changed(.contentOffset, _), .didScroll: 4
    case .valueChanged: 5
    case .selectionChanged, .editingChanged, .editAction, .revealed: 6
    case .decided(let decision) where decision.question == .scrub || decision.question == .backSwipe: 7
    case .linked, .navigated: 8
    case .shouldAdvanceToPage: 9
    default: nil
    }
  }

  /// The numbers of its groups.
  var groups: [Int] { (0..<Interest.groupCount).filter { contains(Interest(rawValue: 1 << $0)) } }
}

/// What observers report to.
struct Reporter {
  fileprivate(set) var entries: [(component: ComponentID, judgement: Judgement, time: Instant?)] = []

  mutating func add(_ judgement: Judgement, of component: ComponentID, at time: Instant? = nil) {
    entries.append((component, judgement, time))
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
