import DetentCore

extension Guideline {
  static let pageControlTinted = Guideline(
    id: "page-control/tinted",
    title: "The system colours the indicators.",
    severity: .warning, otherSeverities: [SpecialCase(.error, "where the current page is hard to tell")],
    kinds: .structure,
    rationale:
      "The system's colours keep the current page apart from the others, and both from what lies behind them, everywhere.",
    source: .pageControls("Customizing indicators", "000", "002"),
    precision: """
      A brand may insist on its colour: allow it, with the reason. The system's own faint dot is below 3:1 against the \
      background and no fault: only the current one has to stand out. The background is the nearest given one \
      (backgroundColor of what lies behind, or of the screen); over pictures, and over pages whose colour is not given, \
      white dots may well be right, and a person has to look.
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
      .edge(
        """
        detent.screen { size = { 390, 844 }, backgroundColor = "#202020",
          detent.pageControl { id = "dark", place = "top", numberOfPages = 4, currentPageIndicatorTintColor = "#FFFFFF", pageIndicatorTintColor = "#FFFFFF4C" }, --! custom colours: current to other 6.05:1, current to background 16.29:1, other to background 2.68:1
          detent.view { id = "card", frame = { 0, 600, 390, 244 }, backgroundColor = "white" },
          detent.pageControl { id = "light", numberOfPages = 4, currentPageIndicatorTintColor = "#FFFFFF", pageIndicatorTintColor = "#000000" }, --! custom colours: current to other 21:1, current to background 1:1, other to background 21:1; the current page is hard to tell below 3:1
        }
        """),
      .edge(
        """
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "photos", isPagingEnabled = true, numberOfPages = 4, detent.image { image = "photo", frame = { 0, 0, 390, 844 } } },
          detent.pageControl { id = "over", pairedWith = "photos", currentPageIndicatorTintColor = "#FFFFFF", pageIndicatorTintColor = "#FFFFFF66" }, --? custom colours over scrollView "photos": their contrast to what lies behind is not known
        }
        detent.screen { size = { 390, 844 },
          detent.image { id = "photo", image = "photo", frame = { 0, 0, 390, 844 } },
          detent.pageControl { id = "same", numberOfPages = 4, currentPageIndicatorTintColor = "#FFFFFF", pageIndicatorTintColor = "#EEEEEE" }, --! custom colours: current to other 1.16:1; the current page is hard to tell below 3:1
        }
        detent.screen { size = { 390, 844 },
          detent.scrollView { id = "pages", isPagingEnabled = true, numberOfPages = 2,
            detent.view { frame = { 0, 0, 390, 844 }, backgroundColor = "black" }, detent.view { frame = { 390, 0, 390, 844 }, backgroundColor = "systemGray6" },
          },
          detent.pageControl { id = "dots", pairedWith = "pages", currentPageIndicatorTintColor = "#FFFFFF", pageIndicatorTintColor = "#00000000" }, --! custom colours: current to other 1.11:1, current to background 1.11:1, other to background 1:1; the current page is hard to tell below 3:1
        }
        """),
    ],
    judge: .structure(of: .pageControl, needs: ["pageIndicatorTintColor", "currentPageIndicatorTintColor"]) { look in
      guard look.part.showsIndicators else { return .notApplicable }
      let (current, other) = (look.part.text("currentPageIndicatorTintColor"), look.part.text("pageIndicatorTintColor"))
      guard current != nil || other != nil else { return .pass }
      guard let current = Color(named: current ?? "label", in: look.appearance),
        let other = Color(named: other ?? "tertiaryLabel", in: look.appearance)
      else { return .notApplicable }
      guard !look.part.isUnknown("background") else {
        let base = SystemColor.systemBackground.color(in: look.appearance)
        return .tinted(Color.contrast(current, other, over: base), least: look.options[contrast])
      }
      switch look.ground {
      case .colors(let grounds):
        let all = grounds.map { Contrasts(current, other, over: $0) }
        return all.min { $0.least < $1.least }.map { .tinted($0, least: look.options[contrast]) } ?? .notApplicable
      case .unknown(let thing):
        let isOpaque = current.alpha >= 1 && other.alpha >= 1
        let ratio = Color.contrast(current, other, over: current)
        return isOpaque && ratio < look.options[contrast] ? .tinted(ratio, least: look.options[contrast]) : .over(thing)
      }
    })

  private static let contrast = Threshold(
    "contrast", 3, step: 0.05, "The least contrast of the current indicator to the others and to the background.")
}

/// The contrasts of the indicators as they are coloured, in front of an opaque colour.
private struct Contrasts {
  var currentToOther: Double
  var currentToBackground: Double
  var otherToBackground: Double

  init(_ current: Color, _ other: Color, over background: Color) {
    currentToOther = Color.contrast(current, other, over: background)
    currentToBackground = Color.contrast(current, background, over: background)
    otherToBackground = Color.contrast(other, background, over: background)
  }

  /// What tells the current page apart.
  var least: Double { min(currentToOther, currentToBackground) }
}

extension Judgement {
  fileprivate static func tinted(_ contrasts: Contrasts, least: Double) -> Judgement {
    let numbers = [
      "current to other \(ratio(contrasts.currentToOther))",
      "current to background \(ratio(contrasts.currentToBackground))",
      "other to background \(ratio(contrasts.otherToBackground))",
    ]
    return tinted(numbers, contrasts.least, least)
  }

  /// Of what lies behind nothing is known.
  fileprivate static func tinted(_ currentToOther: Double, least: Double) -> Judgement {
    tinted(["current to other \(ratio(currentToOther))"], currentToOther, least)
  }

  private static func tinted(_ numbers: [String], _ worst: Double, _ least: Double) -> Judgement {
    let isFaint = worst < least
    let verdict = isFaint ? "; the current page is hard to tell below \(ratio(least))" : ""
    return .fail(
      "custom colours: \(numbers.joined(separator: ", "))\(verdict)", measured: Quantity(worst), limit: Quantity(least),
      suggestion: "leave pageIndicatorTintColor and currentPageIndicatorTintColor out",
      severity: isFaint ? .error : .warning)
  }

  fileprivate static func over(_ thing: Scene.Part) -> Judgement {
    .review(
      "custom colours over \(thing.title): their contrast to what lies behind is not known",
      suggestion: "look at each page, or say what lies behind: backgroundColor = …")
  }

  /// Rounded down, so that what is below a limit never reads as if it met it.
  private static func ratio(_ contrast: Double) -> String {
    Words.number((contrast * 100 + 1e-6).rounded(.down) / 100, 2) + ":1"
  }
}
