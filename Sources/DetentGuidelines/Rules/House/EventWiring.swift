import DetentCore

extension Guideline {
  static let eventWiring = Guideline(
    id: "detent/event-wiring",
    title: "A control's action is wired to the event that it sends, and moves what it is paired with.",
    severity: .error, otherSeverities: [SpecialCase(.warning, "where it is a page control")], kinds: .structure,
    rationale: """
      A date picker never says touchUpInside: wired so, nothing ever happens. A page control does, as every control that \
      follows touches itself, but that tells of a finger and not of a page: it comes for a tap at the last page, once for \
      a whole scrub, and not at all for VoiceOver and keys. Observed by Matt Neuburg, Programming iOS 4, chapter 11 \
      (O'Reilly): a page control says all touch events and valueChanged, a date picker valueChanged alone. Apple \
      documents valueChanged for both, and has wired page controls of its samples to touchUpInside.
      """,
    source: .house,
    precision: """
      A page control wired to touchUpInside does turn pages for taps, so it is a warning; for a date picker it is an \
      error. A control that also hears touchUpInside for a sound is wired to valueChanged as well, and passes.
      """,
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
          detent.pageControl { id = "dots", numberOfPages = 3, actions = { touchUpInside = "turn:" } }, --! its action is wired to touchUpInside, which says that a finger was lifted and not that the page is another
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
        if actions.contains("touchUpInside"), !actions.contains("valueChanged") {
          return look.part.id.kind == .datePicker ? .deaf : .halfDeaf
        }
        guard let view = look.pairedView else { return actions.isEmpty ? .notApplicable : .pass }
        guard !view.isUnknown("contentSize") else { return .notApplicable }
        let isStuck = look.part.numberOfPages > 1 && view.overflow(view.pagingAxis) == 0
        return isStuck ? .movesNothing(look.part.numberOfPages, view) : .pass
      }))
}

extension Judgement {
  fileprivate static let deaf = Judgement.fail(
    "its action is wired to touchUpInside, which it never sends", suggestion: "wire it to valueChanged")

  fileprivate static let halfDeaf = Judgement.fail(
    "its action is wired to touchUpInside, which says that a finger was lifted and not that the page is another",
    suggestion: "wire it to valueChanged, which VoiceOver sends, too, and a scrub for each page", severity: .warning)

  fileprivate static func movesNothing(_ count: Int, _ view: Scene.Part) -> Judgement {
    .fail(
      "it has \(count) pages, and \(view.title), which it is paired with, has nothing to scroll",
      measured: Quantity(count, "pages"), suggestion: "give \(view.title) its pages: numberOfPages = \(count)")
  }
}
