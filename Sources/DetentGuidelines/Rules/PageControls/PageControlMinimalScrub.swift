import DetentCore

extension Guideline {
  static let pageControlMinimalScrub = Guideline(
    id: "page-control/minimal-scrub",
    title: "A page control without a background does not let a finger scrub.",
    severity: .warning, kinds: .structure,
    rationale: "The minimal style never draws a background, so a scrubbing finger gets no sign that anything happens.",
    source: .pageControls("iOS, iPadOS", "000", "002"),
    precision: """
      Dots that are only an ornament of a single page cannot be scrubbed anyway, nor can those of a control that is \
      switched off: they are not judged.
      """,
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, backgroundStyle = "minimal", allowsContinuousInteraction = false },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, backgroundStyle = "minimal" }, --! a finger can scrub, but the minimal style shows no background while it does
        }
        """),
      .edge(
        """
        local screen = detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4 }, --! a finger can scrub, but the minimal style shows no background while it does
        }
        detent.wait(1)
        screen.dots.backgroundStyle = "minimal"
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, backgroundStyle = "minimal", isEnabled = false },
        }
        """),
    ],
    judge: .structure(of: .pageControl, needs: ["backgroundStyle", "allowsContinuousInteraction"]) { look in
      guard look.part.numberOfPages > 1, look.part.flag("isEnabled") else { return .notApplicable }
      return look.part.backgroundStyle == "minimal" && look.part.allowsScrubbing ? .scrubsUnseen : .pass
    })
}

extension Judgement {
  fileprivate static let scrubsUnseen = Judgement.fail(
    "a finger can scrub, but the minimal style shows no background while it does",
    suggestion: "set allowsContinuousInteraction = false, or backgroundStyle to \"automatic\" or \"prominent\"")
}
