import DetentCore

extension Guideline {
  static let scrollViewPagingStep = Guideline(
    id: "scroll-view/paging-step",
    title: "One gesture turns no more than to the next page.",
    severity: .warning, kinds: .behaviour,
    rationale:
      "Paging promises a fixed step. A gesture that throws people several pages on makes them lose their place.",
    source: .scrollViews("Best practices", "004"),
    precision: "A finger may drag over several pages; only where the view goes after the lift is judged.",
    examples: [
      .passing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        screen.pager:swipe { to = "next", speed = 4000 } :settle()
        """),
      .failing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, pageAxis = "vertical", showsVerticalScrollIndicator = false, --! after the lift it went 2.5 pages on; the next page was 0.5 away
            on = { willEndDragging = function(e) e.targetContentOffset = { 0, 844 * 3 } end } },
          detent.pageControl { id = "dots", pairedWith = "pager", direction = "topToBottom", frame = { 360, 350, 26, 144 } },
        }
        screen.pager:swipe { to = "next", distance = 432 } :settle()
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, pageAxis = "vertical", showsVerticalScrollIndicator = false,
            on = { willEndDragging = function(e) e.targetContentOffset = { 0, 0 } end } },
        }
        screen.pager:swipe { to = "next", distance = 432 } :settle()
        """),
    ],
    judge: .behaviour([.drags, .motions]) { _ in StepObserver() })
}

private struct StepObserver: Observer {
  /// Views whose drag has ended just now, and when.
  private var released: [ComponentID: Instant] = [:]

  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    let id = event.source
    switch event.what {
    case .willEndDragging: released[id] = event.time
    case .moved(let motion):
      guard released.removeValue(forKey: id) == event.time, event.isUser, !motion.isAnimation, let view = scene[id],
        view.isPaging, view.stride > 0
      else { return }
      let axis = view.pagingAxis
      let rest = (axis == .horizontal ? motion.x : motion.y)?.rest ?? motion.from[axis]
      judge(view, from: motion.from[axis], rest: rest, scene, &report)
    default: break
    }
  }

  private func judge(_ view: Scene.Part, from: Double, rest: Double, _ scene: Scene, _ report: inout Reporter) {
    let axis = view.pagingAxis
    let isMirrored = axis == .horizontal && scene.layoutDirection(of: view.id) == .rightToLeft
    let start = isMirrored ? view.range(axis).upperBound : view.range(axis).lowerBound
    let place = (from - start) / view.stride
    let target = (rest - start) / view.stride
    let next = target > place ? place.rounded(.up) : place.rounded(.down)
    let isBeyond = target > place ? target > next + 0.01 : target < next - 0.01
    let way = (target - place).magnitude
    report.add(isBeyond && way > 0.01 ? .tooFar(way, (next - place).magnitude) : .pass, of: view.id)
  }
}

extension Judgement {
  fileprivate static func tooFar(_ pages: Double, _ next: Double) -> Judgement {
    .fail(
      "after the lift it went \(Words.number(pages)) pages on; the next page was \(Words.number(next)) away",
      measured: Quantity(pages, "pages"), limit: Quantity(next, "pages"),
      suggestion: "leave targetContentOffset at the next page, or set maxPagesPerGesture")
  }
}
