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
  /// Its scroll indicators were shown for a moment.
  var wasFlashed: Bool
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

/// The events that an observer reads, in groups.
struct Interest: OptionSet, Sendable {
  let rawValue: Int

  static let fingers = Interest(rawValue: 1)
  static let motion = Interest(rawValue: 2)
  static let pages = Interest(rawValue: 4)
  static let changes = Interest(rawValue: 8)
  static let text = Interest(rawValue: 16)
  static let decisions = Interest(rawValue: 32)
  static let flow = Interest(rawValue: 64)
  static let making = Interest(rawValue: 128)

  private static let all: [Interest] = [fingers, motion, pages, changes, text, decisions, flow, making]

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Its groups, one by one.
  var groups: [Interest] { Interest.all.filter { contains($0) } }

  /// The group of an event.
  init(_ what: Event.What) {
    self =
      switch what {
      case .gesture, .touch: .fingers
      case .moved, .dragged, .didScroll, .pinched, .willBeginDragging, .willEndDragging, .didEndDragging: .motion
      case .valueChanged, .pageChanged: .pages
      case .changed: .changes
      case .selectionChanged, .editingChanged, .editAction, .revealed: .text
      case .decided: .decisions
      case .made, .closed: .making
      case .linked, .navigated: .flow
      default: []
      }
  }
}

/// What observers report to.
struct Reporter {
  fileprivate(set) var entries: [(component: ComponentID, judgement: Judgement, time: Instant?)] = []

  mutating func add(_ judgement: Judgement, of component: ComponentID, at time: Instant? = nil) {
    entries.append((component, judgement, time))
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
