import DetentCore

extension Guideline {
  static let scrollViewAutoScrollMissing = Guideline(
    id: "scroll-view/auto-scroll-missing",
    title: "What is selected, found or typed at a hidden place comes into view.",
    severity: .warning, kinds: .behaviour,
    rationale: "People must see what they act on.",
    source: .scrollViews("Best practices", "004"),
    precision: """
      A person who scrolls on after a search loses sight of what was found: that is their wish. Only where the content \
      stands before their next gesture is judged.
      """,
    examples: [
      .passing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", contentSize = { 390, 4000 },
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
            on = { revealed = function() screen.page:setContentOffset({ 0, 0 }, { animated = true }) end },
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
            detent.textField { id = "text", frame = { 20, 3000, 300, 30 }, text = "hello" },
          },
        }
        screen.text:find "hello"
        detent.settle()
        screen.page:swipe { to = "down", from = { 195, 200 } } :settle()
        screen.page:swipe { to = "down", from = { 195, 200 } } :settle()
        """),
    ],
    judge: .behaviour([.text, .fingers]) { _ in SightObserver() })
}

private struct SightObserver: Observer {
  /// What was brought into view, by the view that scrolled, until the person does something else.
  private var shown: [ComponentID: (rect: Rect, reason: String)] = [:]

  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    switch event.what {
    case .revealed(let rect, let reason, _): shown[event.source] = (rect, reason)
    case .gesture: judge(scene, &report)
    default: break
    }
  }

  mutating func finish(_ scene: Scene, _ report: inout Reporter) { judge(scene, &report) }

  private mutating func judge(_ scene: Scene, _ report: inout Reporter) {
    for id in shown.keys.sorted() {
      guard let (rect, reason) = shown[id], let view = scene[id] else { continue }
      report.add(view.visibleContent.overlaps(rect) ? .pass : .outOfSight(rect, reason), of: id)
    }
    shown.removeAll()
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
