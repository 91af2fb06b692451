import DetentCore

extension Guideline {
  static let pageControlListAlternative = Guideline(
    id: "page-control/list-alternative",
    title: "Many pages can also be reached from a list or a grid.",
    severity: .advice, kinds: .flow,
    rationale: "Turning pages one after another tires, and few people know that a finger can run over the dots.",
    source: .pageControls("Best practices", "000"),
    precision: "A photo story of twelve pages is read in order; it gets one piece of advice, together with too-many.",
    thresholds: [limit],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4 },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 11 }, --! 11 pages are reached one by one; there is no list or grid of them
        }
        """),
      .edge(
        """
        detent.flow {
          start = "cities",
          screens = {
            cities = detent.screen { size = { 390, 844 },
              detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 12 },
              detent.pageControl { id = "dots", pairedWith = "pager" },
              detent.pageControl { id = "others", place = "top", numberOfPages = 12 }, --! 12 pages are reached one by one; there is no list or grid of them
              detent.button { id = "list", title = "List" },
            },
            all = detent.screen { size = { 390, 844 }, detent.list { id = "rows", rows = { count = 12, height = 60 } } },
          },
          links = { { from = "cities", to = "all", trigger = "list", alternative = "grid", of = "pager" } },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 10 },
        }
        """),
    ],
    joins: "page-control/too-many",
    judge: .structure(of: .pageControl, needs: ["numberOfPages"]) { look in
      guard look.part.showsIndicators else { return .notApplicable }
      let isLong = look.part.numberOfPages > Int(look.options[limit])
      return isLong && !look.hasAlternative ? .oneByOne(look.part.numberOfPages, look.options[limit]) : .pass
    })

  private static let limit = Threshold("limit", 10, unit: "pages", "The most pages that need no other way to them.")
}

extension Judgement {
  fileprivate static func oneByOne(_ count: Int, _ limit: Double) -> Judgement {
    .fail(
      "\(count) pages are reached one by one; there is no list or grid of them", measured: Quantity(count, "pages"),
      limit: Quantity(limit, "pages"),
      suggestion: "offer a list or a grid of the same pages, in which people can also change their order")
  }
}
