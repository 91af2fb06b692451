/// What may come out of each decision, so that a suite of tests can be told what it has not seen.
extension Decision {
  /// One way in which a question may be answered.
  public struct Outcome: Sendable {
    public let question: Question
    /// The component of which it is decided.
    public let component: ComponentKind
    /// The sentence, with `*` for what differs from case to case.
    public let pattern: String
  }

  /// Every outcome of every question, in the order of the kinds.
  public static let outcomes: [Outcome] =
    table(.scrollView, scrolling) + table(.pageControl, pageControl) + table(.pickerView, wheels + rows)
    + table(.datePicker, wheels + dates) + table(.screen, screen) + table(.flow, flow)

  /// Whether this came out.
  public func isOutcome(_ outcome: Outcome) -> Bool {
    question == outcome.question && Glob.matches(self.outcome, outcome.pattern)
  }

  private static func table(_ kind: ComponentKind, _ rows: [(Question, [String])]) -> [Outcome] {
    rows.flatMap { question, patterns in
      patterns.map { Outcome(question: question, component: kind, pattern: $0) }
    }
  }

  private static let scrolling: [(Question, [String])] = [
    (
      .rest,
      [
        "a flick, so it goes to the next page*", "slower than a flick, so the nearest page wins*",
        "a flick, so it slows down*", "slower than a flick, so it stays*", "let go beyond an edge*",
      ]
    ),
    (
      .drag,
      [
        "* takes the drag *: room for *", "* takes the drag *: no room that way",
        "* takes the drag *: no room that way, and it passes nothing on", "nobody can be dragged *",
      ]
    ),
    (
      .pinch,
      [
        "nothing zooms: zoomItem is nil", "nothing zooms: maximumZoomScale *", "nothing zooms: zoomItem has no extent",
      ]
    ),
    (.wheel, ["* is the innermost view with room that way"]),
    (
      .key,
      [
        "the focused view scrolls to *", "the content ends there*", "there is nothing to scroll that way*",
        "allowsKeyboardScrolling is false*", "there is no text to read*", "the view has not got the focus*",
      ]
    ),
    (
      .voiceOver,
      ["a page in that direction: *", "the content ends there", "there is nothing to scroll that way"]
    ),
    (.backSwipe, ["* scrolls or bounces that way, so it takes the drag*"]),
    (.pointer, ["the pointer is past the edge*"]),
  ]

  private static let pageControl: [(Question, [String])] = [
    (
      .tap,
      [
        "forward of the current indicator: the next page", "back of the current indicator: the previous page",
        "forward of the last page: nothing", "back of the first page: nothing", "on the current indicator: nothing",
      ]
    ),
    (.scrub, ["the finger rested or moved far enough*"]),
  ]

  private static let wheels: [(Question, [String])] = [
    (
      .rest,
      [
        "a flick: by itself it would stop*", "a flick too short to reach another row*",
        "slower than a flick, so the nearest row wins*", "a flick to the wheel's end*",
        "let go at the wheel's end*",
      ]
    ),
    (.drag, ["* takes the drag *: a wheel lies below the finger"]),
    (.tap, ["on row *: it comes to the middle", "on the row in the middle: nothing", "beside the rows: nothing"]),
    (.wheel, ["the wheel below the pointer turns to row *", "two fingers let the wheel go*"]),
    (
      .key,
      [
        "the focused wheel turns to row *", "the wheel ends there*", "keys go to wheel *", "a finger holds the wheel*",
        "the space bar does nothing on a wheel", "there is no wheel*", "the view has not got the focus*",
      ]
    ),
  ]

  /// Only a picker can be without rows.
  private static let rows: [(Question, [String])] = [
    (.rest, ["the wheel has no rows*"]),
    (
      .key,
      ["row * begins with *", "no row begins with *", "the wheel has no rows, so the key does nothing"]
    ),
  ]

  private static let dates: [(Question, [String])] = [
    (
      .date,
      [
        "*does not exist; *", "*the clocks skip it*", "*is before the minimum*", "*is after the maximum*",
        "a countdown of 0 min*",
      ]
    ),
    (.rest, ["the calendar turns by a month", "the month stays"]),
    (.tap, ["* is dimmed, for it cannot be chosen: nothing"]),
    (.key, ["the calendar goes to *"]),
  ]

  private static let screen: [(Question, [String])] = [
    (
      .statusBar,
      [
        "* is asked", "* is at its top already: nothing", "* is closest to the status bar, but *",
        "* views on the screen have scrollsToTop*", "no view on the screen has scrollsToTop: nothing",
      ]
    ),
    (.key, ["nothing on the screen has the focus*"]),
  ]

  private static let flow: [(Question, [String])] = [
    (.link, ["the link* is not followed: *"]),
    (.backSwipe, ["nothing under the finger scrolls that way*", "flow* pops"]),
    (
      .pop,
      [
        "the speed decides: it pops", "the speed decides: it goes back", "the share of the width decides: it pops",
        "the share of the width decides: it goes back", "the system took the finger away: it goes back",
      ]
    ),
    (
      .sheet,
      [
        "its edge is the nearest: the sheet is dismissed", "a detent is the nearest: the sheet rests there",
        "it is modal in its presentation: the sheet stays",
      ]
    ),
    (.transitionTouch, ["touches are not delivered while *"]),
  ]
}
