import DetentCore

extension Guideline {
  static let scrollViewAutoScrollMissing = Guideline(
    id: "scroll-view/auto-scroll-missing",
    title: "What is selected, found or typed at a hidden place comes into view.",
    severity: .warning, kinds: .behaviour,
    rationale: "People must see what they act on.",
    source: .scrollViews("Best practices", "004"),
    precision: """
      A person who scrolls on after a search loses sight of what was found: that is their wish, and so does an app that \
      goes back to the top when the search is over: only the first second, up to the next gesture, is judged.
      """,
    thresholds: [within],
    examples: [
      .passing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", contentSize = { 390, 4000 },
            detent.view { frame = { 0, 700, 390, 400 } },
            detent.textField { id = "text", frame = { 20, 3000, 300, 30 }, text = "hello" },
          },
        }
        screen.text:find "hello"
        detent.settle()
        """),
      .failing(
        """
        local screen
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", contentSize = { 390, 4000 }, --! what was selected at y = 3000 is out of sight again
            on = { revealed = function() detent.after(0.8, function() screen.page.contentOffset = { 0, 0 } end) end },
            detent.view { frame = { 0, 700, 390, 400 } },
            detent.textField { id = "text", frame = { 20, 3000, 300, 30 }, text = "hello" },
          },
        }
        screen.text:find "hello"
        detent.settle()
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", contentSize = { 390, 4000 },
            detent.view { frame = { 0, 700, 390, 400 } },
            detent.textField { id = "text", frame = { 20, 3000, 300, 30 }, text = "hello" },
          },
        }
        screen.text:find "hello"
        detent.settle()
        screen.page:swipe { to = "down", from = { 195, 200 } } :settle()
        screen.page:swipe { to = "down", from = { 195, 200 } } :settle()
        """),
      .edge(
        """
        local screen
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", contentSize = { 390, 4000 },
            on = { revealed = function() detent.after(1.2, function() screen.page.contentOffset = { 0, 0 } end) end },
            detent.textField { id = "text", frame = { 20, 3000, 300, 30 }, text = "hello" },
          },
        }
        screen.text:find "hello"
        detent.settle()
        """),
    ],
    judge: .behaviour([.text, .gestures, .motions, .offsets]) { SightObserver(within: $0[within]) })

  private static let within = Threshold(
    "within", 1, step: 0.5, unit: "s", "How long what was brought into view has to stay there.")
}

private struct SightObserver: Observer {
  /// In microseconds.
  private var within: Int64
  /// What was brought into view, by the view that scrolled, until the person does something else.
  private var shown: [ComponentID: Shown] = [:]

  private struct Shown: Sendable {
    var rect: Rect
    var reason: String
    var until: Instant
    var isVisible = true
  }

  init(within: Double) { self.within = Int64(within * 1_000_000) }

  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    if !shown.isEmpty { follow(event, scene, &report) }
    guard case .revealed(let rect, let reason, _) = event.what else { return }
    var what = Shown(rect: rect, reason: reason, until: event.time + Duration(microseconds: within))
    if let view = scene[event.source] { what.isVisible = view.visibleContent.overlaps(rect) }
    shown[event.source] = what
  }

  private mutating func follow(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    let isAct = if case .gesture = event.what { true } else { false }
    close(&report) { isAct || $0.until < event.time }
    for (id, what) in shown {
      if let view = scene[id] { shown[id]?.isVisible = view.visibleContent.overlaps(what.rect) }
    }
  }

  mutating func finish(_ scene: Scene, _ report: inout Reporter) { close(&report) { _ in true } }

  private mutating func close(_ report: inout Reporter, where isOver: (Shown) -> Bool) {
    for id in shown.keys.sorted() {
      guard let what = shown[id], isOver(what) else { continue }
      report.add(what.isVisible ? .pass : .outOfSight(what.rect, what.reason), of: id)
      shown[id] = nil
    }
  }
}

extension Judgement {
  fileprivate static func outOfSight(_ rect: Rect, _ reason: String) -> Judgement {
    let what = reason == "typing" ? "typed" : reason == "action" ? "acted on" : "selected"
    return .fail(
      "what was \(what) at y = \(Words.number(rect.minY)) is out of sight again",
      suggestion: "do not move the content after it was brought into view")
  }
}
