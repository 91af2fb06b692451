import DetentCore

extension Guideline {
  static let pageControlTapAnimation = Guideline(
    id: "page-control/tap-animation",
    title: "A tap on a page control slides to the next page.",
    severity: .advice, kinds: .behaviour,
    rationale: "The slide shows where the new page lies, and that it is a neighbour of the old one.",
    source: .pageControls("iOS, iPadOS", "000", "002"),
    precision: "With Reduce Motion a jump or a cross-fade is right, and nothing is judged.",
    examples: [
      .passing(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", pairedWith = "pager" },
        }
        screen.dots:tap "next"
        """),
      .failing(
        """
        local screen
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", numberOfPages = 5, --! a tap jumped to page 2 without a slide
            on = { valueChanged = function(e) screen.pager:scrollToPage(e.page, { animated = false }) end } },
        }
        screen.dots:tap "next"
        """),
      .edge(
        """
        local screen
        screen = detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pager", isPagingEnabled = true, numberOfPages = 5, showsHorizontalScrollIndicator = false },
          detent.pageControl { id = "dots", numberOfPages = 5,
            on = { valueChanged = function(e) screen.pager:scrollToPage(e.page, { animated = not screen.reduceMotion }) end } },
        }
        screen.dots:tap "next"
        detent.settle()
        screen.reduceMotion = true
        screen.dots:tap "next"
        """),
    ],
    judge: .behaviour([.gestures, .touches, .values, .motions, .offsets, .decisions]) { _ in
      PageTurns { turn in
        guard !turn.isScrub, !turn.isMotionReduced, turn.isAnimated || turn.isJump else { return nil }
        return turn.isAnimated ? .pass : .jumps(to: turn.page)
      }
    })
}

extension Judgement {
  fileprivate static func jumps(to page: Int) -> Judgement {
    .fail(
      "a tap jumped to page \(page + 1) without a slide",
      suggestion: "scroll animated where interactionState is \"discrete\"; or pair the two")
  }
}
