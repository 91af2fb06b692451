/// What components of a kind can be doing, and how they go from one to the other: declared here, so that a suite of tests
/// can be told what it has not reached.
///
/// Machines are read off the trace (`CoverageFold`), never asked by the models; a passage that a trace shows and no
/// machine declares is a gap in these tables.
public struct Machine: Sendable {
  public let component: ComponentKind
  /// What of the component it describes: "scrolling".
  public let subject: String
  /// The first one is that of a component which was just made.
  public let states: [String]
  public let transitions: [Transition]

  public struct Transition: Sendable {
    public let from: String
    public let to: String
    /// What brings it about, in a designer's words.
    public let by: String

    init(_ from: String, _ to: String, _ by: String) {
      self.from = from
      self.to = to
      self.by = by
    }
  }

  init(_ component: ComponentKind, _ subject: String, _ states: [String], _ transitions: [Transition] = []) {
    self.component = component
    self.subject = subject
    self.states = states
    self.transitions = transitions
  }

  /// Every machine, in the order of the kinds.
  public static let all =
    [
      scrolling, pagerPage, pressing, controlPage, progress, button, field, wheel(of: .pickerView), pickerRow,
      wheel(of: .datePicker), editor, flow,
    ]
}

extension Machine {
  static let scrolling = Machine(
    .scrollView, "scrolling",
    ["at rest", "held", "dragged", "decelerating", "bouncing", "animating", "zooming"],
    [
      Transition("at rest", "dragged", "a finger drags"),
      Transition("at rest", "animating", "code, a key, a tap or a paired control scrolls it"),
      Transition("at rest", "bouncing", "it lies beyond an edge and returns"),
      Transition("at rest", "zooming", "two fingers, a double tap or code zooms"),
      Transition("dragged", "at rest", "the finger lifts at rest"),
      Transition("dragged", "decelerating", "the finger lets go"),
      Transition("dragged", "bouncing", "the finger lets go beyond an edge"),
      Transition("dragged", "animating", "code scrolls it elsewhere"),
      Transition("dragged", "zooming", "a second finger comes"),
      Transition("decelerating", "at rest", "it has slowed down, or code stops it"),
      Transition("decelerating", "bouncing", "it meets an edge"),
      Transition("decelerating", "held", "a finger catches it"),
      Transition("decelerating", "animating", "code scrolls it elsewhere"),
      Transition("decelerating", "zooming", "two fingers catch it, or code zooms"),
      Transition("bouncing", "at rest", "it is back at the edge, or code stops it"),
      Transition("bouncing", "held", "a finger catches it"),
      Transition("bouncing", "animating", "code scrolls it elsewhere"),
      Transition("bouncing", "zooming", "two fingers catch it, or code zooms"),
      Transition("animating", "at rest", "it arrives, or code stops it"),
      Transition("animating", "held", "a finger catches it"),
      Transition("animating", "dragged", "a finger takes it over"),
      Transition("animating", "animating", "it is sent elsewhere on its way"),
      Transition("animating", "zooming", "two fingers catch it, or code zooms"),
      Transition("held", "dragged", "the finger drags on"),
      Transition("held", "at rest", "the finger lifts"),
      Transition("held", "decelerating", "the finger lifts between two pages"),
      Transition("held", "bouncing", "the finger lifts beyond an edge"),
      Transition("held", "animating", "code scrolls it elsewhere"),
      Transition("held", "zooming", "a second finger comes"),
      Transition("zooming", "at rest", "the zoom ends"),
    ])

  static let pagerPage = Machine(.scrollView, "page of a pager", places("page"))
  static let controlPage = Machine(.pageControl, "page", places("page"))
  static let pickerRow = Machine(.pickerView, "row", places("row"))

  /// Where something stands among the pages or rows that there are.
  private static func places(_ what: String) -> [String] {
    ["the first \(what)", "a \(what) between", "the last \(what)", "the only \(what)", "no \(what)s"]
  }

  static let pressing = Machine(
    .pageControl, "touch", ["at rest", "pressed", "scrubbed"],
    [
      Transition("at rest", "pressed", "a finger comes down"),
      Transition("pressed", "at rest", "it lifts"),
      Transition("pressed", "scrubbed", "it rests or moves far enough"),
      Transition("scrubbed", "scrubbed", "the page changes below it"),
      Transition("scrubbed", "at rest", "it lifts"),
      Transition("at rest", "at rest", "a tap or VoiceOver turns the page"),
      Transition("at rest", "at rest", "code sets the page"),
      Transition("at rest", "at rest", "its scroll view turns the page"),
      Transition("at rest", "at rest", "time turns the page"),
    ])

  static let progress = Machine(
    .progress, "timer", ["shown", "hidden"],
    [
      Transition("shown", "hidden", "a scrub begins"),
      Transition("hidden", "shown", "the scrub ends"),
      Transition("shown", "shown", "a page's time is up"),
    ])

  static let button = Machine(
    .button, "touch", ["up", "down"],
    [
      Transition("up", "down", "touchDown"), Transition("down", "up", "touchUpInside"),
      Transition("down", "up", "touchCancel"),
    ])

  static let field = Machine(
    .textField, "editing", ["not edited", "edited"],
    [
      Transition("not edited", "edited", "editingDidBegin"), Transition("edited", "not edited", "editingDidEnd"),
      Transition("edited", "edited", "editingChanged"),
    ])

  /// A wheel of a picker, by itself.
  private static func wheel(of kind: ComponentKind) -> Machine {
    Machine(
      kind, "wheel", ["at rest", "dragged", "decelerating", "animating"],
      [
        Transition("at rest", "dragged", "a finger drags"),
        Transition("at rest", "animating", "code, a tap, a key or VoiceOver turns it"),
        Transition("at rest", "decelerating", "a trackpad lets go"),
        Transition("dragged", "at rest", "the finger lifts on a row"),
        Transition("dragged", "decelerating", "the finger lets go"),
        Transition("dragged", "animating", "code turns it elsewhere"),
        Transition("decelerating", "at rest", "it has slowed down, or code stops it"),
        Transition("decelerating", "dragged", "a finger catches it"),
        Transition("decelerating", "animating", "it is sent elsewhere on its way"),
        Transition("animating", "at rest", "it arrives, or code stops it"),
        Transition("animating", "dragged", "a finger catches it"),
        Transition("animating", "decelerating", "a trackpad takes it over"),
        Transition("animating", "animating", "it is sent elsewhere on its way"),
      ])
  }

  static let editor = Machine(
    .datePicker, "presented view", ["closed", "open"],
    [Transition("closed", "open", "editingDidBegin"), Transition("open", "closed", "editingDidEnd")])

  static let flow = Machine(
    .flow, "passage", ["at rest"] + passages + byFinger,
    passages.flatMap { passage in
      [
        Transition("at rest", passage, "a link, a button or code asks"),
        Transition(passage, "at rest", "it is over"),
      ]
    }
      + byFinger.flatMap { [Transition("at rest", $0, "a finger drags"), Transition($0, "at rest", "it is over")] }
      + [
        Transition("pop, by a finger", "at rest", "it went back"),
        Transition("at rest", "at rest", "a person may not dismiss it"),
        Transition("at rest", "at rest", "a sheet goes to another detent"),
      ])

  private static let byFinger = ["pop, by a finger", "dismiss, by a finger"]
  private static let passages = Flow.Passage.allCases.map(\.rawValue)
}
