import DetentCore

extension Guideline {
  static let pageControlPageCount = Guideline(
    id: "page-control/page-count",
    title: "A page control and the view that it is paired with agree on the pages.",
    severity: .error, kinds: .structure,
    rationale: "A dot without a page, or a page without a dot, is a broken promise.",
    source: .pageControls("Best practices"),
    precision: "While pages are on their way the two may differ: they are compared when nothing moves.",
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager", numberOfPages = 5 }, --! it counts 5 pages, scrollView "pager" has 4
        }
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 4, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        screen.pager:swipe { to = "next" } :settle()
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 3, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" }, --! it counts 4 pages, scrollView "pager" has 3
        }
        detent.wait(2)
        screen.dots.numberOfPages = 4
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, showsHorizontalScrollIndicator = false, unknown = { "contentSize" } },
          detent.pageControl { id = "dots", pairedWith = "pager", numberOfPages = 3 }, --? how many pages scrollView "pager" has is known only once code runs
        }
        """),
    ],
    judge: .structure(of: .pageControl, needs: ["numberOfPages"], watchesState: true) { look in
      guard let view = look.pairedView, let count = view.pageCount else { return .notApplicable }
      guard !view.isUnknown("contentSize") else { return .viewUnknown(view) }
      if count != look.part.numberOfPages { return .countsDiffer(look.part.numberOfPages, count, view) }
      guard look.isState, count > 0, let page = view.count("page"), page != look.part.page else { return .pass }
      return .pagesDiffer(look.part.page, page, view)
    })
}

extension Judgement {
  fileprivate static func viewUnknown(_ view: Scene.Part) -> Judgement {
    .review(
      "how many pages \(view.title) has is known only once code runs",
      suggestion: "set the number of its pages as the code does: numberOfPages = …")
  }

  fileprivate static func countsDiffer(_ count: Int, _ pages: Int, _ view: Scene.Part) -> Judgement {
    .fail(
      "it counts \(Words.count(count, "page")), \(view.title) has \(pages)", measured: Quantity(count, "pages"),
      limit: Quantity(pages, "pages"), suggestion: "leave numberOfPages out: the pair counts, or set it to \(pages)")
  }

  fileprivate static func pagesDiffer(_ page: Int, _ shown: Int, _ view: Scene.Part) -> Judgement {
    .fail(
      "at rest it shows page \(page + 1), \(view.title) shows page \(shown + 1)", measured: Quantity(page + 1, "page"),
      limit: Quantity(shown + 1, "page"))
  }
}
