import DetentCore

extension Guideline {
  static let pageControlTinted = Guideline(
    id: "page-control/tinted",
    title: "The system colours the indicators.",
    severity: .warning, kinds: .structure,
    rationale:
      "The system's colours keep the current page apart from the others, and both from what lies behind them, everywhere.",
    source: .pageControls("Customizing indicators", "000", "002"),
    precision: """
      A brand may insist on its colour: allow it, with the reason. The system's own faint dot is below 3:1 against the \
      background and no fault: only the current one has to stand out.
      """,
    thresholds: [contrast],
    examples: [
      .passing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4 },
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "dots", numberOfPages = 4, currentPageIndicatorTintColor = "systemYellow" }, --! custom colours: current to other 1.14:1, current to background 1.51:1, other to background 1.72:1; the current page is hard to tell below 3:1
        }
        """),
      .failing(
        """
        detent.screen { size = { 390, 844 }, appearance = "dark",
          detent.pageControl { id = "dots", numberOfPages = 4, currentPageIndicatorTintColor = "#FFFFFF", pageIndicatorTintColor = "#FFFFFF4C" }, --! custom colours: current to other 8.58:1, current to background 21:1, other to background 2.44:1
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.pageControl { id = "above", place = "top", numberOfPages = 4, currentPageIndicatorTintColor = "#949494", pageIndicatorTintColor = "#000000" }, --! custom colours: current to other 6.92:1, current to background 3.03:1, other to background 21:1
          detent.pageControl { id = "below", numberOfPages = 4, currentPageIndicatorTintColor = "#969696", pageIndicatorTintColor = "#000000" }, --! custom colours: current to other 7.09:1, current to background 2.95:1, other to background 21:1; the current page is hard to tell below 3:1
        }
        """),
    ],
    judge: .structure(of: .pageControl, needs: ["pageIndicatorTintColor", "currentPageIndicatorTintColor"]) { look in
      guard look.part.showsIndicators else { return .notApplicable }
      let (current, other) = (look.part.text("currentPageIndicatorTintColor"), look.part.text("pageIndicatorTintColor"))
      guard current != nil || other != nil else { return .pass }
      guard let contrasts = Contrasts(current: current, other: other, on: look) else { return .notApplicable }
      return .tinted(contrasts, least: look.options[contrast], knowsBackground: !look.part.isUnknown("background"))
    })

  private static let contrast = Threshold(
    "contrast", 3, step: 0.05, "The least contrast of the current indicator to the others and to the background.")
}

/// The contrasts of the indicators as they are coloured; a colour that was not given is the system's.
private struct Contrasts {
  var currentToOther: Double
  var currentToBackground: Double
  var otherToBackground: Double

  init?(current: String?, other: String?, on look: Look) {
    let appearance = look.screen?.text("appearance") == "dark" ? Screen.Appearance.dark : .light
    let background = SystemColor.systemBackground.color(in: appearance)
    guard let current = Color(named: current ?? "label", in: appearance),
      let other = Color(named: other ?? "tertiaryLabel", in: appearance)
    else { return nil }
    currentToOther = Color.contrast(current, other, over: background)
    currentToBackground = Color.contrast(current, background, over: background)
    otherToBackground = Color.contrast(other, background, over: background)
  }
}

extension Judgement {
  fileprivate static func tinted(_ contrasts: Contrasts, least: Double, knowsBackground: Bool) -> Judgement {
    let worst =
      knowsBackground ? min(contrasts.currentToOther, contrasts.currentToBackground) : contrasts.currentToOther
    var numbers = ["current to other \(ratio(contrasts.currentToOther))"]
    if knowsBackground {
      numbers.append("current to background \(ratio(contrasts.currentToBackground))")
      numbers.append("other to background \(ratio(contrasts.otherToBackground))")
    }
    let isFaint = worst < least
    let verdict = isFaint ? "; the current page is hard to tell below \(ratio(least))" : ""
    return .fail(
      "custom colours: \(numbers.joined(separator: ", "))\(verdict)", measured: Quantity(worst), limit: Quantity(least),
      suggestion: "leave pageIndicatorTintColor and currentPageIndicatorTintColor out",
      severity: isFaint ? .error : .warning)
  }

  /// Rounded down, so that what is below a limit never reads as if it met it.
  private static func ratio(_ contrast: Double) -> String {
    Words.number((contrast * 100 + 1e-6).rounded(.down) / 100, 2) + ":1"
  }
}
