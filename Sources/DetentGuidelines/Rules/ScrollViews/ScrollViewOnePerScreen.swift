import DetentCore

extension Guideline {
  static let scrollViewOnePerScreen = Guideline(
    id: "scroll-view/one-per-screen",
    title: "Scroll views beside each other scroll different ways.",
    severity: .advice, kinds: .structure, editions: [.hig2022],
    rationale: "People swipe with large gestures and easily move the view next to the one they mean.",
    source: .scrollViews("iOS, iPadOS", "004"),
    precision: """
      The newest text has dropped it, so it is judged under hig-2022 only. Rows of cards inside one scrolling page lie in \
      that page and are judged among themselves.
      """,
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "cards", frame = { 0, 0, 390, 200 }, contentSize = { 2000, 200 } },
          detent.scrollView { id = "feed", frame = { 0, 200, 390, 644 }, contentSize = { 390, 2000 } },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "left", frame = { 0, 0, 195, 844 }, contentSize = { 195, 2000 } },
          detent.scrollView { id = "right", frame = { 195, 0, 195, 844 }, contentSize = { 195, 2000 } }, --! it scrolls vertically, and so does scrollView "left" beside it
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "left", frame = { 0, 0, 195, 844 }, contentSize = { 195, 2000 }, isHidden = true },
          detent.scrollView { id = "right", frame = { 195, 0, 195, 844 }, contentSize = { 195, 2000 } },
        }
        """),
    ],
    judge: .structure(of: .scrollView, needs: ["contentSize"]) { look in
      let axes = look.part.overflowingAxes
      guard !look.part.isZoomed, !axes.isEmpty, let holder = look.scene[look.part.parent] else { return .notApplicable }
      for id in holder.children where id.kind == .scrollView {
        if id == look.part.id { return .pass }
        guard let other = look.scene[id], !other.flag("isHidden") else { continue }
        if let axis = axes.first(where: { other.overflow($0) > 0 }) { return .beside(other, axis) }
      }
      return .pass
    })
}

extension Judgement {
  fileprivate static func beside(_ other: Scene.Part, _ axis: Axis) -> Judgement {
    .fail(
      "it scrolls \(axis.words), and so does \(other.title) beside it",
      suggestion: "let one of them scroll the other way, or make them one")
  }
}
