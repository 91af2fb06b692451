import DetentCore

extension Guideline {
  static let pageControlScrubAnimation = Guideline(
    id: "page-control/scrub-animation",
    title: "Pages do not slide while a finger scrubs.",
    severity: .warning, kinds: .behaviour,
    rationale: "A finger runs over many dots in a moment; a slide for each of them lags behind and distracts.",
    source: .pageControls("iOS, iPadOS", "000", "002"),
    precision: "A handler that slides for taps and jumps for scrubs (interactionState tells them apart) passes.",
    examples: [
      .passing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        screen.dots:scrub { from = 1, to = 4 }
        """),
      .failing(
        """
        local screen
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", numberOfPages = 5, --! while a finger scrubbed, the content slid to page 2
            on = { valueChanged = function(e) screen.pager:scrollToPage(e.page, { animated = true }) end } },
        }
        screen.dots:scrub { from = 1, to = 3 }
        """),
      .edge(
        """
        local screen
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", numberOfPages = 5,
            on = { valueChanged = function(e)
              local slides = screen.dots.interactionState ~= "continuous"
              screen.pager:scrollToPage(e.page, { animated = slides })
            end } },
        }
        screen.dots:scrub { from = 1, to = 4 }
        screen.dots:tap "next"
        """),
    ],
    judge: .behaviour([.gestures, .touches, .values, .motions, .offsets, .decisions]) { _ in
      PageTurns { turn in
        guard turn.isScrub else { return nil }
        return turn.isAnimated ? .slides(to: turn.page) : .pass
      }
    })
}

extension Judgement {
  fileprivate static func slides(to page: Int) -> Judgement {
    .fail(
      "while a finger scrubbed, the content slid to page \(page + 1)",
      suggestion: "jump where interactionState is \"continuous\", slide only for \"discrete\"; or pair the two")
  }
}
