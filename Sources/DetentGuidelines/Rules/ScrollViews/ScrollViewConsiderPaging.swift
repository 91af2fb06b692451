import DetentCore

extension Guideline {
  static let scrollViewConsiderPaging = Guideline(
    id: "scroll-view/consider-paging",
    title: "Items as large as the view are turned page by page.",
    severity: .advice, kinds: .structure,
    rationale: "Free scrolling leaves such items half in sight; paging rests on whole ones.",
    source: .scrollViews("Best practices", "004"),
    precision: "A carousel whose cards are narrower than the view shows the next one, and may well scroll freely.",
    thresholds: [tolerance],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, showsHorizontalScrollIndicator = false,
            detent.view {},
            detent.view {},
          },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        """),
      .failing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "slides", contentSize = { 780, 844 }, --! 2 items, each as large as the view, scroll freely
            detent.view { frame = { 0, 0, 389.2, 844 } },
            detent.view { frame = { 390, 0, 389.2, 844 } },
          },
        }
        screen.slides:flashScrollIndicators()
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "slides", contentSize = { 780, 844 },
            detent.view { frame = { 0, 0, 388.8, 844 } },
            detent.view { frame = { 390, 0, 388.8, 844 } },
          },
        }
        """),
    ],
    judge: .structure(of: .scrollView, needs: ["contentSize", "frame", "children", "isPagingEnabled"]) { look in
      guard let axis = look.part.overflowingAxes.first else { return .notApplicable }
      let items = look.visibleChildren
      guard items.count > 1 else { return .notApplicable }
      let extent = look.part.frame.size[axis]
      let areLarge = items.allSatisfy { abs($0.frame.size[axis] - extent) <= look.options[tolerance] }
      return areLarge && !look.part.isPaging ? .scrollsFreely(items.count) : .pass
    })

  private static let tolerance = Threshold(
    "tolerance", 1, step: 0.5, unit: "pt", "How much smaller or larger than the view an item may be.")
}

extension Judgement {
  fileprivate static func scrollsFreely(_ count: Int) -> Judgement {
    .fail(
      "\(count) items, each as large as the view, scroll freely", measured: Quantity(count, "items"),
      suggestion: "set isPagingEnabled = true")
  }
}
