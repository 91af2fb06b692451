import DetentCore

extension Guideline {
  static let scrollViewPointerAutoScroll = Guideline(
    id: "scroll-view/pointer-auto-scroll",
    title: "Content follows a pointer that selects past its edge.",
    severity: .warning, kinds: .behaviour,
    rationale: "Otherwise nobody could select more than fits into the view.",
    source: .scrollViews("Best practices", "004"),
    precision: "At the end of the content there is nothing left to follow, and nothing is judged.",
    examples: [
      .passing(
        """
        local screen = detent.screen { device = "iPad 11",
          detent.scrollView { id = "page", frame = { 0, 200, 820, 500 }, contentSize = { 820, 3000 },
            detent.textField { id = "text", isEditable = false, frame = { 0, 0, 820, 3000 }, text = ("a word and one more, "):rep(900) },
          },
        }
        screen.text:selectByDragging { from = 1, to = { 400, 540 }, hold = 1 }
        """),
      .failing(
        """
        local screen
        screen = detent.screen { device = "iPad 11",
          detent.scrollView { id = "page", frame = { 0, 200, 820, 500 }, contentSize = { 820, 3000 }, --! the pointer was 40 pt past its edge, and the content stayed
            on = { didScroll = function() screen.page.contentOffset = { 0, 0 } end },
            detent.textField { id = "text", isEditable = false, frame = { 0, 0, 820, 3000 }, text = ("a word and one more, "):rep(900) },
          },
        }
        screen.text:selectByDragging { from = 1, to = { 400, 540 }, hold = 1 }
        """),
      .edge(
        """
        local screen = detent.screen { device = "iPad 11",
          detent.scrollView { id = "page", frame = { 0, 200, 820, 500 }, contentSize = { 820, 500 },
            detent.textField { id = "text", isEditable = false, frame = { 0, 0, 820, 500 }, text = ("a word and one more, "):rep(100) },
          },
        }
        screen.text:selectByDragging { from = 1, to = { 400, 540 }, hold = 1 }
        """),
    ],
    judge: .behaviour([.gestures, .touches]) { _ in PointerObserver() })
}

private struct PointerObserver: Observer {
  /// A selection drag that ends past the edge of a view.
  private struct Pull: Sendable {
    var finger: Int32
    var view: ComponentID
    var axis: Axis
    /// How far past, negative at the low edge.
    var excess: Double
    var start: Double
  }
  private var pull: Pull?

  mutating func see(_ event: Event, _ scene: Scene, _ report: inout Reporter) {
    switch event.what {
    case .gesture(let gesture) where gesture.name == "selectByDragging":
      pull = pulled(by: gesture, from: event.source, scene)
      if pull == nil { report.add(.notApplicable, of: event.source) }
    case .touch(let finger, .ended, _):
      guard let pull, pull.finger == finger, scene[pull.view] != nil else { return }
      self.pull = nil
      let way = scene.contentOffset(of: pull.view, at: event.time)[pull.axis] - pull.start
      report.add(way * pull.excess > 0 && way.magnitude > 1 ? .pass : .stays(pull.excess.magnitude), of: pull.view)
    default: break
    }
  }

  /// The view whose edge a drag goes past, if there is content left that way.
  private func pulled(by gesture: Event.GestureRecord, from field: ComponentID, _ scene: Scene) -> Pull? {
    for id in scene.holders(of: field) where id.kind == .scrollView {
      guard let view = scene[id] else { continue }
      let frame = scene.screenFrame(of: id).inset(by: view.adjustedInset)
      for axis in Axis.allCases {
        let end = gesture.to[axis]
        let excess = end > frame.end(axis) ? end - frame.end(axis) : min(0, end - frame.origin[axis])
        let start = view.contentOffset[axis]
        let room = excess > 0 ? view.range(axis).upperBound - start : start - view.range(axis).lowerBound
        guard excess != 0, room > 1 else { continue }
        return Pull(finger: gesture.finger, view: id, axis: axis, excess: excess, start: start)
      }
    }
    return nil
  }
}

extension Judgement {
  fileprivate static func stays(_ excess: Double) -> Judgement {
    .fail(
      "the pointer was \(Words.number(excess)) pt past its edge, and the content stayed",
      measured: Quantity(excess, "pt"), suggestion: "do not set contentOffset while something is being selected")
  }
}
