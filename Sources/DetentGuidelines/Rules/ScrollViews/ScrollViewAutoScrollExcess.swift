import DetentCore

extension Guideline {
  static let scrollViewAutoScrollExcess = Guideline(
    id: "scroll-view/auto-scroll-excess",
    title: "Content scrolls no further than it takes to show what is meant.",
    severity: .advice, kinds: .behaviour,
    rationale: "Every point that content moves by itself costs people the place where they were reading.",
    source: .scrollViews("Best practices", "004"),
    precision: """
      The system scrolls as far as needed by itself. A page that code scrolls for another reason, at another moment than \
      that of a selection, is not judged.
      """,
    thresholds: [tolerance],
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
          detent.scrollView { id = "page", contentSize = { 390, 4000 }, --! for a selection that was in sight it scrolled 200 pt
            detent.view { frame = { 0, 700, 390, 400 } },
            detent.view { frame = { 0, 700, 390, 400 } },
            detent.textField { id = "text", frame = { 20, 300, 300, 30 }, text = "hello",
              on = { selectionChanged = function() screen.page:setContentOffset({ 0, 200 }, { animated = true }) end } },
          },
        }
        screen.text:find "hello"
        detent.settle()
        """),
      .failing(
        """
        local screen
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "page", contentSize = { 390, 4000 }, --! it scrolled 423.7 pt further than it takes to show the selection
            detent.view { frame = { 0, 700, 390, 400 } },
            detent.textField { id = "text", frame = { 20, 3000, 300, 30 }, text = "hello",
              on = { selectionChanged = function() screen.page:setContentOffset({ 0, 2600 }, { animated = true }) end } },
          },
        }
        screen.text:find "hello"
        detent.settle()
        """),
      .edge(
        """
        local screen
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "near", frame = { 0, 0, 390, 400 }, contentSize = { 390, 4000 },
            detent.textField { id = "one", frame = { 20, 100, 300, 30 }, text = "hello",
              on = { selectionChanged = function() screen.near.contentOffset = { 0, 0.667 } end } },
          },
          detent.scrollView { id = "far", frame = { 0, 400, 390, 400 }, contentSize = { 390, 4000 }, --! for a selection that was in sight it scrolled 1.3 pt
            detent.textField { id = "two", frame = { 20, 100, 300, 30 }, text = "hello",
              on = { selectionChanged = function() screen.far.contentOffset = { 0, 1.333 } end } },
          },
        }
        screen.one:find "hello"
        detent.settle()
        screen.two:find "hello"
        detent.settle()
        """),
    ],
    judge: .behaviour([.text, .motions, .offsets, .gestures, .touches]) { ExcessObserver(tolerance: $0[tolerance]) })

  private static let tolerance = Threshold(
    "tolerance", 1, step: 0.5, unit: "pt", "How much further than needed counts as needed.")
}

private struct ExcessObserver: Observer {
  var tolerance: Double
  private var moment = Instant.zero
  /// Where the views around a selection of this moment stand as far as the system is concerned.
  private var needed: [ComponentID: (offset: Point, isRevealed: Bool)] = [:]
  /// Views that the system has begun to scroll at this moment.
  private var revealing: Set<ComponentID> = []
  /// While one is down it selects, and the content follows it.
  private var fingers = 0
  /// Views that code has scrolled at this moment.
  private var moved: Set<ComponentID> = []

  init(tolerance: Double) { self.tolerance = tolerance }

  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    if event.time > moment || begins(event.what) {
      moment = event.time
      close(scene, &report)
    }
    let id = event.source
    switch event.what {
    case .moved(let motion) where event.isUser && motion.isAnimation: revealing.insert(id)
    case .touch(_, let phase, _): fingers = max(0, fingers + (phase == .began ? 1 : -1))
    case .selectionChanged where event.isUser && fingers == 0:
      for view in scene.holders(of: id) where view.kind == .scrollView {
        needed[view] = (scene[view]?.contentOffset ?? .zero, revealing.contains(view))
      }
    case .moved(let motion) where !event.isUser && motion.isAnimation: moved.insert(id)
    case .changed(.contentOffset, _), .didScroll: if case .script = event.cause { moved.insert(id) }
    default: break
    }
  }

  mutating func finish(_ scene: Scene, _ report: inout Reporter) { close(scene, &report) }

  private func begins(_ what: Event.What) -> Bool { if case .gesture = what { true } else { false } }

  /// The moment of a selection is over: what code has moved then stands where it will come to rest.
  private mutating func close(_ scene: Scene, _ report: inout Reporter) {
    for id in needed.keys.sorted() {
      guard let (offset, isRevealed) = needed[id], let view = scene[id] else { continue }
      let way = moved.contains(id) ? (view.contentOffset - offset).length : 0
      let judgement = isRevealed ? Judgement.further(way, tolerance) : .needless(way, tolerance)
      report.add(way > tolerance ? judgement : .pass, of: id)
    }
    if !needed.isEmpty { needed.removeAll() }
    if !revealing.isEmpty { revealing.removeAll() }
    if !moved.isEmpty { moved.removeAll() }
  }
}

extension Judgement {
  fileprivate static func further(_ way: Double, _ limit: Double) -> Judgement {
    .fail(
      "it scrolled \(Words.number(way)) pt further than it takes to show the selection", measured: Quantity(way, "pt"),
      limit: Quantity(limit, "pt"), suggestion: "leave it to the system, or use scrollRectToVisible")
  }

  fileprivate static func needless(_ way: Double, _ limit: Double) -> Judgement {
    .fail(
      "for a selection that was in sight it scrolled \(Words.number(way)) pt", measured: Quantity(way, "pt"),
      limit: Quantity(limit, "pt"), suggestion: "scroll only when no part of the selection can be seen")
  }
}
