import DetentCore

extension Guideline {
  static let pageControlTooMany = Guideline(
    id: "page-control/too-many",
    title: "A page control has no more indicators than a person can count at a glance.",
    severity: .advice, otherSeverities: [SpecialCase(.warning, "beyond 15 pages without a list or grid of them")],
    kinds: [.structure, .flow],
    rationale:
      "A long row of dots says neither how many pages there are nor which one is shown, and every page costs a swipe.",
    source: .pageControls("Best practices", "002"),
    precision: """
      Weather may show twenty places. It offers a list of them as well, so it stays at advice; without a list anybody \
      would be tired by the sixteenth swipe.
      """,
    thresholds: [limit, many],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 8 },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 11 }, --! 11 pages; about 10 can be counted at a glance
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 16 }, --! 16 pages, and no list or grid of them; about 10 can be counted at a glance
        }
        """),
      .edge(
        """
        detent.flow {
          start = "cities",
          screens = {
            cities = detent.screen { size = { 390, 844 },
              detent.pageControl { id = "dots", numberOfPages = 16 }, --! 16 pages; about 10 can be counted at a glance
              detent.button { id = "list", title = "List", place = "top" },
            },
            all = detent.screen { size = { 390, 844 }, detent.list { id = "rows", rows = { count = 16, height = 60 } } },
          },
          links = { { from = "cities", to = "all", trigger = "list", alternative = "list" } },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "ten", place = "top", numberOfPages = 10 },
          detent.pageControl { id = "fifteen", numberOfPages = 15 }, --! 15 pages; about 10 can be counted at a glance
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", place = "bottom", numberOfPages = 12, unknown = { "numberOfPages" } }, --? its numberOfPages is not known; as it stands: 12 pages; about 10 can be counted at a glance
        }
        """),
    ],
    judge: .structure(of: .pageControl, needs: ["numberOfPages"]) { look in
      guard look.part.showsIndicators else { return .notApplicable }
      let count = look.part.numberOfPages
      guard count > Int(look.options[limit]) else { return .pass }
      let isLost = count > Int(look.options[many]) && !look.hasAlternative
      return isLost
        ? .lost(count, look.options[limit]) : .tooMany(count, look.options[limit], hasAlternative: look.hasAlternative)
    })

  private static let limit = Threshold(
    "limit", 10, unit: "pages", "The most indicators that can be counted at a glance.")
  private static let many = Threshold(
    "many", 15, unit: "pages", "Beyond this many pages a list or grid of them has to exist.")
}

extension Judgement {
  private static let wayOut = """
    show the pages as a list or a grid as well (a flow's link with alternative = "list"): turning page by page tires, \
    few people know that they can scrub, and a list can also be reordered
    """
  private static let listLeads =
    "put fewer pages in the row: the list or grid leads to all of them already; or allow it, with the reason"

  fileprivate static func tooMany(_ count: Int, _ limit: Double, hasAlternative: Bool) -> Judgement {
    .fail(
      "\(count) pages; about \(Words.number(limit)) can be counted at a glance", measured: Quantity(count, "pages"),
      limit: Quantity(limit, "pages"), suggestion: hasAlternative ? listLeads : wayOut)
  }

  fileprivate static func lost(_ count: Int, _ limit: Double) -> Judgement {
    .fail(
      "\(count) pages, and no list or grid of them; about \(Words.number(limit)) can be counted at a glance",
      measured: Quantity(count, "pages"), limit: Quantity(limit, "pages"), suggestion: wayOut, severity: .warning)
  }
}
