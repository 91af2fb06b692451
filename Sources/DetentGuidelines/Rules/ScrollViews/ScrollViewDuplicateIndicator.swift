import DetentCore

extension Guideline {
  static let scrollViewDuplicateIndicator = Guideline(
    id: "scroll-view/duplicate-indicator",
    title: "Where dots show the page, the scroll indicator of the same axis stays away.",
    severity: .warning, kinds: .structure,
    rationale: "Two signs for one thing look like two controls.",
    source: .scrollViews("iOS, iPadOS", "004"),
    precision: "The indicator of the other axis, or of content that fits, disturbs nobody.",
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5 }, --! pageControl "dots" shows the page, and a horizontal scroll indicator does too
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, pageAxis = "vertical", showsVerticalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager", direction = "topToBottom", frame = { 360, 300, 26, 200 } },
        }
        """),
    ],
    judge: .structure(of: .scrollView) { look in
      guard let control = look.pairedControls.first(where: { look.scene.isVisible($0.id) }) else {
        return .notApplicable
      }
      let axis = look.part.pagingAxis
      guard look.part.overflow(axis) > 0 else { return .notApplicable }
      return look.part.showsIndicator(axis) ? .twice(control, axis) : .pass
    })
}

extension Judgement {
  fileprivate static func twice(_ control: Scene.Part, _ axis: Axis) -> Judgement {
    let name = axis == .horizontal ? "showsHorizontalScrollIndicator" : "showsVerticalScrollIndicator"
    return .fail(
      "\(control.title) shows the page, and a \(axis.rawValue) scroll indicator does too",
      suggestion: "set \(name) = false")
  }
}
