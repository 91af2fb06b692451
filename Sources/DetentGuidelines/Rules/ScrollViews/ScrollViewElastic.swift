import DetentCore

extension Guideline {
  static let scrollViewElastic = Guideline(
    id: "scroll-view/elastic",
    title: "Content gives a little when it is pulled past its end.",
    severity: .warning, otherSeverities: [SpecialCase(.advice, "where bounces is false")],
    kinds: [.structure, .behaviour],
    rationale: "The give says that this is the end. Content that stops dead feels as if the touch were not heard.",
    source: .scrollViews("Best practices", "004"),
    precision: """
      A handler that puts the content back once, to open a menu or to refresh, is no rigid edge: it takes several \
      corrections within one drag.
      """,
    thresholds: [times],
    examples: [
      .passing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "feed", contentSize = { 390, 3000 } },
        }
        screen.feed:drag { by = { 0, 200 } } :settle()
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "feed", contentSize = { 390, 3000 }, bounces = false }, --! nothing gives at its ends when it scrolls vertically (bounces is false)
        }
        """),
      .failing(
        """
        local screen
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "feed", contentSize = { 390, 3000 }, --! a handler holds the content rigid at its edge while a finger pulls it
            on = { didScroll = function() if screen.feed.contentOffset.y < 0 then screen.feed.contentOffset = { 0, 0 } end end } },
        }
        screen.feed:drag { by = { 0, 200 } } :settle()
        """),
      .edge(
        """
        local screen
        local count = 0
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "feed", contentSize = { 390, 3000 },
            on = { didScroll = function()
              if screen.feed.contentOffset.y >= 0 or count == 2 then return end
              count = count + 1
              screen.feed.contentOffset = { 0, 0 }
            end } },
        }
        screen.feed:drag { by = { 0, 200 } } :settle()
        """),
      .edge(
        """
        local screen
        local count = 0
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "feed", contentSize = { 390, 3000 }, --! a handler holds the content rigid at its edge while a finger pulls it
            on = { didScroll = function()
              if screen.feed.contentOffset.y >= 0 or count == 3 then return end
              count = count + 1
              screen.feed.contentOffset = { 0, 0 }
            end } },
        }
        screen.feed:drag { by = { 0, 200 } } :settle()
        """),
    ],
    judge: .structure(of: .scrollView, needs: ["contentSize", "bounces"]) { look in
      let axes = look.part.overflowingAxes
      guard !axes.isEmpty else { return .notApplicable }
      return axes.first { !look.part.bounces($0) }.map { .stiff($0) } ?? .pass
    }
    .and([.drags, .offsets]) { RigidObserver(times: Int($0[times])) })

  private static let times = Threshold(
    "times", 3, unit: "corrections", "How often within one drag a handler puts the content back to its edge.")
}

/// Watches for handlers that put the content back to its edge while a finger pulls beyond it.
private struct RigidObserver: Observer {
  var times: Int
  /// Corrections by view, while it is dragged.
  private var corrections: [ComponentID: Int] = [:]

  init(times: Int) { self.times = times }

  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    let id = event.source
    switch event.what {
    case .willBeginDragging: corrections[id] = 0
    case .changed(.contentOffset, .point(let offset)):
      guard let count = corrections[id], case .script = event.cause, isAtEdge(offset, of: id, scene) else { return }
      corrections[id] = count + 1
    case .dragged(let drag):
      guard let count = corrections.removeValue(forKey: id), count >= times, let part = scene[id] else { return }
      let isPulled = part.overflowingAxes.contains { axis in
        let range = part.range(axis)
        return drag.samples.contains { !range.contains($0.offset[axis].rounded()) }
      }
      if isPulled { report.add(.rigid(count, times), of: id) }
    default: break
    }
  }

  private func isAtEdge(_ offset: Point, of id: ComponentID, _ scene: Scene) -> Bool {
    guard let part = scene[id] else { return false }
    return part.overflowingAxes.contains { axis in
      let range = part.range(axis)
      return abs(offset[axis] - range.lowerBound) < 0.5 || abs(offset[axis] - range.upperBound) < 0.5
    }
  }
}

extension Judgement {
  fileprivate static func stiff(_ axis: Axis) -> Judgement {
    .fail(
      "nothing gives at its ends when it scrolls \(axis.words) (bounces is false)",
      suggestion: "leave bounces true", severity: .advice)
  }

  fileprivate static func rigid(_ count: Int, _ limit: Int) -> Judgement {
    .fail(
      "a handler holds the content rigid at its edge while a finger pulls it", measured: Quantity(count, "corrections"),
      limit: Quantity(limit, "corrections"), suggestion: "leave the offset alone while a finger drags")
  }
}
