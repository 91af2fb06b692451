import DetentCore

extension Guideline {
  static let pageControlProminentRole = Guideline(
    id: "page-control/prominent-role",
    title: "Only the control by which people get around on a screen has a lasting background.",
    severity: .warning, kinds: .structure,
    rationale: "A background that is always there says: this is the way through the app. Two such ways compete.",
    source: .pageControls("iOS, iPadOS", "000", "002"),
    precision: "An onboarding has no tab bar and no sidebar: its prominent dots are the main way and pass.",
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
          detent.pageControl { id = "dots", numberOfPages = 4, backgroundStyle = "prominent", intent = { role = "secondary" } }, --! its background is always there, though it is not the main way around (its role is secondary)
        }
        """),
      .failing(
        """
        detent.screen { device = "iPad 11",
          detent.view { id = "places", frame = { 0, 24, 260, 1136 }, intent = { role = "sidebar" } },
          detent.pageControl { id = "dots", numberOfPages = 4, backgroundStyle = "prominent" }, --! its background is always there, though it is not the main way around (there is a sidebar)
        }
        """),
      .edge(
        """
        detent.screen { device = "iPad 11",
          detent.view { id = "places", frame = { 0, 24, 260, 1136 }, intent = { role = "sidebar" } },
          detent.pageControl { id = "dots", numberOfPages = 4 },
        }
        """),
    ],
    judge: .structure(of: .pageControl, needs: ["backgroundStyle"]) { look in
      guard look.part.showsIndicators else { return .notApplicable }
      guard look.part.backgroundStyle == "prominent" else { return .pass }
      if look.part.intent("role") == "secondary" { return .notMain("its role is secondary") }
      if look.index.hasSidebar { return .notMain("there is a sidebar") }
      return look.index.hasTabBar ? .notMain("there is a tab bar") : .pass
    })
}

extension Judgement {
  fileprivate static func notMain(_ reason: String) -> Judgement {
    .fail(
      "its background is always there, though it is not the main way around (\(reason))",
      suggestion: "set backgroundStyle to \"automatic\"")
  }
}
