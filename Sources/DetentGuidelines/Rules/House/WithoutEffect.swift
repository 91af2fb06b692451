import DetentCore

extension Guideline {
  static let withoutEffect = Guideline(
    id: "detent/without-effect",
    title: "What a scroll view is given for zooming and for pages takes effect.",
    severity: .warning, kinds: .structure,
    rationale: "Limits of a scale without anything that zooms, and pages on which nothing rests, look like a promise.",
    source: .house,
    precision: """
      A view may have pages and leave it to code where it comes to rest: of pages without paging a person is asked, \
      nothing is said against them. Where only a file's screens are known, code may say what zooms: a person is asked, too.
      """,
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "photo", maximumZoomScale = 4, zoomItem = "picture",
            detent.image { id = "picture", frame = { 0, 0, 390, 844 } },
          },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "photo", maximumZoomScale = 4, --! it may be zoomed to 4 times its size, but nothing in it zooms (it has no zoomItem)
            detent.image { id = "picture", frame = { 0, 0, 390, 844 } },
          },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", numberOfPages = 3 }, --? it has 3 pages, but does not rest on them (isPagingEnabled is false)
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "feed", frame = { 0, 0, 390, 400 }, contentSize = { 390, 2000 } },
          detent.scrollView { id = "one", frame = { 0, 400, 390, 400 }, numberOfPages = 1 },
        }
        """),
    ],
    judge: .structure(
      of: .scrollView, needs: ["zoomItem", "maximumZoomScale", "numberOfPages", "isPagingEnabled"], isMendedByCode: true
    ) { look in
      let scale = look.part.number("maximumZoomScale") ?? 1
      let pages = look.part.count("numberOfPages") ?? 0
      guard scale > 1 || pages > 1 else { return .notApplicable }
      if scale > 1, look.part.text("zoomItem") == nil { return .nothingZooms(scale) }
      return pages > 1 && !look.part.isPaging ? .restsAnywhere(pages) : .pass
    })
}

extension Judgement {
  fileprivate static func nothingZooms(_ scale: Double) -> Judgement {
    .fail(
      "it may be zoomed to \(Words.number(scale, 2)) times its size, but nothing in it zooms (it has no zoomItem)",
      measured: Quantity(scale), suggestion: "name the child that zooms: zoomItem = \"its id\"")
  }

  fileprivate static func restsAnywhere(_ pages: Int) -> Judgement {
    .review(
      "it has \(pages) pages, but does not rest on them (isPagingEnabled is false)", measured: Quantity(pages, "pages"),
      suggestion: "set isPagingEnabled = true, or give contentSize instead of numberOfPages")
  }
}
