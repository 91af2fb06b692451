import DetentCore

extension Guideline {
  static let scrollViewPageOverlap = Guideline(
    id: "scroll-view/page-overlap",
    title: "Pages of continuous content overlap a little.",
    severity: .advice, kinds: .structure,
    rationale: "A line of text or a strip of the picture that stays in sight tells a reader where to go on.",
    source: .scrollViews("Best practices", "004"),
    precision: "Cards and separate pages do not go on from each other and need no overlap.",
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "text", isPagingEnabled = true, contentSize = { 390, 12000 }, pageOverlap = 20, showsVerticalScrollIndicator = true,
            detent.textField { id = "words", isEditable = false, frame = { 0, 0, 390, 12000 }, text = "once upon a time" },
          },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "map", isPagingEnabled = true, contentSize = { 4680, 844 }, --! one image goes on over its pages, which do not overlap
            detent.image { id = "picture", frame = { 0, 0, 4680, 844 } },
          },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 800 },
          detent.list { id = "rows", rows = { count = 100, height = 50 }, isPagingEnabled = true }, --! rows go on over its pages, which do not overlap
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true,
            detent.image { id = "one", image = "one" },
            detent.image { id = "two", image = "two" },
          },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "map", isPagingEnabled = true, contentSize = { 4680, 844 }, pageSize = "90%",
            detent.image { id = "picture", frame = { 0, 0, 4680, 844 } },
          },
        }
        """),
    ],
    judge: .structure(of: .scrollView, needs: ["contentSize", "children"]) { look in
      guard look.part.isPaging, let content = look.continuousContent else {
        return look.part.isPaging && !look.part.children.isEmpty ? .pass : .notApplicable
      }
      return look.part.stride >= look.part.frame.size[look.part.pagingAxis] - 0.5 ? .noOverlap(content) : .pass
    })
}

extension Look {
  /// What goes on over several pages: rows, or one child longer than a page and a half; nil where nothing does.
  fileprivate var continuousContent: String? {
    let axis = part.pagingAxis
    if part.count("rows") ?? 0 > 0, axis == .vertical { return "rows" }
    let long = visibleChildren.first { $0.frame.size[axis] > 1.5 * part.pageLength && $0.children.isEmpty }
    switch long?.id.kind {
    case .image: return "one image"
    case .label, .textField: return "text"
    default: return nil
    }
  }
}

extension Judgement {
  fileprivate static func noOverlap(_ content: String) -> Judgement {
    .fail(
      "\(content) \(content == "rows" ? "go" : "goes") on over its pages, which do not overlap",
      measured: Quantity(0, "pt"),
      suggestion: "set pageOverlap to a line of text, a row, or a strip of the picture: pageOverlap = 20")
  }
}
