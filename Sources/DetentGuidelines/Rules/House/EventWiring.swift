import DetentCore

extension Guideline {
  static let eventWiring = Guideline(
    id: "detent/event-wiring",
    title: "A control's action is wired to the event that it sends, and moves what it is paired with.",
    severity: .error, kinds: .structure,
    rationale:
      "A page control and a date picker say valueChanged, never touchUpInside: wired so, nothing ever happens.",
    source: .house,
    precision: "A control that also hears touchUpInside for a sound is wired to valueChanged as well, and passes.",
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
          detent.scrollView { id = "pager", contentSize = { 390, 844 } },
          detent.pageControl { id = "dots", pairedWith = "pager", numberOfPages = 4 }, --! it has 4 pages, and scrollView "pager", which it is paired with, has nothing to scroll
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 1 },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.datePicker { id = "day", frame = { 20, 100, 350, 50 }, actions = { touchUpInside = "choose:" } }, --! its action is wired to touchUpInside, which it never sends
          detent.datePicker { id = "time", frame = { 20, 200, 350, 50 }, actions = { touchUpInside = "click:", valueChanged = "choose:" } },
          detent.pageControl { id = "dots", numberOfPages = 3, actions = { touchUpInside = "turn:" } }, --! its action is wired to touchUpInside, which it never sends
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", contentSize = { 390, 844 }, unknown = { "contentSize" } },
          detent.pageControl { id = "dots", pairedWith = "pager", numberOfPages = 4 },
        }
        """),
    ],
    judge: Judge(
      subjects: [.pageControl, .datePicker],
      judge: { look in
        let actions = look.part.texts("actions").map { $0.split(separator: ":").first.map(String.init) ?? "" }
        if actions.contains("touchUpInside"), !actions.contains("valueChanged") { return .deaf }
        guard let view = look.pairedView else { return actions.isEmpty ? .notApplicable : .pass }
        guard !view.isUnknown("contentSize") else { return .notApplicable }
        let isStuck = look.part.numberOfPages > 1 && view.overflow(view.pagingAxis) == 0
        return isStuck ? .movesNothing(look.part.numberOfPages, view) : .pass
      }))
}

extension Judgement {
  fileprivate static let deaf = Judgement.fail(
    "its action is wired to touchUpInside, which it never sends", suggestion: "wire it to valueChanged")

  fileprivate static func movesNothing(_ count: Int, _ view: Scene.Part) -> Judgement {
    .fail(
      "it has \(count) pages, and \(view.title), which it is paired with, has nothing to scroll",
      measured: Quantity(count, "pages"), suggestion: "give \(view.title) its pages: numberOfPages = \(count)")
  }
}
