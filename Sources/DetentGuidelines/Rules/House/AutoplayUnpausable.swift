import DetentCore

extension Guideline {
  static let autoplayUnpausable = Guideline(
    id: "detent/autoplay-unpausable",
    title: "Pages that advance by themselves stop while they are touched, and with Reduce Motion.",
    severity: .warning, kinds: .behaviour,
    rationale: "A page that leaves while one reads it, or moves for somebody whom motion makes ill, does harm.",
    source: .house,
    precision: """
      Only timers, spawned tasks and progresses move pages by themselves: what the script itself or a handler calls is \
      somebody's doing. One move is a jump, not a show: it takes several in a row, with no new touch between them. A timer \
      progress stands still under a finger by itself.
      """,
    thresholds: [repeats],
    examples: [
      .passing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        local timer = detent.every(3, function() screen.pager:nextPage() end)
        detent.wait(7)
        timer:cancel()
        screen.pager:press { hold = 4 }
        """),
      .failing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, showsHorizontalScrollIndicator = false }, --! a page advanced by itself while a finger was on it
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        detent.every(3, function() screen.pager:nextPage() end)
        detent.wait(7)
        screen.pager:press { hold = 4 }
        """),
      .failing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, showsHorizontalScrollIndicator = false }, --! a page advanced by itself while a finger was on it
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        detent.every(1, function() screen.pager:nextPage() end)
        screen.pager:press { hold = 2.5 }
        """),
      .failing(
        """
        local screen = detent.screen { size = { 390, 844 }, reduceMotion = true,
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, showsHorizontalScrollIndicator = false }, --! pages advance by themselves though Reduce Motion is on
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        detent.every(3, function() screen.pager:nextPage() end)
        detent.wait(7)
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 844 }, reduceMotion = true,
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        detent.after(1, function() screen.pager:nextPage() end)
        detent.wait(2)
        screen.pager:swipe { to = "next" } :settle()
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 844 }, reduceMotion = true,
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        for page = 2, 5 do
          screen.pager:scrollToPage(page, { animated = true })
          detent.settle()
        end
        screen.pager:press { hold = 1 }
        screen.pager.page = 1
        """),
      .edge(
        """
        local function show(move)
          local screen = detent.screen { size = { 390, 844 }, reduceMotion = true,
            detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 6, showsHorizontalScrollIndicator = false }, --! pages advance by themselves though Reduce Motion is on
            detent.pageControl { id = "dots", pairedWith = "pager" },
          }
          move(screen)
          detent.wait(7)
        end
        show(function(screen) detent.spawn(function() for page = 2, 4 do detent.wait(2) screen.pager:scrollToPage(page, { animated = true }) end end) end)
        """),
    ],
    judge: .behaviour([.motions, .offsets, .touches, .progress]) { AutoplayObserver(repeats: Int($0[repeats])) })

  private static let repeats = Threshold(
    "repeats", 2, unit: "moves", "How many moves in a row, with no new touch between them, are a show.")
}

private struct AutoplayObserver: Observer {
  var repeats: Int
  /// Moves by code since somebody touched something, by view, and when the last one was.
  private var moves: [ComponentID: (count: Int, last: Instant)] = [:]
  private var shows: Set<ComponentID> = []
  /// When the time of a page was up.
  private var timeUp: Instant?
  /// Fingers that are down, and what they are on.
  private var fingers: [Int32: ComponentID] = [:]

  init(repeats: Int) { self.repeats = repeats }

  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    switch event.what {
    case .touch(let finger, .began, _):
      fingers[finger] = event.source
      moves.removeAll()
    case .touch(let finger, _, _): fingers[finger] = nil
    case .shouldAdvanceToPage: timeUp = event.time
    case .moved(let motion) where motion.isAnimation: advance(event, scene, &report)
    case .changed(.contentOffset, _): advance(event, scene, &report)
    default: break
    }
  }

  private mutating func advance(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    let id = event.source
    guard !event.isUser, let view = scene[id], view.isPaging, moves[id]?.last != event.time else { return }
    guard event.cause.isTask || timeUp == event.time else { return report.add(.notApplicable, of: id) }
    let count = (moves[id]?.count ?? 0) + 1
    moves[id] = (count, event.time)
    if count >= repeats { shows.insert(id) }
    if shows.contains(id), fingers.values.contains(where: { scene.holders(of: $0).contains(id) }) {
      return report.add(.underFinger, of: id)
    }
    guard count >= repeats else { return report.add(.notApplicable, of: id) }
    let isReduced = scene.screenPart(of: id)?.flag("reduceMotion") == true
    report.add(isReduced ? .despiteReduceMotion : .pass, of: id)
  }
}

extension Judgement {
  fileprivate static let underFinger = Judgement.fail(
    "a page advanced by itself while a finger was on it",
    suggestion: "stop the timer while isTracking, or use detent.timerProgress, which waits by itself")

  fileprivate static let despiteReduceMotion = Judgement.fail(
    "pages advance by themselves though Reduce Motion is on",
    suggestion: "start nothing by itself while screen.reduceMotion is true")
}
