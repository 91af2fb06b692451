import DetentCore

extension Guideline {
  static let backSwipeConflict = Guideline(
    id: "detent/back-swipe-conflict",
    title: "A pager at its first page leaves the back swipe to the navigation stack.",
    severity: .warning, kinds: [.behaviour, .flow],
    rationale: "Where pages end, people swipe to go back. A pager that only bounces there keeps them in.",
    source: .house,
    precision: """
      On a later page the same swipe turns a page back, as it should. A pager that does not begin at the edge of the \
      screen gets no such swipe.
      """,
    examples: [
      .passing(
        """
        local flow = detent.flow {
          start = "home",
          screens = {
            home = detent.screen { size = { 390, 844 }, detent.button { id = "open", title = "Open" } },
            gallery = detent.screen { size = { 390, 844 },
              detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3, showsHorizontalScrollIndicator = false, requiresBackSwipeToFail = true },
              detent.pageControl { id = "dots", pairedWith = "pager" },
            },
          },
          links = { { from = "home", to = "gallery", trigger = "open" } },
        }
        flow.home.open:tap()
        flow:settle()
        flow:swipeBack {}
        flow:settle()
        """),
      .failing(
        """
        local flow = detent.flow {
          start = "home",
          screens = {
            home = detent.screen { size = { 390, 844 }, detent.button { id = "open", title = "Open" } },
            gallery = detent.screen { size = { 390, 844 },
              detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3, showsHorizontalScrollIndicator = false }, --! at its first page it took the back swipe, and only bounced
              detent.pageControl { id = "dots", pairedWith = "pager" },
            },
          },
          links = { { from = "home", to = "gallery", trigger = "open" } },
        }
        flow.home.open:tap()
        flow:settle()
        flow:swipeBack {}
        flow:settle()
        """),
      .edge(
        """
        local flow = detent.flow {
          start = "home",
          screens = {
            home = detent.screen { size = { 390, 844 }, detent.button { id = "open", title = "Open" } },
            gallery = detent.screen { size = { 390, 844 },
              detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 },
            },
          },
          links = { { from = "home", to = "gallery", trigger = "open" } },
        }
        flow.home.open:tap()
        flow:settle()
        flow.gallery.pager:swipe { to = "next" } :settle()
        flow:swipeBack {}
        flow:settle()
        """),
    ],
    judge: .behaviour(.decisions) { _ in BackSwipeObserver() })
}

private struct BackSwipeObserver: Observer {
  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    guard case .decided(let decision) = event.what, decision.question == .backSwipe else { return }
    guard event.source.kind == .scrollView, let view = scene[event.source] else {
      return report.add(.pass, of: event.source)
    }
    report.add(isAtStart(view, scene) ? .swallows : .pass, of: event.source)
  }

  private func isAtStart(_ view: Scene.Part, _ scene: Scene) -> Bool {
    if let page = view.count("page"), view.isPaging { return page == 0 }
    let range = view.range(.horizontal)
    let isMirrored = scene.layoutDirection(of: view.id) == .rightToLeft
    return abs(view.contentOffset.x - (isMirrored ? range.upperBound : range.lowerBound)) < 0.5
  }
}

extension Judgement {
  fileprivate static let swallows = Judgement.fail(
    "at its first page it took the back swipe, and only bounced",
    suggestion: "set requiresBackSwipeToFail = true, or bounces = false along its pages")
}
