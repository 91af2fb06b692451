import DetentCore

extension Guideline {
  static let scrollViewPageControl = Guideline(
    id: "scroll-view/page-control",
    title: "A pager has a page control.",
    severity: .advice, kinds: .structure,
    rationale: "Dots say how many pages there are and which one is shown.",
    source: .scrollViews("iOS, iPadOS", "004"),
    precision: """
      Dots that are wired by hand count as well: a page control of the same screen with as many pages. A reader with \
      two hundred pages needs another sign of place.
      """,
    thresholds: [least, most],
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
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 2 }, --! it has 2 pages and no page control
        }
        screen.pager:flashScrollIndicators()
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 10 }, --! it has 10 pages and no page control
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "one", frame = { 0, 0, 390, 200 }, isPagingEnabled = true, numberOfPages = 1 },
          detent.scrollView { id = "book", frame = { 0, 200, 390, 300 }, isPagingEnabled = true, numberOfPages = 11 },
          detent.scrollView { id = "wired", frame = { 0, 500, 390, 200 }, isPagingEnabled = true, numberOfPages = 4 },
          detent.pageControl { id = "dots", numberOfPages = 4 },
        }
        """),
    ],
    judge: .structure(of: .scrollView, isMendedByCode: true) { look in
      guard look.part.isPaging, let count = look.part.pageCount else { return .notApplicable }
      guard count >= Int(look.options[least]), count <= Int(look.options[most]) else { return .notApplicable }
      let hasDots = !look.pairedControls.isEmpty || !look.index.controls(withPages: count).isEmpty
      guard hasDots || !look.index.hasControlOfUnknownPair else { return .notApplicable }
      return hasDots ? .pass : .noDots(count)
    })

  private static let least = Threshold("least", 2, unit: "pages", "The fewest pages that need dots.")
  private static let most = Threshold("most", 10, unit: "pages", "The most pages that dots are good for.")
}

extension Judgement {
  fileprivate static func noDots(_ count: Int) -> Judgement {
    .fail(
      "it has \(count) pages and no page control", measured: Quantity(count, "pages"),
      suggestion: "add detent.pageControl { pairedWith = … } below it")
  }
}
