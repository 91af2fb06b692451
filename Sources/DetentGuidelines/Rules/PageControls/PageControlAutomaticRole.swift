import DetentCore

extension Guideline {
  static let pageControlAutomaticRole = Guideline(
    id: "page-control/automatic-role",
    title: "A page control that is the main way around a screen has a lasting background.",
    severity: .advice, kinds: .structure,
    rationale: "The automatic and the minimal style are for page controls that are not the main way around.",
    source: .pageControls("iOS, iPadOS", "000", "002"),
    precision: "Nobody but the designer knows what is the main way: without intent.role nothing is judged.",
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, backgroundStyle = "prominent", intent = { role = "primary" } },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, intent = { role = "primary" } }, --! it is the main way around, but its style is automatic
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", place = "top", numberOfPages = 4, backgroundStyle = "minimal", intent = { role = "secondary" } },
          detent.pageControl { id = "more", numberOfPages = 4, backgroundStyle = "minimal", intent = { role = "primary" } }, --! it is the main way around, but its style is minimal
        }
        """),
    ],
    judge: .structure(of: .pageControl, needs: ["backgroundStyle"]) { look in
      guard look.part.showsIndicators, let role = look.part.intent("role") else { return .notApplicable }
      let style = look.part.backgroundStyle
      return role == "primary" && style != "prominent" ? .tooQuiet(style) : .pass
    })
}

extension Judgement {
  fileprivate static func tooQuiet(_ style: String) -> Judgement {
    .fail(
      "it is the main way around, but its style is \(style)",
      suggestion: "set backgroundStyle = \"prominent\"")
  }
}
