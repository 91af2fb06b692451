import DetentCore

extension Guideline {
  static let pageControlFlatList = Guideline(
    id: "page-control/flat-list",
    title: "The pages of a page control are one ordered list on one level.",
    severity: .warning, kinds: [.flow, .behaviour],
    rationale:
      "Dots say that the pages lie side by side. A push says that one lies behind the other; both cannot be true.",
    source: .pageControls("Best practices", "000", "002"),
    precision: """
      A gallery may push a detail screen that has dots of its own: a pager turns its pages there. Only dots that turn \
      nothing on their screen, and count on from screen to screen, stand for levels. A Skip button, a deep link or a \
      restored page may go anywhere: only app code that interferes while a person turns a page is asked about.
      """,
    examples: [
      .passing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        screen.pager:swipe { to = "next" } :settle()
        screen.pager:scrollToPage(5, { animated = true })
        """),
      .failing(
        """
        detent.flow {
          start = "name",
          screens = {
            name = detent.screen { size = { 390, 844 },
              detent.button { id = "continue", title = "Continue" },
              detent.pageControl { id = "dots", numberOfPages = 3, page = 1 },
            },
            photo = detent.screen { size = { 390, 844 },
              detent.pageControl { id = "dots", numberOfPages = 3, page = 2 }, --! page 2 of 3 is reached from page 1 by a push, as if it were a level below
            },
          },
          links = { { from = "name", to = "photo", trigger = "continue" } },
        }
        """),
      .edge(
        """
        detent.flow {
          start = "photos",
          screens = {
            photos = detent.screen { size = { 390, 844 },
              detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 },
              detent.pageControl { id = "dots", pairedWith = "pager", page = 2 },
              detent.button { id = "more", title = "More" },
            },
            details = detent.screen { size = { 390, 844 },
              detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3 },
              detent.pageControl { id = "dots", pairedWith = "pager" },
            },
          },
          links = { { from = "photos", to = "details", trigger = "more" } },
        }
        """),
      .edge(
        """
        local screen
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6,
            on = { pageChanged = function(e) if e.isUser then screen.pager:scrollToPage(5, { animated = true }) end end } },
          detent.pageControl { id = "dots", pairedWith = "pager" }, --? while a person turned a page, app code went 3 pages further
        }
        screen.pager:swipe { to = "next" } :settle()
        """),
    ],
    judge: .behaviour([.flow, .motions, .offsets]) { _ in ListObserver() })
}

private struct ListObserver: Observer {
  /// Where people are turning views to, and until when.
  private var turns: [ComponentID: (offset: Point, until: Instant)] = [:]
  private var told: Set<[ComponentID]> = []

  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    let id = event.source
    switch event.what {
    case .linked(let link, _) where link.by == .push:
      if let to = link.to { judge(from: link.from, to: to, scene, &report) }
    case .navigated(let step) where step.signal == .didPush: judge(from: step.from, to: step.to, scene, &report)
    case .moved(let motion) where event.isUser:
      let rest = Point(x: motion.x?.rest ?? motion.from.x, y: motion.y?.rest ?? motion.from.y)
      let seconds = max(motion.x?.duration ?? 0, motion.y?.duration ?? 0)
      let turn = (rest, until: event.time + Duration(roundingUp: seconds))
      guard turns.updateValue(turn, forKey: id) == nil else { return }
      for control in controls(of: id, scene) { report.add(.pass, of: control) }
    case .moved(let motion) where motion.isAnimation: interfere(id, at: event.time, scene, &report)
    case .changed(.contentOffset, _) where !event.isUser: interfere(id, at: event.time, scene, &report)
    default: break
    }
  }

  // MARK: Levels

  private mutating func judge(from: ComponentID, to: ComponentID, _ scene: Scene, _ report: inout Reporter) {
    guard told.insert([from, to]).inserted else { return }
    guard let control = dots(on: to, scene), let other = dots(on: from, scene) else {
      return report.add(.notApplicable, of: to)
    }
    let isOneList = control.name == other.name && control.numberOfPages == other.numberOfPages
    guard isOneList, control.page != other.page else { return report.add(.pass, of: control.id) }
    report.add(.level(control.page, other.page, of: control.numberOfPages), of: control.id)
  }

  /// The page control of a screen that turns nothing there.
  private func dots(on screen: ComponentID, _ scene: Scene) -> Scene.Part? {
    let parts = scene.descendants(of: screen).compactMap { scene[$0] }
    let controls = parts.filter { $0.id.kind == .pageControl && $0.showsIndicators && scene.isVisible($0.id) }
    guard controls.count == 1, controls[0].text("pairedWith") == nil else { return nil }
    let turnsPages = parts.contains { $0.pageCount == controls[0].numberOfPages && $0.id.kind == .scrollView }
    return turnsPages ? nil : controls[0]
  }

  // MARK: Code that interferes

  /// App code moves a view; if a person is turning its page, it goes on from there.
  private func interfere(_ id: ComponentID, at time: Instant, _ scene: Scene, _ report: inout Reporter) {
    guard let turn = turns[id], time < turn.until, let view = scene[id], view.stride > 0 else { return }
    let pages = ((view.contentOffset - turn.offset).length / view.stride).rounded()
    guard pages > 1 else { return }
    for control in controls(of: id, scene) { report.add(.interferes(pages), of: control) }
  }

  private func controls(of id: ComponentID, _ scene: Scene) -> [ComponentID] {
    guard id.kind == .scrollView, let view = scene[id], view.isPaging, !view.name.isEmpty else { return [] }
    return scene.companions(of: id)
      .filter { $0.id.kind == .pageControl && $0.text("pairedWith") == view.name }.map(\.id)
  }
}

extension Judgement {
  fileprivate static func level(_ page: Int, _ from: Int, of count: Int) -> Judgement {
    .fail(
      "page \(page + 1) of \(count) is reached from page \(from + 1) by a push, as if it were a level below",
      suggestion:
        "put the pages into one pager; for levels use a navigation stack, a sidebar or a split view without dots")
  }

  fileprivate static func interferes(_ pages: Double) -> Judgement {
    .review(
      "while a person turned a page, app code went \(Words.number(pages)) pages further",
      measured: Quantity(pages, "pages"), limit: Quantity(1, "pages"),
      suggestion: "let a page turn end at the next page")
  }
}
